import type { Answer, SetupFacts } from '@/components/setup/draft';

/** What is drawn in a dealt setup, as answers: the tops of the stacks, the starting plans, the first building. */
export const drawnWith = ({
  yourArchitect,
  yourPlan,
}: Readonly<Required<Pick<SetupFacts, 'yourArchitect' | 'yourPlan'>>>): readonly Answer[] => [
  { about: 'blue', told: ['gold', 'cloth'] },
  { about: 'green', told: ['books', 'tools'] },
  { about: 'stackBlue', told: 2 },
  { about: 'stackGreen', told: 3 },
  { about: 'yourArchitect', told: yourArchitect },
  { about: 'yourPlan', told: yourPlan },
  { about: 'hisFirst', told: 1 },
  { about: 'hisSecond', told: 4 },
  { about: 'preplaced', told: ['cloth', 'books'] },
];
