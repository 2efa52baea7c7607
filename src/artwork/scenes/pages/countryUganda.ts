import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { craneInPapyrus } from '../../figures/animals/craneInPapyrus.ts';
import { papyrusBurst, papyrusCup, type Burst } from '../../figures/plants/papyrusBurst.ts';
import { light } from '../../light/light.ts';

const [DEEP, FAR, STEM, GOLD, SHADE] = ['#0c3f36', '#17594a', '#2f7d4e', '#f4b62c', '#7f978c'];

/** The umbels behind, dark in the shade, and those the sun reaches. */
const BEHIND: readonly Burst[] = [
  { x: 90, y: 150, r: 150, lean: -100 },
  { x: 470, y: 120, r: 170, lean: -80 },
  { x: 960, y: 190, r: 160, lean: -84 },
  { x: 1130, y: 480, r: 150, lean: -75 },
  { x: 300, y: 560, r: 140, lean: -96 },
];
const LIT: readonly Burst[] = [
  { x: 210, y: 330, r: 220, lean: -97, rays: 52 },
  { x: 1120, y: 690, r: 240, lean: -80, rays: 30, spread: 50 },
  { x: 600, y: 770, r: 170, lean: -100, rays: 42 },
  { x: 24, y: 770, r: 150, lean: -76, rays: 36, spread: 128 },
];

/** A stem from an umbel down to the foot of the picture. */
const stem = ({ x, y, r, lean = -90 }: Burst): string =>
  limb(
    `${x},${y},${r / 24} ${x - (lean + 90) * 4},${y + 300},${r / 18} ${x - (lean + 90) * 6},940,${r / 14}`,
  );

/** Uganda's emblem: a crowned crane among papyrus, its crown one more golden umbel. */
export const countryUganda: readonly Picture[] = [
  picture(
    'countries/uganda',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [752, 600, 72, 240], camera: 'close' }),
    wash(DEEP),
    cut(FAR, ...BEHIND.map(stem), ...BEHIND.map(papyrusCup)),
    inked(FAR, 4, ...BEHIND.map(papyrusBurst)),
    cut(STEM, ...LIT.slice(0, 2).map(stem)),
    inked(GOLD, 5, ...LIT.slice(0, 2).map(papyrusBurst)),
    cut(STEM, ...LIT.slice(0, 2).map(papyrusCup)),
    moved({ x: 540, y: 560, scale: 0.4, flip: true, turn: -7 }, ...craneInPapyrus()),
    moved(
      { x: -130, y: -40, scale: 1.2 },
      ...craneInPapyrus(
        cut(
          SHADE,
          '620,400,1 760,500,1 724,540 728,580 734,640 736,720 722,800 706,870 704,940,1 520,940,1 520,400,1',
        ),
      ),
    ),
    cut(STEM, ...LIT.slice(2).map(stem)),
    inked(GOLD, 5, ...LIT.slice(2).map(papyrusBurst)),
    cut(STEM, ...LIT.slice(2).map(papyrusCup)),
  ),
];
