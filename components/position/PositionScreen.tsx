import { ProblemList } from '@/components/transfer/link/ProblemList';
import { useOutcome } from '@/components/transfer/link/useOutcome';
import { AppText } from '@/components/ui/AppText';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import { useFragment } from '@/components/ui/useFragment';
import { commonWords } from '@/i18n/common';
import { linkWords } from '@/i18n/link';
import { useWords } from '@/i18n/useWords';
import { openLink, type LinkRefusal } from '@/store/positionLink/positionLink';

import { SharedTable } from './SharedTable';

/** The position in the address's fragment: nothing of it is sent or stored. */
export function PositionScreen() {
  const { title } = useWords(linkWords);
  const { busy } = useWords(commonWords);
  const fragment = useFragment();
  const opened = useOutcome(fragment, openLink);
  if (fragment === undefined || opened === undefined)
    return (
      <Screen title={title}>
        <AppText live>{busy}</AppText>
      </Screen>
    );
  return opened.ok ? (
    <SharedTable key={fragment} state={opened.value} fragment={fragment} />
  ) : (
    <Unreadable refusal={opened.error} />
  );
}

function Unreadable({ refusal }: { readonly refusal: LinkRefusal }) {
  const words = useWords(linkWords).fault;
  const { home } = useWords(commonWords);
  return (
    <Screen title={words.title}>
      {refusal.code === 'problems' ? (
        <ProblemList title={words.problems} problems={refusal.problems} />
      ) : (
        <AppText live>
          {refusal.code === 'too-long' ? words['too-long'](refusal.has, refusal.most) : words[refusal.code]}
        </AppText>
      )}
      <LinkButton href="/" label={home} />
    </Screen>
  );
}
