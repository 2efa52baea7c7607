import { cut, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { tusksOverhead } from '../../figures/buildings/tusksOverhead.ts';
import { place } from '../../figures/placing/place.ts';
import { tukTukBehind } from '../../figures/placing/tukTukBehind.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sun } from '../../sky/skies.ts';

/** Palms along the avenue, smaller and smaller towards the sun: where they stand and their scale. */
const PALMS: readonly (readonly [x: number, y: number, metre: number, seed: number])[] = [
  [330, 660, 14, 1],
  [446, 660, 14, 2],
  [274, 668, 21, 3],
  [506, 668, 21, 4],
  [170, 684, 33, 2],
  [612, 684, 33, 1],
];

/** The tusks over Mombasa's avenue. */
export const mombasaAvenue: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('sunset', 'kenya', 'behind'),
    plan({ subject: [230, 440, 310, 220], camera: 'below' }),
    wash(['#1b2f78', '#4a4488', '#b4566e', '#f08a4c', '#ffc46c'], { height: 680 }),
    // The evening in steps round the sun.
    cut({ fill: '#c8587a', opacity: 0.4 }, disc(386, 600, 450)),
    cut({ fill: '#ffb65c', opacity: 0.5 }, disc(386, 600, 350)),
    cut({ fill: '#ffd078', opacity: 0.7 }, disc(386, 600, 240)),
    sun({ x: 386, y: 600, r: 140, glow: 0 }),
    // Houses far along the avenue.
    cut(
      '#8a3f56',
      '-20,690,1 -20,560,1 60,560,1 60,590,1 130,590,1 130,620,1 210,620,1 210,690,1',
      '560,690,1 560,626,1 650,626,1 650,596,1 760,596,1 760,560,1 900,560,1 900,600,1 1010,600,1 1010,550,1 1220,550,1 1220,690,1',
    ),
    cut('#5a2648', '-20,920,1 -20,672,1 1220,672,1 1220,920,1'),
    // The two carriageways, the light on the near one, and the strip between.
    cut('#b4505a', '366,672,1 408,672,1 820,920,1 -60,920,1'),
    cut('#ffb86c', '376,672,1 398,672,1 560,920,1 220,920,1'),
    cut('#7a3450', '500,672,1 560,672,1 1300,920,1 1000,920,1'),
    cut('#33301e', '420,672,1 494,672,1 980,920,1 850,920,1'),
    cut(
      '#ffe6b4',
      '384,690,1 389,690,1 390,706,1 383,706,1',
      '382,722,1 391,722,1 393,750,1 380,750,1',
      '379,776,1 395,776,1 399,820,1 376,820,1',
      '374,850,1 402,850,1 406,920,1 370,920,1',
    ),
    ...PALMS.map(([x, y, metre, seed]) =>
      place(coconutPalm({ seed, lean: x < 386 ? 2 : -2 }), {
        x,
        y,
        metre,
        depth: 0.12,
        shadow: false,
        rim: false,
      }),
    ),
    tukTukBehind(292, 838, 0.6),
    tusksOverhead(1184, 900, 1.02),
    tusksOverhead(386, 900, 1.02),
  ),
];
