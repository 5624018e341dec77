import type { ComponentType } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';
import { useBoardCopy } from '@/store/boardSheets';
import { useCosts } from '@/store/costs';
import type { CostQuestion } from '@/store/costsEntered';

import { LandAnswer, LandForm } from './asks/land';
import { HireAnswer, HireForm, SponsorAnswer, SponsorForm } from './asks/payments';
import { SaleAnswer, SaleDetails, SaleForm } from './asks/sale';
import { ShipAnswer, ShipForm } from './asks/ship';
import { VisitAnswer, VisitForm } from './asks/visit';
import type { AskProps } from './formProps';
import { Holding } from './Holding';
import { CostQuestions } from './CostQuestions';
import { tableOf } from './assumedState';
import { TreasuryTrack } from './TreasuryTrack';

interface Ask {
  readonly Form: ComponentType<AskProps>;
  readonly Answer: ComponentType<AskProps>;
  /** What changes rarely stands below the answer. */
  readonly Details?: ComponentType<AskProps>;
}

const ASKS: Readonly<Record<CostQuestion, Ask>> = {
  visit: { Form: VisitForm, Answer: VisitAnswer },
  follow: { Form: VisitForm, Answer: VisitAnswer },
  land: { Form: LandForm, Answer: LandAnswer },
  ship: { Form: ShipForm, Answer: ShipAnswer },
  hire: { Form: HireForm, Answer: HireAnswer },
  sponsor: { Form: SponsorForm, Answer: SponsorAnswer },
  sale: { Form: SaleForm, Answer: SaleAnswer, Details: SaleDetails },
};

const COLUMN = { flexGrow: 1, flexShrink: 1, flexBasis: 420, minWidth: 0, maxWidth: '100%', gap: SPACE.m } as const;

/** What something costs, for people who do not track their game: the answer stands there as soon as the question does. */
export function CostsScreen() {
  const words = useWords(costsWords);
  const { entered, enter, unsaved } = useCosts();
  const { sheet } = useBoardCopy().copy;
  const props: AskProps = { entered, enter, sheet, table: tableOf(entered, sheet) };
  const { Form, Answer, Details } = ASKS[entered.question];
  return (
    <Screen wide title={words.title}>
      <TreasuryTrack track={sheet.treasury} at={props.table.treasury} onMove={(treasury) => enter({ treasury })} />
      {unsaved && (
        <Card tone="primarySoft">
          <AppText>{words.unsaved}</AppText>
        </Card>
      )}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.l }}>
        <View style={COLUMN}>
          <CostQuestions value={entered.question} onAsk={(question) => enter({ question })} />
          <Form {...props} />
        </View>
        <View style={COLUMN}>
          <Answer {...props} />
          {Details !== undefined && <Details {...props} />}
          <Holding {...props} />
        </View>
      </View>
    </Screen>
  );
}
