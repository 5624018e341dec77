import { useEffect, useState } from 'react';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { NavCard } from '@/components/ui/NavCard';
import { Screen } from '@/components/ui/Screen';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { RUNNING } from '@/store/games/keys';
import { deviceStorage } from '@/store/storage/device';

import { DEMO } from './demo';

/** The game played last on this device, if there is one. */
function useRunning(): string | undefined {
  const [running, setRunning] = useState<string>();
  useEffect(() => {
    deviceStorage
      .get(RUNNING)
      .then(setRunning)
      .catch(() => undefined);
  }, []);
  return running === DEMO ? undefined : running;
}

/** No game is named: go on with the last one, begin another, or look at the demo. */
export function Hub() {
  const words = useWords(soloWords);
  const running = useRunning();
  return (
    <Screen title={words.title}>
      {running !== undefined && (
        <NavCard
          href={`/solo?game=${running}`}
          icon={<PieceIcon piece="courtier" fill="stone" size={44} />}
          {...words.hub.running}
        />
      )}
      <NavCard href="/solo/new" icon={<PieceIcon piece="house" fill="green" size={44} />} {...words.hub.begin} />
      <NavCard
        href={`/solo?game=${DEMO}`}
        icon={<PieceIcon piece="courtier" fill="purple" size={44} />}
        {...words.hub.demo}
      />
    </Screen>
  );
}
