import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, ring } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { matokeRider, type RiderInks } from '../../figures/people/matokeRider.ts';
import { light } from '../../light/light.ts';

const SUN: RiderInks = {
  skin: '#7a4028',
  shade: '#3a1c1c',
  shirt: '#d9382a',
  fold: '#a8241f',
  cloth: '#27406e',
  knee: '#1a2c50',
  iron: '#171a2b',
  chrome: '#fff8e6',
  hat: '#fff8e6',
  band: '#171a2b',
  gap: '#1f5a2c',
  green: '#63a83c',
  bright: '#93c948',
};
const RAIN: RiderInks = {
  skin: '#41282e',
  shade: '#150f1c',
  shirt: '#7d2440',
  fold: '#551532',
  cloth: '#142444',
  knee: '#0b1730',
  iron: '#070c18',
  chrome: '#a9c3d2',
  hat: '#a9c3d2',
  band: '#070c18',
  gap: '#0a2f30',
  green: '#23664a',
  bright: '#3b8653',
};
/** Rain: each stroke's head and its length; all fall to the right. */
const DROPS =
  '496,30,90 424,-20,70 380,96,60 316,20,110 252,70,56 190,-10,84 136,60,120 64,10,66 10,90,80 484,230,70 430,150,56 350,190,64 290,260,90 220,170,70 160,240,58 92,200,96 30,270,60 500,380,50 440,300,80 366,340,60 300,420,70 232,330,100 170,400,62 104,370,76 20,400,90 510,600,56 320,560,60 250,500,54 190,560,92 116,520,60 50,560,74 430,420,58 40,650,80 130,720,90 250,690,64 60,800,70 200,820,80 330,800,60 20,-30,50 556,-40,90';
const AXIS = 600;

/** Half of the picture: its weather, the ground, the half of the equator's ring, and of who rides through it. */
const half = (
  left: number,
  inks: RiderInks,
  [sky, ground, stone]: readonly [string, string, string],
  ...weather: readonly Layer[]
) =>
  within(
    sky,
    box(left, -20, AXIS + 20, 940),
    cut(ground, box(left, 652, AXIS + 20, 280)),
    ...weather,
    cut(
      stone,
      ring(AXIS, 424, 404, 306),
      `${AXIS - 16},780,1 ${AXIS + 16},780,1 ${AXIS + 70},920,1 ${AXIS - 70},920,1`,
    ),
    moved({ x: AXIS, y: 862, scale: 0.94 }, ...matokeRider(inks)),
  );

/** One loop through the west of Uganda: a man rides over the equator, out of the rain and into the sun. */
export const equatorRider: readonly Picture[] = [
  picture(
    'articles/westernuganda',
    light('noon', 'uganda', 'right'),
    plan({ subject: [500, 220, 200, 560], camera: 'front' }),
    half(
      -20,
      RAIN,
      ['#35709c', '#24506e', '#b9d0dc'],
      inked(
        '#dcebf4',
        5,
        points(DROPS)
          .map(([x, y, long]) => `${x},${y} ${Math.round(x + long * 0.3)},${y + long}`)
          .join(';'),
      ),
    ),
    half(AXIS, SUN, ['#f09f22', '#d8532b', '#fff8e6']),
  ),
];
