import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { claspedHands, guestShade, guestSteppingUp, porterOnWall } from '../../figures/people/overTheWall.ts';
import { canopy } from '../../land/canopy.ts';
import { stoneWall } from '../../land/stoneWall.ts';
import { limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

/** Leaves of a potato plant around its foot, each turned so far from the right, in hundredths of the plant. */
const leaves = (turns: readonly number[], long: number) =>
  turns.map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.85];
    const [x, y, tipX, tipY] = [dx * 0.5, dy * 0.62, dx, dy].map(Math.round);
    return limb(`0,0,8 ${x},${y},27 ${tipX},${tipY},0`);
  });

/** A potato plant, 200 pixels wide: leaves in shade, and those in the sun. */
const potato: readonly Layer[] = [
  cut('#123a3c', ...leaves([-2, -28, -56, -120, -178], 118)),
  cut('#2f7848', ...leaves([-88, -38, -148], 104)),
  cut('#8cc850', ...leaves([-112, -166, -64], 80)),
];

/** Its rows before the wall, the nearest the largest. */
const potatoes: readonly Layer[] = [
  { y: 798, scale: 0.34, apart: 66, from: -20 },
  { y: 858, scale: 0.58, apart: 104, from: -60 },
  { y: 940, scale: 0.94, apart: 152, from: 10 },
].flatMap(({ y, scale, apart, from }, row) =>
  Array.from({ length: 20 }, (_, at) => ({
    x: from + at * apart + ((at * 37) % 23),
    y: y + (((at * 53) % 17) - 8),
    scale: scale * (0.86 + ((at * 7) % 5) / 14),
    turn: ((at * 29) % 19) - 9,
    flip: at % 3 === 1,
  }))
    .filter(({ x }) => x < 1260 && !(row === 0 && x > 390 && x < 550))
    .map((place) => moved(place, ...potato)),
);

/** Where the fields end under Bisoke: a porter helps a guest over the buffalo wall. */
export const volcanoTripWall: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [690, 230, 150, 170], camera: 'below' }),
    strata(['#f2bc80', '#f9d8a0', '#fff0cc'], { height: 420 }),
    // Bisoke.
    cut(
      '#c8cdee',
      '-240,520,1 0,410 180,310 330,180 430,104,1 500,112 560,98 640,108 700,96 760,110,1 880,210 1030,320 1280,430,1 1280,560,1',
    ),
    cut(
      '#a3aee4',
      '760,110,1 880,210 1030,320 1280,430,1 1280,560,1 520,560,1 590,420 650,300 690,190 700,96,1',
      '500,112,1 450,190 350,300 180,430,1 250,430,1 380,310 466,190;600,103,1 580,220 510,340 420,430,1 470,430,1 550,340 600,220',
    ),
    canopy('#7a8cc4', '-60,410 100,390 300,400 520,382 760,394 1000,370 1260,386', 16),
    canopy('#23456c', '-60,430 140,420 300,440 520,426 760,436 1000,410 1260,420', 28, '#5c9488', 'left'),
    moved({ x: 760, y: 452 }, ...porterOnWall),
    stoneWall(
      { top: 448, foot: 760, courses: 5 },
      { gap: '#15132e', stones: ['#3a3856', '#46425e', '#302f4e'], lit: '#a88880', glint: '#e8bc94' },
    ),
    moved({ x: 548, y: 902, scale: 0.97 }, guestShade('#191636')),
    // The field: ridges of potato plants, lit on their left.
    floor('#3c2838', '-40,760 300,750 640,764 900,750 1240,758'),
    ...potatoes,
    moved({ x: 440, y: 800, scale: 0.97 }, ...guestSteppingUp),
    moved({ x: 648, y: 364, scale: 1.06 }, ...claspedHands),
  ),
];
