import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { GoodIcon } from '@/components/icons/GoodIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { ARCHITECTS, GOODS, type Face, type Good, type Site } from '@/engine';
import { nameWords } from '@/i18n/names';
import { setupWords } from '@/i18n/setup';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { Drawn } from './draft';

interface DrawnQuestionsProps {
  readonly drawn: Drawn;
  readonly site: Site;
  readonly onDraw: (drawn: Drawn) => void;
}

/** What is drawn by hand: two taps a building, one a plan. */
export function DrawnQuestions({ drawn, site, onDraw }: DrawnQuestionsProps) {
  const { ask } = useWords(setupWords);
  const put = (part: Drawn): void => onDraw({ ...drawn, ...part });
  return (
    <Card title={ask.title} style={{ padding: SPACE.m }}>
      <AskFace label={ask.preplaced(site)} value={drawn.preplaced} onTell={(preplaced) => put({ preplaced })} />
      <AskFace label={ask.available('blue')} value={drawn.blue} onTell={(blue) => put({ blue })} />
      <AskFace label={ask.available('green')} value={drawn.green} onTell={(green) => put({ green })} />
      <AskCount label={ask.stack('blue')} value={drawn.stackBlue} onTell={(stackBlue) => put({ stackBlue })} />
      <AskCount label={ask.stack('green')} value={drawn.stackGreen} onTell={(stackGreen) => put({ stackGreen })} />
      <Asked label={ask.yourArchitect}>
        {ARCHITECTS.map((yourArchitect) => (
          <Button key={yourArchitect} kind={drawn.yourArchitect === yourArchitect ? 'primary' : 'secondary'} label={ask.architect(yourArchitect)} onPress={() => put({ yourArchitect })} />
        ))}
      </Asked>
      <AskCount label={ask.yourPlan} value={drawn.yourPlan} onTell={(yourPlan) => put({ yourPlan })} />
      <AskCount label={ask.hisPlans[0]} value={drawn.hisFirst} onTell={(hisFirst) => put({ hisFirst })} />
      <AskCount label={ask.hisPlans[1]} value={drawn.hisSecond} onTell={(hisSecond) => put({ hisSecond })} />
    </Card>
  );
}

function Asked({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View role="group" aria-label={label} style={{ gap: SPACE.xs }}>
      <AppText variant="label">{label}</AppText>
      <Row gap="s">{children}</Row>
    </View>
  );
}

interface AskFaceProps {
  readonly label: string;
  readonly value: Face | undefined;
  readonly onTell: (face: Face) => void;
}

/** One colour, then the other; a further tap begins again. */
function AskFace({ label, value, onTell }: AskFaceProps) {
  const { ask } = useWords(setupWords);
  const { good: names } = useWords(nameWords);
  const [first, setFirst] = useState<Good>();
  const pick = (good: Good): void => {
    if (first === undefined) return setFirst(good);
    setFirst(undefined);
    if (first !== good) onTell([first, good]);
  };
  const isOn = (good: Good): boolean => (first === undefined ? (value?.includes(good) ?? false) : first === good);
  const said = first === undefined ? (value === undefined ? undefined : ask.both(names[value[0]], names[value[1]])) : ask.and(names[first]);
  return (
    <Asked label={label}>
      {GOODS.map((good) => (
        <Button key={good} kind={isOn(good) ? 'primary' : 'secondary'} label={names[good]} name={`${label}: ${names[good]}`} icon={() => <GoodIcon good={good} size={24} />} onPress={() => pick(good)} />
      ))}
      {said !== undefined && <AppText live>{said}</AppText>}
    </Asked>
  );
}

interface AskCountProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onTell: (count: number) => void;
}

const COUNTS = [1, 2, 3, 4, 5] as const;

function AskCount({ label, value, onTell }: AskCountProps) {
  const { ask } = useWords(setupWords);
  const { number } = useTranslate();
  return (
    <Asked label={label}>
      {COUNTS.map((count) => (
        <Button key={count} kind={value === count ? 'primary' : 'secondary'} label={number(count)} name={`${label}: ${ask.officials(count)}`} onPress={() => onTell(count)} />
      ))}
    </Asked>
  );
}
