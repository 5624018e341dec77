import { useGlobalSearchParams } from 'expo-router';
import { useState, useSyncExternalStore } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { TextField } from '@/components/ui/TextField';
import { onWeb } from '@/components/ui/platform';
import type { RuleId } from '@/engine';
import { ruleSearchWords, rulesWords, ruleTextWords, rulingWords } from '@/i18n/rules';
import { ruleTitleWords } from '@/i18n/ruleTitles';
import { useWords } from '@/i18n/useWords';

import { ruleNamed, RULES } from './outline';
import { RuleEntry } from './RuleEntry';
import { findRules, type Searchable } from './search';
import { Topics } from './Topics';

const never = () => () => undefined;

/** The rule the address names, after the # or as ?rule=; the prerendered page knows no address. */
function useWantedRule(): RuleId | undefined {
  const { '#': anchor, rule } = useGlobalSearchParams<{ readonly '#'?: string; readonly rule?: string }>();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? ruleNamed(anchor ?? rule) : undefined;
}

/** The rules in short: by topic, searchable, each reached by its id. */
export function RulesScreen() {
  const words = useWords(rulesWords);
  const wanted = useWantedRule();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(wanted);
  // Whoever follows a link to a rule wants to read it where it stands, not what they searched for before.
  if (wanted !== shown) {
    setShown(wanted);
    setQuery('');
  }
  return (
    <Screen title={words.title}>
      <AppText>{words.intro}</AppText>
      <SearchField query={query} onChange={setQuery} />
      {query.trim() === '' ? <Topics key={wanted ?? ''} wanted={wanted} /> : <Results query={query} />}
    </Screen>
  );
}

interface SearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

function SearchField({ query, onChange }: SearchFieldProps) {
  const words = useWords(rulesWords);
  return (
    <View {...onWeb({ role: 'search' })} style={{ flexDirection: 'row', alignItems: 'flex-end', gap: SPACE.s }}>
      <View style={{ flex: 1 }}>
        <TextField label={words.search} value={query} onChange={onChange} />
      </View>
      {query !== '' && (
        <IconButton
          framed
          label={words.clear}
          onPress={() => onChange('')}
          icon={(color) => <UiIcon name="close" color={color} />}
        />
      )}
    </View>
  );
}

/** What a reader may look for in each rule: its name, its words, its rulings and its topic. */
function useSearchable(): (rule: RuleId) => Searchable {
  const [titles, texts, rulings, { topics }] = [
    useWords(ruleTitleWords),
    useWords(ruleTextWords),
    useWords(rulingWords),
    useWords(rulesWords),
  ];
  return (rule) => {
    const { topic, rulings: decided = [] } = RULES[rule];
    return {
      title: titles[rule],
      text: [texts[rule], topics[topic], ...decided.map((id) => `${id} ${rulings[id]}`)].join(' '),
    };
  };
}

/** What was found; how much is said politely, so that typing is not interrupted. */
function Results({ query }: { readonly query: string }) {
  const words = useWords(rulesWords);
  const found = findRules(query, useSearchable(), useWords(ruleSearchWords));
  return (
    <View style={{ gap: SPACE.m }}>
      <AppText variant="label" live>
        {words.found(found.length)}
      </AppText>
      {found.map((rule) => (
        <RuleEntry key={rule} level={2} rule={rule} />
      ))}
    </View>
  );
}
