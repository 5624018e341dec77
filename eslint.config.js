const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');

const TS = ['**/*.ts', '**/*.tsx'];
const SCREENS = ['app/**/*.tsx', 'components/**/*.tsx'];
/** Nothing here is drawn: what React's rules would look for, at some cost, cannot be there. */
const WITHOUT_REACT = [
  '{engine,cli,bench,soak,e2e,scripts}/**',
  'i18n/*/**',
  '__tests__/{engine,bot,golden,properties,save,cli,architecture,scripts,helpers}/**/*.ts',
];
const CONFIGS = ['*.config.{js,ts}', '.dependency-cruiser.cjs'];

/** Attributes a person hears or reads: their words belong to i18n/. */
const SPOKEN = '/^(accessibilityLabel|accessibilityHint|accessibilityValue|aria-label|alt|title|placeholder|label)$/';
const LETTER = '/\\p{L}/u';
const BARE = 'Words on screen come from i18n/, not from a string in a component.';

const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'Use a const list and a union of its members instead of an enum.',
};
/** The compiler knows a hook by its name alone; one with another name it would call once and never again. */
const noUnnamedHook = {
  selector:
    'VariableDeclarator[id.name!=/^use[A-Z]/] > CallExpression:matches([callee.name="create"], [callee.callee.name="create"])',
  message: 'A store made with zustand\'s create is a hook: its name begins with "use".',
};
/** What depends on how much is mirrored asks by name (`isMirrored`, `keepsHoldings`), so that the depths are told apart in one file. */
const noDepthRead = {
  selector: `:matches(BinaryExpression[operator=/^[!=]==?$/], SwitchStatement, SwitchCase) > :matches(${[
    'Literal[value=/^(everything|lacerda-needs)$/]',
    'Identifier[name="depth"]',
    'MemberExpression[property.name="depth"]',
  ].join(', ')})`,
  message: 'The depth is read in engine/game/depth only: ask isMirrored, keepsHoldings or another question of it.',
};
/** Knip does not see what a star lets through. */
const noUnnamedExport = {
  selector: 'ExportAllDeclaration',
  message: "The engine's door names everything it lets through.",
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportNamedDeclaration > ExportSpecifier[exported.name="default"]',
  message: 'Export by name: only routes in app/ and config files have a default export.',
};
const noSkippedTest = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme|failing)$/]',
    message: 'A test runs or does not exist.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|fit|xtest|xdescribe|fdescribe)$/]',
    message: 'A test runs or does not exist.',
  },
];
const noBareWords = [
  { selector: `JSXElement > JSXExpressionContainer > Literal[value=${LETTER}]`, message: BARE },
  { selector: `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${LETTER}]`, message: BARE },
  { selector: `JSXAttribute[name.name=${SPOKEN}] > JSXExpressionContainer > Literal[value=${LETTER}]`, message: BARE },
  { selector: `JSXAttribute[name.name=${SPOKEN}] TemplateElement[value.raw=${LETTER}]`, message: BARE },
  {
    selector: `JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${LETTER}]`,
    message: BARE,
  },
  {
    selector: `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${LETTER}]`,
    message: BARE,
  },
];

const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

const REACT_RULES = expo.flatMap(({ rules = {} }) => Object.keys(rules)).filter((rule) => rule.startsWith('react'));

/** The rules behind which stands React's compiler, half the time of all. */
const COMPILER_RULES = REACT_RULES.filter(
  (rule) => rule.startsWith('react-hooks/') && !/\/(rules-of-hooks|exhaustive-deps)$/.test(rule),
);
/** Every export asks the compiler the same (scripts/react-compiler.cjs): `npm test`, which has them, asks once. */
const isAskedElsewhere = process.env.LINT_COMPILER === 'elsewhere';

module.exports = defineConfig([
  {
    ignores: [
      'node_modules/',
      'dist/',
      'dist-*/',
      '.expo/',
      'android/',
      'ios/',
      'coverage/',
      'shots/',
      'test-results/',
      'playwright-report/',
      'reports/',
      'bench/results/',
      'public/',
      'expo-env.d.ts',
    ],
  },
  ...expo,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  {
    files: TS,
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      // The compiler says it, and faster; a default's name cannot be taken for another's where there is none.
      ...off(['import/namespace', 'import/no-unresolved', 'import/default', 'import/export', 'import/named']),
      ...off(['import/no-named-as-default', 'import/no-named-as-default-member']),
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', noEnum, noUnnamedHook, noDefaultExport, ...noSkippedTest],
    },
  },
  {
    // React's compiler never sees a test.
    files: ['__tests__/**'],
    rules: off(REACT_RULES.filter((rule) => rule.startsWith('react-hooks/') && rule !== 'react-hooks/rules-of-hooks')),
  },
  {
    files: WITHOUT_REACT,
    rules: off(REACT_RULES),
  },
  // The gallery is in no export.
  ...(isAskedElsewhere ? [{ ignores: ['components/gallery/**'], rules: off(COMPILER_RULES) }] : []),
  {
    files: ['app/**/*.{ts,tsx}', ...CONFIGS],
    rules: { 'no-restricted-syntax': ['error', noEnum, ...noSkippedTest] },
  },
  {
    files: ['engine/**/*.ts', 'cli/**/*.ts', 'store/**/*.{ts,tsx}', 'i18n/**/*.{ts,tsx}', 'components/**/*.ts'],
    ignores: ['engine/game/depth.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noUnnamedHook, noDefaultExport, noDepthRead, ...noSkippedTest] },
  },
  {
    files: ['engine/index.ts'],
    rules: { 'no-restricted-syntax': ['error', noUnnamedExport] },
  },
  {
    files: SCREENS,
    rules: {
      'react/jsx-no-literals': [
        'error',
        {
          noStrings: false,
          ignoreProps: true,
          allowedStrings: ['·', '•', '→', '←', '×', '–', '—', '+', '−', '=', '/', ':', ',', '(', ')', ' '],
        },
      ],
    },
  },
  {
    files: ['components/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noUnnamedHook, noDefaultExport, noDepthRead, ...noBareWords] },
  },
  {
    files: ['components/**/*.{ts,tsx}', 'app/**/*.tsx'],
    ignores: ['components/ui/{platform,svg}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-native-svg',
          importNames: ['Circle', 'Defs', 'G', 'Path', 'Pattern', 'Rect', 'Svg', 'Text'],
          message: 'Drawings come from components/ui/svg: a browser draws its own.',
        },
        {
          name: 'react-native',
          importNames: ['Platform'],
          message:
            'What differs between phones and browsers is a fork (Name.tsx + Name.web.tsx) or in components/ui/platform.',
        },
      ],
    },
  },
  {
    files: ['app/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noDepthRead, ...noBareWords] },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The engine has no clock: a time is handed in.' },
        { name: 'globalThis', message: 'The engine reaches for nothing outside itself.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from engine/core/rng: seed in, seed out.' },
      ],
      'max-lines': ['error', { max: 350 }],
      'max-lines-per-function': ['error', { max: 60 }],
    },
  },
  {
    files: ['scripts/**/*.{cjs,mjs}', 'bench/**/*.mjs', '.dependency-cruiser.cjs', '*.config.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        Buffer: 'readonly',
        console: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
  },
]);
