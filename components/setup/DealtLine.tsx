import type { ReactNode } from 'react';
import { View } from 'react-native';

import { ArchitectIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { preplacedAt, type Noble } from '@/engine';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';

import type { SetupFacts } from './draft';
import type { StepId } from './steps';

/** What the app drew for this step, large enough to read while both hands lay it. */
export function DealtLine({ step, known }: { readonly step: StepId; readonly known: SetupFacts }) {
  const words = useWords(setupWords).dealt;
  if (step === 'scoring' && known.scoring !== undefined)
    return <Drawn icon={<PieceIcon piece="wig" size={40} />} label={words.scoring(known.scoring)} />;
  if (step === 'you' && known.yourFavour !== undefined) return <Favour noble={known.yourFavour} />;
  if (step === 'lacerda' && known.hisFavour !== undefined) return <Favour noble={known.hisFavour} />;
  if (step === 'aide' && known.aide !== undefined)
    return <Drawn icon={<DeckIcon deck={known.aide} size={40} />} label={words.aide(known.aide)} />;
  if (step === 'courtier' && known.courtier !== undefined)
    return <Drawn icon={<NobleIcon noble={known.courtier} size={40} />} label={words.courtier(known.courtier)} />;
  if (step === 'preplaced' && known.aide !== undefined) {
    const { architect, site } = preplacedAt(known.aide);
    return <Drawn icon={<ArchitectIcon architect={architect} size={40} />} label={words.preplaced(architect, site)} />;
  }
  return null;
}

function Favour({ noble }: { readonly noble: Noble }) {
  const words = useWords(setupWords).dealt;
  return <Drawn icon={<NobleIcon noble={noble} size={40} />} label={words.favour(noble)} />;
}

function Drawn({ icon, label }: { readonly icon: ReactNode; readonly label: string }) {
  const colors = useColors();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        padding: SPACE.s,
        borderRadius: RADIUS.m,
        backgroundColor: colors.primarySoft,
      }}
    >
      {icon}
      <AppText variant="heading" style={{ flexShrink: 1 }}>
        {label}
      </AppText>
    </View>
  );
}
