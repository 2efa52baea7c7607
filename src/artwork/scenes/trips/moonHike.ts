import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { bananaCarrier } from '../../figures/placing/bananaCarrier.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { banana } from '../../figures/plants/banana.ts';
import { ferns } from '../../figures/plants/ferns.ts';
import { road } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const SNOWS = {
  rock: '#6c74b0',
  deep: '#465296',
  glint: '#e0a0a0',
  snow: '#fff2dc',
  ice: '#a8b0dc',
  mist: '#ffd8b4',
};
const FERN = ['#123c30', '#2f7a48', '#a8c450'] as const;
const HUT = { body: '#b88a50', accent: '#c8472e', pale: '#e0b088' };

/** The hike in the Mountains of the Moon, five times. */
export const moonHike: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-1',
    light('morning', 'uganda', 'right'),
    plan({ subject: [320, 540, 228, 340], camera: 'profile' }),
    sky({ horizon: 470, stops: ['#1f6a80', '#4d9a9c', '#a8cdb4', '#f3e9c0'] }),
    massif({
      summits: '90,330 220,200 330,290 480,140 620,260 760,210',
      base: 540,
      snow: 310,
      depth: 0.56,
      of: '#4a6c7c',
    }),
    // The sea of cloud in the valley, in long flat banks.
    cut(
      '#dfe6cc',
      '-40,500,1 120,470 300,486 420,462 620,484 760,456 960,476 1240,440,1 1240,720,1 -40,720,1',
    ),
    cut('#f1ecd0', '-40,560,1 160,528 340,546 520,524 700,548 900,520 1240,540,1 1240,720,1 -40,720,1'),
    cut('#fdf6de', '-40,610,1 220,584 460,606 700,590 960,600 1240,580,1 1240,720,1 -40,720,1'),
    cut(
      '#c9d8c4',
      '40,532,1 200,520 360,536,1 200,540',
      '560,500,1 760,488 900,502,1 740,510',
      '300,584,1 480,574 640,586,1 470,592',
    ),
    hills({ y: '0,670 500,710 1200,560', rise: 24, depth: 0.24, of: 'leaf' }),
    road({ from: [1010, 620], to: [260, 940], width: 190, of: '#c0502c', depth: 0.26 }),
    place(hiker(), { x: 420, y: 840, metre: 160, coat: OUTFITS.vermilion }),
    place(hiker('climbing'), { x: 650, y: 764, metre: 118, coat: OUTFITS.pine }),
    place(hiker('resting'), { x: 850, y: 690, metre: 92, coat: OUTFITS.moss }),
    place(bamboo(), { x: 1090, y: 900, metre: 92, depth: 0.04 }),
    place(bamboo({ seed: 3 }), { x: 1190, y: 910, metre: 104, depth: 0.03 }),
    undergrowth({ y: '-40,880 500,915 1240,850', size: 80, depth: 0.03 }),
  ),
  picture(
    'packages/mountainsofthemoonhike-2',
    light('morning', 'uganda', 'right'),
    plan({ subject: [330, 300, 110, 130], camera: 'close' }),
    wash(['#2c4a94', '#8a78b4', '#f4a890', '#ffe6b8'], { height: 560 }),
    stanley({ x: 960, y: 550, scale: 0.72 }, SNOWS),
    speke({ x: 160, y: 560, scale: 0.7 }, SNOWS),
    floor(
      '#ffdcb4',
      '-40,520 120,500 240,524,1 400,506 560,508 640,530,1 800,502 960,500 1060,526,1 1240,506',
    ),
    floor('#e8c0a8', '-40,566 200,546 330,570,1 560,548 760,552 860,576,1 1240,552'),
    floor('#5f9a74', '-40,606 300,584 620,612 900,590 1240,606'),
    floor('#3f8358', '-40,660 300,636 640,664 940,640 1240,650'),
    cut(
      '#8fb052',
      '-20,690,1 300,664 700,690 1000,668 1220,676,1 1220,706,1 1000,700 700,722 300,698 -20,724,1',
    ),
    cut('#b8602e', '560,930,1 640,850 760,800 860,776 930,770 930,784,1 880,792 800,824 740,870 720,930,1'),
    place(roundHut(), { x: 890, y: 784, metre: 58, depth: 0.24, coat: HUT }),
    place(banana(), { x: 1080, y: 820, metre: 80, depth: 0.2, flip: true }),
    place(banana(), { x: 700, y: 764, metre: 42, depth: 0.3 }),
    cut('#1f5a3c', '760,930,1 900,858 1060,830 1220,820,1 1220,930,1'),
    ...ferns({ x: 1120, y: 900, reach: 200, angles: [2.9, 0.4, 2.2, 1.2, 2.6, 1.7, 0.8, 2] }, FERN),
    ...bananaCarrier,
  ),
];
