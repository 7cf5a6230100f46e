# «Строители Аркадии»: что игрок читает за столом. Названия компонентов стоят в именительном падеже. Название
# идентификатора может зависеть от других данных события: `colour-…` согласуется с видом здания этого цвета; где здания
# нет, стоит родительный падеж: «печать красного цвета».

title = Строители Аркадии
subtitle = Город вокруг замка
tagline = Окружайте здания и получайте их печати, стройте замок, меняя цены, продавайте в нужный момент.
progress = этаж { $floor }: { $turns_left ->
        [none] { $towers_to_end ->
            [one] до конца { $towers_to_end } башня
            [few] до конца { $towers_to_end } башни
            [many] до конца { $towers_to_end } башен
           *[other] до конца { $towers_to_end } башни
        }
        [0] последний ход
       *[other] последние ходы, ещё { $turns_left }
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
reveals-draw = из колоды выходит карта

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
events-worker-placed = { $seat }: ставит своих рабочих ({ $count }) на { $square }
event-neutral-placed = { $seat }: ставит нейтрального рабочего на { $square }
events-neutral-placed = { $seat }: ставит нейтральных рабочих ({ $count }) на { $square }
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

refusal-game_over = Партия окончена, ходить больше нельзя.
refusal-not_now = Сначала нужно выбрать другое. { $phase }
refusal-card_not_held = Такой карты у вас нет: { $colour } { $kind }.
refusal-no_site = Для такой плитки ({ $kind }) места больше нет: рядом со зданием, участком замка или рабочим она нигде не помещается.
refusal-not_flipped = В этой партии плитки не переворачивают: выберите другой поворот.
refusal-off_board = Плитка туда не подходит: от клетки { $square } она выйдет за край поля ({ $kind }).
refusal-square_occupied = Плитка туда не подходит: клетка { $square } занята, там { $thing }.
refusal-touches_nothing = От клетки { $square } плитка ничего не коснётся: положите её рядом со зданием, участком замка или рабочим, сторона к стороне.
refusal-same_turning = Те же клетки эта форма накрывает так: { $turning }. Выберите этот поворот.
refusal-no_open_card = На месте { $place } нет открытой карты.
refusal-equal_card = Такая же карта лежит на месте { $place }: возьмите её.
refusal-pile_empty = Колода пуста: возьмите одну из открытых карт.
refusal-no_own_worker = В запасе нет ваших рабочих; знамя приносит 2.
refusal-no_neutral_worker = В запасе нет нейтральных рабочих; их приносят накрытые лагеря.
refusal-worker_square_occupied = Клетка { $square } занята, там { $thing }: выберите свободную.
refusal-no_building_beside = Клетка { $square } не рядом со зданием или участком замка, сторона к стороне.
refusal-no_common_building = Все рабочие одного хода стоят рядом с одним и тем же зданием, здесь это { $thing } на { $beside }; клетка { $square } не рядом с ним.
refusal-can_act = Пасуют, только когда сделать ничего нельзя, а вы ещё можете строить или поставить рабочего.
refusal-no_tower_due = Башню ставят только за завершённое здание, а сейчас ставить нечего.
refusal-not_on_ring = Башни стоят на кольце замка, а клетка { $square } не из него.
refusal-not_in_store = На складе { $floor } больше нет башни { $colour }.
refusal-tower_there = На { $square } уже стоит башня этажа { $floor }: выберите свободную клетку кольца.
refusal-banner_later = Знамя сбрасывают в конце хода, когда всё остальное сделано.
refusal-no_banner_left = Знамён у вас больше нет.
refusal-banner_used = За ход сбрасывают одно знамя, и в этом ходу вы его уже сбросили.
refusal-no_sale = Печати продают только со знаменем, в конце хода.
refusal-other_colour = Печати продают цвет за цветом; сейчас продаются печати { $colour }.
refusal-too_few_seals = { $number ->
        [0] У вас нет печатей { $colour }.
        [one] У вас только { $number } печать { $colour }.
        [few] У вас только { $number } печати { $colour }.
        [many] У вас только { $number } печатей { $colour }.
       *[other] У вас только { $number } печати { $colour }.
    }
refusal-no_turn_left = Свой последний ход вы уже сделали.

## Настройки

option-flip = Переворачивать плитки
option-flip-no = нет
option-flip-yes = да
option-tracking = Что за ширмами
option-tracking-memory = Скрыто: играем по памяти
option-tracking-open = Видно всем

## Откуда золото

points-sold = Продажи со знаменем
points-sold-out = Заключительная продажа
points-seals-red = Красные печати
points-seals-olive = Оливковые печати
points-seals-black = Чёрные печати
points-seals-silver = Серебряные печати

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

## Золото там, где страницы для всех игр говорят об очках

title-page-tool-sheet = Золото
title-page-points = { $points ->
        [one] { $points } золотой
       *[other] { $points } золотых
    }
title-page-points-hidden = золото скрыто
title-page-log-scores = золото
title-page-breakdown = Откуда золото
title-page-plain-items = За что получено золото
title-page-plain-no-points = Золота пока нет.
title-note-points = { $points ->
        [one] +{ $points } золотой
       *[other] +{ $points } золотых
    }
title-end-title = Золото

## Что есть на нарисованном столе, и действия словами

board-seals = { $number ->
        [one] { $number } печать { $colour }
        [few] { $number } печати { $colour }
        [many] { $number } печатей { $colour }
       *[other] { $number } печати { $colour }
    }
board-towers = { $number ->
        [one] { $number } башня { $colour }
        [few] { $number } башни { $colour }
        [many] { $number } башен { $colour }
       *[other] { $number } башни { $colour }
    }
board-pile = { $cards ->
        [0] Колода пуста
        [one] Колода: { $cards } карта
        [few] Колода: { $cards } карты
        [many] Колода: { $cards } карт
       *[other] Колода: { $cards } карты
    }
board-hand-of = { $seat }: { $cards ->
        [0] карт на руке нет
        [one] { $cards } карта на руке
        [few] { $cards } карты на руке
        [many] { $cards } карт на руке
       *[other] { $cards } карты на руке
    }
board-store = Склад { $floor }
board-store-empty = Башен больше нет
board-price = Цена ({ $colour }): { $price }
board-banners-of = { $seat }: { $banners ->
        [0] знамён больше нет
        [one] { $banners } знамя
        [few] { $banners } знамени
        [many] { $banners } знамён
       *[other] { $banners } знамени
    }
board-gold-of = { $seat }: { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
board-gold-hidden = { $seat }: золото за ширмой
board-move-build = Построить: { $card }
board-move-site = Положить плитку на { $square }, { $turning }
board-move-take = Взять открытую карту: { $card }
board-move-draw = Взять карту из колоды
board-move-tower = Поставить башню { $colour } на { $square }
board-move-sell = Продать: { $seals }

## Что это на нарисованном столе

about-building = { $open ->
        [one] Вокруг ещё { $open } свободная клетка.
        [few] Вокруг ещё { $open } свободные клетки.
        [many] Вокруг ещё { $open } свободных клеток.
       *[other] Вокруг ещё { $open } свободной клетки.
    } Кто закроет здание, берёт лежащую на нём печать и ставит башню.
about-building-earns = За рабочих, если закрыть сейчас: { $earned }
about-building-earns-none = За рабочих сейчас никто не получил бы печати
about-building-finished = Завершено. Печати розданы, больше оно не приносит; рядом по-прежнему можно строить и ставить рабочих.
about-card = Сыграйте её и положите плитку рядом со зданием, участком замка или рабочим. На здание кладут печать цвета карты. Вид задаёт только форму.
about-card-counts = Уже построено: { $built }. Не видно, в колоде или на руках: { $unseen }
about-pile = Кто строит, берёт карту: открытую, её место занимает карта отсюда, или верхнюю, которую больше никто не видит.
about-pile-empty = Открытые карты больше не пополняются. Когда и их не станет, карт не берут.
about-hand = Кто строит, играет карту с руки и берёт новую.
about-hand-known = Известны всем: { $known }
about-castle = Каждое завершённое здание добавляет башню. Печати, которые видно сверху, — это цены. С десятой башней этажа 2 начинается конец партии.
about-ring = Сюда можно поставить башню этажа { $floor }. Для цен важно только то, что видно сверху.
about-ring-taken = Башня этажа { $floor } здесь уже стоит; следующая — на следующем этаже. Для цен важно только то, что видно сверху.
about-ring-below = Под ней, снизу вверх: { $below }
about-store = Отсюда берут башни этажа { $floor }. Когда этаж заполнен, остаток переходит на склад 3.
about-store-last = Отсюда берут башни этажа { $floor }. Когда склад пуст, башен больше не ставят.
about-price = Сколько печатей этого цвета видно на замке сверху. Башня этого цвета поднимает цену на 1, башня другого цвета поверх такой печати снижает на 1.
about-price-counts = Башен этого цвета на складах: { $towers }
about-seal = Когда закрывают здание этого цвета, каждый рабочий рядом приносит своему игроку одну печать; кто закрыл, берёт и ту, что лежит на здании. При продаже печать приносит свою цену золотом.
about-seal-counts = Цена сейчас: { $price }. Незавершённых зданий этого цвета: { $open }
about-worker = Приносит печать за каждое здание, закрытое рядом с ним. Рабочие стоят на поле до конца партии.
about-neutral = Закрывает здание, как любой рабочий, но печати никому не приносит. Нейтральных рабочих дают лагеря.
about-workers-placed = На поле: { $placed }
about-workers-counts = На поле: { $placed }. В запасе: { $stock }
about-banner = Раз за ход, в самом конце: сбросьте знамя, возьмите 2 рабочих и продайте сколько угодно печатей по ценам этого момента.
about-gold = У кого в конце больше золота, тот побеждает. Печати становятся золотом при продаже: со знаменем, а все оставшиеся — в конце партии.
about-gold-worth = Все печати сейчас принесли бы { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
about-camp = Накройте его зданием и получите 1 нейтрального рабочего. Под рабочим лагерь пропадает.
about-camp-counts = Свободных лагерей: { $camps }

## Подсказки в первой партии

hint-build = Стройте рядом с тем, что уже есть, или ставьте рабочих. Здание приносит печати, когда все клетки вокруг заняты: по одной печати его цвета за каждого рабочего рядом.
hint-worker = Рабочий приносит печать за каждое здание, закрытое рядом с ним. Ищите клетки между двумя зданиями.
hint-site = Нажмите на подсвеченную клетку или сначала поверните плитку. Каждый накрытый лагерь даёт нейтрального рабочего.
hint-draw = Какую открытую карту вы берёте, видят все. Что пришло из колоды, знаете только вы.
hint-more-workers = Можно поставить ещё рабочих, всех рядом с тем же зданием. Нейтральные закрывают его, но ничего не приносят. Потом остановитесь: только тогда смотрят, что завершено.
hint-tower = Башня поднимает цену своего цвета на 1, а цвет под ней падает на 1. Поднимайте то, что есть у вас, и накрывайте то, что есть у других.
hint-banner = Знамя приносит 2 рабочих и даёт продать печати прямо сейчас. Знамён мало, а дорогой сегодня цвет завтра могут накрыть.
hint-sale = Продавайте то, что вряд ли подорожает. Все оставленные печати продадут в конце по ценам того момента.
hint-pass = Вы не можете ни строить, ни поставить рабочего. Знамя принесло бы 2 рабочих.
hint-last-turns = У каждого остался один последний ход. Потом все печати продают по последним ценам; оставшиеся рабочие и знамёна ничего не стоят.

## Как играть

guide-build = В свой ход стройте или ставьте рабочих. Чтобы строить, сыграйте карту и положите её плитку рядом со зданием, замком или рабочим. На здании лежит печать его цвета. Потом возьмите карту.
guide-camps = Каждый лагерь, накрытый вашим зданием, даёт вам нейтрального рабочего.
guide-workers = Или ставьте рабочих: сколько угодно, своих и нейтральных, всех рядом с одним и тем же зданием. Там они и остаются.
guide-finish = Здание завершено, когда все клетки вокруг заняты. Каждый рабочий рядом приносит своему игроку печать цвета здания. Кто закрыл здание, берёт и печать, лежащую на нём.
guide-towers = За каждое завершённое здание вы ставите на замок башню. Цена цвета — это число его печатей, которые видно сверху: башня поднимает свой цвет и накрывает другой.
guide-end = Знамя в конце хода приносит 2 рабочих и даёт продать печати за золото. Когда этаж 2 заполнен, у каждого ещё один ход; потом продают все печати. Побеждает тот, у кого больше золота.

## Лист подсчёта, и что ещё осталось

board-gold-so-far = Золото сейчас
board-sealed-at = { $colour }, цена { $price }
board-seals-worth = Печати по этим ценам
board-ended-now = Если бы партия закончилась сейчас
board-behind-screen = «?» — за ширмой. Что получено и продано, записано в журнале.
board-screened = Рабочие, печати и золото — за ширмой.
board-stock-own = Свои рабочие в запасе
board-stock-neutral = Нейтральные рабочие в запасе
board-known-cards = Известные карты
board-cards-unseen = Карты, которых не видно
board-cards-hint = Они в колоде или на руках, которых вы не видите. В колоде: { $pile }
board-towers-to-come = Башни на складах
board-to-end = { $towers ->
        [0] Конец партии начался.
        [one] До конца партии { $towers } башня.
        [few] До конца партии { $towers } башни.
        [many] До конца партии { $towers } башен.
       *[other] До конца партии { $towers } башни.
    }
board-turns-left = { $turns ->
        [0] Это последний ход.
        [one] После этого ещё { $turns } ход.
        [few] После этого ещё { $turns } хода.
        [many] После этого ещё { $turns } ходов.
       *[other] После этого ещё { $turns } хода.
    }
board-camps-left = { $camps ->
        [0] Свободных лагерей больше нет.
        [one] Свободен { $camps } лагерь.
        [few] Свободны { $camps } лагеря.
        [many] Свободны { $camps } лагерей.
       *[other] Свободны { $camps } лагеря.
    }

## Рисунки к правилам

picture-K2 = Семь форм, каждая со знаком своего вида.
picture-K9 = Новая плитка может касаться здания, замка или любого рабочего (✓). Угла недостаточно (✗).
picture-K11 = Таверна накрывает два лагеря: 2 нейтральных рабочих. Рабочий на лагере не даёт ничего.
picture-K13 = Трое рабочих одного хода, все рядом с чёрной кузницей. Четвёртая клетка касается только другого здания.
picture-K14 = Ферма в углу завершена: за краем поля нет свободных клеток. Рядом с домом одна клетка ещё свободна.
picture-K15 = Новый рабочий (★) закрывает оба здания и приносит по печати от каждого; в углу фермы он считается один раз. Нейтральные рабочие не приносят ничего. Кто его поставил, берёт и две печати, которые там лежат.
picture-K16 = Завершены два здания: сначала все их печати, потом две башни.
picture-K17 = Этаж 1 заполнен: две оставшиеся башни переходят на склад 3, начинается этаж 2.
picture-K18 = Чёрная башня на видимой красной печати: цена красного падает с 2 до 1, цена чёрного растёт с 2 до 3.
picture-K19 = 7 красных печатей по цене 3 и 5 серебряных по цене 4 приносят 41 золотой.

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

## Нарисованный стол

drawn-land = Поле
drawn-nobody = никто
drawn-share-own = вы { $number }
drawn-share = { $name } { $number }
drawn-closes = закрыто: { $building } ({ $shares })
drawn-closes-nothing = пока ничего не закрыто
drawn-towers = { $towers ->
        [one] { $towers } башня
        [few] { $towers } башни
        [many] { $towers } башен
       *[other] { $towers } башни
    }
drawn-covers = { $workers ->
        [one] накрывает { $workers } лагерь: { $workers } нейтральный рабочий
        [few] накрывает { $workers } лагеря: { $workers } нейтральных рабочих
        [many] накрывает { $workers } лагерей: { $workers } нейтральных рабочих
       *[other] накрывает { $workers } лагеря: { $workers } нейтрального рабочего
    }
drawn-building = { $building }: { $open ->
        [one] { $open } свободная клетка рядом
        [few] { $open } свободные клетки рядом
        [many] { $open } свободных клеток рядом
       *[other] { $open } свободной клетки рядом
    }; печати за рабочих: { $shares }
drawn-building-finished = { $building }, завершено
drawn-ring = { $square }: { $towers ->
        [0] башен нет
        [one] { $towers } башня
        [few] { $towers } башни
        [many] { $towers } башен
       *[other] { $towers } башни
    }, цвет сверху: { $top }
drawn-lay-on = Положить плитку на { $square }
drawn-worker-own = Ваш рабочий на { $square }
drawn-worker-neutral = Нейтральный рабочий на { $square }
drawn-tower-on = Башня на { $square }
drawn-camp = Лагерь на { $square }
drawn-map = Всё поле в миниатюре: нажмите, чтобы перейти туда
drawn-stores = Замок: строится этаж { $floor }
drawn-floor = Этаж { $floor }
drawn-floor-finished = стоят все 10
drawn-towers-to-end = { $towers ->
        [0] Конец партии начался
        [one] До конца { $towers } башня
        [few] До конца { $towers } башни
        [many] До конца { $towers } башен
       *[other] До конца { $towers } башни
    }
drawn-last-turns = { $turns ->
        [0] Последний ход
       *[other] Последние ходы: ещё { $turns }
    }
drawn-stack = { $colour }: на складе { $number ->
        [one] { $number } башня
        [few] { $number } башни
        [many] { $number } башен
       *[other] { $number } башни
    }
drawn-prices = Цены
drawn-price = { $colour }: цена { $price }
drawn-price-held = { $colour }: цена { $price }, у вас { $number }, стоят { $worth }
drawn-your-seals = Ваши печати
drawn-hand = Ваши карты
drawn-draw = Возьмите карту
drawn-open-cards = Открытые карты
drawn-pile-name = { $cards ->
        [one] Колода, { $cards } карта
        [few] Колода, { $cards } карты
        [many] Колода, { $cards } карт
       *[other] Колода, { $cards } карты
    }
drawn-own-things = Что у вас есть
drawn-workers-own = Свои рабочие: { $number }
drawn-workers-neutral = Нейтральные рабочие: { $number }
drawn-seals = { $colour }: { $number ->
        [one] { $number } печать
        [few] { $number } печати
        [many] { $number } печатей
       *[other] { $number } печати
    }
drawn-banners = Знамёна: { $number }
drawn-gold = Золото: { $number }
drawn-turn-left = Повернуть влево
drawn-turn-right = Повернуть вправо
drawn-turn-over = Перевернуть
drawn-lay = Положить
drawn-put-back = Вернуть
drawn-done = готово
drawn-later = после закрытия
drawn-sell-heading = Знамя: 2 рабочих и продажа
drawn-sell-open = Знамя…
drawn-sell-of = { $colour }: печати на продажу
drawn-sell = { $gold ->
        [0] Сбросить знамя, ничего не продавать
        [one] Продать за { $gold } золотой
       *[other] Продать за { $gold } золотых
    }
drawn-settled = Завершённые здания
drawn-settled-workers = { $workers } за рабочих
drawn-settled-taken = 1 со здания
drawn-floor-done = Этаж { $floor } заполнен
drawn-end-begun = Начинаются последние ходы
drawn-final = Заключительная продажа
drawn-before-final = Золото до продажи
drawn-floor-left = Оставшиеся башни переходят на склад 3:
drawn-end-of = { $name } запускает конец партии: у каждого ещё один ход.
drawn-open = { $open ->
        [one] { $open } свободная клетка рядом
        [few] { $open } свободные клетки рядом
        [many] { $open } свободных клеток рядом
       *[other] { $open } свободной клетки рядом
    }
drawn-you = вы
drawn-earns-nobody = ни у кого здесь нет своих рабочих
drawn-prompt-lay = { $card }: выберите подсвеченное место.
drawn-prompt-lay-again = { $card }: нажмите ещё раз, чтобы положить.
drawn-prompt-colour = Теперь выберите цвет со склада; башня встанет на { $square }.
drawn-prompt-square = Теперь выберите клетку замка.
drawn-prompt-sale = Выберите печати на продажу; знамя приносит и 2 рабочих.
