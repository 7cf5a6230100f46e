# Простые страницы сервера: главная и стол, за которым можно играть в любую игру. Имена стоят в именительном падеже.

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
page-yes = да
page-no = нет
page-player = Игрок
page-players = Игроки
page-my-name = Ваше имя
page-bots-warming = Боты готовятся: правила компилируются, это делается один раз и занимает около минуты.
page-unreachable = Сервер не отвечает. Страница пробует снова сама.
page-error-offline = Сервер сейчас не отвечает.
page-error-server = По пути к серверу что-то пошло не так.
page-not-reachable = Этот сервер доступен только с этого компьютера. Чтобы его открыли друзья, запустите его так:
page-watch-link = Ссылка для зрителей

page-level-random = новичок: ходит наугад
page-level-greedy = любитель: продумывает свой ход
page-level-search = просматривает партий: { $iterations }
page-level-search-500 = умелый: думает наперёд
page-level-search-2000 = знаток: думает ещё дальше

## Главная

page-home-heading = Строим город
page-home-lead = Против ботов, с друзьями по ссылке или несколько человек за этим экраном. Без регистрации.
page-version = Insula { $version }
page-play-now = Играть
page-bots = Боты
page-gather = С друзьями или вместе за этим экраном
page-gather-hint = Укажите, кто где сидит. Каждый друг получает секретную ссылку; за этим экраном играют по очереди, за занавесом.
page-make = Создать партию
page-name-of-seat = Имя на месте { $number }
page-chair-me = я
page-chair-here = кто-то ещё за этим экраном
page-chair-friend = друг, по ссылке
page-chair-bot = бот, { $level }
page-reconstructed = Компоненты: { $count ->
        [one] восстановлена { $count } таблица
        [few] восстановлены { $count } таблицы
        [many] восстановлено { $count } таблиц
       *[other] восстановлено { $count } таблицы
    }
page-all-sourced = Компоненты: всё напечатано или подтверждено несколькими источниками
page-components = Компоненты
page-component = Таблица
page-source = Откуда
page-confidence = Насколько точно
page-confidence-printed = напечатано
page-confidence-sourced = несколько источников
page-confidence-reconstructed = восстановлено
page-made = { $title }: партия создана
page-made-hint = Дайте каждому другу одну из этих ссылок. У кого ссылка, у того и место, поэтому больше никому её не показывайте.
page-to-table = К столу
page-mine = Партии на этом устройстве
page-status-mine = ваш ход
page-status-running = действие { $move }
page-status-over = окончена, { $scores }
page-remove = Убрать
page-remove-match = Убрать из списка партию, за столом: { $names }
page-record = Открыть запись
page-record-hint = Запись — это законченная партия в виде текста. Просмотрите её или продолжите с любой позиции.
page-record-text = Запись
page-record-file = или файл
page-record-open = Просмотреть
page-go-on = Продолжить с позиции
page-go-on-hint = Новая партия начнётся после стольких действий. То, чего никто не видел, перемешивается заново.
page-go-on-move = После действия
page-go-on-make = Продолжить

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

## Стол: кто и где

page-table = Стол
page-nothing = Пусто: { $fields }.
page-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
page-to-act = ходит
page-you = вы
page-kind-here = за столом
page-kind-away = не за столом
page-kind-open = свободное место
page-kind-bot = бот, { $level }
page-resigned = партия сдана
page-switcher = За этим экраном
page-curtain = Ходит { $name }
page-curtain-hint = За экран садится { $name }. Сейчас на нём нет ничьих карт.
page-curtain-show = Показать
page-my-seat = Моё место
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
page-rematch = Ещё раз в том же составе
page-to-rematch = К новой партии
page-review = Просмотреть партию
page-download-text = Запись текстом
page-download-ndjson = Запись в NDJSON
page-replay = Просмотр
page-slider = Действие
page-step-first = К началу
page-step-back = На действие назад
page-step-forth = На действие вперёд
page-step-last = К последнему действию
page-back-to-now = Вернуться к игре
page-position-link = Адрес этой позиции
page-eyes = Чьими глазами
page-eyes-mine = моими
page-eyes-all = общими
page-go-on-here = Продолжить отсюда

## Настройки и справка

page-settings = Настройки
page-confirm = Переспрашивать перед действием, которое завершает ход или что-то открывает
page-confirm-touch = на сенсорном экране
page-confirm-always = всегда
page-confirm-never = никогда
page-curtain-setting = Занавес при передаче экрана
page-curtain-on = да
page-curtain-off = нет
page-help = Справка
page-help-moves = Каждое действие — кнопка, на которой сказано, к чему оно ведёт. Действие можно и набрать, как в записях, несколько — через запятую; если что-то нельзя, будет сказано почему и по какому правилу.
page-key-undo = отменить
page-key-restart = начать ход заново
page-key-typed = набрать действие
page-key-moves = к действиям, дальше стрелками
page-key-arrows = при просмотре: действие назад или вперёд; Home и End
page-key-help = эта справка
page-key-escape = закрыть, выйти из просмотра
