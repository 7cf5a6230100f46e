# Главная: начать партию, продолжить её, открыть запись. Имена стоят в именительном падеже.

page-home-heading = Строим город
page-home-lead = Настольные игры против честных ботов, с друзьями по ссылке или вместе за одним экраном. Без регистрации.
page-version = Insula { $version }
page-licence = Свободная программа, лицензия MIT

## Игра

page-seat-range = { $from }–{ $to } { $to ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
page-ways = Как хотите играть?
page-way-bots = Против ботов
page-way-bots-hint = Партия начинается сразу. Боты видят не больше вашего.
page-way-friends = С друзьями
page-way-friends-hint = Каждый друг получает секретную ссылку на своё место. Регистрация никому не нужна.
page-way-screen = Один экран
page-way-screen-hint = Вы передаёте экран друг другу. Между ходами занавес скрывает карты, пока следующий игрок не готов.
page-play-now = Играть
page-make = Создать партию
page-begin = Начать партию
page-bots = Боты
page-people-here = Людей за этим экраном
page-seats = Кто где сидит
page-name-of-seat = Имя на месте { $number }
page-chair-me = я
page-chair-here = кто-то ещё здесь
page-chair-friend = друг, по ссылке
page-duration = Длительность
page-weight = Сложность
page-options = Варианты правил
page-option-chosen = { $option }: { $value }

## Откуда взяты компоненты

page-reconstructed = Реконструировано, поэтому не наверняка: { $tables }
page-all-sourced = Компоненты: всё из печатных правил или подтверждено несколькими источниками
page-see-components = Посмотреть все компоненты
page-components = Компоненты
page-confidence-printed = из печатных правил
page-confidence-sourced = несколько источников
page-confidence-reconstructed = реконструировано

## Созданная партия

page-made = { $title }: партия создана
page-made-hint = Дайте каждому другу одну из этих ссылок. У кого ссылка, у того и место, поэтому больше никому её не показывайте.
page-reachable = Друзья открывают этот сервер по адресу { $address }.
page-to-table = К столу

## Партии на этом устройстве

page-running = Текущие партии
page-finished = Законченные партии
page-status-mine = ваш ход
page-status-running = действие { $move }
page-status-over = окончена
page-continue = Продолжить
page-look-back = Посмотреть
page-more-matches = ещё { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
page-kept = Неоконченная партия, которую никто не продолжает, удаляется через { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }. Оконченные партии остаются.
page-due = Будет удалена { $date }, если никто не продолжит
page-remove = Убрать
page-remove-match = Убрать из списка партию (за столом: { $names })
page-removed = Партия убрана (за столом: { $names })
page-put-back = Вернуть

## Запись

page-record = Открыть запись
page-record-hint = Запись — это законченная партия в виде текста. Просмотрите её или продолжите с любой позиции.
page-record-text = Запись
page-record-file = Выбрать файл
page-record-of = { $title }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }
page-record-open = Просмотреть
page-go-on = Продолжить с позиции
page-go-on-hint = Новая партия начнётся после указанного действия записи. То, чего никто не видел, перемешивается заново.
page-go-on-move = После действия
page-go-on-make = Продолжить
