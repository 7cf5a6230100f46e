# Die Regeln der Baumeister von Arkadia: eine Nachricht je nummerierter Regel. Die Texte sind Markdown: ein einfacher
# Zeilenumbruch ist ein Leerzeichen, eine Leerzeile beginnt einen Absatz. Der Name eines Kapitels steht vor dem, was
# zu ihm gehört.

rules-title = Die Baumeister von Arkadia
rules-intro =
    Für 2 bis 4 Personen. Das sind die Regeln, nach denen Insula spielt, in unseren eigenen Worten.

    Gemeinsam bauen alle rings um ein Kastell eine Stadt. Ein Gebäude, das auf allen Seiten eingeschlossen ist,
    bringt allen, deren Arbeiter daneben stehen, Siegel, und jedes Mal wächst das Kastell um einen Stein; das
    verändert die Preise der Siegel. Wer Siegel im richtigen Augenblick zu Gold macht, gewinnt.

    Jede Regel hat eine Nummer; sie steht dabei, wenn ein Schritt abgelehnt wird. Wo die veröffentlichten
    Anleitungen oder die Texte, die uns vorlagen, schweigen, mussten wir entscheiden; das ist mit „unsere
    Festlegung“ gekennzeichnet. Gespielt wird reihum nach den Plätzen am Tisch, beginnend mit dem Startspieler;
    Aufzeichnungen zählen die Plätze ab 0.

    Berühren und neben etwas liegen heißt immer Kante an Kante; eine Ecke genügt nicht. Ein Feld heißt nach seiner
    Spalte, a bis p von links, und seiner Reihe, 1 bis 12 von oben: `a1` ist oben links, `p12` unten rechts.

    Das meiste Material ist rekonstruiert, vor allem die Lage der Zeltlager und die Formen der Gebäude; jede Regel
    sagt, was.

## Material

chapter-components = Material
rule-K1 =
    Der Spielplan hat 16 × 12 Felder; 24 davon sind Zeltlager. Wo sie liegen, ist rekonstruiert.

    Der Kastell-Bauplatz ist eine Platte von 4 × 3 Feldern: ein Ring von 10 Feldern für Kastell-Steine (die
    Ringfelder) um einen Innenhof von 2 Feldern. Auf den Ring sind je zwei Siegel der vier Farben Rot, Oliv,
    Schwarz und Silber gedruckt; zwei Ringfelder sind ohne Siegel. Welches Siegel wo ist, ist rekonstruiert. Reihe
    für Reihe:

    - quer: rot, oliv, silber, schwarz / ohne, Innenhof, Innenhof, ohne / schwarz, silber, oliv, rot
    - hochkant, nach einer Vierteldrehung im Uhrzeigersinn, samt den Siegeln: schwarz, ohne, rot / silber,
      Innenhof, oliv / oliv, Innenhof, silber / rot, ohne, schwarz
rule-K2 =
    40 Gebäudeplättchen in sieben Arten. Namen und Zahlen sind bekannt, die Formen rekonstruiert:

    - Wohnhaus: 8 Plättchen mit 2 Feldern
    - Bauernhof: 8 Plättchen mit 3 Feldern im Winkel
    - Wirtshaus: 8 Plättchen mit 3 Feldern in einer Linie
    - Mühle: 4 Plättchen mit 4 Feldern, drei in einer Linie und eines neben dem mittleren
    - Schmiede: 4 Plättchen mit 4 Feldern, drei in einer Linie und eines neben einem Ende
    - Handelskontor: 4 Plättchen mit 4 Feldern, zwei und zwei, um eines versetzt
    - Kloster: 4 Plättchen mit 4 Feldern im Block

    Die Art wirkt sich nur durch ihre Form aus. Plättchen werden gedreht. Die Option `flip` ist `no`
    (voreingestellt) oder `yes`: Mit `yes` darf ein Plättchen auch gewendet werden und liegt dann spiegelverkehrt,
    was bei Schmiede und Handelskontor einen Unterschied macht. Die Texte, die uns vorlagen, erwähnen es nicht.
rule-K3 =
    40 Baukarten, eine je Plättchen, jede mit einer Art und einer Farbe. In jeder Farbe gibt es 2 Wohnhäuser, 2
    Bauernhöfe, 2 Wirtshäuser und 1 Karte jeder anderen Art. Wir nehmen an, dass die Farben gleichmäßig verteilt
    sind; die Zahlen der Plättchen lassen das nur auf eine Weise zu.
rule-K4 =
    28 Kastell-Steine auf drei Ablageplätzen, einem für jedes Stockwerk des Kastells: Auf Ablageplatz 1 und 2
    liegen 3 von jeder Farbe, auf Ablageplatz 3 liegt 1 von jeder.
rule-K5 =
    Jede Person hat 4 Baumeister-Fahnen, kurz Fahnen, und 11 Arbeiter: 3 zu Beginn und 8, die mit Fahnen kommen
    (K19). Es gibt 24 neutrale Arbeiter. Siegel und Gold gehen nie aus (unsere Festlegung).

## Aufbau

chapter-set-up = Aufbau
rule-K6 =
    Der Kastell-Bauplatz kommt auf den Spielplan, genau im Raster und auf kein Zeltlager. Unsere Festlegung: Sein
    Platz wird unter allen erlaubten ausgelost, quer und hochkant zusammen, alle gleich wahrscheinlich.
rule-K7 =
    Die Karten werden gemischt. Vom Stapel bekommt jede Person 4, beginnend mit Platz 0, dann werden drei offen
    ausgelegt; der Rest bleibt der Stapel. Der Startspieler wird ausgelost (unsere Festlegung, statt der jüngsten
    Person).

## Ein Zug

chapter-turn = Ein Zug
rule-K8 =
    Ein Zug beginnt mit genau einer von zwei Aktionen, und sie ist Pflicht: bauen (K9) oder Arbeiter einsetzen
    (K13). Nur wer beides nicht kann, passt bei diesem Teil (unsere Festlegung).

    Danach darf man, auch wenn man gepasst hat, eine Fahne abgeben (K19). Dann ist die nächste Person am Zug.
rule-K9 =
    Bauen, in dieser Reihenfolge:

    - Man spielt eine Handkarte, für deren Plättchen es einen erlaubten Platz gibt.
    - Man legt ihr Plättchen auf freie Felder. Frei ist ein Feld, auf dem kein Gebäude, kein Arbeiter und nichts
      vom Kastell-Bauplatz ist; ein Zeltlager ist frei. Das Plättchen muss ein Gebäude, den Kastell-Bauplatz oder
      einen Arbeiter berühren, egal wessen.
    - Dann kommen das Siegel (K10), die Zeltlager (K11) und die neue Karte (K12).
    - Zuletzt zeigt sich, welche Gebäude fertig sind (K14).
rule-K10 =
    Auf das neue Gebäude kommt ein Siegel in der Farbe der Karte. Die Karte kommt aus dem Spiel.
rule-K11 =
    Für jedes Zeltlager, das das Plättchen bedeckt, nimmt man 1 neutralen Arbeiter. Es sind immer genug da.
rule-K12 =
    Man zieht eine Karte, das ist Pflicht: eine der offenen oder die oberste vom Stapel. Eine genommene offene
    Karte wird sofort an ihrem Platz vom Stapel ersetzt. Von gleichen offenen Karten nimmt man die erste.

    Unsere Festlegung für einen leeren Stapel: Es wird nichts ersetzt, und man nimmt eine der offenen Karten. Ist
    auch davon keine mehr da, zieht man keine Karte, und man hat eine Handkarte weniger.
rule-K13 =
    Arbeiter einsetzen: einen oder mehrere aus dem eigenen Vorrat, eigene und neutrale beliebig gemischt, auf jedes
    Feld einen. Die Felder müssen frei sein wie in K9 (der Innenhof gehört zum Kastell-Bauplatz), und alle müssen
    ein und dasselbe Gebäude berühren, ob fertig oder nicht. Auch der Kastell-Bauplatz ist ein Gebäude. Man muss
    das Gebäude nicht nennen: Es genügt, dass es eines gibt.

    Erst wenn alle eingesetzt sind, zeigt sich, welche Gebäude fertig sind (K14). Arbeiter verlassen den Spielplan
    nie. Ein Zeltlager unter einem Arbeiter bringt nichts und ist verloren. Eine Karte wird nicht gezogen.

## Fertige Gebäude und das Kastell

chapter-finished = Fertige Gebäude und das Kastell
rule-K14 =
    Nach der ganzen Aktion von K8 gilt: Ein Gebäude, das sein Siegel noch hat, ist fertig, wenn jedes Feld, das
    eine Kante mit ihm teilt, besetzt ist (von einem Arbeiter, einem Gebäude oder dem Kastell-Bauplatz) oder
    außerhalb des Spielplans läge. Es können mehrere Gebäude auf einmal fertig werden. Der Kastell-Bauplatz wird
    nie fertig.
rule-K15 =
    Für jedes fertige Gebäude:

    - Jede Person bekommt ein Siegel seiner Farbe für jeden eigenen Arbeiter daneben, gleich wann er eingesetzt
      wurde. Ein Arbeiter zählt einmal je Gebäude, und er zählt für jedes Gebäude, das er mit einschließt.
    - Neutrale Arbeiter bringen nichts.
    - Wer am Zug ist, nimmt auch das Siegel, das auf dem Gebäude liegt, selbst ohne eigenen Arbeiter daneben.
rule-K16 =
    Zuerst werden die Siegel aller fertigen Gebäude verteilt. Dann muss, wer am Zug ist, für jedes dieser Gebäude
    einen Stein setzen, einen nach dem anderen: in einer Farbe, die auf dem Ablageplatz des laufenden Stockwerks
    noch da ist, auf ein freies Ringfeld dieses Stockwerks.
rule-K17 =
    Steine werden gestapelt: Stockwerk 2 steht auf Stockwerk 1, Stockwerk 3 auf Stockwerk 2. Ein Stockwerk beginnt,
    wenn das darunter alle 10 Steine hat. Beim zehnten Stein von Stockwerk 1 und von Stockwerk 2 kommen die 2
    Steine, die auf dem Ablageplatz dieses Stockwerks übrig sind, sofort auf Ablageplatz 3, auch mitten in K16.

    Stockwerk 3 hat höchstens 8 Steine. Ist Ablageplatz 3 leer, wird kein Stein gesetzt (unsere Festlegung).
rule-K18 =
    Der Preis einer Farbe ist die Zahl ihrer Siegel, die von oben sichtbar sind: auf Steinen, auf denen kein
    anderer steht, und gedruckt auf Ringfeldern, die noch nicht bedeckt sind. Alle Preise sind zu Beginn 2; ein
    Preis kann 0 sein.

## Fahnen

chapter-banner = Fahnen
rule-K19 =
    Am Ende des eigenen Zuges, nach allen Steinen, darf man eine Fahne abgeben, nicht mehr:

    - Die Fahne kommt aus dem Spiel.
    - Man nimmt 2 eigene Arbeiter.
    - Dann verkauft man beliebig viele Siegel beliebiger Farben, oder keines, zu den Preisen dieses Augenblicks.
      Jedes Siegel bringt seinen Preis in Gold.

    Sonst wird vor K21 nichts verkauft.

## Spielende

chapter-end = Spielende
rule-K20 =
    Der zehnte Stein von Stockwerk 2 leitet das Ende ein. Dieser Zug wird ganz zu Ende gespielt. Dann haben alle
    noch einen Zug; den letzten hat, wer diesen Stein gesetzt hat. Diese letzten Züge sind ganze Züge, auch mit
    Fahne. Eingeleitet wird das Ende nur einmal.
rule-K21 =
    Dann werden alle Siegel zu den letzten Preisen verkauft; niemand wählt. Übrige Arbeiter und Fahnen sind nichts
    wert. Wer am meisten Gold hat, gewinnt; bei Gleichstand teilt man sich den Sieg (unsere Festlegung).
rule-K22 =
    Wurde in so vielen Zügen hintereinander, wie es Plätze gibt, gepasst und keine Fahne abgegeben, ob noch Fahnen
    da sind oder nicht, endet die Partie sofort mit K21 (unsere Festlegung: Sonst könnte eine Partie, vor allem zu
    zweit, stecken bleiben). Nach dem letzten Zug des Endes (K20) ist es K20, das sie beendet.

## Entscheidungen

chapter-decisions = Entscheidungen der Reihe nach
rule-K23 =
    Das wird entschieden:

    - Die Aktion: eine Handkarte, für deren Plättchen es einen erlaubten Platz gibt, `build house red`; oder ein
      erster Arbeiter, eigen oder neutral, auf einem Feld neben irgendeinem Gebäude oder dem Kastell-Bauplatz, `own
      c3` oder `neutral c3`; `pass` nur, wenn es beides nicht gibt.
    - Nach einer Karte: wo das Plättchen liegt, `site c3r0`; dann, welche Karte man zieht, `draw 1`, `draw 2`,
      `draw 3` oder `draw pile` (nicht gefragt, wenn es keine gibt).
    - Nach einem Arbeiter: noch einer, eigen oder neutral, in beliebiger Reihenfolge, oder `stop`.
    - Für jedes fertige Gebäude: Farbe und Ringfeld des Steins, `tower red g5`.
    - Zuletzt `banner` oder `end`. Mit einer Fahne, Farbe für Farbe (Rot, Oliv, Schwarz, Silber), wie viele Siegel
      man verkauft, von 0 bis zu allen, die man hat, auch zum Preis 0: `sell red 2`.

    Ein Platz heißt nach dem ersten Feld des Plättchens, dem linken in seiner obersten Reihe, und nach der Drehung:
    `r0` bis `r3` sind Vierteldrehungen im Uhrzeigersinn der Form, wie die Materialdatei sie zeichnet; mit `flip`
    auch `t0` bis `t3`: zuerst gespiegelt, links und rechts vertauscht, dann gedreht.

    Steine kommen in beliebiger Reihenfolge, und verschiedene Felder sind verschiedene Möglichkeiten. Niemand
    entscheidet im Zug einer anderen Person. Was dieselbe Wirkung hat, ist eine einzige Möglichkeit: gleiche
    Karten; Drehungen, die dieselben Felder bedecken (benannt nach der ersten, `r` vor `t`).

chapter-hidden = Verdeckte Information
rules-hidden =
    Geheim für alle: die Reihenfolge des Stapels.

    Nur der Person bekannt, die sie auf der Hand hat: Karten, die ausgeteilt oder vom Stapel gezogen wurden. Eine
    Karte, die von den drei offenen genommen wurde, kennen alle, bis sie gespielt wird. Karten derselben Art und
    Farbe sind gleich; wer eine davon spielt, spielt die bekannte.

    Arbeiter im Vorrat, Siegel und Gold liegen hinter einem Sichtschirm, doch jede Änderung sehen alle. Die Option
    `tracking` bestimmt, was der Tisch zeigt: `memory` (voreingestellt) lässt sie nur aus der Ansicht weg; `open`,
    gedacht für Partien, die Tage dauern, zeigt sie, und auch die bekannten Handkarten.

    Offen für alle: Spielplan, Kastell, Ablageplätze, Fahnen, die offenen und die gespielten Karten und die Anzahl
    der Karten auf jeder Hand und im Stapel.

    Was jemand einmal gesehen hat, lässt sich immer nachschlagen: im Spielverlauf, beim Nachspielen oder mit Hilfe
    eines Bots.

    Ohne Rückfrage zurücknehmen lässt sich alles, bis eine Karte gezogen wird (bei leerem Stapel auch das noch)
    oder der Zug endet.

## Beispiele

chapter-examples = Beispiele
example-1 = Zu Beginn sind alle vier Preise 2.
example-2 = 7 rote Siegel zum Preis 3 und 5 silberne zum Preis 4 bringen 41 Gold.
example-3 = Ein Arbeiter im Innenwinkel eines Gebäudes berührt es mit zwei Seiten und zählt einmal.
example-4 =
    Ein Plättchen, in eine geschlossene Lücke gelegt, ist sofort fertig: Wer es gelegt hat, nimmt das Siegel darauf
    und setzt einen Stein.
example-5 =
    Ein Arbeiter schließt zwei Gebäude: Beide bringen Siegel, es werden zwei Steine gesetzt, und dieser Arbeiter
    zählt bei beiden.
example-6 = Ist Stockwerk 1 voll, liegen seine 2 übrigen Steine auf Ablageplatz 3.
example-7 =
    Der 10. Stein von Stockwerk 2, und ein weiteres Gebäude ist fertig: Der nächste Stein kommt von Ablageplatz 3
    und auf Stockwerk 3.
example-8 = Ein Gebäude auf zwei Zeltlagern bringt 2 neutrale Arbeiter; ein Arbeiter auf einem Zeltlager bringt keinen.
example-9 =
    Person A schließt ein Gebäude, neben dem nur neutrale Arbeiter und die der anderen stehen: A bekommt das Siegel
    darauf, die anderen je Arbeiter eines.
example-10 = Ein Arbeiter neben zwei Gebäuden einer Farbe, beide jetzt fertig: 2 Siegel.
example-11 = Ein Gebäude in einer Ecke des Spielplans braucht nur seine inneren Nachbarn.
example-12 =
    Stockwerk 1 ist voll, ein roter und ein silberner Stein sind übrig: Auf Ablageplatz 3 liegen 2 rote, 2
    silberne, 1 olivgrüner und 1 schwarzer.
example-13 =
    Ein schwarzer Stein auf ein sichtbares rotes Siegel: Der Preis von Rot sinkt um 1, der von Schwarz steigt um 1.
example-14 = Der Stapel ist leer: Wird eine offene Karte genommen, bleiben zwei offen.
example-15 = Wer weder bauen noch einsetzen kann, passt und gibt dann eine Fahne ab: 2 Arbeiter.
example-16 = Alle passen und geben keine Fahne ab: Die Partie endet, alle Siegel werden verkauft.
example-17 = Wer das Ende eingeleitet hat, hat den letzten Zug.

chapter-provenance = Woher das stammt
rules-provenance =
    - Der Ablauf: eine französische Zusammenfassung der Regeln auf einer Seite, ergänzt aus den Seiten der
      veröffentlichten englischen Anleitung, die wir zum Teil lesen konnten, und aus Besprechungen. Uns lagen Texte
      vor, keine Bilder.
    - Dass auch, wer das Ende eingeleitet hat, noch einen Zug hat (K20): die Zusammenfassung, beim Wort genommen.
    - Die Zahlen der Plättchen, Steine, Arbeiter und Fahnen (K2, K4, K5): die Materialliste und Besprechungen. Die
      Größe des Spielplans und die Zahl der Zeltlager (K1): zwei Besprechungen.
    - Die Farben der Karten (K3): aus den Zahlen der Plättchen abgeleitet.
    - Wo die Zeltlager und die gedruckten Siegel sind (K1) und welche Formen die Plättchen haben (K2), ist
      rekonstruiert: Es passt zu allem, was darüber berichtet wird, ist aber nicht von einer Schachtel abgelesen.
    - Die Festlegungen sind von uns.

    Das Material steht als Daten in der Materialdatei; sie lässt sich als Ganzes ersetzen und wird vor Gebrauch
    geprüft. Der Befehl `insula content show arkadia` zeigt zu jeder Tabelle des Materials die Quelle und wie
    sicher sie ist.
chapter-credits = Autor und Verlag
rules-credits =
    Die Baumeister von Arkadia ist von Rüdiger Dorn und bei Ravensburger erschienen, auf Englisch bei Rio Grande
    Games. Name und Gestaltung gehören ihren Inhabern. Insula steht in keiner Verbindung zu ihnen, und kein Satz
    einer veröffentlichten Anleitung wird hier verwendet.
