# Carpe Diem: всё, что читают за столом. Названия компонентов стоят в именительном падеже; буквы карт и номера клеток
# латинские. Сообщение, которое называет что-то по его имени в коде, может пользоваться другими данными того же события:
# `good-…` говорит, сколько товара.

title = Carpe Diem
subtitle = Свой район в Риме
tagline = Берите плитки, стройте свой район в Риме и с умом выбирайте две карты целей, которые активируете после каждой фазы.
progress =
    { $scoring ->
        [none] фаза { $game_phase } из 4, раунд { $round } из 7
       *[other] подсчёт { $scoring } из 4
    }
duration = 45–75 мин
weight = средняя

## Компоненты

kind-villa = вилла
kind-merchant = купец
kind-baker = пекарь
kind-senator = сенатор
kind-craftsman = ремесленник
kind-pond = пруд
kind-garden = сад
kind-vineyard = виноградник
kind-henyard = птичий двор
kind-market = рынок
kind-bakery = пекарня
kind-fountain = фонтан

good-fish = { $number ->
        [one] { $number } рыба
        [few] { $number } рыбы
        [many] { $number } рыб
       *[other] { $number } рыбы
    }
good-herbs = { $number ->
        [one] { $number } специя
        [few] { $number } специи
        [many] { $number } специй
       *[other] { $number } специи
    }
good-grapes = { $number ->
        [one] { $number } виноград
       *[other] { $number } винограда
    }
good-chickens = { $number ->
        [one] { $number } курица
        [few] { $number } курицы
        [many] { $number } кур
       *[other] { $number } курицы
    }

## Подсказки

phase-pawn = Поставьте своего патриция у склада.
phase-depot = Выберите плитку: патриций перейдёт к её складу и возьмёт её.
phase-tile = Возьмите плитку с этого склада.
phase-square = Выложите плитку в район или отложите её.
phase-first = Выберите, за какой из завершённых объектов получить награду первой.
phase-craft = Возьмите плитку из тёмного ряда.
phase-return = Выберите, какие карты фонтана оставить: одна вернётся под колоду.
phase-circle = Положите диск на круг: вы активируете две карты рядом с ним.
phase-card = Выберите карту, которую активируете первой.
phase-pay = Выберите, сколько раз вы оплачиваете карту.
phase-bread = За три хлеба условие карты считается выполненным ещё раз: заплатите их или оставьте себе.
phase-over = Партия окончена.

notation = Действия вводятся так: pawn 3, move 4, travel 0 (за хлеб), take 2, place c3r1 (клетка и четверти оборота по часовой стрелке), store, first merchant, craft 5, return villa, circle a1-b1, card a1, pay 2, bread, stop.
reveals = раздаются новые плитки
reveals-place = вы смотрите карты фонтана

## Журнал

event-phase-began = Фаза { $number }: начинает { $seat }
event-dealt = Новое на складе { $depot }: «{ $other ->
        [none] { $one }
       *[other] { $one } и { $other }
    }»
events-dealt = Новых плиток на складах: { $count }
event-turn-began = Ход { $turn }: { $seat }
event-pawn-placed = { $seat }: начинает у склада { $depot }
event-moved = { $seat }: идёт к складу { $depot }
event-travelled = { $seat }: платит 1 хлеб и идёт к складу { $depot }
event-took = { $seat }: берёт плитку «{ $other ->
        [none] { $one }
       *[other] { $one } и { $other }
    }» со склада { $depot }
event-cleared = Со склада { $depot } в коробку: «{ $other ->
        [none] { $one }
       *[other] { $one } и { $other }
    }»
events-cleared = Плиток, ушедших в коробку: { $count }
event-built = { $seat }: выкладывает плитку «{ $other ->
        [none] { $one }
       *[other] { $one } и { $other }
    }» на { $square }
event-stored = { $seat }: откладывает плитку «{ $other ->
        [none] { $one }
       *[other] { $one } и { $other }
    }»
event-banderole-taken = { $seat }: убирает свиток с { $square }
event-stepped = { $seat }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } по треку, теперь на делении { $space }
event-finished = { $seat }: завершает объект «{ $kind }» ({ $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
        [many] { $tiles } плиток
       *[other] { $tiles } плитки
    }{ $chimneys ->
        [0] )
        [one] , { $chimneys } труба)
        [few] , { $chimneys } трубы)
        [many] , { $chimneys } труб)
       *[other] , { $chimneys } трубы)
    }
event-goods-gained = { $seat }: получает товар — { $good }
event-goods-sold = { $seat }: { $goods ->
        [0] товаров нет, получает
        [one] продаёт { $goods } товар и получает
        [few] продаёт { $goods } товара и получает
        [many] продаёт { $goods } товаров и получает
       *[other] продаёт { $goods } товара и получает
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
event-coins-gained = { $seat }: получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
event-bread-gained = { $seat }: получает { $bread ->
        [one] { $bread } жетон хлеба
        [few] { $bread } жетона хлеба
        [many] { $bread } жетонов хлеба
       *[other] { $bread } жетона хлеба
    }
event-order-chosen = { $seat }: первая награда за объект «{ $class }»
event-crafted = { $seat }: берёт плитку «{ $other ->
        [none] { $one }
       *[other] { $one } и { $other }
    }» из тёмного ряда, место { $space }
event-fountain-looked = { $seat }: берёт { $cards ->
        [one] { $cards } карту фонтана
        [few] { $cards } карты фонтана
        [many] { $cards } карт фонтана
       *[other] { $cards } карты фонтана
    }
event-fountain-seen = { $seat }: взята карта «{ $kind }»
event-fountain-returned = { $seat }: возвращает карту фонтана под колоду
event-fountain-put-back = { $seat }: возвращена карта «{ $kind }»
event-scoring-began = Подсчёт { $number }
event-disc-laid = { $seat }: кладёт диск на круг { $circle }
event-card-begun = { $seat }: активирует карту
event-good-paid = { $seat }: отдаёт товар — { $good }
event-coins-paid = { $seat }: отдаёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
event-bread-paid = { $seat }: платит 3 хлеба за карту
event-multiples-reached = { $seat }: условие карты выполнено { $multiples ->
        [one] { $multiples } раз
        [few] { $multiples } раза
        [many] { $multiples } раз
       *[other] { $multiples } раза
    }
event-card-scored = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за карту
event-card-failed = { $seat }: условие карты не выполнено: { $points ->
        [0] терять нечего
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
event-villa-scored = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за виллу ({ $chimneys ->
        [one] { $chimneys } труба
        [few] { $chimneys } трубы
        [many] { $chimneys } труб
       *[other] { $chimneys } трубы
    })
event-store-scored = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за отложенное и запасы (всего { $things })
event-track-scored = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за деление { $space } трека
event-fountain-scored = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за карту фонтана ({ $things } × { $kind })
event-task-scored = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за задание «{ $kind }» ({ $side })
event-game-ended = Партия завершается, последний ход: { $turn }
told-disc = { $seat }: кладёт диск между «{ $one }» и «{ $other }»
told-card = { $seat }: «{ $card }» выполнена { $multiples ->
        [one] { $multiples } раз
        [few] { $multiples } раза
       *[many] { $multiples } раз
    }: { $brings }{ $given ->
        [none] {""}
       *[other] {" "}за { $given }
    }
told-card-failed = { $seat }: «{ $card }» не выполнена, { $points ->
        [0] но терять нечего
        [one] это стоит { $points } очко
        [few] это стоит { $points } очка
       *[many] это стоит { $points } очков
    }

## Отказы

refusal-game_over = Партия окончена, ходить больше нельзя.
refusal-not_now = Сначала нужно выбрать другое. { $phase }
refusal-depot_occupied = У склада { $depot } уже стоит патриций: начните у другого.
refusal-depot_empty = Склад { $depot } пуст: идите к складу, где есть плитка.
refusal-out_of_reach = Отсюда ваш патриций не дойдёт до склада { $depot }; за 1 хлеб можно пойти к любому складу, где есть плитка.
refusal-no_bread = Пойти к любому складу стоит 1 хлеб, а у вас его нет.
refusal-reached_on_foot = До склада { $depot } можно дойти и без хлеба: просто идите туда.
refusal-empty_place = На месте { $place } плитки уже нет.
refusal-equal_tile = Такая же плитка, как на месте { $place }, лежит на месте с меньшим номером: возьмите её.
refusal-square_occupied = На { $square } уже лежит плитка: выберите свободную клетку.
refusal-not_on_shovel = Первая плитка ложится на лопату: { $shovel }, а не { $square }.
refusal-touches_nothing = Клетка { $square } не касается ваших плиток: выкладывайте рядом с одной из них, сторона к стороне.
refusal-edge_mismatch = { $other ->
        [frame] На { $square } плитка не подходит ({ $side }): к рамке может прилегать только луг, а здесь { $own }.
       *[other] На { $square } плитка не подходит ({ $side }): стороны не совпадают, { $own } и { $other }.
    }
refusal-same_turning = На { $square } это выглядит так же, как поворот { $same }: выберите его.
refusal-not_finished = Плитка не завершила объект такого класса: { $class }.
refusal-empty_space = Место { $place } тёмного ряда пусто.
refusal-card_not_held = Такой карты фонтана у вас нет: { $kind }.
refusal-circle_not_used = Круг { $circle } не используется: рядом с ним нет двух карт.
refusal-circle_occupied = На круге { $circle } уже лежит диск: выберите свободный.
refusal-card_not_beside = Ячейка { $space } не рядом с вашим диском на { $circle }.
refusal-cannot_pay = { $most ->
        [0] Эту карту вам не оплатить ни разу (выбрано: { $multiples }); выберите 0.
        [one] Эту карту можно оплатить не больше чем { $most } раз (выбрано: { $multiples }).
        [few] Эту карту можно оплатить не больше чем { $most } раза (выбрано: { $multiples }).
        [many] Эту карту можно оплатить не больше чем { $most } раз (выбрано: { $multiples }).
       *[other] Эту карту можно оплатить не больше чем { $most } раза (выбрано: { $multiples }).
    }
refusal-scored_already = Ваш подсчёт в этой фазе уже прошёл, а плиток до следующей фазы нет.

## Настройки

option-edition = Издание
option-edition-2020 = 2020, от склада к складу
option-edition-2018 = 2018, по линиям звезды
option-villas = Виллы в конце партии
option-villas-table = по таблице, очков всё больше
option-villas-linear = 1 очко за трубу
option-bread = Три хлеба за карту
option-bread-once = один раз за подсчёт
option-bread-repeat = сколько угодно

## Откуда очки

points-card-scored = Карты целей
points-card-failed = Невыполненные карты
points-villa-scored = Виллы
points-store-scored = Отложенное и запасы
points-track-scored = Трек свитков
points-fountain-scored = Карты фонтана
points-task-scored = Задания рамки
points-other = { table-start }
final-villas = { points-villa-scored }
final-store = { points-store-scored }
final-track = { points-track-scored }
final-fountain = { points-fountain-scored }
final-tasks = { points-task-scored }

## Стол для любой игры: глаголы и поля

verb-pawn = Начать у склада
verb-move = Идти к складу
verb-travel = За 1 хлеб к складу
verb-take = Взять плитку
verb-place = Выложить плитку
verb-store = Отложить плитку
verb-first = Первая награда
verb-craft = Взять тёмную плитку
verb-return = Вернуть
verb-circle = Диск на круг
verb-card = Сначала карта
verb-pay = Сколько раз оплатить
verb-bread = Заплатить три хлеба
verb-stop = Оставить хлеб
field-game-phase = Фаза
field-round = Раунд
field-scoring = Подсчёт
field-start = Первый игрок
field-discs = Диски на треке, начиная с первого
field-order = Порядок подсчёта
field-depots = Склады
field-row = Тёмный ряд
field-in-hand = Взятая плитка
field-closing = Уже нельзя будет закрыть
field-meets = Задания, которые были бы выполнены
field-outlook = Что принесёт каждый выбор
field-waiting = Награды, которые ещё не выданы
field-settling = Идёт подсчёт
field-cards = Карты целей
field-circles = Круги
field-players = Что есть у каждого
field-light-pile = Светлые плитки, которые ещё выйдут
field-dark-pile = Тёмные плитки, которые ещё выйдут
field-light-to-come = На светлых плитках, которые ещё выйдут
field-dark-to-come = На тёмных плитках, которые ещё выйдут
field-unseen-tiles = Ещё не розданные плитки
field-fountain-pile = Карты фонтана в колоде
field-fountain-each = Очки карты фонтана за каждый объект
field-card-bread = Хлеб за один раз по карте
field-penalty = Очки, которых стоит невыполненная карта
field-tile = Плитка
field-edges = Стороны (север, восток, юг, запад)
field-chimneys = Трубы
field-centre = В середине
field-square = Клетка
field-turning = Четверти оборота
field-side = Сторона
field-kind = Вид
field-squares = Клетки
field-open-edges = Открытые стороны
field-finished = Завершён
field-mark = Метка
field-points = Очки
field-line = Линия
field-met = Выполнено
field-depot = Склад
field-tiles = Плитки
field-patricians = Патриции
field-multiples = Сколько раз
field-coins = Монеты
field-bread = Хлеб
field-steps = Шаги
field-space = Ячейка
players-space = Деление трека
field-card = Карта
field-deck = Колода
field-red = Цвет
red-true = красная
red-false = зелёная
field-need = Условие
field-reward = Награда
field-worth = Вам сейчас
field-circle = Круг
field-disc = Диск
field-patrician = Патриций у склада
field-goods = Товары
field-board = Строительное поле
field-shovel = Лопата
field-banderoles = Свитки ещё на
field-tasks = Задания рамки
field-district = Район
field-features = Объекты
field-built = Завершено или выложено
field-stored = Отложенные плитки
field-fountain-cards = Карты фонтана
field-fountain-count = Сколько карт фонтана
field-put-back = Возвращены под колоду
field-final = Если бы партия закончилась сейчас
field-faces = Плитки на виду
field-in-game = Во всей игре
field-to-come = Ещё выйдут
field-sites = Куда подходит
field-fitting = Ещё подходящие плитки
field-brings = Даёт по завершении
field-to-take = Ещё можно взять
field-lines = Пути к складам
field-reach = Доступные склады
field-way = Путь
field-cost = Стоит
field-ways = Даст вам сейчас
field-changes = Прибыль и расход
field-moves = Действия
field-fountain-points = Карты фонтана принесут
field-track = Числа трека
thing-tile = { $centre ->
        [none] ↑ { $edges1 } → { $edges2 } ↓ { $edges3 } ← { $edges4 }
       *[other] { $centre }
    }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } труба)
        [few] {" "}({ $chimneys } трубы)
        [many] {" "}({ $chimneys } труб)
       *[other] {" "}({ $chimneys } трубы)
    }
thing-square-turning = { $tile }
thing-circle-space = круг { $circle }{ $space ->
        [none] {""}
       *[other] , карта { $space }
    }{ $multiples ->
        [0] {""}
       *[other] , ×{ $multiples }
    }
thing-side-square = { $square } { $side }{ $fitting ->
        [0] {" "}(уже не закроется)
       *[other] {""}
    }
thing-depot-way = { $depot }{ $bread ->
        [0] {""}
       *[other] {" "}(за хлеб)
    }
thing-space-multiples = { $space } ×{ $multiples }
thing-cards-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }{ $cards ->
        [0] {""}
        [1] {" "}({ $cards1 })
       *[other] {" "}({ $cards1 }, { $cards2 })
    }
edges-pasture = –
value-villa = { kind-villa }
value-merchant = { kind-merchant }
value-baker = { kind-baker }
value-senator = { kind-senator }
value-craftsman = { kind-craftsman }
value-pond = { kind-pond }
value-garden = { kind-garden }
value-vineyard = { kind-vineyard }
value-henyard = { kind-henyard }
value-market = { kind-market }
value-bakery = { kind-bakery }
value-fountain = { kind-fountain }
value-pasture = луг
value-landscape = ландшафт
value-dwelling = строение
value-chimney = труба
value-fish = рыба
value-herbs = специи
value-grapes = виноград
value-chickens = курица
value-north = север
value-east = восток
value-south = юг
value-west = запад
value-top = сверху
value-right = справа
value-bottom = снизу
value-left = слева
value-r0 = без поворота
value-r1 = ¼ вправо
value-r2 = ½ оборота
value-r3 = ¼ влево
letter-V = { kind-villa }
letter-M = { kind-merchant }
letter-B = { kind-baker }
letter-S = { kind-senator }
letter-C = { kind-craftsman }
letter-P = { kind-pond }
letter-H = { kind-garden }
letter-G = { kind-vineyard }
letter-K = { kind-henyard }

## Откуда взяты компоненты

table-light-tiles = Светлые плитки
table-dark-tiles = Тёмные плитки
table-scoring-cards = Карты целей
table-fountain-cards = Карты фонтана
table-frame-pieces = Части рамки
table-frame-lines = Линии у меток рамки
table-boards = Строительные поля
table-track = Трек свитков
table-villas = Очки за виллы
table-depots = Склады и тёмный ряд
table-card-spaces = Ячейки карт и круги
table-start = Очки в начале
source-light-tiles = число плиток: изданные правила; что на них: составлено так, чтобы сходились все известные числа, примеры и отзывы
source-dark-tiles = число плиток и то, что на каждой что-то одно: изданные правила; что именно: подобрано
source-scoring-cards = число карт, требования колод и двенадцать карт: изданные правила; размеры колод и остальное: подобрано
source-fountain-cards = 24 карты, по две одинаковых, и четыре примера по 2 очка: изданные правила; отсюда следует двенадцать видов
source-frame-pieces = 16 частей по два задания, пекарь 4, вилла 3: изданные правила; остальное: подобрано так, чтобы ни один вид не оказался напротив себя
source-frame-lines = что задание смотрит вдоль ряда или столбца: несколько обзоров; какого именно: подобрано
source-boards = девять свитков и лопата: изданные правила; четыре поля 6 × 6: обзоры; их места: подобрано
source-track = от 0 до 20: один обзор; по очку за деление: изданные правила
source-villas = 3 трубы = 3 и 5 труб = 7: изданные правила; остальное — ровная последовательность через эти два значения
source-depots = изданные правила; что линия первого издания ведёт на три склада дальше, следует из звезды, которую они описывают
source-card-spaces = число карт и кругов: изданные правила; сетка: один обзор, и никакая другая не даёт 9, 13 и 17 кругов
source-start = изданные правила

## Терминал

terminal-round = фаза { $phase } из { $phases } · раунд { $round } из { $rounds } · ход { $turn }
terminal-scoring = подсчёт { $phase } из { $phases } · ход { $turn }
terminal-large = t 1 – t { $seats }: показать район этого игрока крупно
terminal-finished = завершено
terminal-unfinished = не завершено
terminal-banderole = свиток
terminal-shovel = лопата
terminal-met = задание выполнено
terminal-track = Трек
terminal-points = { $number ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }
terminal-coins = { $number ->
        [one] { $number } монета
        [few] { $number } монеты
        [many] { $number } монет
       *[other] { $number } монеты
    }
terminal-bread = { $number ->
        [one] { $number } хлеб
        [few] { $number } хлеба
        [many] { $number } жетонов хлеба
       *[other] { $number } жетона хлеба
    }
terminal-steps = { $number ->
        [one] { $number } шаг
        [few] { $number } шага
        [many] { $number } шагов
       *[other] { $number } шага
    }
terminal-points-short = { $number } оч.
terminal-coins-short = { $number }м
terminal-bread-short = { $number }х
terminal-steps-short = { $number }ш
terminal-chimney-short = { $number }× труба
terminal-landscape-short = { $number }× ланд.
terminal-dwelling-short = { $number }× стр.
terminal-end = +{ $points } в конце
terminal-before-end = До финального подсчёта
terminal-to-come = На скольких из ещё не вышедших плиток это есть
terminal-light = светлые
terminal-dark = тёмные
terminal-has-points = очки
terminal-has-goods = товары
terminal-has-coins = монеты
terminal-has-bread = хлеб
terminal-has-chimneys = трубы
terminal-has-stored = отложено
terminal-has-fountain-cards = карты фонтана
terminal-has-built = завершено или выложено

## Район на нарисованном столе

board-district = Район: { $name }
board-build-on = Выложить на { $square }
board-task = Задание { $side }: { $kind }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; от { $from } до { $to }, ещё не выполнено
board-task-met = Задание { $side }: { $kind }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; от { $from } до { $to }, выполнено
board-store-of = Запасы: { $name }
board-ended-now = Если бы игра кончилась сейчас
board-turn-left = Повернуть влево
board-turn-right = Повернуть вправо
board-build = Выложить
board-store = Отложить
board-in-hand = Плитка в руке: { $tile }
board-count-fountains = { $number ->
        [one] { $number } карта фонтана
        [few] { $number } карты фонтана
       *[many] { $number } карт фонтана
    }
board-points-now = { $number ->
        [one] сейчас { $number } очко
        [few] сейчас { $number } очка
       *[many] сейчас { $number } очков
    }
board-feature-finished = { $kind }: { $squares }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } труба
        [few] , { $chimneys } трубы
       *[many] , { $chimneys } труб
    }, завершено
board-feature = { $kind }: { $squares }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } труба
        [few] , { $chimneys } трубы
       *[many] , { $chimneys } труб
    }, открыто: { $open }
board-edge-dead = { $edge } (уже не закрыть)
board-closes-off = Уже не завершить: { $kinds }

## Нарисованный стол: форум, карты, трек

board-forum = Форум
board-cards = Карты целей
board-amount = { $number } × { $thing }
board-amount-points = { $number ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }
board-amount-coins = { $number ->
        [one] { $number } монета
        [few] { $number } монеты
        [many] { $number } монет
       *[other] { $number } монеты
    }
board-amount-bread = { $number ->
        [one] { $number } хлеб
        [few] { $number } хлеба
        [many] { $number } жетонов хлеба
       *[other] { $number } жетона хлеба
    }
board-amount-steps = { $number ->
        [one] { $number } шаг
        [few] { $number } шага
        [many] { $number } шагов
       *[other] { $number } шага
    }
board-tile = { $other ->
        [none] { $one }
       *[other] { $one } и { $other }
    }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } труба
        [few] , { $chimneys } трубы
        [many] , { $chimneys } труб
       *[other] , { $chimneys } трубы
    }
board-depot = Склад { $depot }
board-depot-empty = Склад { $depot }: пусто
board-depot-with = { $place }: { $tiles }
board-tile-in = { $tile }, { $place }
board-tile-by-bread = { $tile }, { $place }: дойти стоит 1 хлеб
board-fits-nowhere = Не подходит ни к одному месту: плитка сразу уйдёт в запас, и ход закончится.
board-row-tile = { $tile }, место { $space } тёмного ряда
board-row-empty = Место { $space } тёмного ряда: пусто
board-pile-light = Светлые плитки, которые ещё выйдут: { $count }
board-pile-dark = Тёмные плитки, которые ещё выйдут: { $count }
board-pile-fountain = Карты фонтана в колоде: { $count }
board-patrician = Патриций у склада { $depot }: { $seat }
board-patrician-waits = Патриций ещё не у склада: { $seat }
board-first = Первая награда: { $kind }
board-fountain-card = Карта фонтана: { $kind }, сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-keep = Что оставить?
board-keep-these = Оставить: { $kept }, сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; вернуть: { $back }
board-card-red = Отдать { $need }: { $reward }
board-card-green = За каждый набор { $need }: { $reward }
board-card-first = Сначала эта карта: всего { $worth }. { $card }
board-orders-alike = Какая карта первая? В любом порядке: { $worth }.
board-orders-differ = Какая карта первая? От порядка зависит, что принесут обе.
board-circle-brings = итог: { $worth }
board-circle-picked = Обе карты дают: { $worth }. Нажмите на круг ещё раз, чтобы положить диск.
board-not-now = сейчас не достать
board-circle = Круг между картами «{ $one }» и «{ $other }»
board-circle-taken = { $circle }: диск игрока «{ $seat }»
board-circle-worth = { $circle }: { $worth }
board-times = Сколько раз оплатить
board-pay-times = { $times ->
        [0] Не оплачивать
        [one] Оплатить { $times } раз
        [few] Оплатить { $times } раза
        [many] Оплатить { $times } раз
       *[other] Оплатить { $times } раза
    }
board-pay-bread = Заплатить { $bread } хлеба, чтобы карта принесла награду ещё раз
board-once-more = ещё раз
board-once = засчитать один раз
board-in-all = Вместе с лучшим, что может последовать
board-track = Трек свитков
board-start = Первый игрок: { $seat }
board-disc = { $seat }: деление { $space }, { $place }-й в подсчёте
board-parts = Части стола
board-part-depots = Склады
board-part-district = Район
board-part-cards = Карты
board-final = Финальный подсчёт
board-before-final = До финального подсчёта

## Что есть что на нарисованном столе

board-frame = Рамка
board-shovel = Лопата
board-banderole = Свиток
about-kind-villa = Сразу ничего не приносит. В конце партии каждая завершённая вилла даёт очки за свои трубы: чем их больше, тем дороже каждая.
about-kind-merchant = Когда строение завершено, вы продаёте все товары: по монете за каждый и ещё одна.
about-kind-baker = Когда строение завершено, вы получаете 2 хлеба.
about-kind-senator = Когда строение завершено, ваш диск делает 2 шага по треку.
about-kind-craftsman = Когда строение завершено, вы берёте любую плитку тёмного ряда и сразу выкладываете её или откладываете.
about-kind-pond = Завершённый пруд приносит рыбу: на одну меньше, чем в нём плиток.
about-kind-garden = Завершённый сад приносит специи: на одну меньше, чем в нём плиток.
about-kind-vineyard = Завершённый виноградник приносит виноград: на один меньше, чем в нём плиток.
about-kind-henyard = Завершённый птичий двор приносит кур: на одну меньше, чем в нём плиток.
about-kind-market = Приносит 1 монету, как только выложен.
about-kind-bakery = Приносит 1 хлеб, как только выложена.
about-kind-fountain = Как только он выложен, вы берёте две карты фонтана и одну из всех своих возвращаете.
about-kind-counts = В игре на { $total ->
        [one] { $total } плитке
        [few] { $total } плитках
        [many] { $total } плитках
       *[other] { $total } плитки
    }; ещё выйдут: светлых { $light }, тёмных { $dark }
about-tile-counts = Таких плиток в игре: { $total }, ещё выйдут: { $tiles }
about-stored = Отложена навсегда, лицевой стороной вниз. В конце партии это один из предметов в запасе; каждые два дают 1 очко.
about-feature-brings = При таком размере это приносит: { $brings }
about-task = Даёт очки в конце партии, если в его ряду или столбце есть плитка завершённого объекта этого вида.
about-frame = Считается лугом: вдоль неё у ваших плиток может быть только луг.
about-shovel = Сюда кладут первую плитку.
about-banderole = Выложите сюда плитку, и ваш диск сделает 1 шаг по треку.
about-good = Товары нужны для красных карт целей. Купец продаёт все, что у вас есть.
about-coins = На красной карте монета заменяет любой товар. Монеты приносят купцы и рынки.
about-bread = За 1 хлеб в начале хода можно попасть к любому складу с плиткой. За 3 хлеба при подсчёте условие карты считается выполненным ещё раз.
about-fountain-card-name = Карта фонтана: { $kind }
about-fountain-card = В конце партии даёт очки за всё, что у вас есть этого вида: { $kind }. Очков за каждый объект: { $points }. Объекты считаются, только если завершены.
about-fountain-cards = До конца партии они скрыты. Потом каждая даёт очки за всё, что есть её вида. Очков за каждый объект: { $points }.
about-final = Очки на сейчас и то, что прибавил бы финальный подсчёт: виллы, задания рамки, трек, карты фонтана и половина всего, что в запасе.
about-depot-ring = Отсюда идут к следующему складу или к предыдущему и берут там плитку. Пустые склады минуют.
about-depot-star = Отсюда идут по линии к другому складу и берут там плитку. Пустые склады минуют.
about-depot-counts = { $tiles ->
        [0] Здесь больше нечего взять
        [one] Здесь можно взять ещё { $tiles } плитку
        [few] Здесь можно взять ещё { $tiles } плитки
        [many] Здесь можно взять ещё { $tiles } плиток
       *[other] Здесь можно взять ещё { $tiles } плитки
    }
about-patrician = Каждый ход переходит к другому складу. У одного склада могут стоять несколько патрициев.
about-pile-light = Из неё пополняют склады в начале фаз 2 и 3.
about-pile-dark = Из неё пополняют склады в начале фазы 4.
about-pile-fountain = Кто выкладывает фонтан, берёт из неё две карты и одну кладёт под неё.
about-progress = В партии 4 фазы по 7 раундов. Каждая заканчивается подсчётом, потом склады пополняют снова.
about-track = Первым считает очки тот, кто дальше всех; в стопке — верхний диск. В конце партии число вашего деления идёт в очки.
about-start = Начинает каждый раунд этой фазы. В следующей фазе это будет следующий игрок.
about-card-red = Вы выбираете, сколько раз заплатить. Монеты заменяют недостающие товары.
about-card-green = Условие выполнено столько раз, на сколько хватает того, что у вас есть. Всё остаётся у вас.
about-circle = При подсчёте вы кладёте диск на свободный круг и активируете две карты рядом с ним, в любом порядке. Диск остаётся и занимает круг.
about-penalty-name = Карта не выполнена
about-penalty = За карту, условие которой не выполнено ни разу, теряют очки: { $points }. Ниже 0 очки не опускаются.

## Советы в первой партии

hint-pawn = Здесь ваш патриций начинает, и каждый ход он идёт дальше от своего склада. Присмотритесь к плиткам на соседних складах.
hint-depot = Нажмите на плитку: патриций пойдёт туда и возьмёт её. Склады, до которых он дойдёт, подсвечены.
hint-travel = За 1 хлеб можно попасть к любому складу с плиткой. Но 3 хлеба выручат и при подсчёте карты.
hint-tile = Возьмите плитку, которая закроет одну из ваших открытых сторон: завершённый объект сразу приносит награду.
hint-square = Нажмите на подсвеченную клетку или сначала поверните плитку: все соприкасающиеся стороны должны совпадать. Отложенная плитка даст лишь пол-очка.
hint-first = Порядок важен: товары, полученные до купца, он продаст вместе с остальными.
hint-craft = Возьмите любую плитку ряда. Её сразу выкладывают, и она может завершить что-то ещё.
hint-return = Оставьте те виды, которых у вас будет много: за каждый объект в конце дают очки. Одна карта вернётся.
hint-circle = Число на круге — сколько очков обе карты дадут вам сейчас. За карту, условие которой не выполнено ни разу, теряют очки.
hint-card = То, что принесёт первая карта, можно потратить на вторую.
hint-pay = Товары отдают, монеты — за недостающее. Всё, что вы оставите, пригодится при следующем подсчёте.
hint-bread = За 3 хлеба карта приносит награду ещё раз. В конце партии оставшийся хлеб даёт пол-очка.

## Как играть

guide-walk = В свой ход патриций идёт к одному из двух складов, к которым ведёт путь: по кругу, а в издании 2018 года по звезде, и берёт там плитку. Пустые склады он минует. За 1 хлеб он попадёт к любому складу с плиткой.
guide-build = Плитку сразу выкладывают рядом со своими: соприкасающиеся стороны должны совпадать, луг к лугу, вилла к вилле. Первая ложится на лопату. Что не выложено, отложено навсегда.
guide-finish = Объект без открытых сторон завершён и сразу приносит награду: ландшафты — товары, купец продаёт их за монеты, пекарь даёт хлеб, сенатор — шаги по треку, ремесленник — тёмную плитку.
guide-track = Выложите плитку на свиток, и ваш диск пойдёт по треку. Первым считает очки тот, кто дальше всех; в стопке — верхний диск.
guide-scoring = После каждых 7 раундов игроки кладут по диску между двумя картами и активируют обе. Красные: отдать товары. Зелёные: посчитать, что есть. Карта, не выполненная ни разу, стоит 4 очка; 3 хлеба выполняют её один раз.
guide-end = После четырёх подсчётов дают очки трубы завершённых вилл, задания рамки, деление трека, карты фонтана и каждые два предмета в запасе — 1 очко. Побеждает тот, у кого больше очков.

## Лист подсчёта и что ещё выйдет

board-fountain-hidden = «?» — карты фонтана, которых вы не видите.
board-none-scored = Подсчётов ещё не было: они идут после каждой фазы.
board-times-met = { $multiples ->
        [0] не выполнена
        [one] выполнена { $multiples } раз
        [few] выполнена { $multiples } раза
        [many] выполнена { $multiples } раз
       *[other] выполнена { $multiples } раза
    }
board-light = светлые
board-dark = тёмные
board-unseen-hint = На скольких плитках из тех, что ещё выйдут, есть этот вид; на плитке их может быть два.
board-row-hint = Их берут те, кто завершает строение ремесленника. Ряд никогда не пополняется.
board-fountain-unseen = В колоде: { $count }. У других: { $hidden }.
board-put-back = Вы вернули под колоду:

## Страница компонентов

board-with-players = { $seats } игрока
board-depots-hold = Плиток на складе: { $tiles }; мест в тёмном ряду: { $count }

## Рисунки к правилам: что на каждом

picture-C5 = Знак каждого вида и три плитки: два объекта на одной плитке, вилла с двумя трубами, стороны с лугом.
picture-C11 = В одну сторону путь ведёт к соседнему складу. В другую соседний склад пуст, и путь идёт дальше: в издании 2020 в том же направлении, в издании 2018 по любой из линий.
picture-C13 = За один хлеб патриций проходит через форум.
picture-C15 = Вдвоём: отсюда взяли две плитки, две другие уходят в коробку.
picture-C16 = Слева: пекарь к пекарю, сад к саду. Справа сенатор оказался бы рядом с пекарем: плитка не подходит.
picture-C17 = Нижний диск делает шаг, выходит из-под другого и ложится поверх тех, что лежат на новом делении.
picture-C18 = Вилла с открытой стороной: пунктир там, где она должна продолжаться; завершённая вилла с золотой каймой; вилла, которую уже не закрыть, с досками крест-накрест.
picture-C20 = Завершённый пруд из трёх плиток приносит две рыбы.
picture-C21 = Завершённое строение купца: три товара проданы за четыре монеты.
picture-C22 = Завершённое строение пекаря приносит два хлеба.
picture-C23 = Завершённое строение сенатора: два шага.
picture-C24 = Завершённое строение ремесленника: любая плитка тёмного ряда.
picture-C25 = Рынок приносит монету, пекарня — хлеб. Фонтан показывает две карты, и одна возвращается.
picture-C27 = Первым считает очки самый дальний диск; в стопке верхний раньше нижнего.
picture-C28 = Диск между двумя картами: активируются обе.
picture-C29 = Зелёная: в пяти трубах дважды по две, значит, дважды 1 хлеб, и ничего не отдают. Красная: три рыбы и монета дважды оплачивают по две рыбы, значит, дважды 4 очка.
picture-C32 = Двух специй мало: карта не выполнена, специи остаются.
picture-C33 = Три хлеба выполняют эту карту один раз, что бы ни было в районе.
picture-C35 = Завершённая вилла с пятью трубами даёт по таблице семь очков, незавершённая — ни одного.
picture-C36 = Осталось семь предметов: половина с округлением вниз — три.
picture-C38 = Два завершённых пруда дают очки дважды по карте прудов.
picture-C39 = У завершённого строения пекаря есть плитка в столбце его задания: выполнено. Пруд лежит в ряду своего задания, но не завершён: не выполнено.
