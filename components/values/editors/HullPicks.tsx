import { ShipIcon } from '@/components/pieces/ShipIcon';
import { HULLS, type Hull } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { valueNameWords } from '@/i18n/values';

import { Picks } from './Picks';

interface HullPicksProps {
  readonly label: string;
  readonly isNow: (hull: Hull) => boolean;
  readonly onPick: (hull: Hull) => void;
}

/** The ships by their size. */
export function HullPicks({ label, isNow, onPick }: HullPicksProps) {
  const names = useWords(valueNameWords);
  const picks = HULLS.map((hull) => ({
    id: String(hull),
    label: names.hull(hull),
    icon: <ShipIcon hull={hull} size={34} />,
    now: isNow(hull),
    onPress: () => onPick(hull),
  }));
  return <Picks width="small" label={label} picks={picks} />;
}
