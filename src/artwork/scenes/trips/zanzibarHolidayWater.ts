import { cut, floor, moved, spots, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { fish } from '../../figures/animals/fish.ts';
import { ngalawaAbove } from '../../figures/boats/ngalawaAbove.ts';
import { batherAbove } from '../../figures/people/batherAbove.ts';
import { diver } from '../../figures/people/diver.ts';
import { points } from '../../drawing/points.ts';
import { place } from '../../figures/placing/place.ts';
import { coral } from '../../figures/plants/coral.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { parasols, sandbank } from '../../water/sandbank.ts';

/** The beach holiday on Zanzibar, in the water and above it. */
export const zanzibarHolidayWater: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [60, 220, 1100, 540], camera: 'above' }),
    sandbank,
    // The canoe on the shallows with its shadow on the bottom; one floats beside it, one lies under the parasols.
    moved(
      { x: 940, y: 340, turn: 58, opacity: 0.55 },
      place(ngalawaAbove(), { x: 0, y: 0, metre: 62, flat: '#0f5f78', shadow: false }),
    ),
    place(ngalawaAbove(), {
      x: 900,
      y: 290,
      metre: 62,
      turn: 58,
      by: CLEAR,
      shadow: false,
      coat: { body: '#b0683a', shade: '#6f3a24', dark: '#3a1c1c', pale: '#fff6e2', lit: '#e8d4b0' },
    }),
    moved(
      { x: 566, y: 376, turn: -28, opacity: 0.4 },
      place(batherAbove(), { x: 0, y: 0, metre: 76, flat: '#0f5f78', shadow: false }),
    ),
    place(batherAbove(), {
      x: 540,
      y: 348,
      metre: 76,
      turn: -28,
      by: CLEAR,
      shadow: false,
      coat: { body: '#e0473a', shade: '#b02e2a', lit: '#7a4a30', dark: '#24141a' },
    }),
    parasols,
    place(batherAbove('lying'), {
      x: 690,
      y: 612,
      metre: 76,
      turn: 24,
      by: CLEAR,
      cast: 5,
      coat: {
        body: '#20506e',
        shade: '#163a52',
        lit: '#8a5638',
        dark: '#24141a',
        accent: '#f0b53c',
        pale: '#fff6e2',
      },
    }),
  ),
  picture(
    'packages/zanzibarbeachholiday-3',
    light('morning', 'zanzibar', 'right'),
    plan({ subject: [440, 260, 280, 160], camera: 'profile' }),
    wash(['#e6fff0', '#a6efe0', '#4fc9cc', '#1d93ac', '#0f5f86']),
    cut(
      { fill: '#ffffff', opacity: 0.22 },
      '760,-20,1 900,-20,1 480,860,1 240,860,1',
      '1000,-20,1 1060,-20,1 740,860,1 640,860,1',
      '480,-20,1 560,-20,1 120,860,1 -20,860,1',
    ),
    // The reef beyond, then the sand and the corals near by.
    floor('#1c86a0', '0,700 120,640 260,690 420,720 620,730 800,690 960,620 1080,600 1200,640'),
    floor('#14688a', '0,780 160,740 340,780 560,800 760,770 900,720 1060,700 1200,730'),
    ...points('70,560,34 180,520,38 150,612,40 290,566,42 262,650,38 400,628,42 380,702,36 500,690,38').map(
      ([x, y, metre]) => place(fish('fusilier'), { x, y, metre, turn: 22, depth: 0.3, shadow: false }),
    ),
    floor('#ecc894', '0,868 240,846 520,866 820,850 1200,862'),
    place(coral('table'), { x: 640, y: 888, metre: 120, depth: 0.3, shadow: false }),
    place(coral('brain'), { x: 380, y: 900, metre: 130, depth: 0.3, shadow: false }),
    place(coral('fan'), { x: 1020, y: 896, metre: 236, depth: 0.3, shadow: false }),
    place(coral('branching'), { x: 130, y: 900, metre: 190, depth: 0.3, shadow: false }),
    place(fish('angel'), { x: 716, y: 656, metre: 54, depth: 0.3, shadow: false, flip: true }),
    cut(
      '#f4fffb',
      ...spots('918,270 940,226', 9),
      ...spots('924,190 950,250', 6),
      ...spots('938,130', 12, 10),
    ),
    diver(560, 330, 0.92, 22),
  ),
];
