import { fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { ClergyPanel } from '@/components/boardSheet/clergy/ClergyPanel';
import { TilePicker } from '@/components/boardSheet/clergy/TilePicker';
import { ChurchMoment } from '@/components/table/moments/ChurchMoment';
import { PrintedQuestion } from '@/components/table/yours/questions/PrintedQuestion';
import { DEFAULT_SHEET, type BoardSheet, type ClergyTile, type Command } from '@/engine';
import { draftOf } from '@/engine/play/enteringMove';
import { tap, tick } from '@/__tests__/helpers/laidTable';
import { aState } from '@/__tests__/helpers/state';

describe('clergy.benefit: which tile it is', () => {
  const sheet = { clergy: [{ visit: 1 }] };

  it('clergy.benefit: a tile of this copy is one tap, and so is one that gives nothing', async () => {
    const onTile = jest.fn();
    render(<TilePicker sheet={sheet} tile={undefined} onTile={onTile} />);
    await tick('1 influence off a visit');
    expect(onTile).toHaveBeenLastCalledWith({ visit: 1 });
    await tick('No benefit');
    expect(onTile).toHaveBeenLastCalledWith({});
  });

  it('clergy.benefit: another one is entered with what it gives, or in words', async () => {
    const onTile = jest.fn();
    render(<TilePicker sheet={sheet} tile={undefined} onTile={onTile} />);
    await tick('Another tile');
    expect(onTile).not.toHaveBeenCalled();
    await tick('Extra réis per good sold');
    await tap('Extra réis per good sold: 1 more');
    fireEvent.changeText(screen.getByLabelText('Something else, in your own words'), 'draw a ');
    fireEvent.changeText(screen.getByLabelText('Something else, in your own words'), 'draw a card');
    expect(onTile).toHaveBeenLastCalledWith({ perGood: 2, note: 'draw a card' });
    await tick('Extra réis per good sold');
    expect(onTile).toHaveBeenLastCalledWith({ note: 'draw a card' });
  });

  it('clergy.benefit: everything a tile may give is a picture of its own, without another sheet', async () => {
    const onTile = jest.fn();
    render(<TilePicker sheet={sheet} tile={undefined} onTile={onTile} />);
    await tick('+1 real per good sold');
    expect(onTile).toHaveBeenLastCalledWith({ perGood: 1 });
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it('clergy.benefit, state.cardinal: asked where clergy tiles are counted, and nowhere else', () => {
    const command: Command = { kind: 'meet-cardinal', steps: 1 };
    expect(draftOf(aState(), command)).toEqual({ command, place: null });
    expect(draftOf(aState({ depth: 'lacerda-needs' }), command)).toBeNull();
    render(<PrintedQuestion state={aState()} draft={{ command, place: null }} onDraft={jest.fn()} />);
    expect(screen.getByLabelText('Clergy tile you take')).toBeOnTheScreen();
    expect(screen.getAllByText('Clergy tile you take')).toHaveLength(1);
  });
});

function Panel({ tiles }: { readonly tiles: readonly ClergyTile[] }) {
  const [sheet, change] = useState<BoardSheet>({ ...DEFAULT_SHEET, clergy: tiles });
  return <ClergyPanel sheet={sheet} onChange={(part) => change({ ...sheet, ...part })} />;
}

describe('the clergy tiles of a copy', () => {
  it('clergy.benefit: are listed, added, edited and removed', async () => {
    render(<Panel tiles={[{ reis: 1 }]} />);
    await tap('Add tile');
    await tick('Extra influence per gain');
    await tap('Done');
    expect(screen.getByRole('button', { name: 'Edit: +1 influence per gain' })).toBeOnTheScreen();
    await tap(
      'Edit: 1 real off every payment',
      'Réis off every payment: 1 more',
      'Done',
      'Edit: 2 réis off every payment',
      'Remove',
    );
    expect(screen.queryByRole('button', { name: /réis off/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit: +1 influence per gain' })).toBeOnTheScreen();
  });
});

it('church.scoring, clergy.benefit: tiles that give something are told apart, and the gain follows those you keep', async () => {
  const onChoose = jest.fn();
  const portfolio = [{ card: 'noble', noble: 'king', influence: 4 }] as const;
  const state = aState({ you: { clergy: [{ influence: 1 }, { visit: 1 }], portfolio } });
  render(<ChurchMoment state={state} onChoose={onChoose} />);
  const gives = (count: number) => `Wigs on the backs, plus ${count} influence once.`;
  expect(screen.getByText(gives(5))).toBeOnTheScreen();
  await tick('+1 influence per gain');
  expect(screen.getByText(gives(4))).toBeOnTheScreen();
  await tap('Discard 1 tile');
  expect(onChoose).toHaveBeenLastCalledWith({ kind: 'church-choice', tiles: 1, which: [0], wigs: 1 });
});
