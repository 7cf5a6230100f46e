# Die Regeln von Alhambra, dem Kartenspiel: eine Nachricht je nummerierter Regel. Die Texte sind Markdown: ein einfacher
# Zeilenumbruch ist ein Leerzeichen, eine Leerzeile beginnt einen Absatz. Der Name eines Kapitels steht vor dem, was zu ihm
# gehört.

rules-title = Alhambra, das Kartenspiel
rules-intro =
    Für 2 bis 6 Personen. Das sind die Regeln, nach denen Insula spielt, in unseren eigenen Worten.

    Jede Regel hat eine Nummer; sie steht dabei, wenn ein Schritt abgelehnt wird. Wo die veröffentlichte Anleitung
    schweigt, mussten wir entscheiden; das ist mit „unsere Festlegung“ gekennzeichnet. Martin ist der gedachte
    dritte Mitspieler im Spiel zu zweit. Aufzeichnungen zählen die Plätze am Tisch ab 0.

## Material

chapter-components = Material
rule-A1 =
    54 Gebäude in sechs Arten mit diesen Preisen:

    - Pavillon (blau): 2 3 4 5 6 7 8
    - Serail (rot): 3 4 5 6 7 8 9
    - Arkaden (braun): 4 5 6 6 7 8 8 9 10
    - Gemächer (weiß): 5 6 7 7 8 9 9 10 11
    - Garten (grün): 6 7 8 8 8 9 10 10 10 11 12
    - Turm (violett): 7 8 9 9 9 10 11 11 11 12 13
rule-A2 =
    108 Geldkarten: vier Währungen (in der Reihenfolge des Bauhofs: Gelb, Blau, Grün, Orange), Werte 1 bis 9, jede
    Karte dreimal. Zu zweit kommt von jeder eine aus dem Spiel, es bleiben 72.
rule-A3 =
    Zwei Wertungskarten, A und B. Ein Bauhof mit vier Feldern, eines für jede Währung.

## Aufbau

chapter-set-up = Aufbau
rule-A4 =
    Die Gebäude werden gemischt. Zu zweit bekommt Martin die obersten sechs, offen ausgelegt. Dann kommen vier
    Gebäude in den Bauhof, von links nach rechts.
rule-A5 =
    Der erste Platz beginnt, die anderen folgen reihum: Jede Person zieht offen Geld, Karte für Karte, bis ihre
    Karten mindestens 20 wert sind (also immer 20 bis 28). Danach sind die Handkarten geheim.
rule-A6 =
    Startspieler ist, wer die wenigsten Karten hat; bei Gleichstand, wer unter diesen die kleinere Summe hat. Steht
    es immer noch gleich, entscheidet unter diesen das Los aus dem Startwert der Partie (unsere Festlegung, statt
    der jüngsten Person).
rule-A7 =
    Vier Geldkarten werden offen ausgelegt. Der Rest wird in fünf Stapel geteilt, die sich um höchstens eine Karte
    unterscheiden, die größeren zuerst (unsere Festlegung). Wertungskarte A kommt an irgendeine Stelle in Stapel 2,
    ganz oben und ganz unten eingeschlossen, alle Stellen gleich wahrscheinlich; B ebenso in Stapel 4. Die Größen
    zählen ohne die Wertungskarten. Dann wird aufeinandergelegt, Stapel 1 zuoberst, Stapel 5 zuunterst.

## Ein Zug

chapter-turn = Ein Zug
rule-A8 =
    Ein Zug ist genau eine Aktion, und sie ist Pflicht: Geld nehmen oder ein Gebäude kaufen. Danach ist die nächste
    Person am Zug, immer reihum. Martin ist nie am Zug.
rule-A9 =
    Geld nehmen: eine beliebige offene Karte, egal wie hoch, oder mehrere offene Karten, die zusammen höchstens 5
    wert sind, auch in verschiedenen Währungen. (Berichtigt: Wörtlich genommen würde unser Exemplar der Anleitung
    eine einzelne Karte über 5 verbieten, doch ihr eigenes Beispiel nimmt eine.) Wer Geld nimmt, beendet damit den
    Zug. Die offenen Geldkarten liegen auf vier Plätzen; eine genommene Karte hinterlässt eine Lücke. Von gleichen
    Karten nimmt man die am weitesten links.
rule-A10 =
    Kaufen: ein Gebäude aus dem Bauhof, bezahlt mit Karten in der Währung seines Feldes, die mindestens seinen
    Preis wert sind. Wechselgeld gibt es nicht. Die Karten kommen offen auf den Ablagestapel.

    Unsere Festlegung: Eine Zahlung ist erlaubt, wenn ihre Summe mindestens den Preis erreicht und ohne ihre
    niedrigste Karte höchstens den Preis. Mehr wird abgelehnt, denn davon hat niemand etwas. Zu einer passenden
    Zahlung darf also noch eine Karte kommen, wenn sie nicht höher ist als die niedrigste dieser Zahlung; damit
    endet der Zug.

    Eine gezahlte Karte verlässt sofort die Hand. Ist die Zahlung fertig, kommen die Karten auf den Ablagestapel,
    und das Gebäude verlässt den Bauhof.
rule-A11 =
    Wer passend zahlt, hat noch eine Aktion, wieder frei nach A9 oder A10 und ebenso Pflicht wie die erste. Bauhof
    und Geld werden dazwischen nicht aufgefüllt. So hat ein Zug höchstens vier passende Käufe und eine weitere
    Aktion. (Berichtigt: Unser Exemplar der Anleitung nennt eine andere Zahl von Aktionen, als ihre eigene
    Erklärung ergibt.)
rule-A12 =
    Ein gekauftes Gebäude liegt offen vor der Person, der es gehört. Zu zweit darf man die gekaufte Karte
    stattdessen Martin schenken, sofort und Karte für Karte. Wer passend gezahlt hat, bekommt auch dann die nächste
    Aktion.
rule-A13 =
    Wer zu Beginn des Zuges weder nehmen noch kaufen kann, passt (unsere Festlegung; das kommt nur vor, wenn kein
    Geld offen liegt). Auch Passen ist ein Schritt, und der Zug endet wie in A14. Geht nach einem passenden Kauf
    nichts mehr, ist der Zug einfach zu Ende; das ist kein Passen.

    Passen alle hintereinander, endet die Partie wie in A18 mit allen vier Gebäuden (nur eine Sicherung: In einer
    regulär ausgeteilten Partie kann immer jemand kaufen). Jedes Nehmen und jeder Kauf setzt diese Zählung auf
    null.

## Nach dem Zug

chapter-after-turn = Nach dem Zug
rule-A14 =
    Zuerst wird der Bauhof auf vier aufgefüllt, leere Felder von links nach rechts; dann die offenen Geldkarten auf
    vier, Lücken von links nach rechts.
rule-A15 =
    Erst wenn eine Geldkarte gebraucht wird und der Stapel leer ist, wird der Ablagestapel zu einem neuen Stapel
    gemischt (Wertungskarten sind nie darin). Sind beide leer, liegen weniger als vier Karten offen (unsere
    Festlegung).
rule-A16 =
    Eine Wertungskarte, die beim Auffüllen des Geldes erscheint, wird sofort gewertet (A20); zu zweit folgt darauf
    A17. Sie kommt aus dem Spiel, und das Auffüllen geht weiter.
rule-A17 =
    Zu zweit: Gleich nach Wertung A nimmt Martin die obersten sechs Gebäude des Stapels, gleich nach B ein Drittel
    des Stapels, abgerundet (von 5 nimmt er 1, von 2 keines). Liegen bei A weniger als sechs im Stapel, bekommt er
    alle (unsere Festlegung). Der Bauhof bleibt unberührt. Ein leerer Stapel beendet die Partie nicht.

## Spielende

chapter-end = Spielende
rule-A18 =
    Die Partie endet nach dem Zug, nach dem sich der Bauhof nicht mehr auf vier auffüllen lässt. Er wird gefüllt,
    so weit es reicht. Geld wird nicht aufgefüllt (unsere Festlegung, aus der Reihenfolge in A14), und eine
    Wertungskarte, die noch im Stapel steckt, wird nicht gewertet (unsere Festlegung).

    Die Handkarten werden aufgedeckt. Jedes übrige Gebäude, von links nach rechts, geht an die Person mit dem
    meisten Geld (Summe der Werte) in der Währung seines Feldes; bei Gleichstand oder null an niemanden. Geld wird
    dafür nicht ausgegeben, und im letzten Zug genommenes Geld zählt mit. Eine Person kann mehrere bekommen. Ein
    Gebäude, das niemand bekommt, zählt für niemanden. Martin bekommt keines, und verschenkt werden diese Karten
    nicht.
rule-A19 =
    Dann folgt Wertung C. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg. Martins
    Punkte werden angezeigt, gewinnen kann er nicht (unsere Festlegung).

## Wertung

chapter-scoring = Wertung
rule-A20 =
    In jeder Art zählt die Rangfolge nach der Zahl der Gebäude dieser Art, Martin eingeschlossen; mindestens eines
    muss man haben. Wertung A belohnt den ersten Platz, B die ersten zwei, C die ersten drei:

    - Pavillon: A 1; B 8, 1; C 16, 8, 1
    - Serail: A 2; B 9, 2; C 17, 9, 2
    - Arkaden: A 3; B 10, 3; C 18, 10, 3
    - Gemächer: A 4; B 11, 4; C 19, 11, 4
    - Garten: A 5; B 12, 5; C 20, 12, 5
    - Turm: A 6; B 13, 6; C 21, 13, 6
rule-A21 =
    Bei Gleichstand, auch mit Martin, teilt man sich die Punkte der belegten Plätze, abgerundet; Plätze ohne Punkte
    zählen 0. Martins Anteil gehört ihm und ist für die anderen verloren. Wer danach kommt, nimmt den nächsten
    freien Platz. Preise spielen nie eine Rolle.

## Entscheidungen

chapter-decisions = Entscheidungen der Reihe nach
rule-A22 =
    Nehmen (welche offenen Karten) oder kaufen. Zum Kauf: das Feld, dann die Zahlung, Karte für Karte von der
    höchsten abwärts.

    - Unter dem Preis: eine Karte, die nicht höher ist als die letzte und mit der der Preis noch zu erreichen ist.
    - Genau beim Preis: aufhören oder noch eine Karte, die nicht höher ist als die letzte.
    - Über dem Preis ist die Zahlung zu Ende.

    Zu zweit folgt: behalten oder verschenken; bis dahin gehört das Gebäude niemandem. Nach passender Zahlung
    beginnt es von vorn. Sonst gibt es nichts zu entscheiden, und niemand entscheidet im Zug einer anderen Person.
    Was dieselbe Wirkung hat (gleiche Karten), ist eine einzige Möglichkeit.

chapter-hidden = Verdeckte Information
rules-hidden =
    Geheim für alle: die Reihenfolge beider Stapel und die Stelle einer Wertungskarte in ihrem Fünftel.

    Handkarten sind nach der Regel geheim, doch jede lag einmal offen. Was jemand einmal gesehen hat, lässt sich
    immer nachschlagen: im Spielverlauf, beim Nachspielen oder mit Hilfe eines Bots. Neu ausgelost wird deshalb
    nur, was niemand wissen kann: die beiden Reihenfolgen, nie die Handkarten. Eine noch nicht erschienene
    Wertungskarte kommt dabei an eine beliebige noch nicht aufgedeckte Stelle ihres Fünftels, alle gleich
    wahrscheinlich.

    Die Option `tracking` bestimmt, was der Tisch zeigt: `memory` (voreingestellt) lässt die Handkarten der anderen
    weg, `open` zeigt sie.

    Offen für alle: die Anzahl der Karten auf jeder Hand und in jedem Stapel, der Ablagestapel, Gebäude, Punkte und
    Martins Karten. Im Geldstapel zählen die Wertungskarten mit.

    Ohne Rückfrage zurücknehmen lässt sich alles bis zum Auffüllen.

## Beispiele

chapter-examples = Beispiele
example-1 = Wertung A: Wer bei den Gemächern (weiß) allein vorn liegt, bekommt 4.
example-2 = Wertung B, Turm (violett): Der erste Platz bekommt 13, der zweite 6; zwei gleichauf an der Spitze je 9.
example-3 = Wertung C, Garten (grün): zwei gleichauf vorn, dahinter zwei gleichauf: 16, 16, 2, 2.
example-4 =
    Preis 10, gezahlt 7 + 4: Der Zug ist zu Ende, nichts kommt zurück. Gezahlt 7 + 3: noch eine Aktion.
example-5 =
    Gleichstand an der Spitze. Wertung B, drei gleichauf beim Turm: je 6. Wertung C, vier gleichauf beim Turm: je
    10. Wertung A, zwei gleichauf beim Pavillon (blau): je 0.
example-6 = Offene Geldkarten 2, 3, 7, 9: 2 und 3 zusammen oder eine beliebige Karte; nie 2 und 7 zusammen.
example-7 = Preis 10: 7 + 3 + 1 ist erlaubt und beendet den Zug; 7 + 4 + 3 wird abgelehnt.
example-8 =
    Wertung B beim Serail (rot), eine Person vorn, zwei gleichauf dahinter: 9, 1, 1. Wertung C beim Pavillon, zwei
    gleichauf auf dem dritten Platz: je 0.
example-9 = Vier passende Käufe, dann Geld: fünf Aktionen in einem Zug.
example-10 = Passend gezahlt und das Gebäude Martin geschenkt: Die nächste Aktion gibt es trotzdem.
example-11 = Spielende: 7, 7 und 3 in der Währung des Feldes: Niemand bekommt das Gebäude.
example-12 = 20 Gebäude im Stapel bei Wertung B: Martin nimmt 6.
example-13 =
    Ein passender Kauf, dann Geld; der Bauhof wird nicht mehr voll, und B liegt oben auf dem Geldstapel: Geld wird
    nicht aufgefüllt, B nicht gewertet.
example-14 = Ein Stapel von 5 Gebäuden bei Wertung B: Martin nimmt 1.
example-15 = Passen, passen, kaufen: Die Zählung steht wieder auf null.
example-16 = Preis 10: 9 + 7 + 3 wird abgelehnt, 7 + 3 + 3 ist erlaubt.
example-17 =
    Offene Geldkarten Blau 1, Blau 1, Grün 1, Blau 5: sechs Möglichkeiten (jede Sorte einzeln, beide Blau 1, Blau 1
    mit Grün 1, alle drei 1er).

chapter-provenance = Woher das stammt
rules-provenance =
    - Ablauf, Austeilen, Gleichstand, Ende und Spiel zu zweit: die französische Anleitung des Kartenspiels. Unser
      Exemplar war stellenweise beschädigt. A9 und A11 sind wie dort gesagt berichtigt, mit Hilfe der Anleitung des
      Brettspiels derselben Familie; sie sagt auch ausdrücklich, dass man zum Werten mindestens ein Gebäude braucht
      (A20).
    - Die Punkte in A20: die Übersichtskarte.
    - Die Preise in A1: mehrere unabhängige Kartenlisten, die Karte für Karte übereinstimmen, eine davon genau zu
      dieser Ausgabe.
    - Die Reihenfolge der Währungen in A2: eine Abbildung des Bauhofs.
    - Die Festlegungen sind von uns.

    Der Befehl `insula content show alhambra` zeigt zu jeder Tabelle des Materials die Quelle und wie sicher sie
    ist.
chapter-credits = Autor und Verlag
rules-credits =
    Alhambra – Das Kartenspiel ist von Dirk Henn und bei Queen Games erschienen. Name und Gestaltung gehören ihren
    Inhabern. Insula steht in keiner Verbindung zu ihnen, und kein Satz einer veröffentlichten Anleitung wird hier
    verwendet.
