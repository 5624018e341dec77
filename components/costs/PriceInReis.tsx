import type { ReactNode } from 'react';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';

import { PayInReis, type PayInReisProps } from './PayInReis';
import { Price, type PriceProps } from './Price';

/** An answer in reis, and whether what one holds is enough. Told what one holds, influence may be cashed, too. */
interface PriceInReisProps extends Pick<PriceProps, 'what' | 'rules'>, PayInReisProps {
  readonly price: PayInReisProps['price'] & Pick<PriceProps, 'parts'>;
  readonly dependsOn?: PriceProps['dependsOn'];
  readonly children?: ReactNode;
}

export function PriceInReis({ price, told, dependsOn, children, ...rest }: PriceInReisProps) {
  const { unit } = useWords(costsWords);
  return (
    <Price
      {...rest}
      amount={price.total}
      unit={unit.reis(price.total)}
      icon={<PieceIcon piece="reis" size={46} />}
      parts={price.parts}
      dependsOn={dependsOn ?? (told ? ['treasury', 'coins'] : ['treasury'])}
    >
      {children}
      <PayInReis price={price} told={told} />
    </Price>
  );
}
