import { useState } from 'react';
import { View } from 'react-native';

import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import { NOBLES, visitOffer, type VisitOffer, type WayToPay } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { nameWords } from '@/i18n/names';
import { useWords } from '@/i18n/useWords';

import type { AskProps } from '../formProps';
import { NumberRow } from '../NumberRow';
import { PickRow } from '../PickRow';
import { Price } from '../Price';
import { Verdict, Way } from '../Way';

/** Fewer keys than these would be hard to explain; a board with larger offices has more. */
const LEAST_KEYS = 6;

/** Which noble, and how many officials of others stand in that office: remembered for each. */
export function VisitForm({ entered, sheet, enter }: AskProps) {
  const words = useWords(costsWords).visit;
  const names = useWords(nameWords).noble;
  const { noble, others, question } = entered;
  return (
    <>
      {question === 'follow' && <Note>{words.followHint}</Note>}
      <PickRow
        label={words.noble}
        value={noble}
        width="auto"
        onPick={(picked) => enter({ noble: picked })}
        options={NOBLES.map((value) => ({
          value,
          name: names[value],
          face: <NobleFace noble={value} name={names[value]} />,
        }))}
      />
      <NumberRow
        label={words.others}
        hint={words.othersHint}
        to={Math.max(LEAST_KEYS, sheet.officeSpaces, others[noble])}
        value={others[noble]}
        onPick={(count) => enter({ others: { ...others, [noble]: count } })}
      />
    </>
  );
}

const NobleFace = ({ noble, name }: { readonly noble: (typeof NOBLES)[number]; readonly name: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
    <NobleIcon noble={noble} size={34} />
    <AppText variant="small" style={{ fontWeight: '600' }}>
      {name}
    </AppText>
  </View>
);

/** What the visit costs now, and every way to pay it. */
export function VisitAnswer({ entered, table }: AskProps) {
  const words = useWords(costsWords);
  const { noble, question, told, held } = entered;
  const follows = question === 'follow';
  const offer = visitOffer(table, 'you', noble);
  return (
    <Price
      what={follows ? words.visit.follows(noble) : words.visit.costs(noble)}
      amount={offer.total}
      unit={words.visit.unit(offer.total)}
      icon={<PieceIcon piece="influence" size={46} />}
      parts={offer.parts}
      dependsOn={told && held.bothLeftHouses ? ['treasury', 'coins'] : ['treasury']}
      rules={follows ? ['follow', 'visit.cost', 'visit.pay'] : ['visit.cost', 'visit.pay']}
    >
      {offer.total > 0 && (told ? <Ways key={`${noble} ${offer.total}`} offer={offer} /> : <AnyWay />)}
    </Price>
  );
}

/** Without knowing what someone holds: what may be used at all. */
function AnyWay() {
  const words = useWords(costsWords).pay;
  return (
    <View style={{ gap: SPACE.xs }}>
      <AppText variant="label">{words.title}</AppText>
      <Way icon={<PieceIcon piece="influence" size={26} />} text={words.influenceFirst} />
      <Way icon={<PieceIcon piece="wig" size={26} />} text={words.wigsNext} />
      <Way icon={<PieceIcon piece="reis" size={26} />} text={words.reisToo} />
    </View>
  );
}

const FEW = 3;

function Ways({ offer }: { readonly offer: VisitOffer }) {
  const words = useWords(costsWords).pay;
  const [all, setAll] = useState(false);
  if (!offer.affordable) return <Verdict enough={false} text={words.shortVisit(offer.missing)} />;
  const more = offer.pay.length - FEW;
  return (
    <View style={{ gap: SPACE.s }}>
      <Verdict enough text={words.ways(offer.pay.length)} />
      {offer.pay.slice(0, all ? undefined : FEW).map((way) => (
        <Way key={words.paid(way)} icon={<PaidWith way={way} />} text={words.paid(way)} detail={words.left(way.left)} />
      ))}
      {more > 0 && <Button kind="quiet" label={all ? words.fewer : words.more(more)} onPress={() => setAll(!all)} />}
    </View>
  );
}

/** What is handed over, as pictures. */
const PaidWith = ({ way }: { readonly way: WayToPay }) => (
  <>
    {way.influence > 0 && <PieceIcon piece="influence" size={26} />}
    {way.wigs > 0 && <PieceIcon piece="wig" size={26} />}
    {way.reis + way.coins + way.benefits > 0 && <PieceIcon piece="reis" size={26} />}
  </>
);
