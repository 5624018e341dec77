import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import type { PlaceId } from '@/components/board/places';
import { AppText } from '@/components/ui/AppText';
import { IconButton } from '@/components/ui/IconButton';
import { Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { aimsOf, type GameState, type Option } from '@/engine';
import { commandWords } from '@/i18n/turnCommands';
import { useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { ChoiceTile } from '../ChoiceTile';
import { commandSaid } from './commandSaid';
import { detailOf } from './detailOf';
import { useEffectWords } from './useEffectWords';
import type { YourMove } from './useYourMove';
import { begunAt, commandsAt } from './yourPlaces';

interface PlaceChoicesProps {
  readonly state: GameState;
  readonly move: YourMove;
  readonly place: PlaceId;
}

/** What the place that was tapped stands for, under the thumb that tapped it. */
export function PlaceChoices({ state, move, place }: PlaceChoicesProps) {
  const { next: words } = useWords(yourTurnWords);
  const said = useWords(commandWords);
  const effectWords = useEffectWords();
  const begun = begunAt(move.options, place);
  return (
    <View role="group" aria-label={words.here} style={{ gap: SPACE.xs }}>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <AppText variant="label" live style={{ flex: 1 }}>
          {words.here}
        </AppText>
        <IconButton
          label={words.close}
          onPress={move.showAll}
          icon={(color) => <UiIcon name="close" color={color} />}
        />
      </View>
      <Row gap="xs">
        {aimsOf(commandsAt(move.choices, place)).map(({ usual }) => (
          <ChoiceTile
            key={JSON.stringify(usual)}
            label={commandSaid(usual, said)}
            detail={detailOf(state, usual, effectWords)}
            onPress={() => move.add(usual)}
          />
        ))}
        {begun.map((option, at) => (
          <Beginning key={at} option={option} onPress={() => move.begin(option)} />
        ))}
      </Row>
    </View>
  );
}

/** A store someone pointed at before the visit: the visit is part of it. */
function Beginning({ option, onPress }: { readonly option: Option; readonly onPress: () => void }) {
  const { afford, next, detail } = useWords(yourTurnWords);
  if (option.kind !== 'store') return null;
  const numbers = detail.join([detail.land(option.price.total, option.wigs.you), next.withVisit('builder')]);
  return <ChoiceTile label={afford.store(option.space, option.good)} detail={numbers} onPress={onPress} />;
}
