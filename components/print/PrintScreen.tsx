import { useGlobalSearchParams, useRouter } from 'expo-router';
import { useSyncExternalStore, type FC } from 'react';
import { View } from 'react-native';

import { printPage } from '@/components/transfer/printPage';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { notOnPaper } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { Segment } from '@/components/ui/Segment';
import { UiIcon } from '@/components/ui/UiIcon';
import { printWords } from '@/i18n/print';
import { rulesWords } from '@/i18n/rules';
import { scoreWords } from '@/i18n/score';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import { BoardPages } from './board/BoardPages';
import { LacerdaPage } from './lacerda/LacerdaPage';
import { pageNamed, PAGES, type Page } from './pages';
import { ScorePage } from './score/ScorePage';

const SHOWN: Readonly<Record<Page, FC>> = { score: ScorePage, board: BoardPages, lacerda: LacerdaPage };

const never = () => () => undefined;

/** The page the address names; the prerendered one knows no address. */
function useNamedPage(): Page {
  const { page } = useGlobalSearchParams<{ readonly page?: string }>();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return pageNamed(inBrowser ? page : undefined);
}

/** The pages for paper: shown as they are printed, and to be read where there is no printer. */
export function PrintScreen() {
  const words = useWords(printWords);
  const page = useNamedPage();
  const Shown = SHOWN[page];
  return (
    <Screen wide title={words.title}>
      <View {...notOnPaper} style={{ gap: SPACE.l }}>
        <WhichPage page={page} />
        {printPage !== undefined && (
          <View style={{ gap: SPACE.s }}>
            <Button
              label={words.print}
              icon={(color) => <UiIcon name="print" size={20} color={color} />}
              onPress={printPage}
            />
            <Note>{words.paper}</Note>
          </View>
        )}
      </View>
      <Shown />
    </Screen>
  );
}

function WhichPage({ page }: { readonly page: Page }) {
  const words = useWords(printWords);
  const router = useRouter();
  const names: Readonly<Record<Page, string>> = {
    score: useWords(scoreWords).sheet,
    board: useWords(sheetWords).title,
    lacerda: useWords(rulesWords).topics.lacerda,
  };
  return (
    <Segment
      label={words.which}
      value={page}
      onChange={(chosen) => router.setParams({ page: chosen })}
      options={PAGES.map((value) => ({ value, label: names[value] }))}
    />
  );
}
