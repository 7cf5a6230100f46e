# Die Regeln von Carpe Diem: eine Nachricht je nummerierter Regel. Die Texte sind Markdown: ein einfacher Zeilenumbruch
# ist ein Leerzeichen, eine Leerzeile beginnt einen Absatz. Der Name eines Kapitels steht vor dem, was zu ihm gehört.

rules-title = Carpe Diem
rules-intro =
    Für 2 bis 4 Personen. Das sind die Regeln, nach denen Insula spielt, in unseren eigenen Worten.

    Jede Regel hat eine Nummer; sie steht dabei, wenn ein Schritt abgelehnt wird. Wo die veröffentlichten
    Anleitungen schweigen oder einander widersprechen, mussten wir entscheiden; das ist mit „unsere Festlegung“
    gekennzeichnet. Gespielt wird reihum nach den Plätzen am Tisch, beginnend mit dem Startspieler, der den
    Startspielermarker hat; Aufzeichnungen zählen die Plätze ab 0.

    Händler, Bäcker, Verwalter und Handwerker wohnen in den vier Arten von Unterkünften; Teich, Kräutergarten,
    Weinberg und Hühnerhof sind die vier Landschaften. Ein Stadtviertel ist das, was eine Person baut. Eine
    Wertungskarte zählt so oft, wie ihre Bedingung erfüllt ist.

## Ausgaben und Optionen

chapter-editions = Ausgaben und Optionen
rule-C1 =
    Die Option `edition` ist `2020` (voreingestellt) oder `2018`. Die Ausgaben unterscheiden sich darin, wie
    Patrizier ziehen (C11), und in den Rückseiten der Plättchen: weiß und schwarz in der neueren, hell- und
    dunkelgrün in der älteren.
rule-C2 =
    Die Option `villas` ist `table` (voreingestellt, wie in beiden französischen Anleitungen) oder `linear` (wie in
    der russischen): was eine fertige Villa am Ende wert ist (C35).
rule-C3 =
    Die Option `bread` ist `once` (voreingestellt, der Wortlaut aller drei Anleitungen) oder `repeat`: wie oft eine
    Person in einer Wertung drei Brote abgeben darf (C33).

## Material

chapter-components = Material
rule-C4 =
    Das Material steht als Daten in der Materialdatei; jede ihrer Tabellen sagt, woher sie stammt.

    - 84 helle und 39 dunkle Bauplättchen, kurz Plättchen
    - 60 Wertungskarten: Stapel A und B rot, C und D grün
    - 24 Brunnenkarten
    - 16 Rahmenteile mit je zwei Aufgaben, den Rahmenaufgaben
    - 4 Bautableaus mit 6 × 6 Feldern, jedes mit einem Schaufelfeld in der Mitte und 9 Banderolenfeldern
    - eine Banderolenleiste von 0 bis 20
    - 7 Depots und 11 Plätze für dunkle Plättchen: die dunkle Reihe
    - 12 Kartenfelder in 4 Reihen zu 3, mit einem Kreis zwischen je zwei benachbarten Karten
rule-C5 =
    Ein Plättchen hat vier Kanten. Jede ist Wiese oder gehört zu einer dieser Arten: Villa, Händler, Bäcker,
    Verwalter, Handwerker, Teich, Kräutergarten, Weinberg, Hühnerhof. Auf einem Plättchen sind höchstens zwei
    Anlagen; Kanten derselben Art auf einem Plättchen sind eine Anlage. Villenplättchen tragen Schornsteine. Die
    Plättchen von Markt, Backstube und Brunnen haben vier Wiesenkanten. Plättchen werden gedreht, nie gewendet.

    Die Wertungskarten heißen `A01` bis `A12`, `B01` bis `B11`, `C01` bis `C12` und `D01` bis `D25`, in der
    Reihenfolge der Materialdatei. Reihen und Spalten zählen ab 0. Welche Linie zu einer Marke des Rahmens gehört,
    steht in der Materialdatei.
rule-C6 =
    Die Bilder des Spiels lagen uns nicht vor. Tabellen mit der Angabe `reconstructed` passen zu jeder gedruckten
    Anzahl und jedem gedruckten Beispiel, sind aber nicht von einer Schachtel abgelesen. Eine Materialdatei lässt
    sich als Ganzes ersetzen und wird vor Gebrauch geprüft.

## Aufbau

chapter-set-up = Aufbau
rule-C7 =
    Jede Person erhält, ohne Zurücklegen gezogen, 4 Rahmenteile in zufälliger Reihenfolge (oben, rechts, unten,
    links) und 1 Bautableau, die Schaufel aufrecht; dazu 9 Banderolen für die Banderolenfelder und 5 Scheiben. Wer
    Startspieler ist und den Startspielermarker erhält, wird ausgelost (unsere Festlegung, statt der jüngsten
    Person).
rule-C8 =
    Von den vier Stapeln werden so viele Wertungskarten gezogen:

    - zu zweit: 2 A, 2 B, 2 C, 2 D; die vier Eckfelder bleiben leer
    - zu dritt: 2 A, 3 B, 2 C, 3 D; die Felder (0, 0) und (3, 2), genannt `a1` und `c4`, bleiben leer (unsere
      Festlegung: Die andere Diagonale wäre gleichwertig)
    - zu viert: 3 A, 3 B, 2 C, 4 D; alle Felder werden benutzt

    Sie werden zusammen gemischt und dann ausgelegt. So gibt es 9, 13 oder 17 Kreise. Die übrigen Wertungskarten
    kommen unbesehen in die Schachtel.
rule-C9 =
    Punkte zu Beginn, ab dem Startspieler: zu zweit 8, 9; zu dritt 8, 9, 13; zu viert 8, 9, 10, 11. Von jeder
    Person liegt eine Scheibe auf Feld 0 der Leiste, in Spielreihenfolge gestapelt: die des Startspielers
    zuunterst, die der letzten Person obenauf. Vier Scheiben bleiben jeder Person für die Wertungen.
rule-C10 =
    In jedes Depot kommen 4 helle Plättchen, auf jeden der 11 Plätze der dunklen Reihe 1 dunkles, alle offen. Dann
    stellen alle reihum ihren Patrizier auf den Platz eines Depots, auf dem noch keiner steht (unsere Festlegung:
    nachdem die Plättchen offen liegen; in den Anleitungen davor, was Zufall wäre).

## Ein Zug

chapter-turn = Ein Zug
rule-C11 =
    Eine Partie hat 4 Durchgänge zu 7 Runden; in jeder Runde haben alle einen Zug. Die Depots sind im Uhrzeigersinn
    von 0 bis 6 nummeriert.

    Ausgabe 2020: Der Patrizier geht zum nächsten oder zum vorigen Depot. Von einem leeren geht es sofort in
    derselben Richtung weiter bis zu einem Depot mit Plättchen, notfalls rundherum bis zu dem Depot, auf dem der
    Zug begann. Ein leeres Nachbardepot darf absichtlich betreten werden.

    Ausgabe 2018: ebenso, aber entlang von Linien, die von Depot i zu i + 3 und zu i − 3 führen (modulo 7), und von
    einem leeren Depot darf jede der beiden Linien genommen werden. Zur Wahl stehen also das erste Depot mit
    Plättchen in jeder der beiden Richtungen und das Depot, auf dem der Zug begann, wenn es ein Plättchen hat und
    einer seiner beiden Nachbarn an den Linien leer ist.

    Eine Bewegung heißt nach dem Depot, auf dem sie endet. Zwei Wege zu einem Depot sind eine einzige Bewegung.
rule-C12 =
    Mehrere Patrizier dürfen auf einem Depot stehen. Eine Bewegung verlässt das Depot, auf dem sie begann; dort
    enden darf sie nur, wie C11 es sagt, oder mit Brot (C13).
rule-C13 =
    Zu Beginn des Zuges darf man 1 Brot zahlen, statt sich nach C11 zu bewegen: Dann geht der Patrizier zu einem
    beliebigen Depot mit Plättchen, auch zu dem, auf dem er steht. Für ein Depot, das man nach C11 erreicht, wird
    das nicht angeboten (unsere Festlegung: Man hätte nichts davon).
rule-C14 =
    Man nimmt ein Plättchen des erreichten Depots. Es wird sofort gebaut (C16) oder für immer verdeckt eingelagert,
    aus freier Wahl oder weil es sein muss.
rule-C15 =
    Zu zweit: Verlässt das zweite Plättchen ein Depot, kommen die letzten zwei sofort offen in die Schachtel. Zu
    dritt: Verlässt das dritte das Depot, kommt das letzte dorthin.

## Bauen

chapter-building = Bauen
rule-C16 =
    Das erste Plättchen, das jemand baut, kommt auf die Schaufel (unsere Festlegung: Auch das erste genommene darf
    eingelagert werden). Jedes weitere kommt auf ein freies Feld neben einem eigenen Plättchen, Kante an Kante.
    Alle Kanten, die sich berühren, müssen zusammenpassen, Wiese an Wiese, Art an Art. Der Rahmen ist Wiese und
    kein Plättchen. Es darf eine Anlage entstehen, die nie mehr fertig werden kann.
rule-C17 =
    Auf einem Banderolenfeld: Die Banderole wird entfernt, die eigene Scheibe rückt auf der Leiste 1 Feld vor. Nur
    die eigene Scheibe bewegt sich, auch unter anderen hervor, deren Reihenfolge bleibt; am Ziel liegt sie obenauf.
    Die Leiste endet bei 20, überzählige Felder verfallen (unsere Festlegung); eine Scheibe, die sich nicht bewegt,
    behält ihren Platz im Stapel.
rule-C18 =
    Eine Kante ist offen, solange jenseits von ihr kein Plättchen liegt. Eine Anlage, verbunden über passende
    Kanten, ist fertig, wenn sie keine offene Kante hat; ihre Größe ist die Zahl der verschiedenen Plättchen, auf
    denen sie liegt. Die Plättchen sind so, dass fertige Villen auf mindestens 2 von ihnen liegen, Landschaften auf
    2 bis 4, Unterkünfte auf genau 2; dafür sorgt die Prüfung der Materialdatei, nicht die Regel.
rule-C19 =
    Belohnungen gibt es sofort: zuerst die Banderole (C17), dann, was das Plättchen selbst bringt (C25), dann die
    fertigen Anlagen.

    Stellt ein Plättchen zwei Anlagen verschiedener Klassen aus Händler, Landschaft und Handwerker fertig,
    entscheidet die Person, der sie gehören, welche ihren Ertrag zuerst bringt (unsere Festlegung; gefragt wird nur
    nach der Klasse, bei zwei Landschaften also nicht). Sonst ändert die Reihenfolge nichts und wird nicht gefragt;
    ein Handwerker kommt zuletzt. Das Plättchen eines Handwerkers und alles, was es bringt, kommt vor dem, was noch
    wartet (unsere Festlegung).
rule-C20 =
    Eine fertige Villa bringt zunächst nichts. Eine fertige Landschaft bringt so viele Waren, wie sie Plättchen
    hat, minus 1: ein Teich Fische, ein Kräutergarten Kräuter, ein Weinberg Trauben, ein Hühnerhof Hühner.
rule-C21 =
    Fertige Unterkunft, Händler: Alle Waren werden verkauft, für eine Münze je Ware und 1 Münze dazu.
rule-C22 =
    Fertige Unterkunft, Bäcker: 2 Brote.
rule-C23 =
    Fertige Unterkunft, Verwalter: Die eigene Scheibe rückt 2 Felder vor (C17).
rule-C24 =
    Fertige Unterkunft, Handwerker: Man nimmt ein beliebiges Plättchen der dunklen Reihe; das ist Pflicht, solange
    es eines gibt. Es wird sofort nach C16 gebaut, mit seinen eigenen Belohnungen, auch als Kettenreaktion, oder
    eingelagert (unsere Festlegung: wie in C14). Die Reihe wird nie aufgefüllt. Ist sie leer, bringt ein Handwerker
    nichts.
rule-C25 =
    Ein gebauter Markt bringt 1 Münze, eine Backstube 1 Brot. Ein Brunnen: Man nimmt die obersten zwei
    Brunnenkarten, sieht sie an und legt dann eine von allen, die man hält, alt oder neu, verdeckt unter den
    Stapel. So bleiben bei n Brunnen n Karten. (Ein Stapel mit weniger als zwei Karten gibt, was er hat.) Ein
    eingelagertes Plättchen bringt bis C36 nichts.
rule-C26 =
    Der Vorrat geht nie aus.

## Wertung

chapter-scoring = Wertung, nach jedem Durchgang
rule-C27 =
    Wer auf der Leiste am weitesten vorn liegt, wertet zuerst; in einem Stapel von Scheiben von oben nach unten. Es
    gilt der Stand der Leiste, wenn die Wertung beginnt.
rule-C28 =
    Man legt eine Scheibe auf einen freien Kreis, das ist Pflicht, und wertet die zwei Karten daneben in selbst
    gewählter Reihenfolge, erst die eine ganz, dann die andere. Nur die eben gelegte Scheibe zählt; Scheiben
    bleiben liegen und sperren ihren Kreis.
rule-C29 =
    Grüne Karte: Was man besitzt, zählt, so oft die Bedingung ganz erfüllt ist; zu wählen gibt es nichts. Bei einer
    Karte, die einen Satz verlangt, zählt der Teil, von dem am wenigsten da ist. Was gezählt wird, behält man, und
    es zählt anderswo wieder.

    Rote Karte: Man wählt, wie oft man sie erfüllt, von 0-mal bis so oft, wie man kann. Jede Ware lässt sich durch
    eine Münze ersetzen. Eigene Waren werden zuerst abgegeben, Münzen nur für das, was fehlt (unsere Festlegung:
    Eine Münze ist nie weniger wert als eine Ware).
rule-C30 =
    Gezählt werden: Schornsteine auf fertigen und unfertigen Villen; Villen, Landschaften und Unterkünfte nur, wenn
    sie fertig sind; Märkte, Backstuben und Brunnen, sobald sie gebaut sind.
rule-C31 =
    Belohnungen sind Punkte, Münzen, Brot und Felder auf der Leiste (C17), so oft die Karte zählt, sofort. Was eine
    Karte bringt, darf man für die andere verwenden, wenn diese danach gewertet wird.
rule-C32 =
    Eine Karte, die kein einziges Mal zählt, weder echt noch durch Brot, ist nicht erfüllt: Sie kostet 4 Punkte,
    und nichts wird abgegeben. Sind beide nicht erfüllt, kostet das 8. Wer bei einer roten Karte, die sich erfüllen
    ließe, 0 wählt, hat sie ebenfalls nicht erfüllt (unsere Festlegung). Punkte fallen nie unter 0 (unsere
    Festlegung); gerechnet wird Karte für Karte, in der Reihenfolge der Wertung.
rule-C33 =
    Drei Brote erfüllen einmal die Bedingung einer der beiden Karten, grün oder rot, statt sie echt zu erfüllen
    oder zusätzlich dazu. Gefragt wird danach, wenn die Karte ihre echt verdienten Belohnungen gebracht hat; eben
    gewonnenes Brot zählt also mit, auch bei dieser Karte. `once`: einmal je Wertung, bei einer der Karten.
    `repeat`: beliebig oft, bei beiden Karten, und es wird wieder gefragt, solange drei Brote übrig sind.

## Der nächste Durchgang

chapter-next-phase = Der nächste Durchgang
rule-C34 =
    Durchgänge 2 und 3: 28 helle Plättchen, 4 je Depot. Durchgang 4: die 28 dunklen Plättchen, die nicht in der
    dunklen Reihe liegen. Der Startspielermarker geht an die nächste Person, die nun die Runden eröffnet. Alles
    andere bleibt.

## Spielende

chapter-end = Spielende, nach der vierten Wertung
rule-C35 =
    Jede fertige Villa bringt Punkte nach ihren Schornsteinen, alles zusammengezählt; unfertige bringen nichts.

    - `table`: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 Schornsteine sind 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 26 Punkte wert;
      darüber sind n Schornsteine n × n / 4 wert, abgerundet, plus 1. Gedruckt sind nur 3 Schornsteine für 3 Punkte
      und 5 Schornsteine für 7 Punkte; der Rest ist `reconstructed`.
    - `linear`: 1 Punkt je Schornstein.
rule-C36 =
    Alles Eingelagerte zusammen, halbiert und abgerundet: Waren, Münzen, Brote und Plättchen, nicht aber Scheiben,
    Brunnenkarten oder Punkte.
rule-C37 =
    Die Zahl des Feldes der Leiste, auf dem die eigene Scheibe liegt.
rule-C38 =
    Die Brunnenkarten werden gezeigt. Jede bringt 2 Punkte für jedes Stück ihrer Art, gezählt wie in C30 (eine
    Villa zählt einmal, gleich wie groß sie ist). Zwei Karten einer Art bringen beide ihre Punkte.
rule-C39 =
    Jede Rahmenaufgabe bringt einmal ihren gedruckten Wert, wenn in der Reihe oder Spalte von Feldern an ihrer
    Marke mindestens ein Plättchen einer fertigen Anlage ihrer Art liegt. Eine Anlage kann für mehrere Aufgaben
    zählen.
rule-C40 =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer auf der Leiste weiter hinten liegt, dann die
    untere Scheibe (unsere Festlegung): wer zuletzt werten würde. Derselbe Vergleich entscheidet über alle Ränge.

## Entscheidungen

chapter-decisions = Entscheidungen der Reihe nach
rule-C41 =
    Das wird entschieden:

    - Aufbau: alle reihum ein Depot ohne Patrizier.
    - Zug: das Depot, oder Brot und das Depot; das Plättchen; Feld und Drehung, oder einlagern; wenn C19 fragt,
      welche Anlage zuerst; bei einem Handwerker das Plättchen, dann Feld und Drehung, oder einlagern; bei einem
      Brunnen, welche Karte zurückgeht.
    - Wertung, eine Person nach der anderen: der Kreis; welche Karte zuerst; zu jeder Karte, wenn sie rot ist, wie
      oft, dann, mit 3 Broten oder mehr, ob man sie abgibt.

    Sonst gibt es nichts zu entscheiden, und niemand entscheidet im Zug einer anderen Person. Eine Drehung ist eine
    Zahl von Vierteldrehungen der aufgeführten Kanten im Uhrzeigersinn.

    Was dieselbe Wirkung hat, ist eine einzige Möglichkeit: gleiche Plättchen (bis auf Drehung dieselben Kanten,
    dieselben Schornsteine, dieselbe Mitte) in einem Depot oder in der dunklen Reihe; Drehungen, die gleich
    aussehen (benannt nach der kleinsten); gleiche Brunnenkarten. Welche Karte zuerst, wird immer gefragt. `pay`
    wird bei jeder roten Karte gefragt (`pay 0`, wenn sie nicht zu erfüllen ist); Brot nur mit 3 oder mehr und
    solange C33 es erlaubt.

chapter-hidden = Verdeckte Information
rules-hidden =
    Geheim für alle: die Reihenfolge der Plättchenstapel und des Stapels der Brunnenkarten und die Wertungskarten
    in der Schachtel.

    Nur einer Person bekannt, bis zum Ende: die Brunnenkarten, die sie hat, die sie angesehen hat, und der Platz
    derer, die sie zurückgelegt hat. Die anderen sehen, wie viele sie hat, nicht, welche sie zurückgelegt hat.

    Eingelagerte Plättchen lagen offen, als sie genommen wurden, also kennen alle sie. Alles andere ist offen, auch
    die Punkte (unsere Festlegung).

    Was jemand einmal gesehen hat, lässt sich immer nachschlagen: im Spielverlauf, beim Nachspielen oder mit Hilfe
    eines Bots.

    Ohne Rückfrage zurücknehmen lässt sich alles, bis Brunnenkarten angesehen werden, ein neuer Durchgang
    ausgeteilt wird oder der Zug endet.

## Beispiele

chapter-examples = Beispiele
example-1 = Händler mit 2 Fischen, 1 Huhn und 1 Traube: 5 Münzen. Ganz ohne Waren: 1.
example-2 = Ein Teich aus 3 Plättchen: 2 Fische.
example-3 =
    7 Schornsteine: Die Karte „2 Schornsteine → 1 Brot“ bringt 3 Brote; „3 Schornsteine → 1 Münze, 1 Feld vor“
    bringt 2 Münzen und 2 Felder vor.
example-4 =
    7 fertige Landschaften, darunter 2 Teiche und 1 Kräutergarten: Die Karte „Teich + Kräutergarten → 7 Punkte“
    bringt 7; „3 Landschaften → 1 Münze, 1 Brot“ bringt 2 Münzen und 2 Brote.
example-5 =
    Die Karte mit allen vier Waren „→ 8 Punkte“, mit 3 Broten, und 3 Münzen, 2 Fischen, 2 Kräutern und 1 Huhn: 24
    Punkte.
example-6 =
    Die Karte „3 Kräuter → 7 Punkte“ mit 2 Kräutern, ohne Münze und ohne Brot: 4 Punkte Verlust, die Kräuter
    bleiben.
example-7 =
    Fertige Villen mit 3, 5 und 5 Schornsteinen, unfertige mit 4 und 4: 17 Punkte nach der Tabelle, 13 mit
    `linear`.
example-8 =
    Rahmenteile `F11` oben, `F01` rechts, `F07` unten, `F16` links: Die Aufgaben Bäcker 4 und Villa 3 sind erfüllt,
    die anderen nicht: 7 Punkte.
example-9 = Kreise zu zweit, zu dritt und zu viert: 9, 13, 17.
example-10 = Gleichstand auf der Leiste: Die oberste Scheibe wertet zuerst.
example-11 = Aufbau zu dritt: 2 A, 3 B, 2 C, 3 D, also 10 Karten.
example-12 =
    Die Karte „2 Kräuter → 4 Punkte“: 2, 4, 6 Kräuter oder Münzen, gemischt oder nicht, bringen 4, 8, 12. „3 Hühner
    → 7 Punkte“: 3, 6 bringen 7, 14.
example-13 = Die Karte „Huhn + Traube + Fisch → 5 Punkte“: Zwei Sätze bringen 10.
example-14 =
    Die Karte „1 Villa → 3 Punkte“: 2 fertige Villen bringen 6. „2 Villen → 1 Münze, 1 Brot, 1 Feld vor“: 5 Villen
    bringen je 2.
example-15 =
    Die Karte „1 Händler → 3 Punkte“: 2 Händler bringen 6. „2 Backstuben → 3 Punkte“: 5 Backstuben bringen 6.
example-16 = Beide Karten nicht erfüllt: 8 Punkte Verlust.
example-17 =
    2 Brote, und die Karte „2 Schornsteine → 1 Brot“ wird mit 2 Schornsteinen zuerst gewertet: Die 3 Brote erfüllen
    einmal die Bedingung der anderen Karte.
example-18 = Zwei gleiche Brunnenkarten bringen doppelt so viel.
example-19 =
    Stellt das dunkle Plättchen eines Handwerkers eine weitere Unterkunft (Handwerker) fertig, bringt sie noch
    eines.
example-20 = Genommene Plättchen je Durchgang zu zweit, zu dritt und zu viert: 14, 21, 28.
example-21 = Eine Teichkante an einer Wiese oder an einer Villa: abgelehnt.
example-22 =
    Nur das eigene Depot hat noch Plättchen: Die Bewegung endet wieder dort, in beiden Ausgaben. In der Ausgabe
    2018 auch über ein leeres Nachbardepot zurück zum Anfang.
example-23 = Eine Scheibe auf 19 rückt 2 Felder vor: 20.
example-24 =
    Ein Plättchen stellt eine Unterkunft (Händler) und einen Teich aus 2 Plättchen fertig, mit 1 Ware im Vorrat: 2
    Münzen und 1 Fisch oder 3 Münzen.
example-25 = 2 Punkte, eine nicht erfüllte Karte und eine, die 7 wert ist: 7 oder 5 Punkte, je nach Reihenfolge.

chapter-provenance = Woher das stammt
rules-provenance =
    - Der Ablauf: die französische Anleitung der Ausgabe 2020 und die französische und die russische der Ausgabe
      2018. Wo sie einander widersprechen, gibt es eine Option (C1, C2). Uns lagen die Texte vor, nicht die Bilder.
    - Der russische Text nennt für zwei, was für drei gilt, und in der Summe eines französischen Beispiels fehlt
      eine Zahl; beides berichtigen die anderen Texte.
    - Das Raster der Kartenfelder folgt aus den Zahlen der Kreise in C8; dass eine Linie der Ausgabe 2018 drei
      Depots weiterführt (C11), folgt aus dem Stern, den die Anleitungen beschreiben; dass die Leiste bei 20 endet,
      steht in einer Besprechung.
    - Was auf den Plättchen ist, die meisten Wertungskarten und Rahmenaufgaben, die Felder der Bautableaus und der
      größte Teil der Villentabelle sind rekonstruiert (C6).
    - Die Festlegungen sind von uns.

    Der Befehl `insula content show carpe_diem` zeigt zu jeder Tabelle des Materials die Quelle und wie sicher sie
    ist.
chapter-credits = Autor und Verlag
rules-credits =
    Carpe Diem ist von Stefan Feld und bei alea, einer Marke von Ravensburger, erschienen. Name und Gestaltung
    gehören ihren Inhabern. Insula steht in keiner Verbindung zu ihnen, und kein Satz einer veröffentlichten
    Anleitung wird hier verwendet.
