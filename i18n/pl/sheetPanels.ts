import type { Catalogue } from '../catalogue';

/** Every panel of the board sheet: what to compare, why, and what is known. */
export const panels: Catalogue['sheet']['panels'] = {
  treasury: {
    title: 'Skarb',
    look: 'Tor z dwiema wartościami na polu, najwyższe u góry. Dotknij wartości, która się różni.',
    matters: 'Od niego zależy cena wizyt, ziemi, zatrudnianych urzędników i wydarzeń.',
    known:
      'Znacznik zaczyna na 3 reais. Pole niżej jest 2. Istnieje 5 oraz wartość wpływu +1. Z przykładów wynika też ujemna. Reszta to nasze założenie.',
  },
  coins: {
    title: 'Wpływ',
    look: 'Dotknij pól, na których Twój tor pokazuje monetę.',
    matters: 'Każda moneta mijana w lewo jest warta 1 reala. Na końcu liczą się jako pieniądze.',
    known:
      'Tor biegnie od 0 do 10, a na 10 jest peruka. W przykładach jeden gracz bierze z niego 3 reais, inny ma 4. „Najwyżej 6 monet” pochodzi od graczy, nie z instrukcji.',
  },
  market: {
    title: 'Rynek',
    look: 'Sprawdź górę i dół każdej kolumny: cenę początkową i najniższą.',
    matters: 'Za sprzedany towar dostajesz jego cenę. Produkcja ją obniża.',
    known:
      'Ceny nigdy nie rosną. W jednym przykładzie książki są po 5, ubrania i złoto po 4, narzędzia po 3. Na początku są co najmniej tak wysokie.',
  },
  ships: {
    title: 'Okręty',
    look: 'Symbol wpływu (koperta) na okręcie to wpływ, który daje. Moneta to dodatek do sprzedaży.',
    matters: 'Zdobywanie wpływu, także przez Lacerdę, i cena każdego sprzedanego towaru.',
    known:
      'Rozmiar 2 płaci +1. Rozmiar 3 płaci +2 i daje 1 punkt wpływu. Rozmiary 1 i 2 dają razem 4 punkty wpływu. Pozostałe są przedłużeniem tej serii.',
  },
  officeSpaces: {
    title: 'Biura',
    look: 'Policz pola dla urzędników w biurze jednego szlachcica i dotknij ostatniego.',
    matters: 'Pełne biuro wysyła urzędników na plac, a wizyty tanieją.',
    known: 'W jednym przykładzie w biurze jest co najmniej 5 urzędników.',
  },
  top: {
    title: 'Akcje państwowe',
    look: 'Przy każdym szlachcicu są dwie akcje państwowe, jedna nad drugą. Dotknij tych, które u Ciebie są odwrotnie.',
    matters: 'Lacerda wykonuje górną albo dolną, zależnie od pomocnika.',
    known:
      'Żadne źródło nie mówi, która jest na górze. Instrukcje wymieniają najpierw urzędników, okręt i Kardynała. Zasady solo najpierw plan. Trzymamy się instrukcji.',
  },
  church: {
    title: 'Kościół',
    look: 'Kardynał chodzi zgodnie z ruchem wskazówek zegara po polach między 6 żetonami duchowieństwa. 2 pola mają symbol.',
    matters: 'Minięcie symbolu wpływu wywołuje podliczanie kościoła. Symbol skarbu podnosi skarb.',
    known: 'Kardynał zaczyna na symbolu wpływu (koperta). Zakładamy, że symbol skarbu (kufer) jest naprzeciwko.',
  },
  scoringTiles: {
    title: 'Żetony punktacji',
    look: '4 luźne żetony, które kładzie się pod kolumnami. Ich kolejność nie ma tu znaczenia.',
    matters: 'Mnożą peruki za każdy sklep i każdy budynek publiczny.',
    known: 'Przykłady pokazują 3 i 4 i mówią, że są też równe.',
  },
  thinColumn: {
    title: 'Wąska kolumna',
    look: '4 żetony, 5 kolumn. Która wartość liczy się dla wąskiej kolumny na wschodzie?',
    matters: 'Peruki za sklepy w kolumnie 5 i to, gdzie buduje Lacerda.',
    known: 'Wszystkie źródła milczą. Przyjmujemy, że dzieli żeton z kolumną 4.',
  },
  toolsMajority: {
    title: 'Przewaga narzędzi',
    look: 'Peruki za najwięcej sklepów z narzędziami na końcu gry, jak nadrukowano przy ulicy narzędzi.',
    matters: 'Końcowe podliczanie sklepów z narzędziami.',
    known: 'Angielska instrukcja podaje 6, 3 i 1. Hiszpańska i polska 6, 4 i 2. Trzymamy się tych dwóch.',
  },
};
