# То, что общее для всех игр: вопросы, меню и таблицы терминала и все ошибки команд. Имена стоят в именительном падеже.

## Люди и боты

person = Игрок
person-number = Игрок { $number }
bot-names = Ливия, Марк, Октавия, Тит, Юлия, Гай
seat-number = Место { $number }
level-beginner = новичок
level-casual = любитель
level-skilled = умелый
level-expert = знаток
level-master = мастер
level-random = ходит наугад
level-greedy = продумывает свой ход
level-search = думает наперёд
level-beginner-hint = ошибается, как новичок
level-casual-hint = иногда ошибается
level-skilled-hint = очень хорошо разыгрывает свой ход
level-expert-hint = думает наперёд
level-master-hint = думает далеко наперёд
level-with-hint = { $level }: { $hint }
bot-of-level = бот, { $level }

## За столом

table-of = За столом: { $players }
resumed = Партия продолжается, сделано { $moves ->
        [one] { $moves } действие
        [few] { $moves } действия
        [many] { $moves } действий
       *[other] { $moves } действия
    }.
heading = { $title } · ход { $turn }
to-come = осталось
cards-in-hand = Карты денег
thinking = { $name } думает…
hand-over = За экран садится { $name }. Нажмите Enter.

## Выбор

turn-of = { $name }: { $prompt }
ask = Ваш выбор:
keys = номер или действие · u отмена · ? правило · w что осталось · a совет · h справка · q выход
keys-back = Enter: назад ко всему списку
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
    - **w**: что ещё осталось.
    - **a**: что здесь сделает бот того же уровня, что в партии; **a master**: бот другого уровня.
    - **t**: показать стол ещё раз.
    - **q**: выйти. Партия сохраняется после каждого действия: ни Ctrl-C, ни закрытое окно ничему не повредят.

## Что думает бот

advice-of = Что сделает бот ({ $level })
advice-move = Действие
advice-rank = Ожидаемое место
advice-margin = Ожидаемый отрыв
advice-share = Доля раздумий
advice-thinking = Бот думает…
decimal-mark = ,

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
replay-keys = ← → действие · PgUp PgDn ход · Home End · 1–5 что думает бот · q выход
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
menu-seats = Сколько игроков? (от { $from } до { $to })
menu-bots = Сколько из них — боты? (от 0 до { $seats })
menu-level = Насколько сильны боты?
menu-names = Имена людей через запятую (Enter: без имён):
menu-which-game = Какая из сохранённых партий?
menu-which-record = Какая запись? (номер или путь к файлу)
menu-no-records = Записей пока нет: доиграйте партию или укажите путь к файлу.
menu-which-language = Какой язык?
menu-default = { $question } [{ $default }]
menu-no-such = Выберите один из номеров или нажмите Enter.
language-name = Русский
warming = Правила компилируются, это нужно только один раз…

## Что можно сделать

what-else =
    Что можно сделать:
    {"  "}insula                играть в браузере; --no-browser его не открывает
    {"  "}insula serve          другие играют в своих браузерах: --host 0.0.0.0
    {"  "}insula menu           выбрать здесь, в терминале
    {"  "}insula play           играть: --seats 3 --bots 2 --level expert --names Анна
    {"  "}insula play --resume  продолжить с того же места
    {"  "}insula replay ФАЙЛ    просмотреть запись; --verify проверяет её
    {"  "}insula rules ИГРА     правила; --lang en, fr, de или ru
    {"  "}insula demo           игра ботов: insula alhambra --seats 2 --seed 7
    {"  "}insula warm           скомпилировать правила, потом они намного быстрее
    {"  "}insula bench ИГРА     насколько быстры правила на этой машине
    {"  "}insula arena ИГРА     боты против ботов: --bots expert,greedy --games 100
    {"  "}insula tune ИГРА      подобрать лучшие веса для ботов, играя
    {"  "}insula dataset ИГРА   решения ботов в формате Parquet для обучения: --out ПАПКА
    {"  "}insula engine ИГРА    наши боты для других программ, текстовый протокол
    {"  "}insula fuzz ИГРА      случайные партии, всё проверяется на каждом шагу
    {"  "}insula perft ИГРА     сосчитать все продолжения до заданной глубины
    {"  "}insula show ПОЗИЦИЯ   показать текстом позицию, записанную словами
    {"  "}insula content show   компоненты игры и откуда они взяты
    {"  "}insula КОМАНДА --help подробнее о команде
    В Python:
    {"  "}import insula
    {"  "}insula.load_game("alhambra", seats=4).new_initial_state(seed=7)
stopped = остановлено

## Сервер

serve-runs = Insula работает по адресу { $address }
serve-already = Insula уже работает по адресу { $address }
serve-other-port = Порт { $taken } занят; на этот раз порт { $port }.
serve-others = В этой сети: { $addresses }
serve-end = Ctrl-C завершает работу. Ничего не пропадёт: каждое действие сохранено, следующий запуск продолжит с того же места.
serve-terminal = Чтобы играть в терминале: insula menu или python3 run.py menu
serve-warming = Правила компилируются, один раз: боты начнут играть примерно через минуту.
serve-browser = Открывается браузер.
serve-no-browser = Откройте этот адрес в браузере.
serve-ended = Insula завершила работу; всё сохранено.
worker-runs = Этот помощник думает за ботов всех серверов своей базы данных (процессов: { $workers }). Остановить — Ctrl-C.
client-missing = Страницы этого сервера ещё не собраны. Запустите эту команду в папке с исходными файлами Insula и обновите страницу.
db-made = Создана новая база данных, ревизия { $after }.
db-current = База данных уже ревизии { $after }; делать нечего.
db-upgraded = База данных переведена с ревизии { $before } на { $after }.
db-fault = Партия { $match }: { $reason }
db-broken = Страница базы данных повреждена: { $reason }
db-checked = { $matches ->
        [one] Воспроизведена { $matches } партия
        [few] Воспроизведены { $matches } партии
       *[other] Воспроизведено { $matches } партий
    }, { $faults ->
        [0] ошибок нет
       *[other] с ошибками: { $faults }
    }.
db-restored = База данных восстановлена из резервной копии (партий: { $matches }).
db-backed-up = База данных скопирована в { $file } ({ $kilobytes } кБ).

## Ошибки стола

error-table-unknown-title = Игры «{ $title }» нет; есть: { $known }.
error-table-broken-title = Игру «{ $title }» из { $distribution } не удаётся загрузить: { $reason }
error-table-title-taken = Игру «{ $title }» приносят сразу несколько пакетов: { $distributions }. Оставьте один из них.
error-table-seats = Столько мест здесь не бывает: { $seats }. Возможно: { $known }.
error-table-unknown-option = Настройки «{ $option }» нет; есть: { $known }.
error-table-option-value = Настройка { $option } не принимает значение «{ $value }»; возможно: { $known }.
error-table-seed = Зерно — целое число от 0 до 18446744073709551615, а не { $seed }.
error-table-salt = Соль состоит из букв, цифр и дефисов, а «{ $salt }» — нет.
error-table-no-such-seat = Места { $seat } нет, всего мест за столом: { $seats }.
error-table-no-observation = У игры «{ $title }» нет наблюдения.
error-table-other-content = Эти компоненты от игры «{ $title }», а не «{ $expected }».
error-table-rng = Случайность берётся из зерна, генератора или функции, а не из { $rng }.
error-bots-iterations = Поиску нужна хотя бы одна итерация на каждое дерево; { $iterations } — слишком мало.
error-transcript-no-seed = У состояния без зерна нет протокола.
error-bots-unknown = Бота «{ $name }» нет; есть: { $known }.
error-engine-unknown = Нет команды «{ $command }»; есть: { $known }.
error-engine-malformed = «{ $text }» непонятно; пишется так: { $usage }
error-engine-over = Партия окончена: выбирать больше нечего.
error-bots-engine-start = Движок «{ $command }» не запускается: { $reason }.
error-bots-engine-silent = Движок «{ $command }» не ответил за { $seconds } с.
error-bots-engine-ended = Движок «{ $command }» завершился сам (код { $status }).
error-bots-engine-error = Движок «{ $command }» отказывается: { $reason }
error-bots-engine-move = Движок «{ $command }» отвечает «{ $answer }»: такое действие недопустимо.
error-play-bots = Ботов слишком много или слишком мало: { $bots }, мест за столом: { $seats }.
error-play-names = Имён больше, чем мест: { $names }, мест за столом: { $seats }.
error-play-option = Настройка задаётся как ИМЯ=ЗНАЧЕНИЕ, а не «{ $text }».
error-words-unknown-language = Языка «{ $language }» нет; есть: { $known }.
error-table-word = Скрытое разыгрывается заново из целого числа от 0 до 18446744073709551615, а не из { $word }.
error-table-no-such-move = Позиции { $move } нет, есть позиции от { $low } до { $high }.

## Ошибки действий

error-malformed = «{ $text }» — не действие. Справка покажет, как записывают действия.
error-out-of-turn = Сейчас ход другого игрока.
error-too-far-ahead = После «{ $move }» что-то открывается или ход переходит: дальше пока ничего нельзя выбрать.
error-stale = Партия тем временем ушла вперёд: действий уже { $expected }, а не { $seq }.
error-undo-limit = Отменять нечего: ход завершён или открылось что-то скрытое.
error-undo-target = В позиции { $to } выбора не было: вернуться туда нельзя.
error-take-back-over = Партия окончена: отменить уже ничего нельзя.
refusal-in_batch = Недопустимых действий в пакете: { $count }, номера партий: { $games }.

## Ошибки файлов

error-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
error-file-not-text = { $file } — не текстовый файл (байт { $byte }).
error-save-none = Сохранённых партий нет.
error-save-engine = В этой сохранённой партии участвует программа: { $command }. Она запускается только для партий из вашей папки { $folder }. Если вы ей доверяете, положите файл туда.
error-save-damaged = Сохранённая партия { $file } повреждена или создана другой версией. Она остаётся нетронутой. ({ $reason })
error-state-damaged = Сохранённое состояние повреждено: { $reason }.
error-state-not-json = Сохранённое состояние — не JSON: { $reason }.
error-state-other-table = Сохранённое состояние относится к другому столу: { $field } равно { $found }, а не { $expected }.

## Ошибки записей

error-record-unreadable = Строку { $line } не удаётся прочитать: { $text }
error-record-header = Строка { $line }: заголовок не подходит, или это не заголовок записи ({ $field }).
error-record-format = Строка { $line }: запись в формате { $found }, известен формат { $known }.
error-record-tag-twice = Строка { $line }: поле { $tag } указано дважды.
error-record-commitment = Строка { $line }: зерно не совпадает с объявленным заранее.
error-record-other-title = Строка { $line }: это запись игры «{ $title }», а не «{ $expected }».
error-record-other-rules = Строка { $line }: сыграно по правилам версии { $version }, здесь версия { $expected }.
error-record-other-content = Строка { $line }: сыграно с другими компонентами ({ $content }, а не { $expected }).
error-record-no-seed = Строка { $line }: в незаконченной записи нет зерна, воспроизвести её нельзя.
error-record-no-such-move = Действия { $move } нет, всего в записи: { $moves }.
error-record-wrong-turn = Строка { $line }: сейчас не ход { $turn } места { $seat }; ожидаются ход и место { $expected }.
error-record-wrong-mark = Строка { $line }: «{ $move }» отмечено как вынужденное, а выбор был, или наоборот.
error-record-refused = Строка { $line }: действие «{ $move }» отклоняется.
error-record-too-long = Строка { $line }: ни в одной партии этой игры не бывает больше { $most } действий.
error-record-wrong-result = Действия ведут к итогу { $expected }, а в записи указано { $result }.
error-record-reroll = Строка { $line }: так переиграть скрытое там было нельзя.

## Ошибки компонентов и машин

error-content-unreadable = Не удаётся прочитать файл компонентов { $file }: { $reason }.
error-content-not-toml = Файл компонентов { $file } — не TOML: { $reason }.
error-content-faulty = В файле компонентов { $file } есть ошибки:
error-position-faulty = В позиции есть ошибки:
error-jit-unknown-mode = Режима «{ $mode }» нет; есть: { $known }.
error-jit-unknown-template = Шаблона { $template } нет.
error-jit-cache-folder = Папкой для скомпилированных правил { $folder } нельзя воспользоваться: { $reason }. Другую задаёт INSULA_CACHE_DIR.
error-bench-arguments = Для замера нужны хотя бы один поток, одна партия и немного времени, а задано: потоков { $threads }, секунд { $seconds }.
error-bench-interpreted = Замеряют только скомпилированные правила, а режим — { $mode }.
error-fuzz-games = Нужна хотя бы одна случайная партия, а не { $games }.
error-perft-depth = Глубина — от { $low } до { $high }, а не { $depth }.
error-arena-bots = Арене нужны хотя бы два бота, каждый назван один раз, а не «{ $bots }».
error-arena-own-bot = Бота «{ $name }» не удалось создать: { $reason }.
error-arena-two-bots = Выяснить, кто из ботов сильнее, можно, только когда их двое, а здесь их { $bots }.
error-arena-numbers = Арене нужны хотя бы одна партия и один процесс, а не { $games } и { $jobs }.
error-tune-numbers = Для настройки нужны хотя бы один раунд, две партии и один процесс, а не { $rounds }, { $games } и { $jobs }.
error-arena-executor = Исполнителя «{ $executor }» нет; есть: { $known }.
error-arena-extra = Для этого нужно установить { $package }: pip install 'insula[{ $extra }]'
error-arena-cluster = Кластер Ray «{ $address }» нельзя использовать: { $reason }
error-arena-worker-lost = Процесс, игравший партию, завершился: его завершил бот или кто-то извне. Сыгранные партии — в файле --record; та же команда продолжит с этого места.
error-arena-other-rules = На одной из машин другие правила или компоненты игры «{ $title }» (там версия { $version }). Установите везде одно и то же.
error-arena-other-contest = В { $file } партии другого состязания; различаются: { $fields }. Ничего не изменено; укажите другой файл.
error-arena-record-line = { $file }, строка { $line }: это не файл арены или он повреждён. Ничего не изменено.
error-arena-file = { $file } нельзя использовать: { $reason }.
error-arena-file-in-use = { $file } уже занят: другое состязание записывает туда свои партии. Дождитесь его или укажите другой файл.
error-arena-no-games = Ещё ни одна раскладка не сыграна при всех рассадках.
error-cuda-unavailable = Устройством CUDA воспользоваться нельзя: { $reason }.
error-batch-size = В пакете хотя бы одна партия, а не { $n }.
error-batch-device = Устройства «{ $device }» нет; есть: { $known }.
error-batch-threads = Пакету нужен хотя бы один поток, а задано: { $threads }.
error-batch-seeds = Каждой партии пакета нужно своё зерно, всего партий: { $expected }.
error-batch-tell = Пакет может сообщать { $known }, но не { $unknown }.
error-batch-autoreset = Начала заново «{ $autoreset }» нет; есть: { $known }.
error-batch-where = Партии пакета называют номерами меньше { $n }, каждый один раз, или логическими значениями, всего { $n }.
error-batch-seats = Каждой партии пакета нужно место меньше { $seats }, всего партий: { $expected }.
error-batch-states = Партиям нужно столько же состояний: { $expected }, а дано { $found }.
error-batch-unsound = Такое состояние не подходит пакету: { $reason }.
error-moves-endless-force = Подряд без выбора сделано действий: { $moves }. Это ошибка в игре.
error-layout-field-twice = Поле объявлено дважды: { $names }.
error-layout-reserved-name = Имя поля { $name } занято.
error-layout-wrong-fields = Этих полей не хватает, или они лишние: { $names }.
error-layout-not-numbers = В поле { $field } не только числа.
error-layout-wrong-shape = У поля { $field } неверная форма: { $shape }.
error-layout-out-of-range = Поле { $field } выходит за границы от { $low } до { $high }.
error-events-too-many-arguments = У события { $event } слишком много аргументов.
error-events-overflow = Событий больше, чем строк в журнале: { $rows }. Это ошибка в игре.

## Ошибки сервера

error-folders-no-home = У этого пользователя нет домашней папки. INSULA_DATA_DIR задаёт папку для партий.
error-settings-word = { $name } — одно слово без пробелов, а не «{ $value }».
error-settings-folder = { $name } задаёт папку, а здесь пусто.
error-settings-number = { $name } — целое число от { $low } до { $high }, а не «{ $value }».
error-settings-rate = { $name } — число больше 0, например 40 или 2.5, а не «{ $value }».
error-settings-choice = { $name } — одно из { $known }, а не «{ $value }».
error-settings-url = { $name } — адрес вроде https://games.example.org, без пути, а не «{ $value }».
error-settings-database = { $name } — адрес базы данных, например sqlite:///файл или postgresql+psycopg://узел/имя. Известны: { $known }.
error-settings-host-name = { $name } — имена узлов через запятую; «{ $value }» не имя узла.
error-settings-network = { $name } — адреса или сети через запятую, например 10.0.0.1 или 10.0.0.0/8; «{ $value }» не адрес и не сеть.
error-serve-data-folder = Папкой данных { $folder } нельзя воспользоваться: { $reason }. Другую задаёт --data или INSULA_DATA_DIR.
error-serve-running = Папку данных { $folder } уже занимает сервер (адрес: { $address }). Сначала завершите его или задайте другую папку через --data.
error-serve-port-taken = Порт { $port } занят другой программой. Другой задаёт --port; --port 0 — любой свободный.
error-serve-port-forbidden = Этому пользователю нельзя занять порт { $port }. Другой задаёт --port; начиная с 1024 можно всем.
error-serve-host = Слушать по адресу «{ $host }» нельзя: { $reason }. --host — адрес этой машины; 0.0.0.0 — все её адреса.
error-serve-failed = Сервер не смог запуститься. Почему — в строках выше.
error-worker-no-server = Отдельным помощникам нужна PostgreSQL: с SQLite сервер думает за ботов сам. Базу называет --database.
error-cluster-no-proxy = Перед серверами кластера должен стоять прокси Caddy, а программы caddy здесь нет. В Debian: apt install caddy
error-cluster-no-postgres = Кластеру нужна PostgreSQL, а её программ здесь нет. В Debian: apt install postgresql. Или укажите базу данных ключом --database.
error-cluster-failed = Один из процессов кластера не запустился. Почему — сказано в его журнале в { $folder }.
error-postgres-failed = PostgreSQL не запустился. Почему — сказано в { $file }.
error-postgres-not-made = Не удаётся подготовить PostgreSQL в { $folder }: { $reason }
error-postgres-root = PostgreSQL не работает от имени root, а пользователя postgres или nobody, которому его можно поручить, нет. Запустите это от имени другого пользователя или укажите базу данных ключом --database.
error-backup-exists = Файл { $file } уже есть. Резервная копия ничего не перезаписывает.
error-backup-failed = Не удаётся записать резервную копию { $file }: { $reason }.
error-restore-not-empty = В базе данных уже есть партии. Копия восстанавливается только в пустую базу, поэтому ничего не затирается.
error-storage-missing = Базы данных { $file } нет.
error-storage-older = База данных ревизии { $found }, а этой версии программы нужна { $known }. Сделайте резервную копию, затем выполните: insula db upgrade
error-storage-newer = База данных ревизии { $found }; эта версия программы знает ревизию { $known }. Её записала более новая версия программы: запустите ту версию.
error-storage-url = Базой данных «{ $url }» нельзя воспользоваться: не установлен её драйвер или неверен её адрес.
error-storage-failed = Базой данных сейчас нельзя воспользоваться: { $reason }.
error-storage-taken = То, что нужно было сохранить, уже есть: { $reason }.
error-storage-broken = База данных повреждена ({ $reason }), и продолжать игру опасно: повреждений может стать больше. insula db check назовёт партии, в резервной копии они целы.
error-storage-full = Диск заполнен. Ничего не изменилось; повторите, когда появится место.
error-storage-unavailable = Сервер сейчас не может обратиться к своей базе данных. Ничего не изменено; попробуйте ещё раз чуть позже.
error-storage-damaged = Данные партии { $match } повреждены ({ $cause }).
error-storage-gap = В журнале партии { $match } не хватает записи { $seq }.
error-storage-wrong-mark = Партия { $match } отмечена как законченная, а это не так, или наоборот.
error-storage-unknown-entry = В журнале есть запись неизвестного вида.
error-storage-no-content = Компоненты, с которыми началась эта партия, не сохранены ({ $digest }).
error-storage-other-rules = Эта партия началась по версии правил { $version }; здесь у них версия { $expected }.

## В чём отказывает стол в браузере

error-match-unknown = Такой партии нет. Возможно, её удалили.
error-match-over = Партия окончена.
error-match-log-full = В этой партии произошло слишком много всего помимо ходов. Её можно доиграть, и только.
error-match-running = Партия ещё не окончена.
error-access-token = Эта ссылка не действует или больше не действует: попросите у создателя партии новую.
error-access-seat = Для этого нужна ссылка на это место.
error-access-host = Это может сделать только создатель партии.
error-seat-bot = На этом месте играет бот.
error-seat-no-bot = На этом месте играет не бот.
error-seat-open = На этом месте ещё никто не сидит.
error-seat-resigned = Игрок на этом месте сдался; за него доигрывает бот.
error-undo-nothing = Возвращаться не к чему: вы ещё ничего не выбирали.
error-undo-is-free = Это вы ещё можете отменить сами, никого не спрашивая.
error-undo-asked = Кто-то уже попросил отменить действие; сначала нужно ответить на эту просьбу.
error-undo-handed = Создатель партии отдал чьё-то место боту или сделал для него новую ссылку. Пока это место снова не займут, вернуться назад нельзя.
error-undo-not-asked = Соглашаться больше не с чем.
error-bots-failed = Бот не смог выбрать действие. Он попробует ещё раз.
error-bots-too-deep = Уровень «{ $level }» этому серверу не по силам: не более { $most }.
error-bots-warming = Боты ещё готовятся. Попробуйте через минуту.
error-bots-busy = Боты заняты за другими столами. Попробуйте чуть позже.
error-advice-people = Пока за столом другие люди, боты не дают советов: это нечестно по отношению к ним.
error-advice-cold = «{ $level }» думает слишком долго, пока правила не скомпилированы. Выйдите, запустите insula warm, затем insula play --resume.
error-name-unfit = «{ $name }» не годится как имя: нужно от 1 до { $longest } символов, без < > & " \ и фигурных скобок.
error-record-missing = Чтобы начать с какого-то действия, нужна запись.
error-imports-busy = Сейчас читаются другие записи. Попробуйте чуть позже.
error-record-unfinished = Это запись неоконченной партии.
error-record-other-table = Это запись другого стола: { $title }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }.
error-body-malformed = Сервер не понял запрос: { $reason }.
error-body-too-large = Запрос слишком длинный: не более { $limit } байт.
error-head-too-large = Адрес и заголовки запроса слишком длинные: не более { $limit } байт.
error-request-slow = Запрос шёл слишком долго.
error-route-unknown = По этому адресу ничего нет.
error-route-method = Этим адресом так воспользоваться нельзя.
error-host-unknown = На это имя сервер не отзывается. Администратор сервера может разрешить это имя через --allowed-hosts.
error-origin-foreign = Запрос пришёл со страницы другого сервера.
error-rate-limit = Слишком много запросов сразу. Подождите немного.
error-creations-limit = С вашего адреса слишком много новых партий: не более { $most } в час. Попробуйте через { $wait } с.
error-imports-limit = С вашего адреса слишком много записей: не более { $most } в час. Попробуйте через { $wait } с.
error-sockets-limit = С вашего адреса открыто партий: { $most }. Закройте одну страницу, прежде чем открыть другую.
error-connections-limit = С вашего адреса открыто соединений: { $most }. Больше нельзя.
error-server-fault = На сервере что-то пошло не так. Ничего не изменилось.
error-server-starting = Сервер как раз запускается. Повторите чуть позже.
error-server-stopping = Сервер как раз завершает работу. Повторите чуть позже.
error-socket-hello = Страница не сказала, какую партию показать.
error-socket-protocol = Эта страница другой версии ({ $found }, а не { $known }). Загрузите её заново.
