import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { hatOnBeach } from '../../figures/placing/hatOnBeach.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { underWay } from '../../water/underWay.ts';
import { ripples } from '../../water/water.ts';

const [NIGHT_BLUE, NOON, HAZE] = ['#063058', '#0b477a', '#115f92'];

/** The sky's strata and clouds, where the sea begins and the sand, the woman's nape and size, the dhow and the palm. */
interface View {
  subject: Box;
  strata: readonly [string, string];
  clouds: readonly string[];
  shades: readonly string[];
  horizon: number;
  sand: number;
  woman: readonly [x: number, y: number, size: number];
  boat: readonly [x: number, metre: number];
  palm: readonly [x: number, y: number, metre: number, lean: number];
}

/** A woman in a sun hat on the white sand of a lagoon; a dhow goes by. */
const atTheLagoon = (view: View): Layer[] => {
  const { horizon, sand, boat } = view;
  const [x, y, scale] = view.woman;
  const [px, py, metre, lean] = view.palm;
  const deep = sand - horizon;
  const at = (share: number, swell: number) =>
    `0,${horizon + deep * share} 500,${horizon + deep * share + swell} 1000,${horizon + deep * share - swell} 1600,${horizon + deep * share + swell} 2400,${horizon + deep * share}`;
  const sail = { x: boat[0], y: horizon + deep * 0.36, metre: boat[1] };
  const wake = underWay({ hull: '#0f6a78', sail: '#fff0d0', foam: '#ffffff' }, sail);
  return [
    plan({ subject: view.subject, camera: 'back' }),
    cut(NIGHT_BLUE, box(-20, -20, 2440, 1400)),
    floor(NOON, view.strata[0]),
    floor(HAZE, view.strata[1]),
    cut('#ffffff', ...view.clouds),
    cut('#a8d8e4', ...view.shades),
    floor('#0a5c80', `0,${horizon},1 2400,${horizon},1`),
    floor('#128f9e', at(0.2, 3)),
    floor('#2cc0b4', at(0.42, 5)),
    floor('#86e6cc', at(0.72, 7)),
    ripples({ y: horizon + deep * 0.15, to: sand - 30, count: 34, colour: '#e6fff0', opacity: 0.7 }),
    wake.before,
    place(dhow(), {
      ...sail,
      shadow: false,
      by: CLEAR,
      depth: 0.3,
      coat: {
        pale: '#ffe2b4',
        lit: '#fffaf0',
        body: '#a8402a',
        shade: '#7a2a24',
        accent: '#1c7a8a',
        dark: '#2a1420',
      },
    }),
    wake.after,
    floor('#ffffff', at(0.95, 8)),
    floor('#fff0cc', at(1.02, 8)),
    floor('#f6d8a4', at(1.34, -8)),
    place(coconutPalm({ lean, seed: 3 }), { x: px, y: py, metre, depth: 0.2, shadow: false }),
    moved({ x, y, scale }, ...hatOnBeach),
  ];
};

/** The beach holiday: sand, shade of a hat, and nothing to do. */
export const postersZanzibarTrip: readonly Picture[] = poster('zanzibarbeachholiday', {
  light: light('noon', 'zanzibar', 'left', 50),
  wide: atTheLagoon({
    subject: [1440, 96, 480, 230],
    strata: ['0,300 400,240 900,330 1500,250 2000,310 2400,260', '0,520 500,470 1100,540 1700,470 2400,520'],
    clouds: [
      '1720,680,1 1750,640 1810,630 1850,580 1930,576 1970,530 2060,520 2120,566 2190,566 2230,616 2300,620 2430,600,1 2430,680,1',
      '620,680,1 660,664 720,666 760,650 820,650 850,662 900,664 930,680,1',
    ],
    shades: [
      '1790,680,1 1860,640 1940,644 1990,610 2070,620 2120,652 2210,640 2300,664 2430,650,1 2430,680,1',
      '700,680,1 740,668 800,666 840,680,1',
    ],
    horizon: 678,
    sand: 852,
    woman: [1680, 336, 0.9],
    boat: [1296, 21],
    palm: [2230, 916, 62, -2.4],
  }),
  tall: atTheLagoon({
    subject: [310, 562, 340, 150],
    strata: ['0,600 300,550 700,640 1080,580', '0,770 300,740 700,790 1080,760'],
    clouds: [
      '560,880,1 600,840 660,830 700,780 780,776 820,740 900,744 950,790 1010,790 1120,830,1 1120,880,1',
      '-20,880,1 20,850 90,846 130,820 190,826 230,860 280,880,1',
    ],
    shades: ['640,880,1 700,840 780,846 840,810 920,822 970,850 1120,860,1 1120,880,1'],
    horizon: 880,
    sand: 1090,
    woman: [480, 770, 0.8],
    boat: [130, 17],
    palm: [976, 1170, 54, -2],
  }),
});
