import { PieceIcon } from '@/components/pieces/PieceIcon';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import {
  endedByChoice,
  HOUSE_GROUPS,
  HOUSES_IN_GROUP,
  landPrice,
  type CommandOf,
  type HouseGroup,
  type Space,
} from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { ChoiceTile, TileRow } from '../../ChoiceTile';
import { Asking } from '../Asking';
import type { AskedCommands } from './askedCommands';
import { Coins } from './Coins';
import { isKind } from './isKind';

type Buy = CommandOf<'buy-land'>;
const isBuy = isKind('buy-land');
const cubeKey = ({ cube }: Pick<Buy, 'cube'>): string => JSON.stringify(cube);

interface LandQuestionProps extends AskedCommands {
  readonly space: Space;
}

/** Four fit beside each other on a phone. */
const LEAST = 78;

/** Which cube leaves the land, with the price that is left, and from which group the house comes. */
export function LandQuestion({ state, space, commands, chosen, isEdited, onChoose }: LandQuestionProps) {
  const words = useWords(yourMoveWords);
  const all = commands.filter(isBuy);
  const isAnswered = chosen !== null && isBuy(chosen);
  const now = isAnswered ? chosen : all[0];
  if (now === undefined) return null;
  const cubes = all.filter((one, at) => all.findIndex((other) => cubeKey(other) === cubeKey(one)) === at);
  const pick = (cube: Buy['cube'], house: Buy['house']): void => {
    const found = all.find((one) => cubeKey(one) === cubeKey({ cube }) && one.house === house);
    if (found !== undefined) onChoose(found);
  };
  return (
    <>
      <Asking title={words.asks.cube}>
        <TileRow basis={LEAST}>
          {cubes.map((buy) => {
            const { cube } = buy;
            const price = landPrice(state, 'you', space, cube).total;
            const ends = endedByChoice(state, buy);
            const also = ends === null ? '' : `: ${words.ends[ends]}`;
            return (
              <ChoiceTile
                key={cubeKey({ cube })}
                selected={isAnswered && cubeKey({ cube }) === cubeKey(now)}
                name={`${cube === null ? words.noCube(price) : words.cubeName(cube.kind, cube.from, price)}${also}`}
                label={`${cube === null ? words.noCube(price) : words.cubeShort(cube.from, price)}${also}`}
                icon={cube === null ? undefined : <RubbleIcon kind={cube.kind} size={26} />}
                onPress={() => pick(cube, now.house)}
              />
            );
          })}
        </TileRow>
      </Asking>
      {isAnswered && <Houses state={state} now={now} onPick={(group) => pick(now.cube, group)} />}
      {isEdited && <Coins state={state} command={now} commands={all} onChoose={onChoose} />}
    </>
  );
}

interface HousesProps extends Pick<AskedCommands, 'state'> {
  readonly now: Buy;
  readonly onPick: (group: HouseGroup) => void;
}

/** From which group the house comes, once the cube is chosen. */
function Houses({ state, now, onPick }: HousesProps) {
  const words = useWords(yourMoveWords);
  return (
    <Asking title={words.asks.house}>
      <TileRow basis={LEAST}>
        {HOUSE_GROUPS.map((group) => {
          const left = HOUSES_IN_GROUP[group] - state.you.houses[group];
          return (
            <ChoiceTile
              key={group}
              selected={group === now.house}
              name={words.houseName(group, left)}
              label={words.houseShort[group]}
              icon={<PieceIcon piece="house" size={24} />}
              why={left === 0 ? words.noneLeft : undefined}
              onPress={() => onPick(group)}
            />
          );
        })}
      </TileRow>
    </Asking>
  );
}
