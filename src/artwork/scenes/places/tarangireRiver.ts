import type { Layer } from '../../canvas/canvas.ts';
import { moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantAbove } from '../../figures/animals/elephantAbove.ts';
import { silhouette } from '../../figures/placing/body.ts';
import { place } from '../../figures/placing/place.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, limbs, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const SAND = '#fff0cc';
const WATER = '#8cc4b4';
const SHADE = '#5a2440';
const COAT = { body: '#8d7488', shade: '#5c4560', lit: '#d9b8a4', pale: '#fff0d8' };

/** A shadow that the evening sun throws to the right over level ground: a profile laid on its side, longer than the thing is high. */
const thrown = (x: number, y: number, long: number, profile: Layer, opacity = 0.85): Layer =>
  moved({ x, y, turn: 90, squash: long, opacity }, profile);

/** An elephant from straight above that walks up (or, `down`, down) the picture, its shadow beside it. */
const fromAbove = (x: number, y: number, metre: number, down = false): readonly Layer[] => [
  thrown(x, y, 1.15, (canvas) =>
    canvas.use(silhouette(canvas, elephant()), { x: 0, y: 0, scale: metre / 100, flip: !down, fill: SHADE }),
  ),
  place(elephantAbove(), {
    x,
    y,
    metre: metre * 1.06,
    turn: down ? 90 : -90,
    depth: 0.25,
    by: CLEAR,
    shadow: false,
    coat: COAT,
  }),
];

/** A baobab's bare crown from straight above, and the shadow that tells what it is. */
const crown = (x: number, y: number, metre: number, seed: number): readonly Layer[] => [
  thrown(x, y, 1, place(baobab({ seed }), { x: 0, y: 0, metre, flat: SHADE, shadow: false }), 0.75),
  ...[0, 51, 103, 154, 206, 257, 309].map((turn) =>
    moved(
      { x, y, turn: turn + seed * 9, scale: metre / 13 },
      limbs('#a8685c', '0,0,9 26,-4,6 48,8,2 60,6,1;28,-4,4 44,-20,2 58,-22,1;40,4,3 52,22,1'),
    ),
  ),
  (canvas) => canvas.path(disc(x, y, metre * 0.9), { fill: '#c98a6a' }),
  (canvas) => canvas.path(disc(x - metre * 0.2, y - metre * 0.2, metre * 0.5), { fill: '#e6b084' }),
];

/** The river from the air. */
export const tarangireRiver: readonly Picture[] = [
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [690, 400, 160, 150], camera: 'above' }),
    wash(0, 900, [
      [0, '#f0bf66'],
      [1, '#e2a850'],
    ]),
    cut(
      '#d0903e',
      '-10,60,1 120,40 260,120 200,260 60,300 -10,280,1;1210,120,1 1040,160 980,300 1080,420 1210,400,1;-10,660,1 100,620 240,700 260,840 160,910,1 -10,910,1;900,910,1 860,820 960,720 1100,740 1210,700,1 1210,910,1',
      0.55,
    ),
    limbs(SAND, '250,-60,120 330,80,126 520,240,140 680,400,150 640,580,150 460,740,140 420,960,130'),
    limbs(WATER, '250,-60,78 336,80,82 520,244,92 664,400,98 622,576,98 446,736,92 400,960,84'),
    limbs('#b9dfcc', '220,-60,6 300,90,10 480,260,14 600,400,12 570,560,14 390,720,12 350,960,8', 0.8),
    ...crown(800, 130, 20, 16),
    ...crown(70, 470, 18, 21),
    ...crown(860, 720, 18, 19),
    ...fromAbove(350, 120, 38),
    ...fromAbove(560, 300, 42),
    ...fromAbove(660, 480, 44),
    ...fromAbove(486, 560, 27),
    ...fromAbove(470, 770, 42),
  ),
];
