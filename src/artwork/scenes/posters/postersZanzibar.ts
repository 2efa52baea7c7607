import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import { pointsOf } from '../../drawing/points.ts';
import { dhowForedeck } from '../../figures/placing/dhowForedeck.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

/** The cloths of the sail from the bow to the leech, the sun behind the middle ones. */
const CLOTH = ['#c23a3e', '#e4583e', '#ff8f4a', '#ffbe68', '#ff9c50', '#ea643e'];

interface View {
  width: number;
  horizon: number;
  prow: readonly [x: number, y: number, scale: number];
  /** The sail's outline and its seams. */
  sail: string;
  seams: readonly string[];
  /** The yard along the sail's upper edge, the mast, and the ropes. */
  yard: string;
  mast: string;
  ropes: readonly string[];
  islet: readonly [x: number, scale: number];
}

/** A low island under coconut palms, on the horizon. */
const islet = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    cut('#fff0cc', '-190,4,1 -60,-8 80,-8 200,4,1'),
    cut('#0d5a5c', '-150,0,1 -110,-24 -40,-38 30,-30 90,-34 140,-14 164,0,1'),
    inked('#0d5a5c', 5, '-40,-30 -30,-70 -14,-104', '20,-30 30,-60 52,-84', '-84,-20 -92,-60 -84,-78'),
    ...(
      [
        [-14, -106, 1],
        [54, -86, 0.8],
        [-84, -80, 0.74],
      ] as const
    ).map(([px, py, size]) =>
      moved(
        { x: px, y: py, scale: size },
        cut(
          '#0d5a5c',
          '0,0,1 -30,-22 -62,6,1 -30,-8',
          '0,0,1 30,-24 60,2,1 30,-8',
          '0,0,1 -20,-40 -46,-36,1 -18,-24',
          '0,0,1 24,-38 46,-30,1 18,-20',
          '0,0,1 -22,4 -34,32,1 -12,16',
          '0,0,1 24,6 30,34,1 12,16',
        ),
      ),
    ),
  );

/** From the deck of a dhow: its sail with the sun in the cloth, its bow towards the shallows and an island. */
const underSail = (own: View): Layer[] => {
  const { width, horizon, prow } = own;
  const row = (down: number, wave: number) =>
    `0,${horizon + down} ${width * 0.25},${horizon + down - wave} ${width * 0.5},${horizon + down + wave} ${width * 0.75},${horizon + down - wave} ${width},${horizon + down}`;
  return [
    strata(['#052a4a', '#0a4568', '#0e5f7e', '#13728a'], { height: horizon + 2 }),
    floor('#0b4d74', row(0, 0)),
    islet(own.islet[0], horizon + 4, own.islet[1]),
    floor('#128f9f', row(46, 5)),
    floor('#35c4b8', row(116, 12)),
    floor('#8aead0', row(236, 20)),
    ripples({ y: horizon + 16, to: horizon + 330, count: 44, colour: '#f0fff0' }),
    within(
      'none',
      own.sail,
      wash(CLOTH[0]!),
      ...own.seams.map((seam, at) => {
        const [[x, y], [bendX, bendY], [footX, footY]] = pointsOf(seam).toReversed() as [Point, Point, Point];
        const below = `${footX},${footY},1 ${footX - 20},${footY + 200},1 2600,${footY + 200},1`;
        return cut(
          CLOTH[at + 1]!,
          `${x},${y},1 ${bendX},${bendY} ${below} 2600,${y - 200},1 ${x + 80},${y - 200},1`,
        );
      }),
      inked('#8a2434', 3, ...own.seams),
    ),
    cut('#4a1c26', limb(own.yard)),
    dhowForedeck(...prow),
    inked('#4a1a28', 6, ...own.ropes),
    cut('#321224', limb(own.mast)),
  ];
};

/** Zanzibar: sails on the lagoon. */
export const postersZanzibar: readonly Picture[] = poster('zanzibar-island', {
  light: light('noon', 'zanzibar', 'right'),
  wide: underSail({
    width: 2390,
    horizon: 604,
    prow: [1480, 650, 1],
    sail: '1500,560,1 1560,420 1700,180 1900,-60,1 2440,-60,1 2440,640,1 2260,700 2040,690 1760,640',
    seams: [
      '1600,590 1720,380 1800,-20',
      '1740,636 1880,380 1960,-60',
      '1890,668 2040,380 2120,-60',
      '2050,690 2210,380 2280,-60',
      '2220,698 2360,400 2440,-60',
    ],
    yard: '1476,602,9 1560,420,14 1700,180,17 1930,-100,19',
    mast: '1690,790,20 1712,400,18 1730,-60,16',
    ropes: ['1722,120 1510,420 1300,722', '1722,120 2040,520 2318,928'],
    islet: [1310, 0.9],
  }),
  tall: underSail({
    width: 1080,
    horizon: 930,
    prow: [330, 980, 0.78],
    sail: '350,920,1 480,800 700,650 1120,504,1 1120,980,1 940,1010 760,1000 560,970',
    seams: [
      '440,940 560,840 640,680',
      '560,966 690,840 780,620',
      '690,990 820,840 900,560',
      '820,1002 950,840 1030,500',
      '950,1006 1080,840 1130,600',
    ],
    yard: '320,950,7 480,796,11 700,644,13 1140,494,15',
    mast: '490,1092,15 500,900,13 508,690,10',
    ropes: ['507,716 340,870 176,1040', '507,716 760,960 960,1184'],
    islet: [140, 0.7],
  }),
});
