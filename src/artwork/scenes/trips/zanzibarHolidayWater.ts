import { cut, floor, spots, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { fish } from '../../figures/animals/fish.ts';
import { outrigger } from '../../figures/boats/outrigger.ts';
import { diver } from '../../figures/people/diver.ts';
import { points } from '../../drawing/points.ts';
import { place } from '../../figures/placing/place.ts';
import { sandbankGuest } from '../../figures/placing/sandbankGuest.ts';
import { coral } from '../../figures/plants/coral.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The beach holiday on Zanzibar, in the water and above it. */
export const zanzibarHolidayWater: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [545, 690, 210, 120], camera: 'above' }),
    wash(['#bfeaf0', '#effaf0'], { height: 110 }),
    wash(['#0b5f8c', '#0f7ea0', '#22a8b4', '#4ccac4'], { y: 96, height: 804 }),
    // Shallower and shallower, then foam and sand.
    cut('#1a95ac', '-40,330,1 300,300 700,320 1000,360 1240,330,1 1240,920,1 -40,920,1'),
    cut('#3fc4c0', '-40,470,1 200,420 560,400 900,440 1100,540 1240,600,1 1240,920,1 -40,920,1'),
    cut('#86e2d0', '-40,580,1 160,516 520,490 860,530 1060,620 1160,740 1240,800,1 1240,920,1 -40,920,1'),
    cut('#fffdf0', '-40,660,1 120,590 500,556 820,590 1010,670 1080,760 1040,860 960,920,1 -40,920,1'),
    cut('#f8e4b8', '-40,690,1 140,616 500,580 800,612 980,690 1044,766 1000,850 900,920,1 -40,920,1'),
    cut('#e6c88e', '-40,860,1 300,846 700,880 900,920,1 -40,920,1'),
    cut(
      { fill: '#d9f6ee', opacity: 0.8 },
      '40,186,1 200,172 340,184,1 200,182',
      '820,150,1 930,142 1040,152,1 930,150',
      '1040,250,1 1130,244 1200,252,1 1130,250',
      '60,400,1 170,388 280,396,1 170,398',
      '1080,430,1 1140,424 1210,432,1 1140,432',
    ),
    cut({ fill: '#0f6f86', opacity: 0.5 }, '830,512,1 960,496 1140,508 1180,526 1080,548 900,540'),
    place(outrigger(), { x: 960, y: 486, metre: 46, by: CLEAR, shadow: false, flip: true }),
    ...sandbankGuest,
  ),
  picture(
    'packages/zanzibarbeachholiday-3',
    light('morning', 'zanzibar', 'right'),
    plan({ subject: [440, 260, 260, 130], camera: 'profile' }),
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
    // Corals on a bank of the reef to the right, a few on the sand to the left, the middle left open.
    cut('#0d4a68', '640,920,1 700,850 780,800 860,790 940,740 1040,720 1120,680 1220,670,1 1220,920,1'),
    place(coral('table'), { x: 850, y: 830, metre: 104, depth: 0.4, shadow: false }),
    place(coral('branching'), { x: 1150, y: 760, metre: 110, depth: 0.4, shadow: false }),
    floor('#ecc894', '0,852 240,846 520,876 820,880 1200,866'),
    place(coral('fan'), { x: 1040, y: 900, metre: 216, depth: 0.3, shadow: false }),
    place(coral('brain'), { x: 800, y: 906, metre: 90, depth: 0.3, shadow: false }),
    place(coral('branching'), { x: 60, y: 906, metre: 200, depth: 0.3, shadow: false }),
    place(coral('brain'), { x: 250, y: 910, metre: 120, depth: 0.3, shadow: false, flip: true }),
    place(fish('angel'), { x: 716, y: 656, metre: 54, depth: 0.3, shadow: false, flip: true }),
    cut(
      '#f4fffb',
      ...spots('918,270 940,226', 9),
      ...spots('924,190 950,250', 6),
      ...spots('938,130', 12, 10),
    ),
    diver(556, 318, 0.84, 18),
  ),
];
