import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { SEATS, finalScore, scoreInputOf, type GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { PlayersGlance } from './PlayersGlance';
import { TableScreen } from './TableScreen';
import { Untold } from './Untold';

/** The last round is played. */
export function OverTable({ state }: { readonly state: GameState }) {
  const words = useWords(soloWords);
  const { players } = finalScore(scoreInputOf(state));
  const top = (
    <>
      <Card title={words.final.score}>
        {SEATS.map((seat) => (
          <AppText key={seat} variant="heading">{`${words.seat[seat]}: ${words.final.total(players.find(({ id }) => id === seat)?.total ?? 0)}`}</AppText>
        ))}
      </Card>
      <Untold state={state} />
      <PlayersGlance state={state} />
    </>
  );
  return <TableScreen title={words.over} state={state} top={top} />;
}
