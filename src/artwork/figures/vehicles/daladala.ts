import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { capitals } from '../../drawing/letters.ts';

const [TEAL, DEEP, CREAM, INK] = ['#2fb0aa', '#157078', '#fff3d8', '#0d2a33'];
const [SKIN, SKIN_SHADE, CORAL, SUN] = ['#8a5034', '#5c2f22', '#ee5a3d', '#f6bb36'];

/** A girl in a white scarf who leans out of the open side. */
const leaning: readonly Layer[] = [
  cut(CORAL, '536,420,1 470,420,1 462,360 474,310 536,290,1'),
  cut(CREAM, '496,164 452,160 430,196 436,244 452,280 456,330 500,372 540,350 540,210 524,176'),
  cut('#d9c8a4', '540,190,1 500,250 500,300 456,330 500,372 540,350,1'),
  within(
    SKIN,
    disc(458, 222, 25, 36),
    cut(SKIN_SHADE, '466,180,1 468,214 452,232,1 470,234 464,270,1 500,270,1 500,180,1'),
  ),
  inked(INK, 4, '440,218 447,223 454,218', '464,217 470,221 476,216', '446,238 456,248 470,240'),
];

/** The driver, who waits with his chin in his hand, and a woman beside him who laughs. */
const cab: readonly Layer[] = [
  cut(CORAL, '834,320,1 838,276 856,240 868,196 904,176 942,192 952,232 980,276 990,320,1'),
  cut('#a92c38', '930,184,1 952,232 980,276 990,320,1 900,320,1 900,280 930,250'),
  within(
    SKIN,
    disc(900, 234, 28, 38),
    cut(SKIN_SHADE, '904,180,1 908,222 892,242,1 912,246 908,290,1 950,290,1 950,180,1'),
  ),
  inked(INK, 5, '880,230 888,223 896,229', '910,228 918,222 926,228'),
  cut(CREAM, '884,252,1 900,258 918,250,1 912,266 890,266'),
  cut(SUN, '604,320,1 618,286 650,268 690,270 728,290 742,320,1'),
  cut('#cf8420', '742,320,1 728,290 690,270,1 670,320,1'),
  within(
    SKIN,
    disc(664, 236, 30, 40),
    cut(SKIN_SHADE, '668,190,1 670,226 652,246,1 674,248 668,300,1 720,300,1 720,190,1'),
  ),
  cut(CREAM, '632,222,1 634,190 650,184 682,184 696,192 697,220,1 664,214'),
  cut('#d9c8a4', '672,184,1 696,192 697,220,1 676,216,1'),
  inked(INK, 5, '642,234,1 656,235,1', '676,234,1 690,233,1', '650,262,1 664,260,1'),
  cut(SKIN, limb('728,326,15 724,306,13 702,276,11'), disc(692, 270, 18, 13)),
];

/** A Zanzibar daladala that has stopped, seen from before it: 520 pixels wide, its wheels at 640. */
export const daladala: readonly Layer[] = [
  // Load on the roof, the open side that runs back, who leans out there.
  cut('#5aa04a', disc(620, 14, 60, 34), disc(700, 6, 70, 40)),
  cut(CORAL, panel('790,40,10 790,-30 980,-30 980,40,10')),
  cut(INK, '530,26,1 484,138,1 484,560,1 560,590,1'),
  ...leaning,
  cut('#7c3f22', '530,392,1 478,380,1 478,508,1 530,540,1'),
  cut(CREAM, '534,22,1 470,128,1 470,144,1 534,56,1'),
  // Wooden body behind the cab, its board.
  cut('#a8602c', box(530, 26, 520, 30), box(530, 26, 22, 500), box(1028, 26, 22, 500)),
  cut(INK, box(552, 56, 476, 480)),
  // Cab.
  within(
    TEAL,
    panel('566,560,16 566,300,10 590,120,30 990,120,30 1014,300,10 1014,560,16'),
    cut(DEEP, '880,100,1 1040,100,1 1040,600,1 760,600,1'),
    cut(CREAM, box(560, 410, 460, 44)),
    cut('#d9b890', '822,410,1 1020,410,1 1020,454,1 808,454,1'),
  ),
  within(INK, panel('598,310,10 616,160,18 964,160,18 982,310,10'), ...cab),
  cut(CREAM, panel('566,132,6 566,64,6 1014,64,6 1014,132,6')),
  inked(INK, 8, ...capitals('JAMBIANI', 628, 78, 7)),
  // Lamps, grille, bumper, wheels.
  cut(CREAM, disc(622, 372, 34), disc(958, 372, 34)),
  cut(SUN, disc(622, 372, 20), disc(958, 372, 20)),
  inked(INK, 8, '690,354,1 890,354,1', '690,376,1 890,376,1', '690,398,1 890,398,1'),
  cut(INK, panel('556,560,8 556,500,8 1024,500,8 1024,560,8'), box(584, 556, 70, 84), box(926, 556, 70, 84)),
];
