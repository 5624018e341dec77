import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** A position as a link: making it, and the table it shows. */
export const link: Catalogue['link'] = {
  title: 'Udostępniona pozycja',
  text: 'Tylko do oglądania: nic się tu nie zapisuje.',
  share: 'Link do pozycji',
  intro:
    'Otwiera ten stół na dowolnym urządzeniu, tylko do oglądania. Cała pozycja jest w linku. Nic nie trafia do sieci.',
  address: 'Adres',
  send: 'Udostępnij link',
  copy: 'Kopiuj link',
  copied: 'Link skopiowany',
  notCopied: 'Nie udało się skopiować. Zaznacz link i skopiuj go.',
  notShared: 'Tutaj nie można udostępnić. Skopiuj link.',
  start: 'Graj stąd',
  startFailed: 'Nie udało się rozpocząć gry. Spróbuj ponownie.',
  gameName: 'Z udostępnionej pozycji',
  over: 'Ta gra jest skończona.',
  fault: {
    title: 'Nie można otworzyć linku',
    empty: 'W tym linku nie ma pozycji. Poproś o cały link.',
    'too-long': (has, most) => `Za długi link, liczba znaków: ${number(has)}. Maksimum to ${number(most)}.`,
    'too-large': 'Ten link zawiera więcej niż pozycję. Nie został otwarty.',
    damaged: 'Ten link jest niepełny lub uszkodzony. Poproś o cały link.',
    newer: 'Ten link pochodzi z nowszej wersji. Najpierw zaktualizuj aplikację.',
    problems: 'Ta pozycja jest niemożliwa:',
    failed: 'Aplikacja nie mogła odczytać tego linku. Sprawdź połączenie i otwórz go ponownie.',
  },
  unmade: {
    'too-long': 'Ta pozycja jest za długa na link. Udostępnij grę jako plik.',
    problems: 'Popraw to przed udostępnieniem:',
    failed: 'Nie udało się utworzyć linku. Spróbuj ponownie.',
  },
};
