import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { SITATUNGA, sitatungaHead, sitatungaShades } from '../../figures/animals/sitatunga.ts';
import { papyrusBurst, papyrusCup, type Burst } from '../../figures/plants/papyrusBurst.ts';
import { light } from '../../light/light.ts';

const [MIST, STEM, COAT, STRIPE, LAKE, DEEP, GLINT] = [
  '#e4edd2',
  '#1c6150',
  '#8f3f1d',
  '#fff3d8',
  '#74b6b5',
  '#3f8a92',
  '#d3eadb',
];

/** Where a stem meets the water, how far it leans to the right on its way up, and where its head is, if in the picture. */
type Stem = readonly [foot: number, lean: number, top?: number];
const STEMS: readonly Stem[] = [
  [46, -24],
  [118, 6, 168],
  [214, -8],
  [556, 14],
  [632, 8],
  [712, 10, 150],
  [786, 14],
  [868, 8],
  [940, 18],
  [1068, 22, 236],
  [1150, 12],
];
const stem = ([foot, lean, top = -20]: Stem) =>
  limb(`${foot + lean},${top},6 ${foot + lean * 0.4},${(top + 764) / 2},8 ${foot},764,10`);
const UMBELS = STEMS.flatMap(([foot, lean, top]): Burst[] =>
  top === undefined ? [] : [{ x: foot + lean, y: top, r: 146, lean: -90 + lean / 3, rays: 58, spread: 140 }],
);

/** A sitatunga in the swamp of Akagera: the stems of papyrus before it are the white stripes of its coat. */
export const akageraSitatunga: readonly Picture[] = [
  picture(
    'places/akagera-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [360, 430, 640, 320], camera: 'front' }),
    wash([MIST, MIST]),
    inked(STEM, 3, ...UMBELS.map(papyrusBurst)),
    cut(STEM, ...UMBELS.map(papyrusCup), ...STEMS.map(stem)),
    within(COAT, SITATUNGA, ...sitatungaShades, cut(STRIPE, ...STEMS.map(stem))),
    floor(LAKE, '-40,764,1 1240,764,1'),
    cut('#5d2617', limb('956,410,0 1004,444,13 1042,496,11 1060,570,10 1050,650,0')),
    cut(DEEP, '310,764,1 1020,764,1 1000,800 900,832 740,846 560,838 420,820 350,800'),
    cut(
      GLINT,
      limb(
        '250,770,0 500,770,4 760,770,4 1096,770,0; 420,806,0 560,806,4 690,806,0; 700,834,0 860,834,4 1010,834,0; 120,816,0 200,816,3 290,816,0; 1040,800,0 1100,800,3 1160,800,0',
      ),
    ),
    moved({ x: 396, y: 372, scale: 0.92 }, ...sitatungaHead),
  ),
];
