import { memo, useState } from 'react';

import { Appear } from '@/components/ui/Appear';
import { G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { outlookOf, type Good, type Site } from '@/engine';

import { inset, rounded, templeFront } from '../ink';
import { middle, siteBox, type Box } from '../layout';
import { GoodMark, Lettering } from '../Pen';

/** One public site as plain values: both colours when a building stands there, else the wigs each architect's tile would give. */
export interface SiteProps {
  readonly site: Site;
  readonly left?: Good | undefined;
  readonly right?: Good | undefined;
  readonly blue?: number | undefined;
  readonly green?: number | undefined;
}

export const SiteDrawing = memo(function SiteDrawing({ site, left, right, blue, green }: SiteProps) {
  const box = siteBox(site);
  const [wasFree] = useState(left === undefined);
  if (left !== undefined && right !== undefined)
    return (
      <Appear isNew={wasFree}>
        <Building box={box} left={left} right={right} />
      </Appear>
    );
  const told = blue !== undefined || green !== undefined;
  return (
    <G>
      <Foundation site={site} />
      {told ? <SiteWigs box={box} blue={blue} green={green} /> : <Expected site={site} box={box} />}
    </G>
  );
});

/** Staked-out ground. */
const Foundation = memo(function Foundation({ site }: { readonly site: Site }) {
  const colors = useColors();
  const box = siteBox(site);
  return (
    <G>
      <Path d={rounded(box, 3)} fill={colors.artGlaze} stroke={colors.artLine} strokeWidth={1.2} />
      <Path
        d={rounded(inset(box, 2.5), 1.5)}
        fill="none"
        stroke={colors.artMid}
        strokeWidth={0.8}
        strokeDasharray="3 2.5"
      />
    </G>
  );
});

/** What may stand here: a temple front in outline; in the north with the sign of its street, which its tile must show. */
function Expected({ site, box }: { readonly site: Site; readonly box: Box }) {
  const colors = useColors();
  const outlook = outlookOf(site);
  if (outlook.kind === 'street') return <GoodMark good={outlook.good} x={middle(box).x} y={box.y + 15} size={20} />;
  return (
    <Path
      d={templeFront({ x: middle(box).x - 11, y: box.y + 5, width: 22, height: 17 })}
      fill="none"
      stroke={colors.artMid}
      strokeWidth={1.4}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

/** A public building: under one roof a half in each of its two colours, with the signs of the goods. */
function Building({ box, left, right }: { readonly box: Box; readonly left: Good; readonly right: Good }) {
  const colors = useColors();
  const { x, y, width, height } = inset(box, 1);
  const [half, eaves, base] = [width / 2, y + 11, y + height - 3];
  const sign = { y: (eaves + base) / 2, size: Math.min(19, half - 3) };
  return (
    <G stroke={colors.outline} strokeWidth={1.5} strokeLinejoin="round">
      <Path d={`M${x + 2} ${eaves}h${half - 2}V${base}h${2 - half}z`} fill={colors[left]} />
      <Path d={`M${x + half} ${eaves}h${half - 2}V${base}h${2 - half}z`} fill={colors[right]} />
      <Path d={`M${x} ${eaves}L${x + half} ${y}l${half} ${eaves - y}z`} fill={colors.stone} />
      <Path d={`M${x} ${base}h${width}v3h${-width}z`} fill={colors.stone} strokeWidth={1.2} />
      <GoodMark good={left} x={x + half / 2 + 1} {...sign} />
      <GoodMark good={right} x={x + half * 1.5 - 1} {...sign} />
    </G>
  );
}

interface WigsProps {
  readonly box: Box;
  readonly blue: number | undefined;
  readonly green: number | undefined;
}

/** What the available building of each architect would give: blue under a pediment, green under a dome. */
function SiteWigs({ box, blue, green }: WigsProps) {
  const single = blue === undefined || green === undefined;
  const [west, east] = single ? [middle(box).x, middle(box).x] : [box.x + box.width * 0.27, box.x + box.width * 0.73];
  return (
    <G>
      {blue !== undefined && <RoofedNumber roof="blue" x={west} y={box.y + 3} wigs={blue} />}
      {green !== undefined && <RoofedNumber roof="green" x={east} y={box.y + 3} wigs={green} />}
    </G>
  );
}

interface RoofedNumberProps {
  readonly roof: 'blue' | 'green';
  readonly x: number;
  readonly y: number;
  readonly wigs: number;
}

function RoofedNumber({ roof, x, y, wigs }: RoofedNumberProps) {
  const colors = useColors();
  const top = roof === 'blue' ? `M${x - 9} ${y + 7}l9-6 9 6z` : `M${x - 8.5} ${y + 7}q1.5-6.5 8.5-6.5t8.5 6.5z`;
  return (
    <G>
      <Path
        d={top}
        fill={roof === 'blue' ? colors.tools : colors.green}
        stroke={colors.outline}
        strokeWidth={1}
        strokeLinejoin="round"
      />
      <Lettering
        x={x}
        y={y + 15.5}
        size={wigs > 9 ? 14 : 15}
        color={wigs === 0 ? colors.artLine : colors.artDeep}
        faint={wigs === 0}
      >
        {String(wigs)}
      </Lettering>
    </G>
  );
}
