import { gameHref } from '@/components/games/gameHref';
import { PieceIcon } from '@/components/icons/PieceIcon';
import { UiIcon } from '@/components/icons/UiIcon';
import { NavCard } from '@/components/ui/NavCard';
import { homeWords } from '@/i18n/home';
import { useWords } from '@/i18n/useWords';
import { useRunning } from '@/store/games/running';
import type { GameSlip } from '@/store/games/slip';

/** The game under way, one tap from going on, and a word about games that could not be read; nothing when there is neither. */
export function RunningGame() {
  const running = useRunning();
  const { aside } = useWords(homeWords);
  if (running === undefined) return null;
  return (
    <>
      {running.game !== undefined && <Continue slip={running.game} />}
      {running.aside > 0 && (
        <NavCard href="/games" icon={<UiIcon name="warning" size={44} />} title={aside.title(running.aside)} detail={aside.detail} />
      )}
    </>
  );
}

function Continue({ slip: { id, name, glance } }: { readonly slip: GameSlip }) {
  const words = useWords(homeWords).running;
  const { period, round, toMove, wigs } = glance;
  const detail = [words.place(period, round), words.turn[toMove], words.wigs(wigs.you, wigs.lacerda)].join(' · ');
  return (
    <NavCard
      href={gameHref(id)}
      icon={<PieceIcon piece="wig" size={44} />}
      title={name === '' ? words.title : words.named(name)}
      detail={detail}
    />
  );
}
