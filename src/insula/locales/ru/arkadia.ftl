# «Строители Аркадии»: что игрок читает за столом. Названия компонентов стоят в именительном падеже. Название
# идентификатора может зависеть от других данных события: `colour-…` согласуется с видом здания этого цвета; где здания
# нет, стоит родительный падеж: «печать красного цвета».

title = Строители Аркадии
subtitle = Город вокруг замка
tagline = Окружайте здания и получайте их печати, стройте замок и двигайте цены, продавайте в нужный момент.
progress = этаж { $floor } из 3{ $turns_left ->
        [none] { "" }
       *[other] , последние ходы
    }
duration = 60 мин
weight = несложная

## Компоненты

kind-house = дом
kind-farm = ферма
kind-tavern = таверна
kind-mill = мельница
kind-smithy = кузница
kind-trade_centre = фактория
kind-monastery = монастырь

colour-red = { $kind ->
        [house] красный
        [farm] красная
        [tavern] красная
        [mill] красная
        [smithy] красная
        [trade_centre] красная
        [monastery] красный
       *[other] красного цвета
    }
colour-olive = { $kind ->
        [house] оливковый
        [farm] оливковая
        [tavern] оливковая
        [mill] оливковая
        [smithy] оливковая
        [trade_centre] оливковая
        [monastery] оливковый
       *[other] оливкового цвета
    }
colour-black = { $kind ->
        [house] чёрный
        [farm] чёрная
        [tavern] чёрная
        [mill] чёрная
        [smithy] чёрная
        [trade_centre] чёрная
        [monastery] чёрный
       *[other] чёрного цвета
    }
colour-silver = { $kind ->
        [house] серебряный
        [farm] серебряная
        [tavern] серебряная
        [mill] серебряная
        [smithy] серебряная
        [trade_centre] серебряная
        [monastery] серебряный
       *[other] серебряного цвета
    }

thing-lot = участок замка
thing-worker = рабочий
thing-house = дом
thing-farm = ферма
thing-tavern = таверна
thing-mill = мельница
thing-smithy = кузница
thing-trade_centre = фактория
thing-monastery = монастырь

## Подсказки

phase-action = Стройте или ставьте рабочих.
phase-site = Положите плитку на свободные клетки рядом со зданием, участком замка или рабочим.
phase-draw = Возьмите карту: открытую или из колоды.
phase-workers = Поставьте ещё одного рабочего рядом с тем же зданием или остановитесь.
phase-tower = Здание завершено: поставьте башню на замок.
phase-banner = Сбросьте знамя (2 рабочих, и можно продать печати) или закончите ход.
phase-sell = Выберите, сколько печатей этого цвета вы продаёте.
phase-over = Партия окончена.

notation = Действия вводятся так: build house red, site c3r0 (первая клетка плитки и четверти оборота по часовой стрелке; от t0 до t3 — перевёрнутая), draw 2, draw pile, own c3, neutral c3, stop, tower red g5, banner, sell red 2, end, pass.

## Журнал

event-turn-began = Ход { $turn }: { $seat }
event-card-played = { $seat }: играет карту «{ $colour } { $kind }»
event-built = { $seat }: строит здание «{ $colour } { $kind }» на { $square }
event-camps-covered = { $seat }: накрывает { $workers ->
        [one] { $workers } лагерь и получает { $workers } нейтрального рабочего
        [few] { $workers } лагеря и получает { $workers } нейтральных рабочих
        [many] { $workers } лагерей и получает { $workers } нейтральных рабочих
       *[other] { $workers } лагеря и получает { $workers } нейтрального рабочего
    }
event-card-taken = { $seat }: берёт открытую карту «{ $colour } { $kind }»
event-card-opened = Новая открытая карта: { $colour } { $kind }
event-card-drawn = { $seat }: берёт карту из колоды
event-card-seen = { $seat }: взята карта «{ $colour } { $kind }»
event-worker-placed = { $seat }: ставит своего рабочего на { $square }
event-neutral-placed = { $seat }: ставит нейтрального рабочего на { $square }
event-passed = { $seat }: пасует
event-finished = { $seat }: завершает здание «{ $colour } { $kind }» на { $square }
event-seals-gained = { $seat }: получает { $workers ->
        [one] { $workers } печать { $colour } за { $workers } рабочего
        [few] { $workers } печати { $colour } за { $workers } рабочих
        [many] { $workers } печатей { $colour } за { $workers } рабочих
       *[other] { $workers } печати { $colour } за { $workers } рабочего
    }
event-seal-taken = { $seat }: берёт со здания печать { $colour }
event-tower-placed = { $seat }: ставит башню { $colour } на { $square }, этаж { $floor }; { $covered_id ->
        [plain] под ней нет печати
       *[other] цвет под ней: { $covered }
    }
event-floor-finished = Этаж { $floor } замка заполнен
event-tower-left = Остаток, на склад 3: { $number ->
        [one] { $number } башня { $colour }
        [few] { $number } башни { $colour }
        [many] { $number } башен { $colour }
       *[other] { $number } башни { $colour }
    }
event-store-empty = { $seat }: склад 3 пуст, { $towers ->
        [one] { $towers } башня не ставится
        [few] { $towers } башни не ставятся
        [many] { $towers } башен не ставятся
       *[other] { $towers } башни не ставятся
    }
event-end-began = { $seat } запускает конец партии: у каждого ещё один ход
event-banner-used = { $seat }: сбрасывает знамя и получает { $workers ->
        [one] { $workers } рабочего
        [few] { $workers } рабочих
        [many] { $workers } рабочих
       *[other] { $workers } рабочего
    }
event-sold = { $seat }: продаёт { $number ->
        [one] { $number } печать
        [few] { $number } печати
        [many] { $number } печатей
       *[other] { $number } печати
    } { $colour } по цене { $price } и получает { $points ->
        [one] { $points } золотой
       *[other] { $points } золотых
    }
event-game-ended = Партия завершается, последний ход: { $turn }
event-all-passed = Все спасовали: партия завершается, последний ход: { $turn }
event-sold-out = { $seat }: заключительная продажа, { $number ->
        [one] { $number } печать
        [few] { $number } печати
        [many] { $number } печатей
       *[other] { $number } печати
    } { $colour } по цене { $price }, { $points ->
        [one] { $points } золотой
       *[other] { $points } золотых
    }

## Отказы

refusal-game-over = Партия окончена, ходить больше нельзя.
refusal-not-now = Сейчас выбирают другое. { $phase }
refusal-card-not-held = Такой карты у вас нет: { $colour } { $kind }.
refusal-no-site = Для такой плитки ({ $kind }) места больше нет: рядом со зданием, участком замка или рабочим она нигде не помещается.
refusal-not-flipped = В этой партии плитки не переворачивают: выберите другой поворот.
refusal-off-board = Плитка туда не подходит: от клетки { $square } она выйдет за край поля ({ $kind }).
refusal-square-occupied = Плитка туда не подходит: клетка { $square } занята, там { $thing }.
refusal-touches-nothing = От клетки { $square } плитка ничего не коснётся: положите её рядом со зданием, участком замка или рабочим, сторона к стороне.
refusal-same-turning = Те же клетки эта форма накрывает так: { $turning }. Выберите этот поворот.
refusal-no-open-card = На месте { $place } нет открытой карты.
refusal-equal-card = Такая же карта лежит на месте { $place }: возьмите её.
refusal-pile-empty = Колода пуста: возьмите одну из открытых карт.
refusal-no-own-worker = В запасе нет ваших рабочих; знамя приносит 2.
refusal-no-neutral-worker = В запасе нет нейтральных рабочих; их приносят накрытые лагеря.
refusal-worker-square-occupied = Клетка { $square } занята, там { $thing }: выберите свободную.
refusal-no-building-beside = Клетка { $square } не рядом со зданием или участком замка, сторона к стороне.
refusal-no-common-building = Все рабочие одного хода стоят рядом с одним и тем же зданием, здесь это { $thing } на { $beside }; клетка { $square } не рядом с ним.
refusal-can-act = Пасуют, только когда сделать ничего нельзя, а вы ещё можете строить или поставить рабочего.
refusal-no-tower-due = Башню ставят только за завершённое здание, а сейчас ставить нечего.
refusal-not-on-ring = Башни стоят на кольце замка, а клетка { $square } не из него.
refusal-not-in-store = На складе { $floor } больше нет башни { $colour }.
refusal-tower-there = На { $square } уже стоит башня этажа { $floor }: выберите свободную клетку кольца.
refusal-banner-later = Знамя сбрасывают в конце хода, когда всё остальное сделано.
refusal-no-banner-left = Знамён у вас больше нет.
refusal-banner-used = За ход сбрасывают одно знамя, и в этом ходу вы его уже сбросили.
refusal-no-sale = Печати продают только со знаменем, в конце хода.
refusal-other-colour = Печати продают цвет за цветом; сейчас продаются печати { $colour }.
refusal-too-few-seals = { $number ->
        [0] У вас нет печатей { $colour }.
        [one] У вас только { $number } печать { $colour }.
        [few] У вас только { $number } печати { $colour }.
        [many] У вас только { $number } печатей { $colour }.
       *[other] У вас только { $number } печати { $colour }.
    }
refusal-no-turn-left = Свой последний ход вы уже сделали.

## Настройки

option-flip = Переворачивать плитки
option-flip-no = нет
option-flip-yes = да
option-tracking = Что за ширмами
option-tracking-memory = Скрыто: играем по памяти
option-tracking-open = Видно всем

## Откуда очки

points-sold = Продажи со знаменем
points-sold-out = Заключительная продажа

## Стол для любой игры: глаголы и поля

verb-build = Построить
verb-site = Положить плитку
verb-draw = Взять карту
verb-own = Поставить своего рабочего
verb-neutral = Поставить нейтрального рабочего
verb-stop = Остановиться
verb-tower = Поставить башню
verb-banner = Сбросить знамя
verb-sell = Продать печати
verb-end = Закончить ход
verb-pass = Пасовать
field-columns = Столбцы поля
field-rows = Ряды поля
field-shapes = Форма каждой плитки
field-castle = Замок
field-prices = Цены
field-next-towers = Следующая башня и цены после неё
field-towers-due = Поставить башен сейчас
field-towers-to-end = Башен до начала конца игры
field-camps = Лагеря
field-buildings = Здания
field-workers = Рабочие
field-open-cards = Открытые карты
field-hand = Ваши карты
field-card = Только что сыграна
field-tile = Плитка и её повороты
field-turning = Поворот
field-playable = Что вы можете построить
field-turnings = Повороты
field-cells = Форма
field-closes = Завершает
field-closes-now = Завершатся, если остановиться
field-closed-by = Завершатся с ещё одним рабочим
field-building = Здание
field-new-towers = Башен за это
field-pile-size = Карт в колоде
field-unseen-cards = Карты, которых не видно
field-players = Что есть у каждого
field-selling = Продаётся сейчас
field-start = Первый игрок
field-turns-left = Ходов после этого
field-passes = Пасов подряд
field-kind = Вид
field-colour = Цвет
field-number = Сколько
field-square = Клетка
castle-square = Угол
field-owner = Чей рабочий
field-squares = Клетки
next-towers-squares = Где
next-towers-colour = Башня
field-is-finished = Завершено
field-open-squares = Ещё свободно
field-earns = Печати, если закрыть сейчас
field-printed = Напечатано
field-towers = Башни снизу вверх
field-top = Видно сверху
field-is-upright = Положение
is-upright-true = вертикально
is-upright-false = горизонтально
field-ring = Кольцо
field-courtyard = Двор
field-floor = Строится этаж
field-stores = Склады
field-covers = На чём
field-banners = Знамёна
field-workers-on-board = Рабочие на поле
field-hand-size = Карт
field-own-workers = Свои рабочие
field-neutral-workers = Нейтральные рабочие
field-seals = Печати
field-seals-worth = Печати по нынешним ценам
field-gold = Золото
field-known-cards = Известные карты
thing-kind-colour = { $colour } { $kind }
thing-kind-colour-number = { $number } × { $colour } { $kind }
thing-kind-colour-squares = { $colour } { $kind }, { $is_finished ->
        [true] завершено
       *[other] { $open_squares ->
            [one] { $open_squares } свободная клетка рядом
            [few] { $open_squares } свободные клетки рядом
            [many] { $open_squares } свободных клеток рядом
           *[other] { $open_squares } свободной клетки рядом
        }
    }
thing-square-owner = { $owner ->
        [none] нейтральный рабочий
       *[other] рабочий: { $owner }
    }
thing-square-printed = замок, { $towers ->
        [0] башен нет
        [one] { $towers } башня
        [few] { $towers } башни
        [many] { $towers } башен
       *[other] { $towers } башни
    }; цвет сверху: { $top }
thing-camps = лагерь
thing-courtyard = двор
sign-kind-colour-squares = { $place }{ $is_finished ->
        [true] {" "}✓
       *[other] {""}
    }
sign-square-printed = { $towers ->
        [0] ·
       *[other] { $towers }
    }
sign-camps = △
sign-courtyard = ▒
value-house = { kind-house }
value-farm = { kind-farm }
value-tavern = { kind-tavern }
value-mill = { kind-mill }
value-smithy = { kind-smithy }
value-trade_centre = { kind-trade_centre }
value-monastery = { kind-monastery }
value-red = красный
value-olive = оливковый
value-black = чёрный
value-silver = серебряный
value-plain = без печати
value-court = двор
value-pile = из колоды
value-r0 = без поворота
value-r1 = ¼ вправо
value-r2 = ½ оборота
value-r3 = ¼ влево
value-t0 = перевёрнутая
value-t1 = перевёрнутая, ¼ вправо
value-t2 = перевёрнутая, ½ оборота
value-t3 = перевёрнутая, ¼ влево

## Откуда взяты компоненты

table-board = Поле и лагеря
table-lot = Участок замка
table-buildings = Плитки зданий
table-cards = Карты
table-stores = Башни на складах
table-pieces = Рабочие и знамёна
source-board = 16 × 12 клеток и 24 лагеря — из двух обзоров; где лежат лагеря, решили мы: неравномерно, ни один не касается другого, так что замок помещается только ближе к середине, как рассказывают игроки
source-lot = 4 × 3 клетки, кольцо из десяти и по две печати каждого цвета — из нескольких обзоров; где какая печать, решили мы
source-buildings = названия и количества — из списка компонентов; от 2 до 4 клеток, прямо или углом — из двух обзоров; какие именно формы, решили мы
source-cards = 40 карт на 40 плиток; поровну по цветам, что при таких количествах плиток возможно только одним способом
source-stores = список компонентов и несколько обзоров
source-pieces = список компонентов и несколько обзоров

## Терминал

terminal-turn = ход { $turn }
terminal-floor = этаж { $floor }: башен { $towers } из { $places }
terminal-pile = колода { $cards }
terminal-last-turns = { $turns ->
        [0] последний ход
       *[other] последние ходы: после этого { $turns }
    }
terminal-store = Склад { $number }
terminal-your-seals = Ваши печати
terminal-has-hand = карты
terminal-has-workers = рабочие
terminal-has-worth = стоят
terminal-has-gold = золото
terminal-unfinished = Незавершённые
terminal-earns = ещё открыто, печати за рабочих
terminal-more = …и ещё { $number }: w
terminal-neutral = нейтральный рабочий
terminal-camp = лагерь
terminal-seal = печать ещё на здании
terminal-tower = видимая печать, этаж
terminal-banner = знамёна
terminal-named = клетка, по которой называют место
terminal-row = ряд { $row }
terminal-own-worker = { $squares ->
        [one] Поставить своего рабочего: { $squares } клетка
        [few] Поставить своего рабочего: { $squares } клетки
        [many] Поставить своего рабочего: { $squares } клеток
       *[other] Поставить своего рабочего: { $squares } клетки
    }
terminal-neutral-worker = { $squares ->
        [one] Поставить нейтрального рабочего: { $squares } клетка
        [few] Поставить нейтрального рабочего: { $squares } клетки
        [many] Поставить нейтрального рабочего: { $squares } клеток
       *[other] Поставить нейтрального рабочего: { $squares } клетки
    }
terminal-open = { $building }: останется открыто { $squares }
terminal-closes = { $seals ->
        [one] закрывает { $building }: вам { $seals } печать
        [few] закрывает { $building }: вам { $seals } печати
        [many] закрывает { $building }: вам { $seals } печатей
       *[other] закрывает { $building }: вам { $seals } печати
    }
terminal-camps = { $workers ->
        [one] { $workers } нейтральный рабочий
        [few] { $workers } нейтральных рабочих
        [many] { $workers } нейтральных рабочих
       *[other] { $workers } нейтрального рабочего
    }
terminal-covers = { $colour }, закрывает: { $covered }
terminal-no-seal = клетка без печати
terminal-yours = ваши печати { $before }→{ $after }
terminal-selling = Сейчас { $colour }: цена { $price }, у вас { $seals }.
terminal-sale = Продать { $number }: { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
terminal-worth = все ваши печати: сейчас { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
