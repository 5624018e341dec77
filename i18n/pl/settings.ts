import type { Catalogue } from '../catalogue';

/** The settings. */
export const settings: Catalogue['settings'] = {
  title: 'Ustawienia',
  intro: 'Zapisane na tym urządzeniu. Zmiany działają od razu.',
  unsaved: 'Na tym urządzeniu nie można zapisywać. Ustawienia znikną po zamknięciu aplikacji.',
  language: {
    label: 'Język',
    system: 'Język urządzenia',
    failed: 'Nie udało się wczytać tego języka. Sprawdź połączenie i spróbuj ponownie.',
  },
  looks: 'Wygląd',
  theme: {
    label: 'Motyw',
    answers: { system: 'System', light: 'Jasny', dark: 'Ciemny', contrast: 'Kontrast' },
  },
  textSize: {
    label: 'Rozmiar tekstu',
    detail: 'Dodatkowo do rozmiaru tekstu urządzenia.',
    answers: { normal: 'Zwykły', large: 'Duży', larger: 'Większy', largest: 'Maks.' },
    sample: 'Król oczekuje Cię na dworze.',
  },
  motion: {
    label: 'Ogranicz ruch',
    detail: 'Nic się nie przesuwa ani nie zanika. Ustawienie urządzenia działa zawsze.',
  },
  atTheTable: 'Przy stole',
  hand: {
    label: 'Wiodąca ręka',
    detail: 'Główny przycisk trafia pod ten kciuk.',
    answers: { left: 'Lewa', right: 'Prawa' },
  },
  haptics: { label: 'Wibracje', detail: 'Krótki impuls przy zatwierdzaniu, jeśli urządzenie to obsługuje.' },
  speech: {
    label: 'Czytaj turę Lacerdy na głos',
    detail: 'Przycisk obok „Gotowe” czyta jego kroki głosem urządzenia.',
  },
  depth: {
    label: 'Co ma notować aplikacja?',
    answers: {
      'lacerda-needs': {
        label: 'To, czego potrzebuje Lacerda',
        detail: 'Sklepy, budynki, urzędnicy, kostki, talie. Kilka dotknięć na turę',
      },
      everything: {
        label: 'Wszystko',
        detail: 'Także towary, reais, duchowieństwo i dekrety. Koszty sprawdzone, wynik policzony',
      },
    },
    note: 'Dla nowych gier. W trakcie gry możesz to zmienić w każdej chwili.',
  },
  rulings: {
    title: 'Rozstrzygnięcia',
    intro: 'Tam, gdzie instrukcje się różnią lub milczą, wybierz interpretację dla nowych gier i arkuszy wyników.',
    id: (id) => `Rozstrzygnięcie ${id}`,
    R8: {
      label: 'Biuro jest pełne, a Lacerda ma w nim najwięcej urzędników',
      why: 'Zasady solo nigdy nie usuwają jego urzędników, ale mówią o tym tylko tam, gdzie sam ich stawia. Zwykła zasada przesuwa 1 z największej grupy.',
      answers: {
        'never-removed': {
          label: 'Jego urzędnicy zostają',
          detail: 'Największa z pozostałych grup przesuwa 1 na plac',
        },
        overflow: { label: 'Zasada jak dla wszystkich', detail: 'Największa grupa przesuwa 1 na plac, także jego' },
      },
    },
    R9: {
      label: 'Najlepsze pole Lacerdy leży przy 2 ulicach, które dają różną liczbę peruk',
      why: 'Zasady solo szukają najwięcej peruk. A jednak z 2 rodzajów sklepu Lacerda zawsze buduje lewy.',
      answers: {
        'most-wigs': { label: 'Najpierw peruki', detail: 'Lewa ulica rozstrzyga tylko remisy' },
        'always-left': { label: 'Zawsze lewa ulica', detail: 'Na jego najlepszym polu, bez względu na peruki' },
      },
    },
    R10: {
      label: 'Przy najlepszym budynku Lacerdy remisują 2 place budowy i 2 żetony',
      why: 'Zasady solo podają kolejność placów, a potem żetonów. Nie mówią, która jest pierwsza. Trzymamy się druku.',
      answers: {
        'site-first': { label: 'Najpierw plac budowy', detail: 'Pierwszy zgodnie z zegarem, potem żeton wg pomocnika' },
        'tile-first': { label: 'Najpierw żeton', detail: 'Żeton wg pomocnika, potem pierwszy plac zgodnie z zegarem' },
      },
    },
    R11: {
      label: 'Co liczy się do przewagi urzędników Lacerdy?',
      why: 'Zasady solo mówią o „dodanych urzędnikach”. Może chodzić o jego plany albo o biura.',
      answers: {
        plans: { label: 'Urzędnicy na jego planach', detail: 'Na wszystkich planach, także początkowych' },
        offices: { label: 'Jego urzędnicy na dworze', detail: 'Ci w biurach i na placach' },
      },
    },
    R12: {
      label: 'Co jest przewagą przy Twoim tytule?',
      why: 'Lista tytułów nie mówi, czy remis liczy się jako przewaga.',
      answers: {
        'strictly-first': { label: 'Samodzielne 1. miejsce', detail: 'W rodzaju sklepu lub w urzędnikach' },
        'ties-count': { label: 'Także remis o 1. miejsce', detail: 'W rodzaju sklepu lub w urzędnikach' },
      },
    },
    R13: {
      label: 'Które reais liczą się do Twojego tytułu?',
      why: 'Lista tytułów nie mówi, czy najpierw zamieniasz wpływ na reais.',
      answers: {
        'in-hand': { label: 'Posiadane monety', detail: 'Wpływ pozostaje wpływem' },
        'influence-cashed': { label: 'Razem z wpływem', detail: 'Liczy się też każda moneta mijana na torze wpływu' },
      },
    },
    onBoard: 'Trzy kolejne zależą od nadruku na Twoim egzemplarzu. Ustaw je w „Mojej planszy”.',
    toBoard: {
      toolsMajority: 'Przewaga narzędzi (R1)',
      top: 'Akcje państwowe (R2)',
      thinColumn: 'Wąska kolumna (R3)',
    },
  },
  defaults: 'Przywróć domyślne',
  defaultsDetail: 'Wygląd, stół i rozstrzygnięcia. Plansza, gry i arkusze wyników zostają.',
  wereReset: 'Przywrócono ustawienia',
  version: (number) => `Wersja ${number}`,
};
