import { gameHref } from '@/components/game/gameHref';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { NavCard } from '@/components/ui/NavCard';
import type { GamePreview } from '@/engine';
import { homeWords } from '@/i18n/home';
import { useWords } from '@/i18n/useWords';
import type { GameHeader } from '@/store/games/header';

/** A word about games that could not be read; nothing when all can. */
export function Unreadable({ count }: { readonly count: number }) {
  const { quarantined } = useWords(homeWords);
  if (count === 0) return null;
  return (
    <NavCard
      href="/games"
      icon={<UiIcon name="warning" size={44} />}
      title={quarantined.title(count)}
      detail={quarantined.detail}
    />
  );
}

/** How the last game ended, as scored. */
export function Finished({ header: { id, name, preview } }: { readonly header: GameHeader }) {
  const words = useWords(homeWords).finished;
  const final = preview?.final;
  return (
    <NavCard
      href={gameHref(id)}
      icon={<PieceIcon piece="wig" size={44} />}
      title={name === '' ? words.title : words.named(name)}
      detail={final === undefined ? words.notScored : words.final(final.you, final.lacerda)}
    />
  );
}

/** The game in progress, one tap from continuing. */
export function Continue({ header: { id, name, preview, entries } }: { readonly header: GameHeader }) {
  const words = useWords(homeWords).running;
  const detailOf = ({ period, round, toMove, wigs }: GamePreview): string =>
    [words.place(period, round), words.turn[toMove], words.wigs(wigs.you, wigs.lacerda)].join(' · ');
  return (
    <NavCard
      large
      href={gameHref(id)}
      icon={<PieceIcon piece="wig" size={44} />}
      title={name === '' ? words.title : words.named(name)}
      detail={preview === undefined ? words.entries(entries) : detailOf(preview)}
    />
  );
}
