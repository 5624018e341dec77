import { GoodIcon } from '@/components/pieces/GoodIcon';
import { Stepper, type StepperProps } from '@/components/ui/Stepper';
import { GOODS, type ByGood, type Good } from '@/engine';

interface GoodSteppersProps {
  readonly values: ByGood<number>;
  readonly label: (good: Good) => string;
  readonly onChange: (values: ByGood<number>) => void;
  /** How far each may go, where that is known. */
  readonly limits?: (good: Good) => Pick<StepperProps, 'min' | 'max'>;
}

/** A number for each good, under each other. */
export const GoodSteppers = ({ values, label, onChange, limits }: GoodSteppersProps) =>
  GOODS.map((good) => (
    <Stepper
      key={good}
      label={label(good)}
      icon={<GoodIcon good={good} size={28} />}
      value={values[good]}
      {...limits?.(good)}
      onChange={(value) => onChange({ ...values, [good]: value })}
    />
  ));
