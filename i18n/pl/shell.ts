import type { Catalogue } from '../catalogue';

/** What the shell says when there is no page, or a page broke. */
export const shell: Catalogue['shell'] = {
  description: 'Asystent do gry planszowej Lisboa. Liczy przy stole, wyjaśnia, dlaczego, a decyzje zostawia Tobie.',
  notFound: {
    title: 'Nie ma takiej ulicy',
    text: 'Pod tym adresem nic nie stoi. Link może być stary albo niepełny.',
    home: 'Do ekranu głównego',
  },
  error: {
    title: 'Coś się zepsuło',
    text: 'Aplikacja natrafiła na coś nieoczekiwanego. To nie Twoja wina.',
    unreachable: 'Ten ekran nie jest jeszcze pobrany, a nie masz połączenia.',
    saved: 'Nic nie przepadło. Wszystko do ostatniego zatwierdzonego kroku jest zapisane na tym urządzeniu.',
    retry: 'Spróbuj ponownie',
    home: 'Do ekranu głównego',
    details: 'Szczegóły do zgłoszenia',
    detail: (name, message) => `${name}: ${message}`,
    report: {
      text: 'Zgłoszenie mówi, co się zepsuło, i zawiera zapis gry, żebyśmy mogli ją odtworzyć.',
      copy: 'Kopiuj zgłoszenie',
      save: 'Zapisz zgłoszenie',
      send: 'Wyślij zgłoszenie',
      file: 'lisboa-report.txt',
      copied: 'Skopiowano',
      failed: 'Nie udało się udostępnić zgłoszenia. Zapisz sobie powyższą linijkę.',
    },
  },
  update: {
    text: 'Nowa wersja jest gotowa. Uruchom ponownie, kiedy zechcesz.',
    restart: 'Uruchom ponownie',
  },
};
