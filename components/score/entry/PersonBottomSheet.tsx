import { Choice } from '@/components/ui/Choice';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { TextField } from '@/components/ui/TextField';
import { Button } from '@/components/ui/Button';
import { commonWords } from '@/i18n/common';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import { SEAT_COLOURS, type Seat, type SeatColour } from '@/store/scoreSheet';

import { SeatMark } from '../SeatMark';

/** Name and colour of one chair; the colour alone is enough. */
export interface PersonSheetProps {
  readonly seat: Seat | undefined;
  readonly onName: (name: string) => void;
  readonly onColour: (colour: SeatColour) => void;
  readonly onClose: () => void;
}

export function PersonBottomSheet({ seat, onName, onColour, onClose }: PersonSheetProps) {
  const words = useWords(scoreWords);
  const common = useWords(commonWords);
  return (
    <BottomSheet
      open={seat !== undefined}
      title={seat === undefined ? '' : seat.name.trim() || words.colour[seat.colour]}
      onClose={onClose}
      footer={<Button wide label={common.done} onPress={onClose} />}
    >
      <Choice
        label={words.person.colour}
        columns={2}
        value={seat?.colour}
        onChange={onColour}
        options={SEAT_COLOURS.map((colour) => ({
          value: colour,
          label: words.colour[colour],
          icon: <SeatMark mark={colour} />,
        }))}
      />
      <TextField
        label={words.person.name}
        hint={words.person.nameHint}
        value={seat?.name ?? ''}
        onChange={onName}
        maxLength={16}
      />
    </BottomSheet>
  );
}
