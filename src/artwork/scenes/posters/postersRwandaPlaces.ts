import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { colobusLeaping } from '../../figures/animals/colobusLeaping.ts';
import { colobusOnRope } from '../../figures/animals/colobusOnRope.ts';
import { onWalkway, walkwayDeck, walkwaySide } from '../../figures/buildings/gorgeWalkway.ts';
import { guestLookingUp, guideDucking } from '../../figures/people/leapWatchers.ts';
import { forestRow } from '../../land/forestRow.ts';
import { spray } from '../../land/spray.ts';
import { light } from '../../light/light.ts';

const [DARK, PALE] = ['#08242c', '#bfdcb8'];
const [NEAR, RIM, MOSS] = ['#0a2a32', '#3f8a76', '#3c8068'];

/** Rain on the left, morning on the right, in slanted bands: where the edge of each lies at the top. */
const weather = (edges: readonly number[]): Layer[] =>
  ['#06262e', '#0a323a', '#0e4046', '#155152', '#2a7468', '#56a083', '#93cc9c'].map((ink, at) => {
    const x = edges[at] ?? 0;
    return cut(ink, `${x},-600,1 3400,-600,1 3400,1000,1 ${x - 640},1000,1`);
  });

const mist = (ink: string, row: string): Layer => cut(ink, `-200,1200,1 ${row} 2600,1200,1`);

const stand = (share: number, size: number, figure: readonly Layer[]): Layer => {
  const { x, y, metre } = onWalkway(share);
  return moved({ x, y, scale: (metre * size) / 340 }, ...figure);
};

/** Something as high as some metres on its rail. */
const onRail = (share: number, size: number, figure: readonly Layer[]): Layer => {
  const { x, y, metre } = onWalkway(share, 1.15);
  return moved({ x, y, scale: (metre * size) / 220 }, ...figure);
};

const TURN = 0.47;

/** The walkway over the gorge: pale before the dark slope, dark before the mist. */
const walkway: readonly Layer[] = [
  ...walkwaySide(1, 0, TURN, PALE, 3),
  ...walkwaySide(1, TURN, 1, '#2c5f5c', 4),
  ...walkwayDeck(0, TURN, ['#e6f0c4', PALE]),
  ...walkwayDeck(TURN, 1, ['#f2dfa2', DARK]),
  stand(0.845, 1.72, guideDucking),
  stand(0.79, 1.72, guestLookingUp),
  cut(PALE, limb('572,604,4 568,740,5'), limb('606,600,4 606,740,5'), '546,610,1 588,572,1 632,606,1'),
  ...walkwaySide(-1, 0, TURN, PALE, 4),
  ...walkwaySide(-1, TURN, 1, DARK, 6),
  onRail(0.925, 0.62, colobusOnRope),
];

/** The tree it sprang from, hung with moss. */
const tree: readonly Layer[] = [
  cut(
    MOSS,
    '2060,440,1 2066,500 2058,540,1 2078,520 2084,440,1',
    '2100,430,1 2104,520 2094,590,1 2116,560 2128,430,1',
    '2150,446,1 2160,500 2156,540,1 2176,520 2186,456,1',
    '2206,456,1 2214,540 2204,620,1 2232,570 2250,478,1',
  ),
  cut(
    NEAR,
    limb('2340,1240,110 2316,1000,74 2296,800,56 2320,560,48 2350,200,44 2420,-640,60'),
    limb('2318,548,30 2270,482,26 2170,440,16 2080,446,9 2020,470,3'),
    limb('2330,330,22 2270,240,14 2220,190,4'),
  ),
  cut(
    RIM,
    limb('2250,1240,1 2246,1000,8 2246,800,9 2276,560,8 2308,200,6 2366,-640,4'),
    limb('2272,466,2 2240,450,5 2170,426,5 2090,436,1'),
  ),
  ...spray(2026, 470, [150, 196, 240, 104], 0.62),
  ...spray(2222, 190, [170, 220, 262, 130], 0.6),
];

/** The great view of a gorge, in pixels of the wide poster, under some sky. */
const gorge = (...sky: readonly Layer[]): Layer[] => [
  ...sky,
  forestRow('#6db392', '860,740 1300,640 1700,590 2000,540 2460,430', 32, '#a9d8a4'),
  mist('#e4f0be', '-200,720,1 900,706 1200,694 1500,690 1800,704 2600,660,1'),
  forestRow('#0d3c44', '-220,560 0,590 300,612 560,640 740,694 860,760 950,850', 38, '#1a5f5e'),
  mist('#b3dcaa', '200,1200,1 260,900,1 420,860 640,846 820,812 1000,790 1400,802 1700,796 2600,780,1'),
  forestRow('#2f8074', '1420,910 1640,806 1900,716 2200,640 2460,560', 44, '#6fb890'),
  mist('#6cb39a', '600,1200,1 700,960,1 960,930 1300,900 1700,910 2600,900,1'),
  ...walkway,
  forestRow('#07242c', '-220,720 200,790 500,850 800,930 1120,1060', 66, '#155052'),
  forestRow('#0d3c44', '1500,1060 1800,944 2100,884 2480,800', 60, '#2c7468'),
  moved({ x: 56, y: 0 }, ...tree),
  moved({ x: 1486, y: 420, scale: 0.62 }, ...colobusLeaping),
];

/** The great view of Nyungwe: a colobus in mid-leap over the canopy walkway. */
export const postersRwandaPlaces: readonly Picture[] = poster('nyungwe', {
  light: light('morning', 'rwanda', 'right'),
  wide: [
    ...gorge(...weather([-600, 620, 1010, 1390, 1640, 1960, 2240])),
    plan({ subject: [1440, 350, 380, 170], camera: 'wide' }),
  ],
  tall: [
    plan({ subject: [290, 758, 342, 153], camera: 'wide' }),
    moved(
      { x: -1006, y: 443, scale: 0.9 },
      ...gorge(
        ...weather([-600, 620, 1010, 1390, 1640, 1960, 2240]),
        forestRow('#155152', '1000,150 1300,130 1700,96 2000,110 2400,130', 90, '', -700),
        forestRow('#0e4046', '1000,40 1300,-10 1700,-70 2000,-60 2400,-20', 90, '', -700),
        forestRow('#0a323a', '1000,-130 1300,-180 1700,-250 2000,-280 2400,-230', 90, '', -700),
      ),
    ),
  ],
});
