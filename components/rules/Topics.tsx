import { useState } from 'react';
import { View } from 'react-native';

import { ROW } from '@/components/ui/arrange';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { LinkButton } from '@/components/ui/LinkButton';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface, type TouchSurfaceProps } from '@/components/ui/TouchSurface';
import { onWeb } from '@/components/ui/platform';
import type { RuleId } from '@/engine';
import { printWords } from '@/i18n/print';
import { rulesWords } from '@/i18n/rules';
import { useWords } from '@/i18n/useWords';

import { RULES, rulesOf, type Topic } from './outline';
import { RuleEntry } from './RuleEntry';

/** Every topic with its rules folded away; the topic of the wanted rule is open. */
export function Topics({ wanted }: { readonly wanted: RuleId | undefined }) {
  const words = useWords(rulesWords);
  const { links } = useWords(printWords);
  const [open, setOpen] = useState<readonly Topic[]>(wanted === undefined ? [] : [RULES[wanted].topic]);
  const toggle = (topic: Topic): void =>
    setOpen(open.includes(topic) ? open.filter((one) => one !== topic) : [...open, topic]);
  return (
    <View style={{ gap: SPACE.s }}>
      {(Object.keys(words.topics) as readonly Topic[]).map((topic) => (
        <View key={topic} style={{ gap: SPACE.s }}>
          <TopicHead topic={topic} open={open.includes(topic)} onPress={() => toggle(topic)} />
          {open.includes(topic) && topic === 'lacerda' && (
            <LinkButton kind="secondary" href="/print?page=lacerda" label={links.lacerda} />
          )}
          {open.includes(topic) &&
            rulesOf(topic).map((rule) => <RuleEntry key={rule} level={3} rule={rule} wanted={rule === wanted} />)}
        </View>
      ))}
    </View>
  );
}

type TopicHeadProps = Required<Pick<TouchSurfaceProps, 'onPress'>> & { readonly topic: Topic; readonly open: boolean };

function TopicHead({ topic, open, onPress }: TopicHeadProps) {
  const words = useWords(rulesWords);
  const colors = useColors();
  const count = rulesOf(topic).length;
  return (
    <View role="heading" {...onWeb({ 'aria-level': 2 })}>
      <TouchSurface
        label={words.topicName(words.topics[topic], count)}
        aria-expanded={open}
        onPress={onPress}
        lit={open}
        edge="line"
        style={{
          ...ROW,
          gap: SPACE.m,
          minHeight: 56,
          paddingHorizontal: SPACE.l,
          borderRadius: RADIUS.m,
          borderWidth: 1,
        }}
      >
        <AppText variant="heading" style={{ flex: 1 }}>
          {words.topics[topic]}
        </AppText>
        <Note>{words.count(count)}</Note>
        <UiIcon name={open ? 'minus' : 'down'} size={20} color={colors.primary} />
      </TouchSurface>
    </View>
  );
}
