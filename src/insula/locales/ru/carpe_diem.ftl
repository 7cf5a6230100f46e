# Carpe Diem: всё, что читают за столом. Названия компонентов стоят в именительном падеже; буквы карт и номера клеток
# латинские. Сообщение, которое называет что-то по его имени в коде, может пользоваться другими данными того же события:
# `good-…` говорит, сколько товара.

title = Carpe Diem
subtitle = Свой район в Риме
tagline = Берите плитки, стройте свой район в Риме и с умом выбирайте две карты целей, которые активируете после каждой фазы.
progress = фаза { $game_phase } из 4, раунд { $round } из 7
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
phase-depot = Перейдите патрицием к складу.
phase-tile = Возьмите плитку с этого склада.
phase-square = Выложите плитку в район или отложите её.
phase-first = Выберите, за какой из завершённых объектов получить награду первой.
phase-craft = Возьмите плитку из тёмного ряда.
phase-return = Верните одну карту фонтана под колоду.
phase-circle = Положите диск на круг: вы активируете две карты рядом с ним.
phase-card = Выберите карту, которую активируете первой.
phase-pay = Выберите, сколько раз вы оплачиваете карту.
phase-bread = За три хлеба условие карты считается выполненным ещё раз: заплатите их или оставьте себе.
phase-over = Партия окончена.

notation = Действия вводятся так: pawn 3, move 4, travel 0 (за хлеб), take 2, place c3r1 (клетка и четверти оборота по часовой стрелке), store, first merchant, craft 5, return villa, circle a1-b1, card a1, pay 2, bread, stop.

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

## Отказы

refusal-game-over = Партия окончена, ходить больше нельзя.
refusal-not-now = Сейчас выбирают другое. { $phase }
refusal-depot-occupied = У склада { $depot } уже стоит патриций: начните у другого.
refusal-depot-empty = Склад { $depot } пуст: идите к складу, где есть плитка.
refusal-out-of-reach = Отсюда ваш патриций не дойдёт до склада { $depot }; за 1 хлеб можно пойти к любому складу, где есть плитка.
refusal-no-bread = Пойти к любому складу стоит 1 хлеб, а у вас его нет.
refusal-reached-on-foot = До склада { $depot } можно дойти и без хлеба: просто идите туда.
refusal-empty-place = На месте { $place } плитки уже нет.
refusal-equal-tile = Такая же плитка, как на месте { $place }, лежит на месте с меньшим номером: возьмите её.
refusal-square-occupied = На { $square } уже лежит плитка: выберите свободную клетку.
refusal-not-on-shovel = Первая плитка ложится на лопату: { $shovel }, а не { $square }.
refusal-touches-nothing = Клетка { $square } не касается ваших плиток: выкладывайте рядом с одной из них, сторона к стороне.
refusal-edge-mismatch = { $other ->
        [frame] На { $square } плитка не подходит ({ $side }): к рамке может прилегать только луг, а здесь { $own }.
       *[other] На { $square } плитка не подходит ({ $side }): стороны не совпадают, { $own } и { $other }.
    }
refusal-same-turning = На { $square } это выглядит так же, как поворот { $same }: выберите его.
refusal-not-finished = Плитка не завершила объект такого класса: { $class }.
refusal-empty-space = Место { $place } тёмного ряда пусто.
refusal-card-not-held = Такой карты фонтана у вас нет: { $kind }.
refusal-circle-not-used = Круг { $circle } не используется: рядом с ним нет двух карт.
refusal-circle-occupied = На круге { $circle } уже лежит диск: выберите свободный.
refusal-card-not-beside = Ячейка { $space } не рядом с вашим диском на { $circle }.
refusal-cannot-pay = { $most ->
        [0] Эту карту вам не оплатить ни разу (выбрано: { $multiples }); выберите 0.
        [one] Эту карту можно оплатить не больше чем { $most } раз (выбрано: { $multiples }).
        [few] Эту карту можно оплатить не больше чем { $most } раза (выбрано: { $multiples }).
        [many] Эту карту можно оплатить не больше чем { $most } раз (выбрано: { $multiples }).
       *[other] Эту карту можно оплатить не больше чем { $most } раза (выбрано: { $multiples }).
    }
refusal-scored-already = Ваш подсчёт в этой фазе уже прошёл, а плиток до следующей фазы нет.

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
field-start = Первый игрок
field-discs = Диски на треке, начиная с первого
field-order = Порядок подсчёта
field-depots = Склады
field-row = Тёмный ряд
field-in-hand = Взятая плитка
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
terminal-large = t 1 … t { $seats }: показать район этого игрока крупно
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
