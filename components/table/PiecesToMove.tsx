import { useContext, useState } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Heading } from '@/components/ui/Heading';
import { IconButton } from '@/components/ui/IconButton';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import type { Entry, PieceMove } from '@/engine';
import { pieceWords } from '@/i18n/pieces';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';
import { useSession } from '@/store/games/games';

import { PlayContext } from './PlayContext';
import { usePieces } from './usePieces';

interface PiecesToMoveProps {
  /** One line that opens with a tap: something else must stand near the top. */
  readonly folded?: boolean;
}

/** What your own hands still do for the move just confirmed: nothing is forgotten, and it costs no tap. */
export function PiecesToMove({ folded = false }: PiecesToMoveProps) {
  const isChanging = useContext(PlayContext) !== null;
  const history = useSession(({ open }) => (open.at === 'open' ? open.history : undefined));
  const [hidden, setHidden] = useState<Entry>();
  const { entry, pieces } = usePieces(isChanging ? undefined : history);
  if (pieces.length === 0 || hidden === entry) return null;
  return <Pieces key={folded ? 'folded' : 'open'} pieces={pieces} folded={folded} onHide={() => setHidden(entry)} />;
}

interface PiecesProps {
  readonly pieces: readonly PieceMove[];
  readonly folded: boolean;
  readonly onHide: () => void;
}

function Pieces({ pieces, folded, onHide }: PiecesProps) {
  const { pieces: words } = useWords(yourTurnWords);
  const [open, setOpen] = useState(!folded);
  const colors = useColors();
  return (
    <View
      role="region"
      aria-label={words.title}
      style={{
        paddingLeft: SPACE.m,
        borderRadius: RADIUS.m,
        borderWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.primarySoft,
        ...(open ? { paddingBottom: SPACE.s } : { marginBottom: -SPACE.xs }),
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        {folded ? (
          <FoldingTitle count={pieces.length} open={open} onPress={() => setOpen(!open)} />
        ) : (
          <Heading variant="label" style={{ flex: 1 }}>
            {words.title}
          </Heading>
        )}
        <IconButton label={words.hide} onPress={onHide} icon={(color) => <UiIcon name="check" color={color} />} />
      </View>
      {open && <PieceList pieces={pieces} />}
    </View>
  );
}

interface FoldingTitleProps {
  readonly count: number;
  readonly open: boolean;
  readonly onPress: () => void;
}

function FoldingTitle({ count, open, onPress }: FoldingTitleProps) {
  const { pieces: words } = useWords(yourTurnWords);
  return (
    <Touch
      label={words.folded(count)}
      aria-expanded={open}
      onPress={onPress}
      style={() => ({
        flex: 1,
        flexDirection: 'row',
        justifyContent: 'flex-start',
        alignItems: 'center',
        gap: SPACE.s,
      })}
    >
      <UiIcon name={open ? 'down' : 'chevron'} size={18} />
      <AppText variant="label" style={{ flex: 1 }}>
        {words.folded(count)}
      </AppText>
    </Touch>
  );
}

function PieceList({ pieces }: Pick<PiecesProps, 'pieces'>) {
  const { pieces: words } = useWords(yourTurnWords);
  const speaker = useWords(pieceWords);
  const t = useTranslate();
  return (
    <View role="list" aria-label={words.title} style={{ gap: 2, paddingRight: SPACE.m }}>
      {pieces.map((piece, at) => (
        <View key={at} role="listitem" style={{ flexDirection: 'row', gap: SPACE.s }}>
          <Note>•</Note>
          <AppText variant="small" style={{ flex: 1 }}>
            {say(speaker, piece, t)}
          </AppText>
        </View>
      ))}
    </View>
  );
}
