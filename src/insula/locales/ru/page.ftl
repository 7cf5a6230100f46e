# Общее для всех страниц в браузере и стол, за которым играют в любую игру.

## Обе страницы

page-language = Язык
page-theme = Вид
page-theme-system = как в системе
page-theme-light = светлый
page-theme-dark = тёмный
page-home = Главная
page-close = Закрыть
page-cancel = Отмена
page-copy = Копировать
page-copied = Скопировано
page-copy-by-hand = Текст выделен: скопируйте вручную
page-yes = да
page-no = нет
page-player = Игрок
page-players = Игроки
page-my-name = Ваше имя
page-bots-warming = Боты готовятся: правила компилируются, это делается один раз и занимает около минуты.
page-unreachable = Сервер не отвечает. Страница пробует снова сама.
page-error-offline = Сервер сейчас не отвечает.
page-error-server = По пути к серверу что-то пошло не так.
page-error-storage = Этот браузер ничего не сохраняет для этой страницы, поэтому играть вместе за его экраном нельзя. Разрешите ему хранить данные этой страницы или играйте по ссылкам.
page-not-reachable = Этот сервер доступен только с этого компьютера. Чтобы его открыли друзья, запустите его так:
page-watch-link = Ссылка для зрителей

## Стол: что делать

page-connecting = Соединение …
page-loading = Накрываем стол …
page-line-online = на связи
page-line-offline = нет связи
page-line-connecting = соединение
page-offline = Нет связи. Страница соединится сама.
page-offline-sending = Нет связи. Страница соединится сама, и ваше действие будет выполнено ровно один раз.
page-your-turn = Ваш ход
page-turn-of = Ходит { $name }
page-turn-open = Это место ещё никто не занял.
page-turn-waits = Все ждут этого хода.
page-choose = Выберите действие.
page-sit-down-first = Это место ваше
page-sit-down = Сесть за стол
page-moves = Ваши действия
page-not-your-turn = Сейчас не ваш ход.
page-reveals = что-то открывает
page-ends-turn = завершает ход
page-doubt = Сделать этот ход?
page-do-it = Сделать
page-not-yet = Ещё нет
page-undo = Отменить
page-restart-turn = Начать ход заново
page-ask-back = Попросить отменить
page-take-back = Взять назад
page-ask-mine = Вы попросили отменить. Ещё должны согласиться: { $names }.
page-ask-of = { $name } просит вернуться к действию { $move }.
page-agree = Согласиться
page-refuse = Отказать
page-typed = Набрать действие
page-typed-go = Сделать
page-sit-down-hint = Скажите, как вас зовут, и играйте.
page-sending = Отправляется …
page-skip = Пропустить
page-bot-for-me = За вас играет бот.
page-drawing-failed = Стол не загрузился. Страница попробует ещё раз сама.
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
page-tool-to-come = Впереди
page-tool-seat = Места
page-tool-advice = Совет
page-hint = Подсказка
page-hint-close = Понятно
page-hints-off = Без подсказок
page-guide = Как играть
page-guide-close = К столу
page-advice = Что сделает бот?
page-advice-hint = Бот думает над этой позицией, зная только то, что знает это место.
page-advice-ask = Спросить
page-advice-made = так и было
page-key-skip = пропустить показ

## Стол: кто и где

page-table = Стол
page-nothing = Пусто: { $fields }.
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
page-place-of = место { $place }
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
page-rename = Сменить имя
page-level = Уровень
page-hand-over = Пусть играет бот
page-sit-again = Вернуться на место
page-resign = Сдаться
page-resign-heading = Сдаться окончательно?
page-resign-hint = За вас доиграет бот, и в итоге будет указано, что вы сдались. Вернуться нельзя.
page-resigned-hint = Вы сдались, за вас играет бот.
page-links = Ссылки
page-host = Для хозяина стола
page-host-hint = Новая ссылка отменяет старую.
page-reissue = Новая ссылка
page-reissue-of = Новая ссылка на место: { $name }
page-new-link = Ссылка на место: { $name }
page-give-to-bot = Пусть играет бот
page-delete = Удалить партию
page-delete-heading = Удалить эту партию?
page-delete-hint = Она удаляется для всех и навсегда.
page-link-refused = Эта ссылка недействительна
page-link-refused-hint = Возможно, её заменили новой. Спросите того, кто создал партию.
page-match-gone = Такой партии нет
page-match-gone-hint = Возможно, её удалили или адрес неполный.
page-watch-only = Смотреть без места

## Стол: что было

page-log = Что было
page-log-filter = Что показано
page-log-all = всё
page-log-moves = действия
page-log-scores = очки
page-log-empty = Пока ничего.
page-log-earlier = Более ранние ходы
page-log-newest = К последнему
page-log-turn = Ход { $turn }: { $name }
page-look = Стол после этого хода
page-note-back = Партия вернулась к действию { $text }.
page-note-ask = { $name }: просьба вернуться к действию { $text }.
page-note-agree = { $name }: согласие.
page-note-refuse = { $name }: отказ.
page-note-join = { $text } садится за стол.
page-note-bot = За место «{ $name }» играет бот ({ $level }).
page-note-person = { $name } снова за столом.
page-note-resign = { $name } сдаётся, дальше играет бот ({ $level }).
page-note-rematch = Создана новая партия с теми же местами.

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
page-share-hint = В этих адресах нет места за столом: по ним можно только смотреть.
page-record-now = Запись партии
page-record-running = Пока партия идёт, в ней не сказано, как перемешаны карты.
page-replay = Просмотр
page-slider = Действие
page-step-first = К началу
page-step-back = На действие назад
page-step-forth = На действие вперёд
page-step-last = К последнему действию
page-play-through = Проиграть
page-pause = Пауза
page-back-to-now = Вернуться к игре
page-position-link = Адрес этой позиции
page-eyes = Чьими глазами
page-eyes-mine = моими
page-eyes-all = общими
page-go-on-here = Продолжить отсюда

## Настройки и справка

page-settings = Настройки
page-settings-hint = Только для этого устройства; всё действует сразу.
page-motion = Движение деталей
page-sound = Звуки
page-notify = Уведомление, когда ваш ход
page-notify-denied = Браузер запрещает этой странице уведомления. Это меняется в его настройках.
page-notify-missing = Здесь браузер уведомлять не может: только по адресу https или на вашем компьютере.
page-pace = Ходы других
page-pace-slow = медленно
page-pace-normal = обычно
page-pace-at-once = сразу
page-hints = Подсказки при новых решениях
page-hints-again = Показать все подсказки снова
page-hints-reset = Введение и все подсказки появятся снова.
page-table-setting = Стол
page-table-drawn = нарисован
page-table-plain = простыми списками
page-confirm = Переспрашивать перед действием, которое завершает ход или что-то открывает
page-confirm-touch = на сенсорном экране
page-confirm-always = всегда
page-confirm-never = никогда
page-curtain-setting = Занавес при передаче экрана
page-help = Справка
page-help-moves = Что можно выбрать, подсвечено; наведите — и будет сказано, к чему это ведёт. Всё остальное объясняет, почему нельзя и по какому правилу.
page-help-typed = Действие можно и набрать, как в записях; несколько — через запятую.
page-help-undo = Отменять можно свободно, пока не открылось скрытое и ход не перешёл; потом спрашивают остальных.
page-help-past = Любую прежнюю позицию можно увидеть в просмотре или из журнала. Если уйти, ничего не пропадёт: партия ждёт на главной.
page-keys = Клавиши
page-key-undo = отменить
page-key-restart = начать ход заново
page-key-typed = набрать действие
page-key-moves = к действиям, дальше стрелками
page-key-log = к тому, что было
page-key-advice = что сделает бот
page-key-arrows = при просмотре: действие назад или вперёд; Home и End
page-key-help = эта справка
page-key-escape = закрыть, выйти из просмотра
page-rules = Правила
page-rules-search = Искать в правилах
page-rules-found = { $count ->
        [0] Ничего не найдено
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
page-sheet = Лист подсчёта
page-to-come = Что ещё впереди

## The plain table

page-plain-all = Показать все ({ $count })
page-plain-fewer = Показать меньше
page-plain-items = За что получены очки
page-plain-no-points = Очков пока нет.
page-plain-no-counts = Здесь считать нечего.
page-plain-board = Поле
page-plain-picked = На { $square }
page-plain-squares = на поле или из списка ({ $count })
page-plain-moves = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }

## Компоненты

page-components-of = { $title }: компоненты
page-components-lead = Каждая деталь такой, какой она записана в файле компонентов, нарисованная как на столе, и откуда она взята.
page-components-version = Версия правил { $version } · отпечаток компонентов: { $digest }
page-components-loading = Открываем коробку…
page-confidence-derived = следует из других данных
page-reconstructed-table = Не наверняка: эти детали — наше лучшее предположение. У кого есть коробка, может сверить их здесь.
page-as-printed = Как записано в файле компонентов

## Нет такой страницы

page-lost = Такой страницы нет
page-lost-hint = Возможно, адрес неполон или в нём опечатка.
