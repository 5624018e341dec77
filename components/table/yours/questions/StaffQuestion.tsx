import { View } from 'react-native';

import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { NobleEmblem } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { PlanIcon } from '@/components/pieces/PlanIcon';
import { hiring, NOBLES, UNKNOWN, type CommandOf, type GameState, type OfficialAt } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Caption, ChoiceTile, TileRow, type ChoiceTileProps } from '../../ChoiceTile';
import { Asking } from '../Asking';
import type { AskedCommands } from './askedCommands';
import { Coins } from './Coins';
import { isKind } from './isKind';

type Staff = CommandOf<'staff-building'>;
const isStaff = isKind('staff-building');

const key = ({ noble, from }: OfficialAt): string => `${noble} ${from}`;
const crewKey = (crew: readonly OfficialAt[]): string => crew.map(key).sort().join();

/** Every official of yours on the board. */
const yourOfficials = ({ offices, plazas }: GameState): readonly OfficialAt[] =>
  NOBLES.flatMap((noble) =>
    (['office', 'plaza'] as const).flatMap((from) =>
      Array.from({ length: (from === 'office' ? offices : plazas)[noble].you }, () => ({ noble, from })),
    ),
  );

/** Which of the officials on the board go back: as many of each place as the crew has, from the left. */
function chosenOf(all: readonly OfficialAt[], crew: readonly OfficialAt[]): readonly boolean[] {
  return all.map((one, at) => {
    const before = all.slice(0, at).filter((other) => key(other) === key(one)).length;
    return before < crew.filter((other) => key(other) === key(one)).length;
  });
}

/** With which plan the building opens, and which officials go back; one more touched replaces the first. */
export function StaffQuestion({ state, commands, chosen, isEdited, onChoose }: AskedCommands) {
  const words = useWords(yourMoveWords);
  const all = commands.filter(isStaff);
  const now = chosen !== null && isStaff(chosen) ? chosen : all[0];
  if (now === undefined) return null;
  const plans = all.filter((one, at) => all.findIndex(({ plan }) => plan === one.plan) === at);
  return (
    <>
      {plans.length > 1 && (
        <Asking title={words.asks.plan}>
          <TileRow basis={110}>
            {plans.map((one) => (
              <PlanTile
                key={one.plan}
                state={state}
                command={one}
                selected={one.plan === now.plan}
                onPress={() => onChoose(one)}
              />
            ))}
          </TileRow>
        </Asking>
      )}
      <Crew state={state} now={now} all={all.filter(({ plan }) => plan === now.plan)} onChoose={onChoose} />
      {isEdited && <Coins state={state} command={now} commands={all} onChoose={onChoose} />}
    </>
  );
}

interface PlanTileProps extends Pick<ChoiceTileProps, 'selected' | 'onPress'> {
  readonly state: GameState;
  readonly command: Staff;
}

function PlanTile({ state, command, ...tile }: PlanTileProps) {
  const words = useWords(yourMoveWords);
  const plan = state.you.plans[command.plan];
  if (plan === undefined) return null;
  const face = state.available[plan.architect];
  return (
    <ChoiceTile
      {...tile}
      name={words.planName(plan.architect, plan.officials)}
      label={words.planShort(plan.architect, plan.officials)}
      icon={
        face === null || face === UNKNOWN ? (
          <PlanIcon architect={plan.architect} size={30} />
        ) : (
          <BuildingIcon colours={face} architect={plan.architect} size={30} />
        )
      }
    />
  );
}

interface CrewProps extends Pick<AskedCommands, 'state' | 'onChoose'> {
  readonly now: Staff;
  readonly all: readonly Staff[];
}

function Crew({ state, now, all, onChoose }: CrewProps) {
  const words = useWords(yourMoveWords);
  const plan = state.you.plans[now.plan];
  const crew = now.returned ?? [];
  const officials = yourOfficials(state);
  const chosen = chosenOf(officials, crew);
  const { hired, total } = plan === undefined ? { hired: 0, total: 0 } : hiring(state, plan);
  const touch = (one: OfficialAt, isBack: boolean): void => {
    if (isBack) return;
    const next = [...crew.slice(1), one];
    all.filter(({ returned = [] }) => crewKey(returned) === crewKey(next)).forEach(onChoose);
  };
  return (
    <Asking title={hired > 0 && crew.length === 0 ? words.hires(hired, total) : words.asks.crew(crew.length)}>
      {hired > 0 && crew.length > 0 && <Caption align="left">{words.hires(hired, total)}</Caption>}
      {crew.length > 0 && (
        <TileRow>
          {officials.map((one, at) => (
            <ChoiceTile
              key={at}
              many
              selected={chosen[at] === true}
              name={words.officialName(one)}
              label={words.place[one.from]}
              icon={
                <View style={{ flexDirection: 'row' }}>
                  <PieceIcon piece="official" size={24} fill="green" />
                  <NobleEmblem noble={one.noble} size={20} />
                </View>
              }
              onPress={() => touch(one, chosen[at] === true)}
            />
          ))}
        </TileRow>
      )}
    </Asking>
  );
}
