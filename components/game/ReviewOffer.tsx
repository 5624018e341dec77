import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { LinkButton } from '@/components/ui/LinkButton';
import { reviewWords } from '@/i18n/review';
import { useWords } from '@/i18n/useWords';
import { useSession } from '@/store/games/games';

import { reviewHref } from './reviewHref';

/** Offers to go through the open game once more, turn by turn. */
export function ReviewOffer() {
  const words = useWords(reviewWords).offer;
  const game = useSession(({ open }) => (open.at === 'open' ? open.game.id : undefined));
  if (game === undefined) return null;
  return (
    <Card title={words.title}>
      <AppText>{words.text}</AppText>
      <LinkButton kind="secondary" href={reviewHref(game)} label={words.link} />
    </Card>
  );
}
