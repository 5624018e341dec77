import { answerScore, answerStanding } from '../helpers/engineDoor';
import { blankPosition } from '../helpers/oracle/blank';
import { asJson, complaint, differences } from '../helpers/oracle/compare';
import type { Json } from '../helpers/oracle/compare';
import type { Position } from '../helpers/oracle/notation';
import { lastPosition } from '../helpers/oracle/positions';
import { heldBy, scoreOracle } from '../helpers/oracle/scoreOracle';
import type { Held } from '../helpers/oracle/scoreOracle';

const POSITIONS = Array.from({ length: 2000 }, (_, index) => lastPosition(index + 1));

/** A column of the sheet as the command line takes it. */
const column = ({ rubble, officials, ...held }: Held) => ({ ...held, officialsAtWork: officials, rubble });
function sheetOf(position: Position) {
  const { you, lacerda } = heldBy(position);
  const { rubble: sets, ...mine } = column(you);
  const { rubble: cubes, ...his } = column(lacerda);
  return {
    players: [
      { id: 'you', ...mine, sets },
      { id: 'lacerda', kind: 'lacerda', ...his, cubes, decrees: his.decrees.length },
    ],
    sheet: position.sheet,
    rulings: position.rulings,
  };
}

interface Shown {
  readonly players: readonly { readonly lines: Readonly<Record<string, unknown>>; readonly total: number }[];
  readonly title: { readonly id: string; readonly conditions: readonly { what: string; has: number }[] } | null;
}

/** The engine's answer in the oracle's words; a line may carry its reason. */
function told({ players, title }: Shown): Json {
  const [you, lacerda] = players.map(({ lines }) =>
    Object.fromEntries(
      Object.entries(lines).map(([line, given]) => [
        line,
        typeof given === 'number' ? given : (given as { points: number }).points,
      ]),
    ),
  );
  return asJson({
    lines: { you, lacerda },
    total: { you: players[0]?.total, lacerda: players[1]?.total },
    majorities: title?.conditions.find(({ what }) => what === 'majorities')?.has,
    title: title?.id,
  });
}

describe('final scores against an oracle written differently', () => {
  it('R1, R11, R12, R13: score.*, solo.score and solo.title of a mirrored game agree on every seed', () => {
    const complaints = POSITIONS.flatMap((position, index) =>
      complaint(index + 1, differences(told(answerStanding(position)), asJson(scoreOracle(position)))),
    );
    expect(complaints.slice(0, 10)).toEqual([]);
  });

  it('R1, R11, R12, R13: the same on the command line, column by column', () => {
    const complaints = POSITIONS.flatMap((position, index) => {
      const answer = answerScore(sheetOf(position)) as Shown;
      return complaint(index + 1, differences(told(answer), asJson(scoreOracle(position))));
    });
    expect(complaints.slice(0, 10)).toEqual([]);
  });

  it('meet every title, and each reading changes a title somewhere', () => {
    const titles = POSITIONS.map((position) => scoreOracle(position).title);
    for (const title of ['jester', 'servant', 'favourite', 'right-arm'])
      expect(titles.filter((id) => id === title).length).toBeGreaterThan(4);
    const changes = (ruling: string, reading: string) =>
      POSITIONS.filter((position, index) => {
        const other = { ...position, rulings: { ...position.rulings, [ruling]: reading } };
        return scoreOracle(other).title !== titles[index];
      }).length;
    const readings = {
      R11: ['plans', 'offices'],
      R12: ['strictly-first', 'ties-count'],
      R13: ['in-hand', 'influence-cashed'],
    };
    for (const [ruling, choices] of Object.entries(readings))
      for (const reading of choices) expect(changes(ruling, reading)).toBeGreaterThan(4);
  });
});

describe('the score oracle on worked examples', () => {
  const example = (change: (position: Position) => void) => scoreOracle(blankPosition(change));

  it('score.officials, R11: all his plans, or his officials at court', () => {
    const officials = (R11: string) => {
      const { lines } = example((p) => {
        p.rulings = { R11 };
        p.you.plans = [{ architect: 'blue', officials: 3, done: true }];
        p.lacerda.plans = [2, 2];
        p.offices.king.lacerda = 1;
        p.plazas.builder.lacerda = 1;
      });
      return [lines.you['officials'], lines.lacerda['officials']];
    };
    expect(officials('plans')).toEqual([5, 15]);
    expect(officials('offices')).toEqual([15, 5]);
  });

  it('score.money: 13 réis and 4 coins give 3 wigs', () => {
    const { lines } = example((p) => {
      p.you.reis = 13;
      p.you.influence = 7;
    });
    expect(lines.you['money']).toBe(3);
  });

  it('score.stores, R1: tools 2 and 1, and level', () => {
    const tools = (majority: string, his: string[]) => {
      const { lines } = example((p) => {
        p.sheet = { toolsMajority: majority };
        for (const space of ['A4', 'B4']) p.stores[space] = { owner: 'you', good: 'tools' };
        for (const space of his) p.stores[space] = { owner: 'lacerda', good: 'tools' };
      });
      return [lines.you['tools'], lines.lacerda['tools']];
    };
    expect(tools('6/4/2', ['C4'])).toEqual([6, 2]);
    expect(tools('6/3/1', ['C4'])).toEqual([6, 1]);
    expect(tools('6/4/2', ['C4', 'D4'])).toEqual([4, 4]);
    expect(tools('6/3/1', ['C4', 'D4'])).toEqual([3, 3]);
  });
});
