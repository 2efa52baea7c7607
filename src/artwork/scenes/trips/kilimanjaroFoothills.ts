import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { banana } from '../../figures/plants/banana.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

/** The foothills of Kilimanjaro: gardens and gorge. */
export const kilimanjaroFoothills: readonly Picture[] = [
  // The path between the gardens, home from the field.
  picture(
    'packages/kilimanjarofoothills-1',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [534, 613, 48, 104], camera: 'front' }),
    wash(0, 520, [
      [0, '#5d6fb0'],
      [0.5, '#d7a0b0'],
      [1, '#ffe2a8'],
    ]),
    kibo({
      x: 640,
      y: 150,
      width: 1150,
      body: '#8f80b4',
      shade: '#655c98',
      snow: '#fff4e2',
      cold: '#bfbbdc',
    }),
    mist({ y: 480, height: 120, strength: 1, colour: '#ffdfae' }),
    cut(
      '#5a7a68',
      '-10,500,1 90,452 190,490 310,448 430,492 560,460 690,500 820,456 950,492 1080,450 1210,486,1 1210,640,1 -10,640,1',
    ),
    cut(
      '#3a6450',
      '-10,580,1 120,530 260,576 400,540 560,590 720,548 880,586 1040,540 1210,576,1 1210,910,1 -10,910,1',
    ),
    herd([banana()], {
      x: 600,
      y: 610,
      width: 1200,
      height: 60,
      count: 11,
      metre: [26, 44],
      shadow: false,
      depth: 0.3,
      by: CLEAR,
    }),
    place(roundHut(), {
      x: 900,
      y: 690,
      metre: 44,
      depth: 0.28,
      by: CLEAR,
      coat: { body: '#c9744a', pale: '#f0c48a' },
    }),
    cut('#d9814a', '300,910,1 420,800 560,730 600,690 590,640,1 616,640,1 660,690 700,760 760,830 860,910,1'),
    cut(
      '#16302c',
      '-10,760,1 120,740 260,790 330,910,1 -10,910,1;1210,730,1 1060,750 900,830 860,910,1 1210,910,1',
    ),
    stands(
      walker(),
      {
        x: 560,
        y: 866,
        metre: 168,
        depth: 0.25,
        by: CLEAR,
        coat: { accent: '#ffd862', body: '#6f9a3a', pale: '#c9452c', shade: '#c98a3a' },
      },
      { across: 1.2, down: 0.2, fill: '#5a2440', opacity: 0.6 },
    ),
    place(banana(), { x: 90, y: 960, metre: 168, flat: '#16302c', shadow: false }),
    place(banana(), { x: 1150, y: 960, metre: 150, flat: '#16302c', shadow: false, flip: true }),
  ),
];
