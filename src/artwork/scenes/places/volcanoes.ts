import { floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { flowerBearer, flowersNear } from '../../figures/placing/flowerBearer.ts';
import { gorillaOnBamboo } from '../../figures/placing/gorillaOnBamboo.ts';
import { place } from '../../figures/placing/place.ts';
import { DAWN_FUR, silverbackOverlooking } from '../../figures/placing/silverbackOverlooking.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { walkerBehind } from '../../figures/people/walkerBehind.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { pyrethrum } from '../../land/flowers.ts';
import { craterLake } from '../../land/craterLake.ts';
import { forest, hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { virungaPeaks } from '../../land/virungaPeaks.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

const MIST = '#f6d9bd';
const RED_JACKET = { body: '#e2502c' };

/** The Virunga cones. */
export const volcanoes: readonly Picture[] = [
  // The chain at sunrise over a sea of mist, a silverback on the ridge in front.
  picture(
    'places/volcanoes-1',
    light('dawn', 'rwanda', 'right'),
    plan({ subject: [500, 240, 360, 400], camera: 'back' }),
    sky({ horizon: 560, stops: ['#e8805a', '#f09a62', '#f7bb82', '#fbdcae'], bands: 5 }),
    virunga([
      { x: 60, y: 330, foot: 640, width: 1100, mouth: 130, fill: '#8b7ba6' },
      { x: 1140, y: 300, foot: 660, width: 900, mouth: 120, teeth: teethOf(0.6), fill: '#716b9f' },
      { x: 330, y: 190, foot: 690, width: 1500, mouth: 90, fill: '#3b4480' },
    ]),
    mistBank({ y: 440, height: 270, colour: MIST, strength: 1, count: 18 }),
    hills({ y: '-30,690 300,716 700,760 1230,650', rise: 14, depth: 0.5, of: '#3d4f78', plain: true }),
    mistBank({ y: 640, height: 120, colour: MIST, strength: 0.9, count: 10 }),
    hills({ y: '-30,820 260,790 620,796 900,780 1230,730', rise: 8, depth: 0.1, of: '#1c2540', plain: true }),
    moved({ x: 660, y: 836, scale: 0.74, flip: true }, ...silverbackOverlooking(DAWN_FUR)),
    undergrowth({ y: '-40,890 500,886 1240,880', size: 60, depth: 0.04 }),
    leaves({ corner: 'bottom-left', size: 240, depth: 0.04 }),
  ),
  // Bisoke's crater lake, from the rim where the path ends.
  picture(
    'places/volcanoes-2',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [200, 530, 820, 220], camera: 'above' }),
    sky({ horizon: 330, stops: ['#2c5a9c', '#5f93c4', '#b9d3d4', '#fdeac4'] }),
    virungaPeaks([
      { of: 'sabyinyo', x: 1010, y: 210, foot: 420, fill: '#8aa8cc' },
      { of: 'karisimbi', x: 260, y: 92, foot: 420, fill: '#5a80b8', flip: false },
    ]),
    mistBank({ y: 240, height: 300, colour: '#fdf1da', strength: 1, count: 16 }),
    ...craterLake,
    floor('#0d2a2c', '-40,690 120,736 300,822 520,866 760,850 960,806 1090,748 1240,690'),
    place(groundsel({ variant: 3 }), { x: 1062, y: 812, metre: 64, flat: '#0d2a2c', shadow: false }),
    place(walkerBehind(), { x: 330, y: 846, metre: 80, shadow: false, by: CLEAR, coat: RED_JACKET }),
    place(walkerBehind(), { x: 418, y: 862, metre: 76, shadow: false, by: CLEAR, flip: true }),
    undergrowth({ y: '-40,760 300,852 620,890 900,852 1240,760', size: 58, depth: 0.08, of: '#2c8a4e' }),
  ),
  // An hour with a family: a young one climbs a bamboo stem and looks at who has come.
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [540, 180, 260, 600], camera: 'front' }),
    sky({ horizon: 400, stops: ['#6a93b0', '#9dbcc0', '#d3decb', '#f4ecd0'] }),
    virungaPeaks([{ of: 'bisoke', x: 220, y: 190, foot: 560, fill: '#5d82ae', solid: 0.45 }]),
    mistBank({ y: 400, height: 220, colour: '#eef0dc', strength: 1 }),
    forest({ y: '-30,590 420,612 800,630 1230,580', rise: 40, depth: 0.6, crown: 22, of: '#9cc084' }),
    mistBank({ y: 600, height: 120, colour: '#eef0dc', strength: 0.9 }),
    forest({ y: '-30,740 300,716 800,730 1230,700', rise: 46, depth: 0.45, crown: 30, of: '#6fa562' }),
    place(bamboo({ culms: 5, seed: 3 }), { x: 1090, y: 900, metre: 116, depth: 0.5, shadow: false }),
    place(bamboo({ culms: 2, seed: 5 }), { x: 24, y: 900, metre: 120, depth: 0.42, shadow: false }),
    ...gorillaOnBamboo,
    undergrowth({ y: '-40,880 400,906 760,912 1240,870', size: 100, depth: 0.1 }),
  ),
  // Pyrethrum in flower under a coming storm: a woman carries the harvest home.
  picture(
    'places/volcanoes-5',
    light('storm', 'rwanda', 'left'),
    plan({ subject: [284, 230, 320, 150], camera: 'back' }),
    sky({ horizon: 600, stops: ['#2a3560', '#56669a', '#b4a4ae', '#f6cf9c'] }),
    virungaPeaks([
      { of: 'sabyinyo', x: 150, y: 420, foot: 640, fill: '#5a6494', solid: 0.7 },
      { of: 'karisimbi', x: 860, y: 200, foot: 660, fill: '#1b2550', solid: 0.8, flip: false },
    ]),
    mistBank({ y: 520, height: 150, colour: '#e8c8ac', strength: 0.95 }),
    hills({ y: '-30,640 600,620 1230,650', rise: 6, depth: 0.3, of: '#3f6a52', plain: true }),
    pyrethrum({ y: 640, to: 820, size: 30 }),
    ...flowerBearer,
    ...flowersNear,
  ),
];
