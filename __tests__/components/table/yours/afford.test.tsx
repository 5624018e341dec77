import { fireEvent, render, screen } from '@testing-library/react-native';

import { demoState } from '@/components/game/demoPosition';
import { Afford } from '@/components/table/yours/Afford';
import { effectsOn } from '@/components/table/yours/effects';
import { options, type GameState } from '@/engine';
import { yourMoveWords } from '@/i18n/yourMove';

// Nothing here looks at pictures.
jest.mock('@/components/ui/IconFrame', () => ({ IconFrame: () => null }));

const demo = demoState();
const STATE: GameState = {
  ...demo,
  toMove: 'you',
  turn: { kind: 'between' },
  you: { ...demo.you, reis: 20, plans: [...demo.you.plans, { architect: 'green', officials: 2, done: false }] },
};

const lines = (): readonly string[] =>
  screen.getAllByRole('button').map((line) => JSON.stringify(line.props['accessibilityLabel']));

describe('what a move costs and earns, in words', () => {
  it('says a price once, what is earned with its sign, and names the architect of a building', () => {
    const all = options(STATE);
    const buildings = all.filter(({ kind }) => kind === 'building');
    const stores = all.filter(({ kind }) => kind === 'store');
    render(
      <Afford
        state={STATE}
        options={[...buildings.slice(0, 1), ...stores.slice(0, 2)]}
        open
        onClose={() => undefined}
        onBegin={() => undefined}
      />,
    );
    const said = screen.getAllByText(/ · /).map(({ props }) => String(props['children']));
    expect(said.length).toBeGreaterThan(1);
    for (const text of said) {
      expect(text.match(/réis|real\b/g) ?? []).toHaveLength(text.includes('store') ? 1 : 0);
      expect(text).toMatch(/ · \+\d+ wigs?/);
    }
    expect(lines().filter((line) => line.includes('building'))).toEqual([
      expect.stringMatching(/The (blue|green) architect’s building on the /),
    ]);
  });

  it('three sentences first, the rest in pictures by group behind a touch, and three that are out of reach', () => {
    const onBegin = jest.fn();
    render(<Afford state={STATE} options={options(STATE)} open onClose={() => undefined} onBegin={onBegin} />);
    expect(screen.getAllByText(/ · /)).toHaveLength(3);
    fireEvent.press(screen.getByRole('button', { name: /^\d+ more$/ }));
    expect(screen.getAllByText(/ · /).length).toBeLessThanOrEqual(6);
    for (const group of ['Stores', 'Public buildings', 'Visits', 'Events'])
      expect(screen.getByLabelText(group)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Start: Sponsor an event, 4 réis' }));
    expect(onBegin).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'sponsor' }));
  });

  it('visit.pay: says the réis a visit is paid with where there is too little influence', () => {
    const poor: GameState = { ...STATE, you: { ...STATE.you, influence: 3 } };
    const visit = options(poor).filter((one) => one.kind === 'visit' && one.noble === 'minister');
    render(<Afford state={poor} options={visit} open onClose={() => undefined} onBegin={() => undefined} />);
    expect(screen.getByText('Visit the Marquis · 3 influence and 1 real')).toBeOnTheScreen();
  });

  it('counts one thing as one', () => {
    const { ways, confirm } = yourMoveWords.en;
    expect([ways.wigs(1), ways.wigs(-1), ways.reis(1), ways.wigs(2)]).toEqual([
      '+1 wig',
      '−1 wig',
      '+1 real',
      '+2 wigs',
    ]);
    const after: GameState = {
      ...STATE,
      you: { ...STATE.you, wigs: STATE.you.wigs + 1, goods: { ...STATE.you.goods, tools: 0, cloth: 0 } },
      lacerda: { ...STATE.lacerda, wigs: STATE.lacerda.wigs + 1 },
    };
    const said = (seat: 'you' | 'lacerda') =>
      effectsOn(seat, STATE, after).map(({ by, what }) => confirm.amount(what, by));
    expect(said('you')).toEqual(['+1 wig', '−2 cloth', '−1 tool']);
    expect(said('lacerda')).toEqual(['+1 wig']);
  });
});
