import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { hatOnBeach } from '../../figures/placing/hatOnBeach.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { underWay } from '../../water/underWay.ts';
import { ripples } from '../../water/water.ts';

/** Where the sea begins and the sand, the woman's nape and size, the dhow and the palm. */
interface View {
  horizon: number;
  sand: number;
  woman: readonly [x: number, y: number, size: number];
  boat: readonly [x: number, metre: number];
  palm: readonly [x: number, y: number, metre: number];
}

/** A woman in a sun hat on the white sand of a lagoon; a dhow goes by. */
const atTheLagoon = ({ horizon, sand, woman: [x, y, scale], boat, palm }: View): Layer[] => {
  const deep = sand - horizon;
  const at = (share: number, swell: number) =>
    `0,${horizon + deep * share} 500,${horizon + deep * share + swell} 1000,${horizon + deep * share - swell} 1600,${horizon + deep * share + swell} 2400,${horizon + deep * share}`;
  const sail = { x: boat[0], y: horizon + deep * 0.36, metre: boat[1] };
  const wake = underWay({ hull: '#0f6a78', sail: '#fff0d0', foam: '#ffffff' }, sail);
  return [
    wash(
      [
        [0, '#063058'],
        [0.7, '#0c5884'],
        [0.95, '#11668c'],
        [1, '#8ad4d4'],
      ],
      { height: horizon + 6 },
    ),
    cumulus({ x: x + 560 * scale, y: horizon, width: 560 * scale, height: 130 * scale, depth: 0.5 }),
    floor('#0a5c80', `0,${horizon},1 2400,${horizon},1`),
    floor('#128f9e', at(0.2, 3)),
    floor('#2cc0b4', at(0.42, 5)),
    floor('#86e6cc', at(0.72, 7)),
    ripples({ y: horizon + deep * 0.15, to: sand - 30, count: 44, colour: '#e6fff0', opacity: 0.7 }),
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
    place(coconutPalm({ lean: -1.8, seed: 3 }), { x: palm[0], y: palm[1], metre: palm[2], depth: 0.2 }),
    moved({ x, y, scale }, ...hatOnBeach),
  ];
};

/** The beach holiday: sand, shade of a hat, and nothing to do. */
export const postersZanzibarTrip: readonly Picture[] = poster('zanzibarbeachholiday', {
  light: light('noon', 'zanzibar', 'left', 50),
  wide: atTheLagoon({
    horizon: 678,
    sand: 852,
    woman: [1730, 350, 0.88],
    boat: [1300, 20],
    palm: [2336, 930, 56],
  }),
  tall: atTheLagoon({
    horizon: 880,
    sand: 1090,
    woman: [500, 790, 0.74],
    boat: [142, 15],
    palm: [1000, 1176, 50],
  }),
});
