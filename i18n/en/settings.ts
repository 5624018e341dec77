/** The settings. */
export const settings = {
  title: 'Settings',
  intro: 'Kept on this device, in force at once.',
  unsaved: 'This device keeps nothing at the moment. What you choose lasts until you close the app.',
  looks: 'Looks',
  theme: { label: 'Theme', answers: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' } },
  textSize: {
    label: 'Text size',
    detail: 'On top of the size your device uses.',
    answers: { normal: 'Normal', large: 'Large', larger: 'Larger', largest: 'Largest' },
    sample: 'The King expects you at court.',
  },
  motion: {
    label: 'Less movement',
    detail: 'Nothing slides or fades. Your device’s own wish is followed in any case.',
  },
  atTheTable: 'At the table',
  hand: {
    label: 'Free hand',
    detail: 'The next step lies under its thumb.',
    answers: { left: 'Left', right: 'Right' },
  },
  haptics: { label: 'Feel a tap', detail: 'A short pulse when something is settled, where the device can.' },
  speech: {
    label: 'Read Lacerda’s turn aloud',
    detail: 'A button beside Done reads his steps to you, with the voice of your device.',
  },
  depth: {
    label: 'How much of a solo game do you mirror?',
    answers: {
      'lacerda-needs': {
        label: 'What Lacerda needs',
        detail: 'Stores, buildings, officials, cubes, decks: few taps a turn',
      },
      everything: { label: 'Everything', detail: 'Goods, réis, clergy and decrees too: costs judged, score kept' },
    },
    note: 'For new games. A game under way can change it any time.',
  },
  rulings: {
    title: 'Rulings',
    intro:
      'Where the rulebooks disagree or are silent, both readings can be defended. New games and score sheets start with these; whatever is under way keeps its own.',
    id: (id: string) => `Ruling ${id}`,
    R8: {
      label: 'An office is full and Lacerda has most officials there',
      why: 'The solo rules say that his officials are never removed, but only where they speak of placing them; the rulebooks let the colour with most move.',
      answers: {
        'never-removed': {
          label: 'His officials stay',
          detail: 'Of the others, the colour with most moves to the plaza',
        },
        overflow: { label: 'He moves like everyone', detail: 'The colour with most moves, his too' },
      },
    },
    R9: {
      label: 'Lacerda’s best space faces two streets that give different wigs',
      why: 'The solo rules seek most wigs, yet say that of two store types he always builds the one on the left.',
      answers: {
        'most-wigs': { label: 'Most wigs first', detail: 'The street on the left only breaks a tie' },
        'always-left': {
          label: 'Always the left',
          detail: 'On his best space the street on the left, whatever it gives',
        },
      },
    },
    R10: {
      label: 'Lacerda’s best building value is reached at two sites, by two tiles',
      why: 'The solo rules order sites, then tiles, but do not say which order comes first. We follow the print.',
      answers: {
        'site-first': { label: 'The site first', detail: 'The site clockwise, then the aide chooses the tile' },
        'tile-first': { label: 'The tile first', detail: 'The aide chooses the tile, then the site clockwise' },
      },
    },
    R11: {
      label: 'What counts for Lacerda’s officials majority?',
      why: 'The solo rules say “officials added”: to his plans or to the offices, both can be meant.',
      answers: {
        plans: { label: 'Officials on his plans', detail: 'On all of them, the starting ones included' },
        offices: { label: 'His officials at court', detail: 'Those standing in offices and plazas' },
      },
    },
    R12: {
      label: 'What is a majority for your title?',
      why: 'The list of titles counts majorities without saying whether a tie is one.',
      answers: {
        'strictly-first': { label: 'Being first alone', detail: 'In a store type, or in officials' },
        'ties-count': { label: 'Tied for first counts too', detail: 'In a store type, or in officials' },
      },
    },
    R13: {
      label: 'Which réis count for your title?',
      why: 'The list of titles asks for réis without saying whether influence is turned into coins first.',
      answers: {
        'in-hand': { label: 'Coins in hand', detail: 'Influence stays influence' },
        'influence-cashed': { label: 'With influence cashed', detail: 'Each coin of the track you pass counts too' },
      },
    },
    onBoard:
      'Three more rulings are printed on your copy: the tools majority (R1), the order of the state actions (R2) and the thin column (R3). They live on your board.',
    toBoard: { toolsMajority: 'Tools majority (R1)', top: 'State actions (R2)', thinColumn: 'The thin column (R3)' },
  },
  defaults: 'Back to the defaults',
  defaultsDetail: 'Looks, table and rulings. Your board, games and score sheets stay.',
  wereReset: 'Everything is back to its default',
};
