import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import layers from '@/scripts/layers.json';

/** Path of each source file, from the root of the project, with its text. */
export type Sources = ReadonlyMap<string, string>;
type Edge = { readonly from: string; readonly to: string };

const OUTSIDE: Readonly<Record<string, readonly string[]>> = layers.outside;
const FOLDERS = ['engine', ...Object.keys(OUTSIDE)];
const DOOR = 'engine/index.ts';
const ENDINGS = ['', '.ts', '.tsx', '.web.ts', '.web.tsx', '.native.ts', '.native.tsx', '/index.ts', '/index.tsx'];
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT = /\b(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

/** Every source file below the folders that have an import order. */
export const readSources = (root: string): Sources =>
  new Map(
    FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${folder}/${file.split(path.sep).join('/')}`,
        ),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );

const specifiers = (text: string): readonly string[] =>
  [...text.replace(COMMENT, '').matchAll(IMPORT)].flatMap(([, named, called]) => named ?? called ?? []);

const isOurs = (specifier: string): boolean => specifier.startsWith('.') || specifier.startsWith('@/');

const resolve = (sources: Sources, from: string, specifier: string): string => {
  const target = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => target + ending).find((file) => sources.has(file)) ?? target;
};

const edgesOf = (sources: Sources, [from, text]: readonly [string, string]): readonly Edge[] =>
  specifiers(text)
    .filter(isOurs)
    .map((specifier) => ({ from, to: resolve(sources, from, specifier) }));

const TREES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  engine: layers.engine,
  components: layers.components,
};

/** The layer of a file in its tree, counted from the bottom; the engine's door lies above all of them. */
const rank = (file: string): number => {
  const [tree = '', folder = ''] = file.split('/');
  const order = TREES[tree] ?? [];
  return file === DOOR ? order.length : order.findIndex((layer) => layer.includes(folder));
};

const judgeOrder = ({ from, to }: Edge): string | undefined =>
  rank(to) > rank(from) ? `${from} → ${to}: a later layer` : undefined;

const judgeOutside = ({ from, to }: Edge): string | undefined => {
  const folder = from.split('/')[0] ?? '';
  const target = to.split('/')[0] ?? '';
  if (folder === 'engine') return `${from} → ${to}: the engine imports only itself`;
  if (target === 'engine' && to !== DOOR) return `${from} → ${to}: not by the engine's door`;
  if (!FOLDERS.includes(target) || OUTSIDE[folder]?.includes(target)) return undefined;
  return `${from} → ${to}: ${folder} may not import ${target}`;
};

const judge = (edge: Edge): readonly string[] => {
  const isInside = edge.from.split('/')[0] === edge.to.split('/')[0];
  const problem = isInside ? judgeOrder(edge) : judgeOutside(edge);
  return problem === undefined ? [] : [problem];
};

const strangePackages = ([from, text]: readonly [string, string]): readonly string[] =>
  specifiers(text)
    .filter((specifier) => from.startsWith('engine/') && !isOurs(specifier))
    .map((specifier) => `${from} → ${specifier}: the engine uses no package`);

const strangeFolder = ([file]: readonly [string, string]): readonly string[] =>
  Object.keys(TREES).some((tree) => file.startsWith(`${tree}/`)) && rank(file) < 0
    ? [`${file}: its folder is not a layer of the ${file.split('/')[0]}`]
    : [];

/** What can be left and reached again, as one line each. */
const cycles = (edges: readonly Edge[]): readonly string[] => {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) found.push(`cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
    if (done.has(file) || trail.includes(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
};

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** The same imports between folders of components; the concepts of the engine may know each other. */
const betweenFolders = (edges: readonly Edge[]): readonly Edge[] =>
  edges
    .filter(
      ({ from, to }) => [from, to].every((file) => file.startsWith('components/')) && folderOf(from) !== folderOf(to),
    )
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }));

/** Every break of the import order in these files, and every cycle; types count like values. */
export const violations = (sources: Sources): readonly string[] => {
  const files = [...sources];
  const edges = files.flatMap((file) => edgesOf(sources, file));
  return [
    ...edges.flatMap(judge),
    ...files.flatMap(strangePackages),
    ...files.flatMap(strangeFolder),
    ...cycles(edges),
    ...cycles(betweenFolders(edges)),
  ];
};

const TYPES_ONLY =
  /\b(?:import|export)\s+type\s[^'";]*?\sfrom\s*['"][^'"]+['"]|\bimport\s*\{\s*type\s+\w+(?:\s*,\s*type\s+\w+)*\s*,?\s*\}\s*from\s*['"][^'"]+['"]/g;
const LATER = /\bimport\(\s*['"][^'"]+['"]/g;

const webOf = (file: string): string => file.replace(/(?<!\.web)(\.tsx?)$/, '.web$1');

/** What one script holds in a browser: a file and all it imports, without types and without what is only loaded later. */
export const reached = (sources: Sources, entry: string): readonly string[] => {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    const text = sources.get(file);
    if (text === undefined || seen.has(file)) return;
    seen.add(file);
    const values = text.replace(COMMENT, '').replace(TYPES_ONLY, '').replace(LATER, '');
    for (const { to } of edgesOf(sources, [file, values])) walk(sources.has(webOf(to)) ? webOf(to) : to);
  };
  walk(entry);
  return [...seen].sort();
};
