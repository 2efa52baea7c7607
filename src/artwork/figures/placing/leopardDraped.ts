import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [COAT, SHADE, LIT, INK] = ['#d9933f', '#93502f', '#fbc873', '#2c1029'];

/** The croup, the sinking back, the shoulder blade, the neck; below, the belly that sags over the bark. */
const BODY =
  '296,400 286,350 304,296 350,260 420,256 500,284 580,300 650,292 700,256 752,230 800,236 850,250 920,260 950,330 920,390 860,424 780,440 700,436 600,432 500,440 420,448 340,440';
const HIND = limb('368,350,88 424,404,68 454,452,47 442,504,34 420,550,23 417,592,19 424,622,20');
const HIND_PAW = outline('404,616 400,644 410,672 430,686 452,682 464,664 458,640 444,614 424,604');
const FORE = limb('776,310,84 764,384,62 758,436,46 776,496,35 800,548,27 812,584,21 818,606,21');
const FORE_PAW = outline('796,600 800,630 812,656 834,666 856,658 862,638 850,612 836,594 814,590');
const FAR_HIND =
  limb('498,430,40 520,500,27 510,548,20 514,572,19') +
  outline('496,566 494,590 504,612 522,620 540,610 542,590 532,566');
const TAIL =
  limb('318,372,28 288,436,25 280,520,22 292,604,20 298,664,19 284,716,18 248,744,17 206,738,15 192,712,13') +
  disc(192, 710, 13);
/** The far foreleg, along the bough, under the chin. */
const FAR_FORE = '800,330 900,340 980,344 1020,350 1046,372 1040,394 1000,404 920,408 800,416';

/** The marks of the coat: a ring broken in four, one broken in three, a blot. */
const ROSE =
  'M-15-2q0-11 10-14 6 1 4 6-7 2-7 9-4 3-7-1zM2-15q11-2 14 8-1 6-6 3-2-5-8-5-4-3 0-6zM16 2q1 10-8 14-6 0-5-5 6-2 7-8 3-4 6-1zM-2 15q-11 1-13-9 2-5 6-1 2 4 7 5 3 3 0 5z';
const RING =
  'M-14 4q-4-16 10-19 7 2 3 7-7 1-6 9-3 6-7 3zM4-14q12 2 12 16-3 5-7 1 0-8-6-11-3-3 1-6zM12 8q-6 10-20 6-5-5 2-7 7 3 12-2 5-1 6 3z';
const BLOT = 'M-8-1q2-7 9-6 8 2 6 8-4 6-10 4-6-2-5-6z';

/** How high the back stands at x, and how low the belly, in pixels. */
const BACK = '290,330 350,262 420,258 500,286 580,302 650,294 700,260 752,236 800,242 860,262 900,280';
const backAt = (x: number): number => {
  const row = points(BACK);
  const at = Math.max(
    1,
    row.findIndex(([right]) => right >= x),
  );
  const [[x0, y0], [x1, y1]] = [row[at - 1]!, row[at]!];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
};

/** The coat over the body: rows that follow the back, small along the spine and over the belly, large on the flank. */
const coat: Layer = (canvas) => {
  const source = canvas.random('coat');
  const [rose, ring, blot] = [ROSE, RING, BLOT].map((d) =>
    canvas.thing(`<path d="${d}" fill="${INK}"/>`),
  ) as [string, string, string];
  const heights = [0.07, 0.22, 0.42, 0.63, 0.82];
  heights.forEach((height, row) => {
    const gap = row === 0 ? 30 : 43;
    for (let x = 300 + (row % 2) * gap * 0.5; x < 850; x += gap * source.between(0.88, 1.12)) {
      const back = backAt(x);
      const y = back + (432 - back) * height + source.between(-5, 5);
      const isBlot = row === 0 || row === 4;
      canvas.use(isBlot ? blot : source.pick([rose, ring]), {
        x,
        y,
        turn: source.between(-40, 40),
        scale: Math.round((isBlot ? source.between(0.8, 1.1) : source.between(0.85, 1.12)) * 100) / 100,
        squash: row === 1 ? 0.76 : 1,
      });
    }
  });
};
/** Blots at some points, their third value the turn. */
const blots = (row: string): Layer =>
  moved({ x: 0, y: 0 }, (canvas) => {
    const blot = canvas.thing(`<path d="${BLOT}" fill="${INK}"/>`);
    for (const [x, y, turn] of points(row)) canvas.use(blot, { x, y, turn, scale: 0.9 });
  });

/** What hangs on the bough's far side: the other hind leg. */
export const leopardBehind: readonly Layer[] = [
  within(SHADE, FAR_HIND, cut('#6b3428', '530,480,1 528,560 540,620,1 560,600,1 560,480,1')),
  blots('510,510 524,536 508,562 520,590'),
];

/** A leopard that lies along a bough and lets tail and legs hang, without its head, in the picture's own pixels; the bark is at 404. */
export const leopardDraped: readonly Layer[] = [
  within(
    COAT,
    TAIL,
    cut(SHADE, limb('300,390,0 262,440,6 258,520,8 270,604,8 274,664,8 262,700,9 240,722,8 200,730,8')),
    blots('296,420 284,446 290,470,60 276,496 286,524 278,550,30 292,576 286,604 300,628 292,654'),
    cut(
      INK,
      limb('276,690,1 316,696,8; 262,714,1 290,734,9; 240,722,2 252,760,9'),
      '222,700,1 210,770,1 160,760,1 170,690,1',
    ),
  ),
  within(
    COAT,
    FAR_FORE,
    cut(SHADE, '800,380,1 900,376 980,384 1030,388 1050,380,1 1050,420,1 800,420,1'),
    blots('930,368 968,364 1000,372'),
    inked(INK, 3, '1018,396 1022,384 1032,378;1036,390 1038,380 1042,374'),
  ),
  within(
    COAT,
    outline(BODY) + HIND + HIND_PAW + FORE + FORE_PAW,
    cut(
      LIT,
      '280,380,1 290,290 350,250 430,246 500,276 580,290 650,284 700,246 750,220 860,240,1 850,262 790,256 744,262 704,296 650,318 580,326 500,312 420,288 356,296 326,340 316,400,1',
    ),
    cut(
      SHADE,
      '500,440,1 490,404 560,396 640,398 700,390 716,330,1 724,400 740,430 720,460,1; 860,440,1 836,420 850,370 890,360 960,330,1 960,440,1',
      '470,330,1 500,400 502,460 476,520 452,556 444,600 458,640 480,700,1 440,700,1 450,660 434,610 428,570 440,540 464,490 474,440',
      '846,340,1 836,420 812,460 826,520 838,570 880,640,1 850,680,1 846,640 814,590 800,540 784,490 790,430 820,400',
    ),
    coat,
    blots(
      '420,470 450,490,40 430,512 412,534,20 432,546 408,566 424,590 410,606,30 428,622 742,460 770,452,30 764,488 792,500,20 780,524 806,536 794,558,40 814,572 806,592',
    ),
    inked(
      INK,
      4,
      '422,684 424,664 416,652',
      '442,686 442,666 436,656',
      '824,664 824,646 816,634',
      '844,664 842,646 836,636',
    ),
  ),
];
