import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { SEATS } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';
import type { Loading } from '@/store/costsEntered';

import { NumberRow } from '../NumberRow';
import { PickRow } from '../PickRow';

/** Whose ship it is, and what lies under it already. */
export interface ShipStateProps {
  readonly ship: Loading;
  readonly onChange: (ship: Loading) => void;
}

export function ShipState({ ship, onChange }: ShipStateProps) {
  const words = useWords(costsWords).sale;
  const { owner, hull, cargo, paid = 0, goods } = ship;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
      <View style={{ flexGrow: 1, flexBasis: 165 }}>
        <PickRow
          label={words.owner}
          value={owner}
          onPick={(next) => onChange({ ...ship, owner: next })}
          options={SEATS.map((value) => ({
            value,
            name: words.owners[value],
            face: <AppText variant="label">{words.owners[value]}</AppText>,
          }))}
        />
      </View>
      {hull > 1 && (
        <View style={{ flexGrow: 1, flexBasis: 165 }}>
          <NumberRow
            label={words.aboard}
            to={hull - 1}
            value={cargo}
            onPick={(next) => onChange({ ...ship, cargo: next, goods: goods.slice(0, hull - next) })}
          />
        </View>
      )}
      {cargo > 0 && (
        <View style={{ flexGrow: 1, flexBasis: 165 }}>
          <NumberRow
            label={words.paid}
            to={cargo}
            value={Math.min(paid, cargo)}
            onPick={(next) => onChange({ ...ship, paid: next })}
          />
        </View>
      )}
    </View>
  );
}
