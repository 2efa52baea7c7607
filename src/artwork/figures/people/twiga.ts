import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { calmBust } from './busts.ts';

const SKIN = { skin: '#8a5234', sun: '#c07c4c', deep: '#4f2a22' };
const [HAIR, HAIR_SHADE, HORN, KNOB] = ['#e9e4de', '#a9a2b4', '#c9803c', '#4a2118'];
const [CREAM, PATCH, PATCH_SHADE, GOLD] = ['#f9dfa4', '#bf5a26', '#873818', '#ffc23a'];

/** Patches as a giraffe's are: rows that swerve, narrow lines of cream between them. */
const patches = (): string[] => {
  const chance = random('turtleneck');
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 9 }, (_, at) => {
      const [x, y] = [290 + at * 96 + (row % 2) * 48, 610 + row * 86];
      const corner = (dx: number, dy: number) =>
        `${Math.round(x + dx + chance.between(-8, 8))},${Math.round(y + dy + chance.between(-8, 8))},1`;
      return [
        corner(-42, -24),
        corner(0, -40),
        corner(42, -24),
        corner(42, 24),
        corner(2, 40),
        corner(-42, 22),
      ].join(' ');
    }),
  ).flat();
};
/** Close curls, in rows over the crown. */
const curls = [
  '640,130 656,116 672,130',
  '700,150 716,136 732,150',
  '584,150 600,136 616,150',
  '640,196 656,182 672,196',
  '700,214 716,200 732,214',
  '584,216 600,202 616,216',
  '612,262 628,248 644,262',
  '556,276 572,262 588,276',
  '590,322 606,308 622,322',
  '556,356 572,342 588,356',
  '586,400 600,386 614,400',
  '752,176 766,164 780,176',
  '664,258 680,244 696,258',
];
const COLLAR =
  '516,596,1 600,640 706,626,1 712,720 740,790 840,850 960,960,1 300,960,1 400,850 480,790 512,700';

/** A woman with close grey hair in profile: her turtleneck is a giraffe's neck, two pins in her hair its horns. */
export const twiga: readonly Layer[] = [
  // The pins.
  cut(HORN, limb('574,124,15 552,30,11'), limb('664,106,15 664,10,11')),
  cut(KNOB, disc(551, 22, 22, 19), disc(664, 2, 22, 19)),
  ...calmBust(SKIN),
  within(
    HAIR,
    '806,206,1 778,142 714,98 624,84 536,106 472,174 450,280 462,380 494,452 514,498,1 584,502,1 608,470 632,420 636,340 690,320 712,262 752,226',
    cut(HAIR_SHADE, '560,50,1 512,190 510,330 560,430 600,470,1 560,600,1 380,600,1 380,50,1'),
  ),
  inked(HAIR_SHADE, 5, ...curls),
  cut(GOLD, disc(656, 424, 15)),
  within(
    CREAM,
    COLLAR,
    cut(PATCH, ...patches()),
    cut(
      { fill: PATCH_SHADE, opacity: 0.5 },
      '500,580,1 580,650 570,760 500,840 420,960,1 200,960,1 200,580,1',
    ),
  ),
  inked(CREAM, 16, '516,600 600,642 706,630'),
];
