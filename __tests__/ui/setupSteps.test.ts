import { stepsOf } from '@/components/setup/steps';
import { dealSolo, DEFAULT_SHEET } from '@/engine';
import { setup } from '@/i18n/en/setup';

describe('the hands-on steps of a dealt set-up', () => {
  it('setup.decrees: eight decrees are laid out, without those two players leave out', () => {
    const dealt = dealSolo(7, DEFAULT_SHEET);
    if (!dealt.ok) throw new Error(dealt.error.code);
    const said = stepsOf(dealt.value.value, setup.do).map(({ label }) => label);
    expect(said).toContainEqual(expect.stringMatching(/8 decrees.*two players leave out/));
  });
});
