import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Where elbow, hand and the stick's tip are, of an arm from its shoulder. */
export type Beat = readonly [elbow: string, hand: string, tip: string];

/** How a drummer stands at the beat: both arms, the sash, the band round the hair, and how far the head is thrown back, in degrees. */
export interface Drummer extends Placing {
  near: Beat;
  far: Beat;
  sash: string;
  band: string;
  nod?: number;
}

const [SKIN, LIT, CLOTH, FOLD, INK, STICK] = [
  '#52291f',
  '#97553a',
  '#f6ecd4',
  '#c9b795',
  '#1b1c2e',
  '#dba755',
];

/** About the throat. */
const HEAD =
  '-28,-126,1 -38,-114 -40,-100,1 -46,-90 -52,-80 -52,-74,1 -48,-70 -42,-70,1 -46,-62 -42,-56,1 -44,-48 -36,-38 -22,-38,1 -8,-32 -4,-10 -10,20,1 70,20,1 56,-30 58,-54 64,-80 58,-118 32,-140 -4,-142';
const TORSO = '78,-126,1 110,-142 150,-140 170,-120,1 150,-20 130,60,1 66,60,1 58,-10 62,-80';
const DRAPE = '130,-140,1 150,-146 184,-128 204,-60 214,60 218,312,1 76,312,1 66,30,1 106,-30 132,-90';

const pair = (point: string) => point.split(',').map(Number) as [number, number];
const between = (from: string, to: string, share: number) => {
  const [[x, y], [toX, toY]] = [pair(from), pair(to)];
  return `${Math.round(x + (toX - x) * share)},${Math.round(y + (toY - y) * share)}`;
};

/** An arm from the shoulder, with its stick. */
function arm([elbow, hand, tip]: Beat, shoulder: string): Layer[] {
  const [[x, y], [handX, handY]] = [pair(shoulder), pair(hand)];
  return [
    inked(STICK, 9, `${hand} ${tip}`),
    cut(
      SKIN,
      disc(x, y, 25),
      limb(
        `${shoulder},25 ${between(shoulder, elbow, 0.5)},25 ${between(shoulder, elbow, 0.9)},19 ${between(elbow, hand, 0.12)},19 ${between(elbow, hand, 0.4)},19 ${hand},11`,
      ),
      disc(handX, handY, 16),
    ),
  ];
}

/** A drummer in profile to the left, behind a drum whose rim has its middle at the origin; the light falls from the left. */
export const ingomaDrummer = ({ near, far, sash, band, nod = 0, ...placing }: Drummer): Layer =>
  moved(
    placing,
    ...arm(far, '92,-112'),
    cut(
      SKIN,
      '86,306,1 92,318 70,330 54,338,1 130,338,1 132,306,1',
      '160,306,1 164,320 144,334,1 206,334,1 202,306,1',
      TORSO,
    ),
    within(
      CLOTH,
      DRAPE,
      cut(FOLD, '160,-150,1 184,-60 172,40 150,150 146,320,1 230,320,1 230,-150,1'),
      cut(sash, '126,-146,1 154,-148,1 146,-80 104,-8 60,54,1 60,14,1 100,-40 126,-96'),
    ),
    moved(
      { x: 88, y: -136, turn: nod },
      within(
        SKIN,
        HEAD,
        cut(LIT, '-48,-134,1 -18,-126 -22,-104 -14,-84 -18,-64 -4,-44 -18,-24,1 -58,-24,1 -68,-104,1'),
      ),
      cut(
        INK,
        '-26,-126,1 -4,-144 36,-142 62,-118 66,-78,1 54,-60 42,-54 36,-70,1 30,-92 8,-104 -18,-110,1',
        limb('-34,-94,1 -26,-96,4 -18,-92,1'),
      ),
      cut(band, '-36,-122,1 -32,-106,1 10,-106 66,-84,1 66,-102 14,-122'),
    ),
    ...arm(near, '140,-108'),
  );
