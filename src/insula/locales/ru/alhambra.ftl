# «Альгамбра», карточная игра: всё, что читают за столом. Названия компонентов стоят в именительном падеже,
# валюты названы в женском роде: карта, валюта. Буквы A, B и C латинские, как на картах.

title = Альгамбра
subtitle = Карточная игра
tagline = Скупайте за четыре валюты здания каждого вида, чтобы их было больше, чем у других, и платите без сдачи, чтобы действовать снова.
progress = { $held ->
        [0] до подсчёта A
        [1] до подсчёта B
        [2] до подсчёта C
       *[other] партия окончена
    }
duration = 45–60 мин
weight = лёгкая

## Компоненты

kind-pavilion = павильон
kind-seraglio = сераль
kind-arcades = аркады
kind-chambers = покои
kind-garden = сад
kind-tower = башня

currency-yellow = жёлтая
currency-blue = синяя
currency-green = зелёная
currency-orange = оранжевая

scoring-A = A
scoring-B = B
scoring-C = C

martin = Мартин

## Подсказки

phase-action = Возьмите деньги или купите здание.
phase-payment = Оплатите здание «{ $kind } { $price }»: внесено { $total } из { $price }.
phase-gift = Оставьте здание «{ $kind } { $price }» себе или отдайте Мартину.
phase-over = Партия окончена.

## Выбор

choice-take = Взять деньги: { $cards }
choice-buy = Купить: { $kind } { $price } (валюта: { $currency })
choice-pay = Заплатить картой «{ $currency } { $value }»
choice-stop = Остановиться на { $total }: без сдачи, ещё одно действие
choice-keep = Оставить себе здание «{ $kind } { $price }»
choice-give = Отдать Мартину здание «{ $kind } { $price }»
choice-pass = Пасовать: нечего ни взять, ни купить
notation = Действия вводятся так: take 3, take 1+4 (места открытых денег слева направо), buy blue, pay 7, stop, keep, give, pass.
reveals = из колод выходят новые карты

## Журнал

event-turn-began = Ход { $turn }: { $seat }
event-took = { $seat }: берёт карту «{ $currency } { $value }»
event-paid = { $seat }: платит картой «{ $currency } { $value }»
event-bought = { $seat }: покупает здание «{ $kind } { $price }» за { $total } (валюта: { $slot })
event-received = { $owner }: получает здание «{ $kind } { $price }»
event-acts-again = { $seat }: платит без сдачи и получает ещё одно действие
event-passed = { $seat }: пасует
event-yard-filled = Новое на рынке: «{ $kind } { $price }» (валюта: { $slot })
event-money-opened = Новая карта денег: «{ $currency } { $value }»
event-discard-shuffled = Сброс перемешивается, в новой колоде денег { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
event-scoring-held = Подсчёт { $scoring }
event-scored = { $seat }: «{ $kind }» — { $buildings ->
        [one] { $buildings } здание
        [few] { $buildings } здания
        [many] { $buildings } зданий
       *[other] { $buildings } здания
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } (подсчёт { $scoring })
event-martin-scored = { martin }: «{ $kind }» — { $buildings ->
        [one] { $buildings } здание
        [few] { $buildings } здания
        [many] { $buildings } зданий
       *[other] { $buildings } здания
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } (подсчёт { $scoring })
event-unclaimed = Здание «{ $kind } { $price }» никому не достаётся (валюта: { $slot }; денег поровну или нет ни у кого)
event-hand-laid-open = { $seat }: открывает карты на руке — { $total } (валюта: { $currency })
event-game-ended = Партия завершается, последний ход: { $turn }
told-took = { $seat }: берёт деньги — { $cards }
told-paid = { $seat }: платит { $cards } (валюта: { $slot })
told-bought = { $seat }: покупает здание «{ $kind } { $price }» за { $cards } (валюта: { $slot })
told-given = отдаёт его Мартину
told-again = без сдачи, ещё одно действие
told-received = { $owner }: получает здания — { $cards }
told-new = Новое: { $cards }
told-new-building = { $building } (валюта: { $slot })

## Отказы

refusal-game_over = Партия окончена, ходить больше нельзя.
refusal-payment_first = Сначала завершите оплату: внесено { $total } из { $price } (валюта: { $slot }).
refusal-gift_first = Сначала решите, оставить купленное здание себе или отдать Мартину.
refusal-no_payment = Сейчас платить не за что: сначала выберите здание для покупки.
refusal-no_gift = Сейчас нет здания, которое можно оставить или отдать: в игре вдвоём этот выбор делают сразу после покупки.
refusal-gap = Одно из этих мест пустует: выбирайте только места, где лежит карта.
refusal-over_five = Несколько карт можно взять, только если их сумма не больше 5, а здесь она { $total }; одну карту можно взять любую.
refusal-equal_card_further_left = Такая же карта лежит левее: возьмите её.
refusal-empty_slot = Это место рынка пустует до конца хода (валюта: { $slot }).
refusal-too_poor = Цена { $price }, а у вас только { $money } (валюта: { $slot }).
refusal-card_not_in_hand = Такой карты у вас на руке нет (валюта: { $slot }).
refusal-above_last_card = Платят от старшей карты к младшей: выберите карту не старше последней выложенной.
refusal-price_out_of_reach = После этой карты { $price } уже не набрать, ведь карты старше выкладывать нельзя: выберите карту постарше.
refusal-below_price = Внесено только { $total } из { $price }: выложите ещё карту.
error-too-many-cards = Карт было бы больше, чем требует цена, а сдачи не бывает: сначала уберите одну.
error-other-currency = За это здание платят только картами его цвета (валюта: { $slot }).
refusal-can_act = Пасуют, только когда сделать ничего нельзя, а вы ещё можете взять деньги или купить здание.

## Настройки

option-tracking = Карты на руках соперников
option-tracking-memory = Скрыты: играем по памяти
option-tracking-open = Видны всем

## Надписи

label-yard = Рынок
label-open-money = Открытые деньги
label-hand = Рука
label-discard = Сброс
label-money-pile = Колода денег
label-building-pile = Колода зданий
label-buildings = Здания
label-points = Очки
label-outlook = Если подсчёт сейчас
label-due = Подсчёт { $scoring }: над картой от { $at_least } до { $at_most ->
        [one] { $at_most } карты
        [few] { $at_most } карт
        [many] { $at_most } карт
       *[other] { $at_most } карты
    }
label-unseen-money = Деньги, которых не видно
label-unseen-buildings = Здания, которые ещё выйдут
label-payments = Как можно заплатить
label-exact = без сдачи: ещё одно действие
label-over = переплата { $over }: ход заканчивается
label-leader = лидирует

## Стол для любой игры: глаголы, подсказки и поля

verb-take = Взять деньги
verb-buy = Купить
verb-pay = Заплатить
verb-stop = Остановиться
verb-keep = Оставить себе
verb-give = Отдать
verb-pass = Пасовать
nouns-take = { $count ->
        [one] с места { $noun }
       *[other] с мест { $noun }
    }
nouns-buy = валюта — { $noun }
prompt-payment = Платите карту за картой, от старшей к младшей.
prompt-gift = Оставьте купленное здание себе или отдайте Мартину.
field-paying = Оплата
field-bought = Только что куплено
field-owners = У кого что есть
field-martin = Мартин
field-due = Подсчёты ещё в колоде денег
field-held = Прошедшие подсчёты
field-hand-size = Карт
field-slot = Место рынка
field-building = Здание
field-kind = Вид
field-currency = Валюта
field-value = Номинал
field-price = Цена
field-cards = Карты
field-total = Сумма
field-exact = Без сдачи
field-scoring = Подсчёт
field-at-least = Карт над ней не меньше
field-at-most = не больше
field-kinds = Виды зданий
field-pays = Очки за места
field-copies = Экземпляров каждой карты денег
value-yellow = { currency-yellow }
value-blue = { currency-blue }
value-green = { currency-green }
value-orange = { currency-orange }
value-pavilion = { kind-pavilion }
value-seraglio = { kind-seraglio }
value-arcades = { kind-arcades }
value-chambers = { kind-chambers }
value-garden = { kind-garden }
value-tower = { kind-tower }

## Откуда взяты компоненты

table-buildings = Здания
table-money = Деньги
table-scoring = Очки подсчётов
table-yard = Рынок
source-buildings = пять независимых списков, которые совпадают карта в карту, один из них — именно этого издания
source-money = правила карточной игры, включая раздел об игре вдвоём
source-scoring = памятка игрока
source-yard = изображение рынка

## Нарисованный стол

board-building = { $kind } { $price }
board-money = { $currency } { $value }
board-slot = { $building }, валюта: { $slot }
board-slot-empty = Пустое место рынка, валюта: { $slot }
board-exact = без сдачи
board-over = на { $over } больше
board-may-exact = можно заплатить без сдачи
board-may-over = можно купить, переплата не меньше { $over }
board-have = у вас { $money } из { $price }
board-open = Открытые деньги, место { $place }: { $card }
board-gap = Открытые деньги, место { $place }: пусто
board-sum = { $currency }: { $total }
board-cards = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
board-discard = Сброс: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
board-to-come = ещё { $buildings } в колоде
board-left = ещё { $buildings }
board-has = { $buildings ->
        [one] { $buildings } здание
        [few] { $buildings } здания
        [many] { $buildings } зданий
       *[other] { $buildings } здания
    }
board-no-money = У вас нет денег.
board-watching = Вы зритель: карты на руках скрыты.
board-of = { $total } из { $price }
board-missing = ещё { $total }
board-pick = Выберите карты в любом порядке (валюта: { $slot }).
board-pay = Заплатить { $payment }
board-purchase = Купить здание «{ $kind } { $price }» за { $cards } (валюта: { $slot })
board-held = проведён
board-held-long = Подсчёт { $scoring } проведён
board-end = в конце
board-end-long = Подсчёт { $scoring } наступает, когда заканчиваются здания
board-scoring-A = Подсчёт A
board-scoring-B = Подсчёт B
board-scoring-C = Подсчёт C
board-by-kind = Очки по видам
board-none-held = Подсчётов ещё нет.
board-if-ended = Если бы партия закончилась сейчас
board-if-ended-hint = Набранные очки и то, что дал бы подсчёт C сейчас; последние здания рынка не розданы.
board-unseen-hint = Эти карты лежат в колоде или на руках, которых вам не видно.
board-copies = Деньги: экземпляров каждой карты — { $cards }, в игре вдвоём — { $value }
board-places = Первое, второе и третье место; при равенстве очки делятся.

## Что это?

about-kind = При подсчёте очки за вид получает тот, у кого больше всего его зданий; цены здесь не важны. Места приносят: A — { $a }; B — { $b }; C — { $c }.
about-kind-counts = Всего в игре: { $total }, ещё в колоде: { $buildings }
about-kind-prices = { $kind }: { $prices }
about-money = Ею платят за здание на месте её цвета (валюта: { $currency }). Сдачи не дают.
about-money-counts = Таких карт в игре: { $total }, из них не видно: { $cards }
about-slot-name = Место рынка, валюта: { $slot }
about-slot = За здание на этом месте платят деньгами его цвета (валюта: { $slot }). В конце хода место снова заполняется.
about-building-pile = Из неё пополняют рынок в конце хода. Когда зданий не хватает на все четыре места, партия заканчивается.
about-money-pile = Из неё пополняют открытые деньги в конце хода. В ней спрятаны карты подсчётов A и B.
about-discard = Деньги, которыми уже заплатили. Когда колода денег пуста, их перемешивают в новую.
about-scoring-A = Приносит очки только за первое место в каждом виде. Его карта спрятана в колоде денег.
about-scoring-B = Приносит очки за первое и второе место в каждом виде. Его карта спрятана в колоде денег.
about-scoring-C = Приносит очки за первое, второе и третье место в каждом виде, и партия окончена.
about-martin = Он участвует в игре вдвоём: ходов у него нет, но он получает здания и участвует в подсчёте. Победить он не может.
about-hand = Карты на руке скрыты, но их число открыто.
about-outlook = Что принёс бы сейчас каждый из подсчётов, которых ещё не было.

## Советы в первой партии

hint-action = Возьмите деньги или купите здание за деньги цвета его места. Взять можно одну любую открытую карту или несколько с суммой не больше 5.
hint-payment = Выбирайте карты в любом порядке или нажмите на предложенную оплату. Сдачи не дают, а переплата заканчивает ход.
hint-exact = Где написано «без сдачи» или «=», можно заплатить ровно цену. Тогда вы получаете ещё одно действие.
hint-again = Оплата без сдачи: вы получаете ещё одно действие. Рынок и деньги пополняются только в конце хода.
hint-gift = Оставьте здание себе или отдайте Мартину, чтобы он обошёл соперника. Он участвует в подсчёте, но победить не может.
hint-due = Подсчёт может прийти со следующими картами. Очки получает тот, у кого больше всего зданий одного вида; таблица показывает, что каждый получил бы сейчас.

## Введение

guide-kinds = Зданий шесть видов. У кого при подсчёте больше всего зданий одного вида, тот получает за этот вид очки; чем больше ромбов, тем больше очков. Цены здесь не важны.
guide-money = В свой ход возьмите деньги или купите здание. Берут одну открытую карту любого номинала или несколько с суммой не больше 5.
guide-exact = За здание платят деньгами цвета его места. Сдачи не дают, но если заплатить без сдачи, вы сразу получаете ещё одно действие.
guide-scorings = Подсчёты A и B спрятаны в колоде денег, C наступает, когда заканчиваются здания. Каждый даёт больше предыдущего: B — за два места, C — за три.
guide-martin = При игре вдвоём к вам присоединяется { martin }. Ходов у него нет, но он получает здания и участвует в подсчёте, а купленное вами здание можно отдать ему.
