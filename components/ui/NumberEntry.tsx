import { useState } from 'react';

import { NumberPad } from './NumberPad';
import { BottomSheet } from './BottomSheet';
import { Stepper, type StepperProps } from './Stepper';

/** A Stepper whose value opens a keypad: small changes by tapping, large numbers in two or three keys. */
export type NumberEntryProps = Omit<StepperProps, 'onEdit'>;

export function NumberEntry(props: NumberEntryProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    const least = props.min ?? 0;
    if (props.value < least) props.onChange(least);
  };
  return (
    <>
      <Stepper {...props} onEdit={() => setOpen(true)} />
      <BottomSheet open={open} title={props.label} onClose={close}>
        <NumberPad
          label={props.label}
          value={props.value}
          onChange={props.onChange}
          onDone={close}
          {...(props.max === undefined ? {} : { max: props.max })}
        />
      </BottomSheet>
    </>
  );
}
