# То, что общее для всех игр: вопросы, меню и таблицы терминала и все ошибки команд. Имена стоят в именительном падеже.

## Люди и боты

person = Игрок
person-number = Игрок { $number }
bot-names = Ливия, Марк, Октавия, Тит, Юлия, Гай
seat-number = Место { $number }
level-random = бот, ходит наугад
level-greedy = бот, продумывает свой ход
level-search = бот, просматривает { $iterations ->
        [one] { $iterations } партию
        [few] { $iterations } партии
        [many] { $iterations } партий
       *[other] { $iterations } партии
    }

## За столом

table-of = За столом: { $players }
resumed = Партия продолжается, сделано { $moves ->
        [one] { $moves } действие
        [few] { $moves } действия
        [many] { $moves } действий
       *[other] { $moves } действия
    }.
heading = { $title } · ход { $turn }
to-come = впереди
cards-in-hand = Карты денег
thinking = { $name } думает …
hand-over = За экран садится { $name }. Нажмите Enter.

## Выбор

turn-of = { $name }: { $prompt }
ask = Ваш выбор:
keys = номер или действие · u назад · ? правило · w что впереди · h справка · q выход
note-points = { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    }
note-ends-turn = завершает ход
note-ways = { $ways ->
        [one] { $ways } способ
        [few] { $ways } способа
        [many] { $ways } способов
       *[other] { $ways } способа
    }
note-reveals = новые карты
no-such-choice = Варианта { $number } нет, последний вариант: { $last }.
undone = Действие отменено.
with-rule = { $sentence } (правило { $rule })
ask-for-rule = ? покажет правило.
which-rule = Какое правило? Например, ? 1 покажет правило варианта 1 (последний: { $last }), или укажите после ? номер правила.
number-of-rule = Правило { $rule }
help =
    - **3**: выбрать вариант 3.
    - **действие**: вместо номера, в нотации записей, несколько через запятую. Примеры: { $moves }.
    - **u**: отменить, пока не открылось ничего скрытого и ход не завершён.
    - **?**: правило последнего отказа; **? 3**: правило варианта 3; **? A9**: правило A9.
    - **w**: что ещё впереди.
    - **t**: показать стол ещё раз.
    - **q**: выйти. Партия сохраняется после каждого действия: ни Ctrl-C, ни закрытое окно ничему не вредят.

## Конец

end-title = Очки
total = Всего
wins = { $name } побеждает.
shared = Общая победа: { $names }.
record-kept = Запись сохранена: { $file }
saved = Партия сохранена: { $file }. Чтобы продолжить: insula play --resume или python3 run.py play --resume
not-kept = Эту партию не удаётся сохранить ({ $reason }). Играть можно, а продолжить потом не получится.
ask-at-end = a ещё раз в том же составе · r просмотреть партию · Enter выйти:

## Просмотр

replay-heading = Действие { $move } из { $moves }, ход { $turn }
replay-start = Начало
replay-keys = ← → действие · PgUp PgDn ход · Home End · q выход
replay-sound = { $file }: { $title }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }, { $moves ->
        [one] { $moves } действие
        [few] { $moves } действия
        [many] { $moves } действий
       *[other] { $moves } действия
    }. Все действия верны, итог: { $result }.
replay-unfinished = партия не окончена

## Меню

menu-title = Insula
menu-new = Новая партия
menu-resume = { $games ->
        [one] Продолжить сохранённую партию ({ $games })
        [few] Продолжить одну из сохранённых партий ({ $games })
        [many] Продолжить одну из сохранённых партий ({ $games })
       *[other] Продолжить одну из сохранённых партий ({ $games })
    }
menu-replay = Просмотреть запись
menu-rules = Правила
menu-language = Язык: { $language }
menu-more = Что ещё можно сделать
menu-quit = Выйти
menu-ask = Ваш выбор:
menu-which-title = Какая игра?
menu-seats = Сколько мест? (от { $from } до { $to })
menu-bots = Сколько из них занимают боты? (от 0 до { $seats })
menu-level = Насколько сильны боты?
menu-names = Имена людей через запятую (Enter: без имён):
menu-which-game = Какая из сохранённых партий?
menu-which-record = Какая запись? (номер или путь к файлу)
menu-no-records = Записей пока нет: доиграйте партию или укажите путь к файлу.
menu-which-language = Какой язык?
menu-default = { $question } [{ $default }]
menu-no-such = Выберите один из номеров или нажмите Enter.
menu-pick-random = random: любое допустимое действие
menu-pick-greedy = greedy: продумывает свой ход
menu-pick-search = search: думает наперёд (в первый раз правила компилируются, около минуты)
language-name = Русский
warming = Правила компилируются, это нужно только один раз …

## Что можно сделать

what-else =
    Что можно сделать:
    {"  "}insula play           играть: --seats 3 --bots 2 --level greedy --names Анна
    {"  "}insula play --resume  продолжить с того же места
    {"  "}insula replay ФАЙЛ    просмотреть запись; --verify проверяет её
    {"  "}insula rules ИГРА     правила; --lang en, fr, de или ru
    {"  "}insula demo           игра ботов: insula alhambra --seats 2 --seed 7
    {"  "}insula warm           скомпилировать правила, потом они намного быстрее
    {"  "}insula bench ИГРА     насколько быстры правила на этой машине
    {"  "}insula fuzz ИГРА      случайные партии, всё проверяется на каждом шагу
    {"  "}insula perft ИГРА     сосчитать все продолжения до заданной глубины
    {"  "}insula content show   компоненты игры и откуда они взяты
    {"  "}insula КОМАНДА --help подробнее о команде
    В Python:
    {"  "}import insula
    {"  "}insula.load_game("alhambra", seats=4).new_initial_state(seed=7)
stopped = остановлено

## Ошибки стола

error-table-unknown-title = Игры «{ $title }» нет; есть: { $known }.
error-table-seats = Столько мест здесь не бывает: { $seats }. Возможно: { $known }.
error-table-unknown-option = Настройки «{ $option }» нет; есть: { $known }.
error-table-option-value = Настройка { $option } не принимает значение «{ $value }»; возможно: { $known }.
error-table-seed = Зерно — целое число от 0 до 18446744073709551615, а не { $seed }.
error-table-salt = Соль состоит из букв, цифр и чёрточек, а «{ $salt }» — нет.
error-table-no-such-seat = Места { $seat } нет, всего мест за столом: { $seats }.
error-table-other-content = Эти компоненты от игры «{ $title }», а не { $expected }.
error-table-rng = Случайность берётся из зерна, генератора или функции, а не из { $rng }.
error-bots-iterations = Поиску нужна хотя бы одна итерация, а не { $iterations }.
error-table-not-laid = Для игры { $title } стол не готов: сначала выберите число мест.
error-transcript-no-seed = У состояния без зерна нет протокола.
error-bots-unknown = Бота «{ $name }» нет; есть: { $known }.
error-play-bots = Ботов слишком много или слишком мало: { $bots }, мест за столом: { $seats }.
error-play-names = Имён больше, чем мест: { $names }, мест за столом: { $seats }.
error-play-option = Настройка задаётся как ИМЯ=ЗНАЧЕНИЕ, а не «{ $text }».
error-words-unknown-language = Языка «{ $language }» нет; есть: { $known }.

## Ошибки действий

error-malformed = «{ $text }» — не действие. h покажет, как записывают действия.
error-out-of-turn = Сейчас ход другого места.
error-stale = Партия тем временем ушла вперёд: действий уже { $expected }, а не { $seq }.
error-undo-limit = Отменять нечего: ход завершён или открылось что-то скрытое.
refusal-in-batch = Недопустимых действий в пачке: { $count }, номера партий: { $games }.

## Ошибки файлов

error-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
error-file-not-text = { $file } — не текстовый файл (байт { $byte }).
error-save-none = Сохранённых партий нет.
error-save-damaged = Сохранённая партия { $file } повреждена или создана другой версией. Она остаётся нетронутой. ({ $reason })
error-state-damaged = Сохранённое состояние повреждено: { $reason }.
error-state-not-json = Сохранённое состояние — не JSON: { $reason }.
error-state-other-table = Сохранённое состояние относится к другому столу: { $field } равно { $found }, а не { $expected }.

## Ошибки записей

error-record-unreadable = Строку { $line } не удаётся прочитать: { $text }
error-record-header = Строка { $line }: заголовок не подходит, или это не заголовок записи ({ $field }).
error-record-format = Строка { $line }: запись в формате { $found }, известен формат { $known }.
error-record-tag-twice = Строка { $line }: поле { $tag } указано дважды.
error-record-commitment = Строка { $line }: зерно не то, которое было обещано.
error-record-other-title = Строка { $line }: это запись игры «{ $title }», а не { $expected }.
error-record-other-rules = Строка { $line }: сыграно по правилам версии { $version }, здесь версия { $expected }.
error-record-other-content = Строка { $line }: сыграно с другими компонентами ({ $content }, а не { $expected }).
error-record-no-seed = Строка { $line }: в незаконченной записи нет зерна, просмотреть её нельзя.
error-record-no-such-move = Действия { $move } нет, всего в записи: { $moves }.
error-record-wrong-turn = Строка { $line }: сейчас не ход { $turn } места { $seat }; ожидаются ход и место { $expected }.
error-record-wrong-mark = Строка { $line }: «{ $move }» отмечено как вынужденное, а выбор был, или наоборот.
error-record-refused = Строка { $line }: действие «{ $move }» отклоняется.
error-record-wrong-result = Действия ведут к итогу { $expected }, а в записи указано { $result }.

## Ошибки компонентов и машин

error-content-unreadable = Не удаётся прочитать файл компонентов { $file }: { $reason }.
error-content-not-toml = Файл компонентов { $file } — не TOML: { $reason }.
error-content-faulty = В файле компонентов { $file } есть ошибки:
error-jit-unknown-mode = Режима «{ $mode }» нет; есть: { $known }.
error-jit-unknown-template = Шаблона { $template } нет.
error-jit-cache-folder = Папкой для скомпилированных правил { $folder } нельзя воспользоваться: { $reason }. Другую задаёт INSULA_CACHE_DIR.
error-bench-arguments = Для замера нужны хотя бы один поток, одна партия и немного времени, а задано: потоков { $threads }, секунд { $seconds }.
error-bench-interpreted = Замеряют только скомпилированные правила, а режим — { $mode }.
error-fuzz-games = Нужна хотя бы одна случайная партия, а не { $games }.
error-perft-depth = Глубина — от { $low } до { $high }, а не { $depth }.
error-cuda-unavailable = Устройством CUDA воспользоваться нельзя: { $reason }.
error-batch-size = В пачке хотя бы одна партия, а не { $n }.
error-batch-device = Устройства «{ $device }» нет; есть: { $known }.
error-batch-threads = Пачке нужен хотя бы один поток, а задано: { $threads }.
error-batch-seeds = Каждой партии пачки нужно своё зерно, всего партий: { $expected }.
error-moves-endless-force = Подряд без выбора сделано действий: { $moves }. Это ошибка в игре.
error-layout-field-twice = Поле объявлено дважды: { $names }.
error-layout-reserved-name = Имя поля { $name } занято.
error-layout-wrong-fields = Этих полей не хватает, или они лишние: { $names }.
error-layout-not-numbers = В поле { $field } не только числа.
error-layout-wrong-shape = У поля { $field } неверная форма: { $shape }.
error-layout-out-of-range = Поле { $field } выходит за границы от { $low } до { $high }.
error-events-too-many-arguments = У события { $event } слишком много аргументов.
error-events-overflow = Событий больше, чем строк в журнале: { $rows }. Это ошибка в игре.
