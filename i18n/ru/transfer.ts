import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Rounded up, so that what is just too large never reads as just fitting. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} КБ` : `${number(Math.ceil(bytes / 100_000) / 10)} МБ`;

/** Exporting and importing, whatever it is. */
export const transfer: Catalogue['transfer'] = {
  file: (name, bytes) => `${name}, ${size(bytes)}`,
  reading: (percent) => `Чтение: ${number(percent)}\u00A0%`,
  cancel: 'Отмена',
  tooLarge: (bytes, most) => `Слишком велико: ${size(bytes)}. Максимум: ${size(most)}. Ничего не изменилось.`,
  cancelled: 'Отменено. Ничего не изменилось.',
  part: (part, parts) => `Часть ${number(part)} из ${number(parts)}`,
  reminder: {
    title: 'Экспортировать копию?',
    text: 'Ваши игры есть только на этом устройстве. Экспортируйте все, чтобы хранить копию в другом месте.',
    open: 'Экспорт',
    later: 'Не сейчас',
  },
  failed: 'Приложение не смогло это прочесть. Ничего не изменилось.',
};
