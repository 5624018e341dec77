/** The settings. */
export const settings = {
  title: 'Settings',
  intro: 'Saved on this device. Changes apply right away.',
  unsaved: 'Can’t save on this device. Your settings last until you close the app.',
  language: {
    label: 'Language',
    system: 'Device language',
    failed: 'Couldn’t load this language. Check your connection and try again.',
  },
  looks: 'Appearance',
  theme: { label: 'Theme', answers: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' } },
  textSize: {
    label: 'Text size',
    detail: 'On top of your device’s text size.',
    answers: { normal: 'Normal', large: 'Large', larger: 'Larger', largest: 'Largest' },
    sample: 'The King expects you at court.',
  },
  motion: {
    label: 'Reduce motion',
    detail: 'Nothing slides or fades. Your device’s setting always applies.',
  },
  atTheTable: 'At the table',
  hand: {
    label: 'Handedness',
    detail: 'Puts the main button under this thumb.',
    answers: { left: 'Left', right: 'Right' },
  },
  haptics: { label: 'Vibration', detail: 'A short pulse on confirm, if supported.' },
  speech: {
    label: 'Read Lacerda’s turn aloud',
    detail: 'A button beside Done reads his steps in your device’s voice.',
  },
  depth: {
    label: 'How much should the app track?',
    answers: {
      'lacerda-needs': {
        label: 'What Lacerda needs',
        detail: 'Stores, buildings, officials, cubes, decks. Few taps per turn',
      },
      everything: { label: 'Everything', detail: 'Goods, réis, clergy and decrees too. Costs checked, score counted' },
    },
    note: 'For new games. You can change it anytime during a game.',
  },
  rulings: {
    title: 'Rulings',
    intro: 'Where rulebooks disagree or are silent, choose a reading for new games and score sheets.',
    id: (id: string) => `Ruling ${id}`,
    R8: {
      label: 'An office is full and Lacerda has the most officials there',
      why: 'The solo rules never remove his officials, but say so only where he places them. The usual rule moves 1 of the largest group.',
      answers: {
        'never-removed': {
          label: 'His officials stay',
          detail: 'The largest group of the others moves 1 to the plaza',
        },
        overflow: { label: 'Same rule for him', detail: 'The largest group moves 1 to the plaza, even his' },
      },
    },
    R9: {
      label: 'Lacerda’s best space faces 2 streets that give different wigs',
      why: 'The solo rules seek the most wigs. Yet of 2 store types, he always builds the left one.',
      answers: {
        'most-wigs': { label: 'Most wigs first', detail: 'The left street only breaks ties' },
        'always-left': {
          label: 'Always the left street',
          detail: 'On his best space, whatever it gives',
        },
      },
    },
    R10: {
      label: '2 sites and 2 tiles tie for Lacerda’s best public building',
      why: 'The solo rules order sites, then tiles. They don’t say which order comes first. We follow the print.',
      answers: {
        'site-first': { label: 'Site first', detail: 'The first site clockwise, then the aide’s tile' },
        'tile-first': { label: 'Tile first', detail: 'The aide’s tile, then its first site clockwise' },
      },
    },
    R11: {
      label: 'What counts for Lacerda’s officials majority?',
      why: 'The solo rules say “officials added”. That could mean to his plans or to the offices.',
      answers: {
        plans: { label: 'Officials on his plans', detail: 'On all of them, including his starting plans' },
        offices: { label: 'His officials at court', detail: 'Those in offices and plazas' },
      },
    },
    R12: {
      label: 'What is a majority for your title?',
      why: 'The list of titles doesn’t say whether a tie counts as a majority.',
      answers: {
        'strictly-first': { label: 'Sole first place', detail: 'In a store type, or in officials' },
        'ties-count': { label: 'Tied for first counts too', detail: 'In a store type, or in officials' },
      },
    },
    R13: {
      label: 'Which réis count for your title?',
      why: 'The list of titles doesn’t say whether you cash in influence first.',
      answers: {
        'in-hand': { label: 'Coins in hand', detail: 'Influence stays influence' },
        'influence-cashed': { label: 'With influence cashed', detail: 'Each coin you’d pass on the track counts too' },
      },
    },
    onBoard: 'Three more depend on what your copy prints. Set them in My board.',
    toBoard: { toolsMajority: 'Tool majority (R1)', top: 'State actions (R2)', thinColumn: 'Thin column (R3)' },
  },
  defaults: 'Reset to defaults',
  defaultsDetail: 'Appearance, table and rulings. Your board, games and score sheets stay.',
  wereReset: 'Settings reset',
  version: (number: string): string => `Version ${number}`,
};
