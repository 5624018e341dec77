import { RADIUS } from './scale';
import { TEXT_SCALES } from './textScale';
import { FILLS, PALETTES, type ColorName, type Colors } from './tokens';

/** The custom property that carries a colour on the web. */
export const cssVariable = (name: ColorName): string =>
  `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

const names = Object.keys(PALETTES.light) as readonly ColorName[];

/** Every colour as `var(--…)`: what components use on the web. */
export const CSS_COLORS = Object.fromEntries(names.map((name) => [name, `var(${cssVariable(name)})`])) as Colors;

const declare = (colors: Colors): string => names.map((name) => `${cssVariable(name)}:${colors[name]}`).join(';');
const light = `${declare(PALETTES.light)};color-scheme:light`;
const dark = `${declare(PALETTES.dark)};color-scheme:dark`;
const contrastLight = `${declare(PALETTES.contrastLight)};color-scheme:light`;
const contrastDark = `${declare(PALETTES.contrastDark)};color-scheme:dark`;

/**
 * The palettes as CSS. The system decides; `data-theme` on <html> overrules it; paper is always light.
 * This is in the prerendered page, so the first paint is right without any script.
 */
export const paletteCss = [
  `:root{${light}}`,
  `@media (prefers-color-scheme:dark){:root{${dark}}}`,
  `@media (prefers-contrast:more){:root{${contrastLight}}}`,
  `@media (prefers-contrast:more) and (prefers-color-scheme:dark){:root{${contrastDark}}}`,
  `:root[data-theme=light]{${light}}`,
  `:root[data-theme=dark]{${dark}}`,
  `:root[data-theme=contrast]{${contrastLight}}`,
  `@media (prefers-color-scheme:dark){:root[data-theme=contrast]{${contrastDark}}}`,
  `@media print{:root,:root[data-theme]{${light}}}`,
].join('\n');

const textSizes = Object.entries(TEXT_SCALES)
  .map(([size, scale]) => `:root[data-text-size=${size}]{font-size:${scale * 100}%}`)
  .join('\n');

/** For those who want no motion. Not a short transition: every change of colour would wait for the next picture, level by level. */
const STILL = 'animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important';

const LINES = ['ink', 'inkSoft', 'line', 'control', 'outline'] as const satisfies readonly ColorName[];
const paint = (painted: readonly ColorName[], color: string): string =>
  painted.map((name) => `${cssVariable(name)}:${color}`).join(';');

/**
 * A page made for paper ([data-sheet]) fits its sheet whatever text size the reader chose and in letters whose width is the same
 * on every system; one with much to read is smaller, in a language with long words the most. It is black on white: its drawings are outlines, so that nothing hangs on a printer's colors or on
 * backgrounds being printed.
 */
const sheets = `@page{margin:12mm}
:root:has([data-sheet]){font-size:13.5px}
:root:has([data-sheet=dense]){font-size:12.25px}
:root:lang(en):has([data-sheet=dense]){font-size:13px}
:root:lang(ru):has([data-sheet=dense]){font-size:11.75px}
div:has(>header):has(+main [data-sheet]){display:none!important}
main:has([data-sheet]){display:block!important;padding:0!important;max-width:none!important}
[data-sheet]{${paint(LINES, '#000')};${paint(FILLS, '#fff')};color:#000;padding:0 1px 0 0!important;border:0!important}
[data-sheet] *{line-height:1.27!important}
[data-sheet] :not(h2){font-family:Arial,Helvetica,sans-serif!important}
[data-sheet] [dir=auto]{break-inside:avoid}
[data-sheet] h3{break-after:avoid}
[data-sheet]+[data-sheet]{break-before:page}`;

/** What react-native-web cannot say: the page scrolls as a document, focus is visible, text follows the reader, paper is plain. */
export const pageCss = `
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:16px}
body{margin:0;background:var(--page);color:var(--ink);overflow-wrap:break-word}
#root{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
:focus-visible{outline:3px solid var(--focus)!important;outline-offset:2px!important}
main:focus,[tabindex="-1"]:focus{outline:none!important}
dialog::backdrop{background:none}
a{color:inherit;text-decoration:none}
button,a,[role=radio],[role=checkbox],[role=switch]{-webkit-tap-highlight-color:transparent}
[data-spots] button{border-radius:${RADIUS.s}px}
@media (hover:hover){[data-spots] button:hover{background:var(--primary);opacity:.22}[data-spots] button:active{opacity:.4}}
@keyframes appear{from{opacity:0;transform:scale(.6)}}
[data-appears]{animation:appear .3s ease-out;transform-box:fill-box;transform-origin:center}
[data-slides]{transition:transform .4s ease-in-out}
@media (prefers-reduced-motion:reduce){*{${STILL}}}
:root[data-motion=reduced] *{${STILL}}
${textSizes}
:root[data-introduction=read] [data-introduction=here]{display:none!important}
:root[data-words=coming] body{visibility:hidden;animation:show 0s 5s forwards}
@keyframes show{to{visibility:visible}}
@media print{body{background:#fff}[data-print=no]{display:none!important}[role=region]{break-inside:avoid}
${sheets}}
`.trim();
