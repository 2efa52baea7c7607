import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { banana } from '../../figures/plants/banana.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kilimanjaroSouth } from '../../land/kilimanjaro.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

const SUNRISE = {
  rock: '#8f80b8',
  deep: '#5c5296',
  glint: '#e0a8a0',
  snow: '#fff4e2',
  ice: '#b8b4dc',
  mist: '#ffdcb0',
};
const GARDEN = { body: '#2f6a44', shade: '#1f4c3a', lit: '#5f9448', pale: '#5a5a3c', dark: '#14302c' };

/** The foothills of Kilimanjaro: gardens and gorge. */
export const kilimanjaroFoothills: readonly Picture[] = [
  // The path between the gardens, home from the field.
  picture(
    'packages/kilimanjarofoothills-1',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [360, 145, 360, 70], camera: 'wide' }),
    wash(0, 520, [
      [0, '#5d6fb0'],
      [0.5, '#d7a0b0'],
      [1, '#ffe2a8'],
    ]),
    ...kilimanjaroSouth({ x: 560, y: 500, scale: 0.9 }, SUNRISE),
    mist({ y: 476, height: 70, strength: 1, colour: '#ffdfae' }),
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
    cut('#e09a58', '250,910,1 400,800 560,730 600,690 590,640,1 616,640,1 660,690 710,760 790,830 900,910,1'),
    cut('#c97c48', '700,910,1 690,820 650,740 610,690 604,640,1 616,640,1 660,690 710,760 790,830 900,910,1'),
    cut(
      '#1d4a3c',
      '-10,800,1 120,806 240,850 300,910,1 -10,910,1;1210,800,1 1080,812 940,860 880,910,1 1210,910,1',
    ),
    place(banana(), { x: 110, y: 890, metre: 130, depth: 0.1, by: CLEAR, shadow: false, coat: GARDEN }),
    place(banana(), {
      x: 1120,
      y: 896,
      metre: 120,
      depth: 0.1,
      by: CLEAR,
      shadow: false,
      flip: true,
      coat: GARDEN,
    }),
    cut('#12302c', '-10,870,1 140,862 260,910,1 -10,910,1;1210,870,1 1080,866 950,910,1 1210,910,1'),
    stands(
      walker(),
      {
        x: 550,
        y: 872,
        metre: 214,
        depth: 0.25,
        by: CLEAR,
        coat: { accent: '#44307e', body: '#e2a02c', pale: '#f2d288', shade: '#c98a3a' },
      },
      { across: 1.2, down: 0.2, fill: '#7a3a3a', opacity: 0.6 },
    ),
  ),
];
