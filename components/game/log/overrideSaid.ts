import { unreachable, type Override } from '@/engine';
import type { Turn } from '@/i18n/shape/turn';

/** What the table did instead. */
export function overrideSaid(target: Override, { overrides: words }: Turn): string {
  switch (target.kind) {
    case 'skip':
      return words.skip;
    case 'noble':
      return words.noble(target.noble);
    case 'deck':
      return words.deck(target.deck);
    case 'action':
      return words.action(target.action);
    case 'offices':
      return words.offices(target.offices);
    case 'plan':
      return words.plan(target.architect);
    case 'favour':
      return words.favour(target.noble);
    case 'store':
      return words.store(target.space, target.good, target.cube);
    case 'building':
      return words.building(target.site, target.architect);
    default:
      return unreachable(target);
  }
}
