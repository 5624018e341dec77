import type { Catalogue } from '../catalogue';

/** Every rule in brief, in our own words. */
export const ruleTexts: Catalogue['ruleTexts'] = {
  'setup.player':
    'Każdy ma 8 domów (2 w lewej grupie, 3 w środkowej, 3 w prawej), 8 urzędników, 5 znaczników zestawów, po 1 każdego towaru, 10 reais i 5 peruk. Dobierz 2 żetony duchowieństwa i zatrzymaj 1. Weź losową królewską łaskę i losowy plan początkowy. Postaw 1 urzędnika w biurze Markiza.',
  'setup.influence': 'Pierwszy gracz zaczyna na 4, następny na 5, kolejni na 6 i 7.',
  'setup.neutral':
    'W grze 2-osobowej i solo w każdym biurze przez całą grę stoi 1 urzędnik w nieużywanym kolorze. Liczy się jak urzędnik przeciwnika.',
  'setup.buildings':
    '16 żetonów w 2 stosach, 8 niebieską stroną do góry i 8 zieloną. Górny żeton każdego stosu jest dostępny, a następny widoczny.',
  'setup.plans': 'Po 1 stosie na architekta, najmniej urzędników na wierzchu.',
  'setup.treasury': 'Znacznik zaczyna na polu 3 reais.',
  'treasury.track':
    'Znacznik nigdy nie opuszcza toru: krok poza jego koniec przepada. Pieniądze i wpływ, które się z nim wiążą, i tak dostajesz.',
  'setup.cardinal': 'Zaczyna na symbolu wpływu (koperta).',
  'setup.ships':
    'Okres 1: rozmiar 1 na rozmiarze 2. Okres 2: rozmiar 3 na rozmiarze 4. W grze 2-osobowej i solo po 1 okręcie każdego rodzaju, dla 3 graczy po 2, dla 4 po 3.',
  'setup.decks':
    'Dobierz 5 kart na rękę z niebieskiej talii, w okresie 2 z fioletowej. Czerwoną talię (w okresie 2 brązową) podziel według rodzaju na 4 talie po 5 kart i odsłoń górne karty.',
  'setup.decrees':
    '8 leży odsłoniętych. W grze 2-osobowej i solo każdy dekret z symbolem „nie dla 2 graczy” odłóż do pudełka i dobierz inny.',
  'setup.scoring': 'Połóż losowo 4 żetony punktacji pod kolumnami.',
  'setup.supply':
    'Towary, reais i królewskie łaski nigdy się nie kończą. Możesz mieć dowolną liczbę planów i dekretów. Odrzucone karty wypadają z gry.',
  'turn.dock':
    'Na początku tury Twoje okręty z morza wracają do doku. Ich towary oddaj do ogólnych zasobów. Można je znów załadować.',
  gold: 'Zamiast zagrać kartę, odrzuć jedną z ręki i weź 1 złoto.',
  'turn.end':
    'Dobierz odsłoniętą kartę, żeby znów mieć ich 5. Odsłoń następną kartę tej talii, potem uzupełnij żetony miasta, żetony duchowieństwa i dekrety. Wcześniej nic się nie uzupełnia. Jeśli Kardynał jest przewrócony, następuje podliczanie kościoła, a potem koniec okresu, jeśli został wywołany.',
  'portfolio.mustAct':
    'Po wsunięciu karty musisz sprzedać towary albo wymienić się ze szlachtą. Jeśli po jej nagrodzie lub karze i po zrobieniu miejsca ani jedno, ani drugie nie jest możliwe, nie możesz jej tam zagrać.',
  'action.possible':
    'Nie możesz wybrać akcji państwowej, akcji szlachty ani wydarzenia, których nie da się wykonać. Nic za nie nie płacisz.',
  'reward.must':
    'Nagrody nie można odmówić. To, czego nie możesz wziąć, przepada. Dobrowolne są tylko podliczanie kościoła, śledzenie wizyty, darmowa akcja państwowa podczas wizyty i odrzucanie kart na koniec okresu.',
  'reward.beforePaying':
    'Nagrodę z pola lub placu budowy bierzesz przed zapłatą. Możesz złożyć wizytę, nawet jeśli dopiero ta nagroda pozwala zapłacić.',
  'portfolio.size':
    '2 karty i po 1 za każdy zestaw gruzu: do 3 na górnych polach i 3 na dolnych. Okręty zajmują górne pola. Gdy jest pełne, najpierw odrzuć kartę; nie liczy się już ona do tego, co daje nowa. Możesz odrzucić kartę także wtedy, gdy jest miejsce.',
  'portfolio.discardShip': 'Okręt odrzucony, by zrobić miejsce, traci towary i nie daje peruk.',
  'portfolio.noble':
    'Weź nagrodę lub zapłać karę z dołu karty, potem wsuń kartę na górne pole. Karę, której nie możesz zapłacić, pomiń.',
  'portfolio.treasury':
    'Weź tyle reais, ile wynosi wartość skarbu, przesuń znacznik skarbu o 1 w dół i wsuń kartę na dolne pole. Jej bonus działa, dopóki tam jest, a bonusy się sumują.',
  'warehouse.size': 'Po 2 każdego towaru i po 1 więcej za każdy zestaw gruzu. Nadwyżkę oddaj od razu.',
  'benefit.coin':
    'Moneta na karcie skarbu w Twoim portfolio jest warta tyle reais przy każdej płatności. Na końcu gry nie jest nic warta.',
  'rubble.set':
    '1 kostka trzęsienia ziemi, 1 pożaru i 1 tsunami tworzą zestaw. Od razu powiększa magazyn i portfolio, a jego znacznik kładziesz na portrecie Markiza. Możesz mieć do 5 kostek jednego rodzaju. Szósta wypada z gry.',
  'clergy.benefit':
    'Na Twojej planszy mieszczą się 4 żetony duchowieństwa. Większość daje bonus, dopóki tam leży: przy płatnościach, sprzedaży, urzędnikach, wizytach lub zdobywaniu wpływu. Bonusy się sumują. Peruki z rewersu liczą się dopiero po odrzuceniu żetonu.',
  'influence.gain':
    'Zdobywasz wpływ ze wszystkich kart szlachty i okrętów na górnych polach, także z okrętów na morzu. Znacznik staje na 10, reszta przepada. Każde zdobycie, które kończy się na 10, daje 1 perukę.',
  'influence.cash':
    'Płacąc reais, możesz przesunąć swój znacznik w lewo do najbliższej monety i użyć 1 reala. Powtarzaj, ile chcesz. Wydaj je od razu.',
  'sell.goods':
    'Wybierz dowolny zadokowany okręt z miejscem, swój lub cudzy, i załaduj 1 towar. Dostajesz cenę rynkową, bonus okrętu i swoje bonusy. Sprzedaj tyle towarów, ile chcesz, jeden po drugim.',
  'sell.sail':
    'Okręt jest pełny, gdy ma tyle towarów, ile wynosi jego rozmiar, i od razu wypływa. Właściciel dostaje 1 perukę za każdą nowo spakowaną skrzynię. Towary opłacone wcześniej, na przykład po zastąpieniu okrętu na morzu, nie dają nic drugi raz. Na morzu nie można go ładować.',
  'trade.nobles':
    'Daj 1 lub 2 towary, każdy za inną akcję państwową. Budowniczy przyjmuje narzędzia, Markiz książki, Król ubrania. Wszyscy przyjmują złoto. Żadnej akcji państwowej dwa razy w turze.',
  'state.officials':
    'Postaw do 2 urzędników ze swojej planszy w 2 różnych biurach. Jeśli biuro jest pełne, kolor z największą liczbą urzędników przesuwa 1 na plac. Przy remisie po 1 z każdego remisującego koloru.',
  'state.plan': 'Weź górny plan dowolnego architekta.',
  'state.ship':
    'Zapłać tyle różnych towarów, ile wynosi rozmiar okrętu. Z 1 lub 2 zbudowanymi domami środkowej grupy płacisz o 1 mniej. Z 3 okręt jest za darmo. Potem skarb idzie o 1 w górę, a Ty zdobywasz wpływ, także z nowego okrętu.',
  'ship.replace': 'Nowy okręt może zastąpić Twój wcześniejszy. Płacisz tylko różnicę rozmiarów, a towary zostają.',
  'state.produce':
    'Każdy Twój sklep produkuje 1 towar swojej ulicy, jeśli mieści się w magazynie. Z 1 lub 2 zbudowanymi domami prawej grupy weź dodatkowo 1 towar jednego rodzaju. Z 3 dodatkowo po 1 każdego. Cena każdego otrzymanego rodzaju spada o 1; ceny nigdy nie rosną.',
  'state.cardinal':
    'Przesuń go o 1 lub 2 pola zgodnie z ruchem wskazówek zegara i weź 1 z 2 żetonów duchowieństwa obok niego, chyba że masz już 4. Jeśli stanie na symbolu skarbu lub go minie, skarb idzie o 1 w górę. Jeśli stanie na symbolu wpływu lub go minie, na końcu tury następuje podliczanie kościoła.',
  'state.favour': 'Weź królewską łaskę, której jeszcze nie masz.',
  'church.scoring':
    'Zgodnie z ruchem wskazówek zegara, od gracza, który przesunął Kardynała, każdy może odrzucić żetony duchowieństwa. Dają peruki z rewersów, a potem raz zdobywa się wpływ. Bez żetonów nie ma wpływu.',
  'visit.cost':
    'Wartość wpływu po lewej stronie znacznika skarbu i po 1 za każdego urzędnika innych graczy w tym biurze. Neutralni się liczą, plac nie. Poniżej 0 jest za darmo.',
  'visit.pay':
    'Płać wpływem. Perukami tylko to, na co brakuje wpływu, 1 do 1. Z oboma zbudowanymi domami lewej grupy możesz płacić reais zamiast wpływu, 1 do 1.',
  'visit.order':
    'Zapłać. Potem, jeśli chcesz, wykonaj 1 akcję państwową tego szlachcica bez oddawania towaru. Potem wykonaj akcję szlachty. Jeśli nie da się jej wykonać w całości, nie możesz go odwiedzić.',
  follow:
    'Po akcji szlachty odwiedzającego możesz oddać łaskę tego szlachcica, by śledzić wizytę. Zapłać tyle, ile wizyta kosztuje w tej chwili, i wykonaj 1 z 3 akcji. Śledzący działają zgodnie z ruchem wskazówek zegara, zanim odwiedzający dobierze kartę.',
  'store.display':
    'Kolor żetonu wyznacza ulicę, a z nią towar. Mały niebieski pasuje tylko do wąskiej kolumny. Puste miejsce zostaje puste do końca tury.',
  'store.price':
    'Wartość skarbu i wszystkie kostki, które zostały w rzędzie i kolumnie pola: trzęsienie ziemi 3, pożar 2, tsunami 1. Najpierw bierzesz 1 kostkę, więc się nie liczy. Kostki na placach budowy się nie liczą. Odejmij bonusy.',
  'store.wigs':
    'Żeton punktacji kolumny razy liczba istotnych budynków publicznych: na zachodzie i wschodzie rzędu sklepu i na północy jego ulicy, każdy tylko wtedy, gdy ma kolor sklepu.',
  'store.order':
    'Wybierz żeton, potem puste pole przy jego ulicy. Weź nagrodę z pola i 1 kostkę z jego rzędu lub kolumny, potem zapłać. Połóż tam najniższy dom jednej z grup i policz peruki.',
  decree: 'Weź 1 z prezentacji. Raz na turę możesz odrzucić znacznik zestawu z portretu Markiza i wziąć 1 więcej.',
  'building.open':
    'Wybierz wolny plac budowy. Północny wymaga żetonu z kolorem jego ulicy. Weź obie kostki i nagrodę placu. Wybierz nieukończony plan i dostępny żeton tego architekta, zabierz urzędników, odwróć plan i policz peruki.',
  'building.hire':
    'Zabierz z biur i placów tylu urzędników, ilu pokazuje plan. Jeśli masz ich tam za mało, zatrudnij resztę, każdego za wartość skarbu minus bonusy.',
  'building.wigs':
    'Zachód i wschód: każdy sklep w rzędzie w jednym z 2 kolorów żetonu. Północ: każdy sklep przy tej ulicy. Każdy daje właścicielowi wartość żetonu punktacji swojej kolumny.',
  sponsor:
    'Zapłać wartość skarbu minus bonusy i wykonaj wydarzenie z karty. Jeśli wydarzenie buduje sklep, płacisz też za ziemię.',
  'end.period':
    '2. zestaw gruzu któregoś gracza albo 3 z 4 talii puste: dokończ turę. Każdy dostaje 3 peruki za zestaw. Przygotuj nowe okręty, talie i karty na ręce. Możesz odrzucić karty z ręki i wziąć nagrodę z 1 karty każdego szlachcica.',
  'end.game':
    '4. zestaw gruzu któregoś gracza albo znów 3 puste talie: dokończ rundę, rozegraj finałową rundę, potem końcowe podliczanie.',
  'score.ships': 'Suma rozmiarów Twoich okrętów.',
  'score.rubble': '3 za każdy zestaw gruzu.',
  'score.stores':
    'Za najwięcej, 2. i 3. miejsce: złoto 3, 2, 1; książki i ubrania 9, 6, 3; narzędzia jak na Twojej planszy. W grze 2-osobowej liczą się tylko pierwsza i ostatnia wartość. Przy remisie dodaj wartości tych miejsc, podziel i zaokrąglij w dół.',
  'score.money': '1 za każde 5 reais. Monety na lewo od Twojego znacznika na torze wpływu liczą się jako reais.',
  'score.decrees': 'Tyle, ile daje każdy Twój dekret.',
  'score.officials':
    'Urzędnicy na ukończonych planach: 15, 10 i 5 za najwięcej, 2. i 3. miejsce. W grze 2-osobowej 15 i 5. Bez ukończonego planu nie ma peruk.',
  'score.favours': '2 za każdą królewską łaskę.',
  'score.tiebreak':
    'Najwięcej zestawów gruzu, potem sklepów, potem ukończonych planów, potem pieniędzy. Dalej gracze dzielą zwycięstwo.',
  'solo.setup.first':
    'Zaczynasz z 4 punktami wpływu. Lacerda ma 5 punktów wpływu, 5 peruk, 8 domów, 8 urzędników (1 w biurze Markiza), losową łaskę i 2 plany początkowe. Nie ma planszy, kart, pieniędzy ani towarów.',
  'solo.setup.tiles': 'Równe żetony punktacji nie mogą sąsiadować.',
  'solo.setup.aide':
    'Odsłoń niebieską kartę i postaw pomocnika na talii tego rodzaju. Na talii Budowniczego lub Markiza: połóż górny budynek niebieskiego architekta na zachodnim placu budowy D. Na talii Króla lub Skarbu: górny budynek zielonego architekta na wschodnim placu budowy D. Odrzuć kostki, które tam leżą.',
  'solo.setup.courtier': 'Odsłaniaj niebieskie karty, aż pojawi się szlachcic. Postaw u niego dworzanina Lacerdy.',
  'solo.courtier': 'O 1 szlachcica w prawo. Od Króla z powrotem do Budowniczego.',
  'solo.state':
    'Wykonuje 1 akcję państwową szlachcica, u którego stoi dworzanin: górną, gdy pomocnik jest na talii Króla lub Skarbu, dolną, gdy na talii Budowniczego lub Markiza. Jeśli jest niemożliwa, pomija ją.',
  'solo.plan': 'Dostępny plan z największą liczbą urzędników. Przy remisie plan niebieskiego architekta.',
  'solo.officials': '2 urzędników do 2 biur, w których ma ich najmniej, od lewej. Jego urzędników nigdy się nie usuwa.',
  'solo.ship':
    'Górny okręt, za darmo. Skarb idzie o 1 w górę. Potem zdobywa wpływ tego okrętu i całego Twojego portfolio. Możesz sprzedawać na jego okręt, a gdy wypłynie, on dostaje peruki.',
  'solo.produce':
    'Po 1 towarze z każdego jego sklepu do jego obszaru; nic więcej z nimi nie robi. Ceny spadają jak zwykle. Bez sklepów pomija ten krok.',
  'solo.cardinal':
    'Zawsze o 2 pola. Odrzuca następny żeton duchowieństwa zgodnie z ruchem wskazówek zegara i od razu dostaje jego peruki. Przy podliczaniu kościoła nic nie odrzuca i zawsze zdobywa wpływ Twoich górnych pól i wszystkich swoich okrętów.',
  'solo.favour': 'Pierwsza, której nie ma, od Budowniczego w prawo.',
  'solo.noble':
    'Akcja szlachty szlachcica, u którego stoi dworzanin. Za wizytę płaci tyle, ile kosztuje po jego akcji państwowej, perukami, gdy brakuje wpływu. Z łaską tego szlachcica możesz śledzić wizytę.',
  'solo.store':
    'Wolne pole, które daje mu najwięcej peruk, nawet 0. Przy remisie: najwyższy rząd, potem pole najbardziej na lewo, potem lewa ulica. Nie bierze nagrody i nie płaci za ziemię. Bierze najtańszą kostkę, przy remisie z kolumny.',
  'solo.decrees': '2 pierwsze od lewej. Resztę przesuń w lewo i uzupełnij.',
  'solo.building':
    'Plac budowy i dostępny żeton z największą różnicą: jego peruki − Twoje, nawet poniżej 0. Punktuje każdy właściciel. Przy remisie: pierwszy plac zgodnie z ruchem wskazówek zegara od zachodu D; potem zielony żeton, gdy pomocnik jest na talii Króla lub Skarbu, w przeciwnym razie niebieski. Obie kostki trafiają do jego obszaru; planu nie używa.',
  'solo.discard': 'Górną kartę talii, na której stoi pomocnik, jeśli jest. Odsłoń następną.',
  'solo.aide':
    'Na następną talię, z ostatniej na pierwszą, z pominięciem pustych. Jeśli żadna inna talia nie ma kart, zostaje.',
  'solo.follow':
    'Mając łaskę, zawsze śledzi Twoją wizytę. Oddaje ją, płaci koszt, perukami, gdy brakuje wpływu, i wykonuje akcję szlachty.',
  'solo.period': '1 peruka za każdą kostkę w jego obszarze. Kostki zostają i na końcu liczą się znowu.',
  'solo.end':
    'W okresie 1 dokończ turę, potem następuje koniec okresu. W okresie 2 dokończ rundę: zawsze kończy ją jego tura. Potem finałowa runda, Ty i on.',
  'solo.score':
    'Rozmiary okrętów, 1 za kostkę, przewagi w sklepach, 3 za dekret, przewaga urzędników i 2 za łaskę. Nic za pieniądze ani wpływ.',
  'solo.title':
    'Błazen, Sługa dworski, Faworyt Króla lub Prawa ręka Markiza: każdy tytuł powyżej Błazna wymaga więcej peruk niż on oraz sklepów, przewag, reais, dekretów i okrętów. Otrzymujesz najwyższy tytuł, którego warunki spełniasz.',
};
