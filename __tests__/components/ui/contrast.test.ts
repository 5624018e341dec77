import { contrast } from '@/components/ui/contrast';
import { PAIRS, paletteFor, PALETTES, type PairKind, type PaletteName } from '@/components/ui/tokens';

const NEEDED: Readonly<Record<PairKind, number>> = { text: 4.5, large: 3, graphic: 3 };
const palettes = Object.keys(PALETTES) as readonly PaletteName[];

describe('contrast of every pair of colors that meet (WCAG AA)', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#1B4B9B', '#1B4B9B')).toBe(1);
  });

  it.each(palettes)('%s', (palette) => {
    const colors = PALETTES[palette];
    const tooFaint = PAIRS.filter(([front, ground, kind]) => contrast(colors[front], colors[ground]) < NEEDED[kind]);
    expect(tooFaint).toEqual([]);
  });

  it.each(['contrastLight', 'contrastDark'] as const)('%s gives text 7:1 (AAA)', (palette) => {
    const colors = PALETTES[palette];
    const plain = PAIRS.filter(([front, , kind]) => kind === 'text' && (front === 'ink' || front === 'inkSoft'));
    const tooFaint = plain.filter(([front, ground]) => contrast(colors[front], colors[ground]) < 7);
    expect(tooFaint).toEqual([]);
  });
});

it('chooses the palette from the wish and the system', () => {
  expect([paletteFor('system', false), paletteFor('system', true)]).toEqual(['light', 'dark']);
  expect([paletteFor('light', true), paletteFor('dark', false)]).toEqual(['light', 'dark']);
  expect([paletteFor('contrast', false), paletteFor('contrast', true)]).toEqual(['contrastLight', 'contrastDark']);
});
