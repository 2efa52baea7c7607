import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [SEA, BACK, MOUTH, INK] = ['#8fdcd0', '#0b4d68', '#f2604c', '#0a2433'];
const [WHITE, SHADE, SKIN, GOLD] = ['#fffaf0', '#c9dde0', '#5a2a1e', '#ffc23d'];

/** An upper tooth, its point at y 0. */
const TOOTH: readonly Layer[] = [
  cut(WHITE, '-70,-240,1 70,-240,1 40,-80 0,0,1 -40,-80'),
  cut(SHADE, '16,-240,1 70,-240,1 40,-80 0,0,1'),
];

/** A lower one, which is a man's kanzu: his throat at y 0. */
const KANZU: readonly Layer[] = [
  cut(WHITE, '-24,0,1 -8,6 6,6 24,0,1 64,50 92,400,1 -92,400,1 -64,50'),
  cut(SHADE, '2,4,1 24,0,1 64,50 92,400,1 22,400,1'),
];

/** His head in profile, to the right; his kofia, his beard. */
const HEAD = cut(
  SKIN,
  '-46,-86,1 36,-86,1 42,-70 40,-58,1 58,-36 54,-30 46,-29,1 50,-18 44,-12,1 46,4 28,10 14,6,1 18,30,1 -24,30,1 -24,-10 -46,-40',
);
const BEARD = cut(WHITE, '-20,-44,1 0,-30 40,-22,1 50,0 34,26 8,20 -16,-10');
const kofia = (fill: string) => cut(fill, '-52,-72,1 -46,-136,1 38,-136,1 46,-78,1');

/** An arm that lifts a small cup of coffee to the mouth. */
const COFFEE: readonly Layer[] = [
  cut(WHITE, limb('6,84,24 72,152,24 94,40,17')),
  cut(SKIN, disc(90, 20, 17, 20)),
  cut(GOLD, '54,-24,1 100,-18,1 92,20,1 66,16,1'),
];

const along = (row: string, ...layers: readonly Layer[]) =>
  points(row).map(([x, y]) => moved({ x, y }, ...layers));

/** Stone Town's Jaws Corner: men in white, of whom the jaws have their lower teeth. */
export const zanzibarJaws: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [180, 240, 840, 600], camera: 'front' }),
    wash(SEA),
    cut(BACK, '-40,940,1 -40,420,1 60,240 320,40 600,-10 880,40 1140,240 1240,420,1 1240,940,1'),
    within(
      MOUTH,
      '60,640,1 160,300 600,180 1040,300 1140,640,1 1040,860 600,890 160,860',
      ...along('130,540 224,480 340,408 468,366 600,352 732,366 860,408 976,480 1070,540', ...TOOTH),
      moved({ x: 206, y: 690 }, HEAD, kofia(GOLD)),
      moved({ x: 402, y: 620 }, HEAD, kofia(WHITE)),
      moved({ x: 600, y: 590, flip: true }, HEAD, kofia(GOLD)),
      moved({ x: 798, y: 620, flip: true }, HEAD, kofia(WHITE)),
      moved({ x: 994, y: 690, flip: true }, HEAD, kofia(WHITE)),
      ...along('206,690 402,620 600,590 798,620 994,690', ...KANZU),
      moved({ x: 402, y: 620 }, ...COFFEE),
      moved({ x: 600, y: 590, flip: true }, BEARD),
      moved({ x: 994, y: 690, flip: true }, BEARD),
    ),
    cut(
      INK,
      disc(220, 200, 30),
      disc(980, 200, 30),
      '520,110,1 540,84 570,90 560,104;680,110,1 660,84 630,90 640,104',
    ),
    cut(WHITE, disc(210, 190, 9), disc(970, 190, 9)),
  ),
];
