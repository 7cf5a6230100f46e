# Общее для всех страниц в браузере и стол, за которым играют в любую игру.

## Обе страницы

page-language = Язык
page-theme = Тема
page-theme-system = как в системе
page-theme-light = светлая
page-theme-dark = тёмная
page-home = Главная
page-close = Закрыть
page-show-all = Показать всё
page-held = Игра продолжится, когда вы закроете окно.
page-turn-shown = Показываем последние действия.
page-to-result = К результату
page-seat-has = Что есть у игрока «{ $name }»
page-tool-try = Примерить
page-try-heading = Примерка
page-try-ended = Здесь ваш ход кончается, или дальше никто не может знать.
page-try-play = Так и сыграть
page-try-end = Вернуть всё
page-try-worth = Что это принесло бы
page-try-nothing = Не больше, чем сейчас
page-cancel = Отмена
page-copy = Копировать
page-copied = Скопировано
page-copy-by-hand = Текст выделен: скопируйте вручную
page-yes = да
page-no = нет
page-player = Игрок
page-players = Игроки
page-my-name = Ваше имя
page-bots-warming = Боты готовятся: правила компилируются, это делается один раз и может занять несколько минут.
page-unreachable = Сервер не отвечает. Страница сама попробует ещё раз.
page-error-offline = Сервер сейчас не отвечает.
page-error-server = При обращении к серверу что-то пошло не так.
page-error-storage = Этот браузер ничего не сохраняет для этой страницы, поэтому играть нескольким людям за одним экраном нельзя. Разрешите ему хранить данные этой страницы или играйте по ссылкам.
page-not-reachable = Этот сервер доступен только с этого компьютера. Чтобы его могли открыть друзья, запустите его так:
page-watch-link = Ссылка для зрителей

## Стол: что делать

page-connecting = Соединение…
page-loading = Раскладываем игру…
page-line-online = на связи
page-line-offline = нет связи
page-line-connecting = соединение
page-offline = Нет связи. Страница соединится сама.
page-offline-sending = Нет связи. Страница соединится сама, и ваше действие будет выполнено ровно один раз.
page-your-turn = Ваш ход
page-turn-of = Ходит { $name }
page-turn-open = Это место ещё никто не занял.
page-turn-waits = Ждём этого действия.
page-choose = Выберите действие.
page-sit-down-first = Это место ваше
page-sit-down = Сесть за стол
page-moves = Ваши действия
page-move = { $verb }: { $noun }
page-not-your-turn = Сейчас не ваш ход.
page-reveals = открывает скрытое
page-ends-turn = завершает ход
page-doubt = Сделать это?
page-do-it = Сделать
page-not-yet = Пока нет
page-undo = Отменить
page-restart-turn = Начать ход заново
page-ask-back = Попросить отменить
page-take-back = Отменить действие
page-ask-mine = Вы попросили отменить действие. Ещё должны согласиться: { $names }.
page-ask-of = { $name } просит отменить действие.
page-agree = Согласиться
page-refuse = Отказать
page-typed = Ввести действие
page-typed-go = Сделать
page-sit-down-hint = Скажите, как вас зовут, и играйте.
page-sending = Отправляется…
page-skip = Пропустить
page-bot-for-me = За вас играет бот.
page-drawing-failed = Стол не загрузился. Страница сама попробует ещё раз.
page-zoom = Размер стола
page-zoom-in = Крупнее
page-zoom-out = Мельче
page-zoom-fit = Весь стол
page-one-less = { $name }: на один меньше
page-one-more = { $name }: на один больше
page-tools = Инструменты
page-more = Ещё
page-tool-log = Журнал
page-tool-sheet = Очки
page-tool-to-come = Осталось
page-tool-seat = Места
page-tool-advice = Совет
page-outdated = Появилась новая версия страницы. Загрузите её, чтобы продолжить: партия не пострадает.
page-reload = Загрузить
page-hint = Подсказка
page-hint-close = Понятно
page-hints-off = Без подсказок
page-guide = Как играть
page-guide-close = К столу
page-advice = Что сделает бот?
page-advice-hint = Бот думает над этой позицией, зная только то, что известно игроку на этом месте.
page-advice-ask = Спросить
page-advice-made = так и сыграно
page-key-skip = пропустить показ

## Стол: кто и где

page-table = Стол
page-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
page-points-hidden = очки скрыты
page-to-act = ходит
page-you = вы
page-kind-here = за столом
page-kind-away = не за столом
page-kind-open = свободное место
page-resigned = партия сдана
page-thinking = думает
page-place-of = { $place }-е место
page-switcher = За этим экраном
page-curtain = Ходит { $name }
page-curtain-look = Смотрит { $name }
page-curtain-hint = За экран садится { $name }. Сейчас на нём нет ничьих карт.
page-curtain-show = Показать
page-curtain-others = Или смотрит кто-то другой:
page-my-seat = Моё место
page-seat = Места и ссылки
page-own-link = Ссылка на это место, для другого вашего устройства
page-own-link-hint = У кого ссылка, у того и место.
page-given-link = Ссылку на это место знает и создатель партии.
page-get-own-link = Получить свою ссылку
page-rename = Сменить имя
page-level = Уровень
page-hand-over = Пусть играет бот
page-hand-over-hint = Пока за вас играет бот, остальные могут вернуться назад без вашего согласия. Тогда карты у вас на руке могут оказаться другими.
page-sit-again = Вернуться на место
page-resign = Сдаться
page-resign-heading = Сдаться окончательно?
page-resign-hint = За вас доиграет бот, и в итоге будет указано, что вы сдались. Вернуться нельзя.
page-resigned-hint = Вы сдались, за вас играет бот.
page-links = Ссылки
page-host = Для создателя партии
page-host-hint = Новая ссылка отменяет старую. Тому, кто там сидит, придётся снова сесть за стол по ней, и об этом узнают все.
page-reissue = Новая ссылка
page-reissue-of = Новая ссылка на место: { $name }
page-new-link = Ссылка на место: { $name }
page-give-to-bot = Пусть играет бот
page-delete = Удалить партию
page-delete-heading = Удалить эту партию?
page-delete-hint = Она удаляется для всех и навсегда.
page-link-refused = Эта ссылка недействительна
page-link-refused-hint = Возможно, ею уже воспользовались: кто садится за стол, получает собственную ссылку. На другом устройстве откройте ту, что в разделе «Места и ссылки», или попросите новую у создателя партии.
page-match-gone = Такой партии нет
page-match-gone-hint = Возможно, её удалили или адрес неполный.
page-watch-only = Смотреть без места

## Стол: что было

page-log = Журнал партии
page-log-filter = Показывать
page-log-all = всё
page-log-moves = действия
page-log-scores = очки
page-log-empty = Пока ничего.
page-log-earlier = Более ранние ходы
page-log-newest = К последнему
page-log-turn = Ход { $turn }: { $name }
page-look = Стол после этого хода
page-note-position = Партия началась с заданной позиции, а не с обычной раскладки.
page-note-record = Партия продолжает запись после действия { $text }. Её создатель, возможно, знает карты на руках.
page-note-back = Партия вернулась назад.
page-note-ask = { $name }: просьба отменить действие.
page-note-agree = { $name }: согласие.
page-note-refuse = { $name }: отказ.
page-note-join = { $text } садится за стол.
page-note-bot = { $name }: теперь играет бот ({ $level }).
page-note-handed = { $name }: теперь играет бот ({ $level }), так решил создатель партии.
page-note-person = { $name } снова за столом.
page-note-free = { $name }: место свободно.
page-note-resign = { $name } сдаётся, дальше играет бот ({ $level }).
page-note-link = { $name }: создатель партии сделал новую ссылку на это место.
page-note-rematch = Создана новая партия в том же составе.

## Конец и просмотр

page-result = Итог
page-place = Место
page-breakdown = Откуда очки
page-by = Разделить
page-by-group = по частям партии
page-by-source = по источникам
page-other-points = прочее
page-rematch = Ещё раз в том же составе
page-to-rematch = К новой партии
page-review = Просмотреть партию
page-download-text = Запись текстом
page-download-ndjson = Запись в NDJSON
page-share = Поделиться
page-share-hint = Эти ссылки не дают места за столом: по ним можно только смотреть.
page-record-now = Запись партии
page-record-running = Пока партия идёт, в записи не сказано, как перемешаны карты.
page-replay = Просмотр
page-slider = Действие
page-step-first = К началу
page-step-back = На действие назад
page-step-forth = На действие вперёд
page-step-last = К последнему действию
page-play-through = Воспроизвести
page-pause = Пауза
page-back-to-now = Вернуться к игре
page-position-link = Ссылка на эту позицию
page-eyes = Точка зрения
page-eyes-mine = моя
page-eyes-all = зрителя
page-go-on-here = Продолжить отсюда

## Настройки и справка

page-settings = Настройки
page-settings-hint = Только для этого устройства; всё действует сразу.
page-motion = Анимация
page-sound = Звуки
page-notify = Уведомление, когда ваш ход
page-notify-denied = Браузер запрещает этой странице уведомления. Это меняется в его настройках.
page-notify-missing = Здесь браузер уведомлять не может: только по адресу https или на вашем компьютере.
page-pace = Действия других
page-pace-slow = медленно
page-pace-normal = обычно
page-pace-at-once = сразу
page-hints = Подсказки при новых решениях
page-hints-again = Показать все подсказки снова
page-hints-reset = «Как играть» и все подсказки появятся снова.
page-table-setting = Показывать стол
page-table-drawn = рисунком
page-table-plain = простыми списками
page-confirm = Переспрашивать перед действием, которое завершает ход или открывает скрытое
page-confirm-touch = на сенсорном экране
page-confirm-always = всегда
page-confirm-never = никогда
page-curtain-setting = Занавес при передаче экрана
page-help = Справка
page-help-moves = То, что можно выбрать, подсвечено; наведите курсор, чтобы увидеть, к чему это ведёт. Для всего остального сказано, почему нельзя и по какому правилу.
page-help-about = Что это? Задержите указатель на карте, плитке или фишке, нажмите на ней I или подержите палец: вы увидите название, правило и сколько таких в игре.
page-help-typed = Действие можно и ввести, как в записях; несколько — через запятую.
page-help-undo = Отменять можно свободно, пока не открылось скрытое и ход не перешёл к другому; потом спрашивают остальных.
page-help-try = Примеряйте ход когда угодно, даже пока ходят другие: разложите свои карты и плитки и посмотрите, что они принесут. Больше никто этого не увидит.
page-help-past = Любую прежнюю позицию можно увидеть в просмотре или из журнала. Если уйти, ничего не пропадёт: партия ждёт на главной.
page-keys = Клавиши
page-key-undo = отменить
page-key-restart = начать ход заново
page-key-typed = ввести действие
page-key-moves = к действиям, дальше стрелками
page-key-log = к журналу
page-key-advice = что сделает бот
page-key-about = что это?
page-key-try = примерить ход, вернуть всё
page-key-arrows = при просмотре: действие назад или вперёд; Home и End
page-key-help = эта справка
page-key-escape = закрыть, выйти из просмотра
page-rules = Правила
page-rules-search = Искать в правилах
page-rules-found = { $count ->
        [0] Ничего не найдено
        [one] { $count } совпадение
        [few] { $count } совпадения
        [many] { $count } совпадений
       *[other] { $count } совпадения
    }
page-sheet = Лист подсчёта
page-to-come = Что ещё осталось

## Простой стол

page-plain-all = Показать все ({ $count })
page-plain-fewer = Показать меньше
page-plain-items = За что получены очки
page-plain-no-points = Очков пока нет.
page-plain-no-counts = Здесь считать нечего.
page-plain-board = Поле
page-plain-picked = На { $square }
page-plain-folded = { $verb }…
page-plain-squares = на поле или из списка ({ $count })
page-plain-moves = { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }

## Компоненты

page-components-of = { $title }: компоненты
page-components-lead = Каждый компонент, как он записан в файле компонентов и нарисован за столом, и откуда он взят.
page-components-version = Версия правил { $version } · отпечаток компонентов: { $digest }
page-components-loading = Открываем коробку…
page-confidence-derived = следует из других данных
page-reconstructed-table = Не наверняка: эти компоненты — наше лучшее предположение. У кого есть коробка, может сверить их здесь.
page-as-printed = Как записано в файле компонентов

## Нет такой страницы

page-lost = Такой страницы нет
page-lost-hint = Возможно, адрес неполон или в нём опечатка.
