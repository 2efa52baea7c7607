import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantAbove } from '../../figures/animals/elephantAbove.ts';
import { bushPlaneAbove } from '../../figures/objects/bushPlaneAbove.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const RED = { body: '#a8401e', shade: '#6a2013', lit: '#c45a30', dark: '#2a0a10', pale: '#fff0d4' };
const SHADE = '#5a1a1c';

/** The herd from straight above: where, how large, and how far turned. */
const HERD = [
  [200, 276, 44, 4],
  [560, 262, 38, -5],
  [900, 310, 48, 4],
  [370, 540, 50, 5],
  [640, 580, 24, 0],
] as const;

/** Round bushes from above, each with its shadow towards the foot of the picture, at points. */
const bushes = (...row: readonly (readonly [x: number, y: number, r: number])[]): Layer[] => [
  cut(SHADE, ...row.map(([x, y, r]) => disc(x + r * 0.2, y + r * 0.8, r, r * 1.2))),
  cut('#56642e', ...row.map(([x, y, r]) => disc(x, y, r))),
  cut('#94a04a', ...row.map(([x, y, r]) => disc(x - r * 0.2, y - r * 0.25, r * 0.6, r * 0.5))),
];

/** One coach of the train from above, its roof cream with a red stripe and vents. */
const coach = (x: number): Layer[] => [
  cut('#f6ecd6', `${x},-50,1 ${x + 380},-50,1 ${x + 380},46,1 ${x},46,1`),
  cut('#c9b494', `${x},30,1 ${x + 380},30,1 ${x + 380},46,1 ${x},46,1`),
  cut('#c2352a', `${x},-12,1 ${x + 380},-12,1 ${x + 380},8,1 ${x},8,1`),
  cut(
    '#8a8478',
    ...[50, 160, 270].map(
      (at) => `${x + at},-34,1 ${x + at + 60},-34,1 ${x + at + 60},-20,1 ${x + at},-20,1`,
    ),
  ),
];

const SLEEPERS = Array.from({ length: 52 }, (_, at) => `${at * 26 - 60},-44 ${at * 26 - 60},40`);

/** Tsavo from straight above: red elephants with their shadows, the railway, and the shadow of the aeroplane. */
export const tsavoAir: readonly Picture[] = [
  picture(
    'places/tsavo-4',
    light('golden', 'kenya', 'left'),
    plan({ subject: [440, 300, 360, 360], camera: 'above' }),
    floor('#e8895a', '0,0,1 1200,0,1'),
    cut('#dd7644', '-20,420 240,380 560,440 860,400 1220,470 1220,920,1 -20,920,1'),
    cut('#cf6236', '-20,800 200,760 520,820 900,780 1220,850 1220,920,1 -20,920,1'),
    // The path that the herd has trodden.
    cut(
      '#f6c094',
      '-30,270 180,250 420,250 600,240 760,330 960,410 1240,430 1240,540 1000,550 820,600 560,620 380,600 220,480 60,420 -30,400',
    ),
    grain({ y: 640, to: 900, colour: '#6b1f12' }),
    ...bushes(
      [80, 640, 34],
      [1120, 300, 40],
      [1160, 366, 24],
      [700, 770, 30],
      [330, 850, 40],
      [400, 810, 22],
      [40, 830, 26],
    ),
    // The railway on its bank, and the train.
    moved(
      { x: 0, y: 110, turn: -3 },
      cut('#9a4426', '-60,84,1 1300,84,1 1300,128,1 -60,128,1'),
      cut('#f0cfa6', '-60,-92,1 1300,-92,1 1300,92,1 -60,92,1'),
      inked('#7a5848', 9, ...SLEEPERS),
      inked('#3a2430', 6, '-60,-28 1300,-28', '-60,24 1300,24'),
      cut({ fill: SHADE, opacity: 0.75 }, '396,0,1 1300,0,1 1300,84,1 396,84,1'),
      cut('#3a2430', '770,-14,1 830,-14,1 830,14,1 770,14,1', '1190,-14,1 1250,-14,1 1250,14,1 1190,14,1'),
      cut('#f6ecd6', '470,-50,1 420,-46 388,-24 380,0 388,22 420,42 470,46,1'),
      ...coach(400),
      ...coach(808),
      ...coach(1216),
      cut('#203a6a', '388,-24 396,-34 412,-40,1 408,0 412,36,1 396,30 388,22 384,0'),
    ),
    ...HERD.map(([x, y, metre, turn]) =>
      moved(
        { x, y: y + metre * 0.62, squash: -1.08, turn },
        place(elephant(), { x: 0, y: 0, metre, flat: SHADE, coat: RED, shadow: false }),
      ),
    ),
    ...HERD.map(([x, y, metre, turn]) =>
      place(elephantAbove(), { x, y, metre, turn, by: CLEAR, shadow: false, coat: RED }),
    ),
    // Its own shadow goes along with the aeroplane.
    moved(
      { x: 960, y: 770, turn: 62, opacity: 0.9 },
      place(bushPlaneAbove(), { x: 0, y: 0, metre: 27, flat: SHADE, shadow: false }),
    ),
  ),
];
