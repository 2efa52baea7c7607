import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { flowerHarvest } from '../../figures/people/flowerHarvest.ts';
import { gorillaOnBamboo } from '../../figures/placing/gorillaOnBamboo.ts';
import { place } from '../../figures/placing/place.ts';
import { DAWN_FUR, silverbackOverlooking } from '../../figures/placing/silverbackOverlooking.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { pyrethrum } from '../../land/flowers.ts';
import { bisoke } from '../../land/bisoke.ts';
import { forest, hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

const MIST = '#f6d9bd';
/** The Virunga cones. */
export const volcanoes: readonly Picture[] = [
  // The chain at sunrise over a sea of mist, a silverback on the ridge in front.
  picture(
    'places/volcanoes-1',
    light('dawn', 'rwanda', 'right'),
    plan({ subject: [500, 240, 360, 400], camera: 'back' }),
    sky({ horizon: 560, stops: ['#e8805a', '#f09a62', '#f7bb82', '#fbdcae'], bands: 5 }),
    virunga([
      { x: 1050, y: 330, foot: 640, width: 1000, mouth: 70, fill: '#8b7ba6' },
      { x: 130, y: 250, foot: 660, width: 1200, mouth: 130, fill: '#716b9f' },
      { x: 800, y: 280, foot: 660, width: 1140, mouth: 150, teeth: teethOf(0.7), fill: '#585a92' },
      { x: 430, y: 110, foot: 690, width: 1280, mouth: 40, fill: '#3b4480' },
    ]),
    mistBank({ y: 440, height: 270, colour: MIST, strength: 1, count: 18 }),
    hills({ y: '-30,690 300,716 700,760 1230,650', rise: 14, depth: 0.5, of: '#3d4f78', plain: true }),
    mistBank({ y: 640, height: 120, colour: MIST, strength: 0.9, count: 10 }),
    hills({ y: '-30,820 260,790 620,796 900,780 1230,730', rise: 8, depth: 0.1, of: '#1c2540', plain: true }),
    moved({ x: 760, y: 830, scale: 0.66, flip: true }, ...silverbackOverlooking(DAWN_FUR)),
    undergrowth({ y: '-40,860 500,850 1240,820', size: 70, depth: 0.04 }),
    leaves({ corner: 'bottom-left', size: 240, depth: 0.04 }),
  ),
  // Bisoke from the air: a lake in the crater, a sea of mist around.
  picture(
    'places/volcanoes-2',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [180, 380, 860, 350], camera: 'above' }),
    sky({ horizon: 330, stops: ['#24508e', '#5f8fbe', '#b9cfd0', '#fde6bc'] }),
    virunga([
      { x: 1010, y: 92, foot: 430, width: 760, mouth: 30, fill: '#5a7fb4' },
      { x: 150, y: 130, foot: 430, width: 760, mouth: 120, teeth: teethOf(0.6), fill: '#4a70a8' },
    ]),
    mistBank({ y: 270, height: 320, colour: '#fdf1da', strength: 1, count: 16 }),
    wash(['#fdf1da', '#dfeae4', '#c3d8e0'], { y: 430, height: 480 }),
    ...bisoke,
  ),
  // An hour with a family: a young one climbs a bamboo stem and looks at who has come.
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [540, 180, 260, 600], camera: 'front' }),
    sky({ horizon: 400, stops: ['#6a93b0', '#9dbcc0', '#d3decb', '#f4ecd0'] }),
    virunga([{ x: 340, y: 110, foot: 560, width: 1240, mouth: 90, fill: '#5d80a8' }]),
    mistBank({ y: 380, height: 300, colour: '#eef0dc', strength: 1 }),
    forest({ y: '-30,610 420,640 800,650 1230,600', rise: 40, depth: 0.55, crown: 24, of: '#7fae6c' }),
    place(bamboo({ culms: 5, seed: 3 }), { x: 1090, y: 900, metre: 116, depth: 0.5, shadow: false }),
    place(bamboo({ culms: 2, seed: 5 }), { x: 24, y: 900, metre: 120, depth: 0.42, shadow: false }),
    ...gorillaOnBamboo,
    undergrowth({ y: '-40,880 400,906 760,912 1240,870', size: 100, depth: 0.1 }),
  ),
  // Pyrethrum in flower under a coming storm.
  picture(
    'places/volcanoes-5',
    light('storm', 'rwanda', 'left'),
    plan({ subject: [500, 530, 310, 170], camera: 'close' }),
    sky({ horizon: 560, stops: ['#2a3560', '#56669a', '#b4a4ae', '#f6cf9c'] }),
    virunga([
      { x: 1130, y: 300, foot: 640, width: 620, mouth: 130, teeth: teethOf(0.6), fill: '#2e3a66' },
      { x: 800, y: 90, foot: 680, width: 1150, mouth: 40, fill: '#1b2550' },
    ]),
    mistBank({ y: 480, height: 170, colour: '#d9b7a4', strength: 0.95 }),
    hills({ y: '-30,620 600,600 1230,630', rise: 6, depth: 0.3, of: '#3f6a52', plain: true }),
    pyrethrum({ y: 620, to: 950, size: 40 }),
    moved({ x: -30, y: 0 }, ...flowerHarvest),
  ),
];
