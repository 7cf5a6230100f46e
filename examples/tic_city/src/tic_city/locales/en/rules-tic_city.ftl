# The rules of Tic City.

rules-title = Tic City: the rules
rules-intro = Two to four players build one city together. Most points win.

chapter-components = The components
rule-T1 = There are 30 building cards: 9 homes, 8 shops, 7 parks, 6 towers; and 8 wishes, two for each kind. The city has 25 squares, `a1` to `e5`; on `c3` in the middle stands the fountain.
chapter-set-up = Set-up
rule-T2 = Shuffle the building cards and lay three of them open: the market. Shuffle the wishes and deal one to each player, who keeps it secret; nobody looks at the others. The first seat begins.
chapter-turn = A turn
rule-T3 = Take an open card from the market, or draw the top card of the deck and show it.
rule-T4 = Build the card on any empty square. Nothing is ever built on the fountain.
rule-T5 = The new building scores at once for each building straight beside it. A home scores 1 for a home, 2 for a shop, 3 for a park. A shop scores 2 for a home, 1 for a park, 3 for a tower. A park scores 3 for a home, 1 for a shop, 2 for a tower. A tower scores 3 for a shop, 2 for a park, 1 for a tower. The fountain counts as a park. What stood there before scores nothing.
rule-T6 = Then the market is filled up to three cards, and the next seat follows.
chapter-end = The end
rule-T7 = When the city is full all wishes are shown. Each player scores 2 points for every building of the wished kind that they built themselves.
rule-T8 = Most points win. Of equal players the one who built more towers is ahead; if that is equal too, the victory is shared.

chapter-hidden = What is hidden
rules-hidden = The order of the deck and the wishes that were not dealt are hidden from all, a wish from all but its owner until the end.
