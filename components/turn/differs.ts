import { unreachable, type OverridableStep, type Override, type Step } from '@/engine';
import type { Turn } from '@/i18n/shape/turn';

const STEP_OF: Readonly<Record<Step['rule'], OverridableStep | null>> = {
  'turn.dock': 'dock',
  'solo.courtier': 'courtier',
  'solo.state': 'state',
  'solo.noble': 'noble',
  'solo.follow': null,
  'solo.discard': 'discard',
  'solo.aide': 'aide',
  'church.scoring': 'church',
  'end.period': null,
  'end.game': null,
};

/** Which step of his turn the table would do otherwise; none when the table has no say in it. */
export const overridable = (step: Step): OverridableStep | null =>
  step.rule === 'church.scoring' && step.seat === 'you' ? null : STEP_OF[step.rule];

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
      return words.store(target.space, target.good);
    case 'building':
      return words.building(target.site, target.architect);
    default:
      return unreachable(target);
  }
}
