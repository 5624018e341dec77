import { render, screen } from '@testing-library/react-native';

import { inShort } from '@/components/table/forecast/inShort';
import { OfficesQuestion } from '@/components/table/yours/questions/OfficesQuestion';
import { difference, forecast, type GameState } from '@/engine';
import { forecastWords } from '@/i18n/forecast';
import { yourMoveWords } from '@/i18n/yourMove';

import { aState, yourTurn } from '@/__tests__/helpers/state';

// Nothing here looks at pictures.
jest.mock('@/components/ui/IconFrame', () => ({ IconFrame: () => null }));

describe('the offices', () => {
  it('state.officials: a full office of yours stays as full, one of yours is pushed out', () => {
    const builder = { you: aState().sheet.officeSpaces };
    const step = { at: 'visit', noble: 'builder', stateAction: false, nobleAction: false } as const;
    const state = aState({ offices: { builder }, turn: yourTurn(step) });
    const command = { kind: 'recruit-officials', nobles: ['builder'] } as const;
    render(<OfficesQuestion state={state} commands={[command]} chosen={command} onChoose={() => undefined} />);
    const name = `The Builder’s office: ${builder.you} officials`;
    expect(screen.getByRole('checkbox', { name, checked: true })).toBeOnTheScreen();
  });
});

describe('cards beside each other', () => {
  it('portfolio.size: say their influence, which tells two of one noble apart', () => {
    const { cardShort, discards } = yourMoveWords.en;
    expect(cardShort({ card: 'noble', noble: 'king', influence: 3 })).toBe('King 3');
    expect(discards({ card: 'noble', noble: 'king', influence: 1 })).toBe('discards King 1');
  });
});

describe('his next turn in one line', () => {
  const short = (state: GameState) => {
    const now = forecast(state);
    return now && inShort({ now, was: now, difference: difference(now, now) }, forecastWords.en);
  };

  it('end.period: says that his discard ends the period', () => {
    const decks = { builder: 0, minister: 0, king: 1, treasury: 5 };
    expect(short(aState({ toMove: 'lacerda', aide: 'king', decks }))?.deed).toMatch(/, ends the period$/);
    expect(short(aState({ toMove: 'lacerda' }))?.deed).not.toMatch(/ends/);
  });
});
