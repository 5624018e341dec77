import { CSS_COLORS, cssVariable, paletteCss } from '@/components/ui/css.web';
import { PALETTES, type ColorName } from '@/components/ui/tokens';

const names = Object.keys(PALETTES.light) as readonly ColorName[];

describe('the palettes as a style sheet', () => {
  it('names a custom property after each token', () => {
    expect(cssVariable('primaryHover')).toBe('--primary-hover');
    expect(CSS_COLORS.inkSoft).toBe('var(--ink-soft)');
  });

  it('declares every property a component can use, in every palette', () => {
    const blocks = paletteCss.split('\n');
    const incomplete = blocks.filter((block) => names.some((name) => !block.includes(`${cssVariable(name)}:#`)));
    expect(incomplete).toEqual([]);
  });

  it('lets a chosen theme overrule the system, and paper be light', () => {
    const at = (text: string): number => paletteCss.indexOf(text);
    expect(at('[data-theme=light]')).toBeGreaterThan(at('(prefers-color-scheme:dark)'));
    expect(at('@media print')).toBeGreaterThan(at('[data-theme=contrast]'));
  });
});
