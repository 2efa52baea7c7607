import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { alongRow } from '../../drawing/alongRow.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';

/** The colours of a chameleon and its twig, in the light or out of it. */
export type Inks = Readonly<
  Record<'skin' | 'flank' | 'light' | 'shade' | 'dark' | 'iris' | 'white' | 'ink' | 'twig' | 'bark', string>
>;

/** The middle of the tail's coil, and its reach. */
const TAIL_END = { x: 944, y: 776, r: 82 };

/** A tail that rolls itself up. */
const tail: Knot[] = [
  [1096, 570, 40],
  [1142, 640, 34],
  [1130, 730, 27],
  [1098, 798, 24],
  [1054, 848, 23],
  [1000, 866, 22],
  ...Array.from({ length: 17 }, (_, at): Knot => {
    const turn = 1.6 + at * 0.5;
    const reach = TAIL_END.r * Math.exp(-at * 0.095);
    return [
      Math.round(TAIL_END.x + Math.cos(turn) * reach),
      Math.round(TAIL_END.y + Math.sin(turn) * reach),
      at === 16 ? 3 : Math.round(21 * Math.exp(-at * 0.07)),
    ];
  }),
];

/** Cones on the upper side of a row of points, the first the tallest, their feet within: the crests of a back and a throat. */
const crest = (row: string, count: number, rise: number): string => {
  const at = alongRow(row);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const [[x, y], [left, top], [right, foot]] = [
      at(share),
      at(share - 0.4 / count),
      at(share + 0.4 / count),
    ];
    const [dx, dy] = [right - left, foot - top];
    const length = Math.hypot(dx, dy);
    const raised = (px: number, py: number, by: number) =>
      `${Math.round(px + (dy * by) / length)},${Math.round(py - (dx * by) / length)},1`;
    return `${raised(left, top, -Math.sign(rise) * 12)} ${raised(x - dx * 0.1, y - dy * 0.1, rise * (1 - share * 0.5))} ${raised(right, foot, -Math.sign(rise) * 12)}`;
  }).join(';');
};

/** The trunk, without legs and tail. */
const BODY =
  '770,540,1 900,450 960,466 1010,440 1070,436 1120,486 1150,570 1158,640,1 1120,650 1050,670 970,684 890,690 830,668 752,608,1';

/** A foot on the twig: two bundles of toes like a pair of pincers. */
const foot = (x: number, y: number, tone: string, claws: string): Layer =>
  moved(
    { x, y },
    cut(claws, limb('-28,24,9 -22,50,1;24,24,9 19,49,1')),
    cut(
      tone,
      '-4,-38 -26,-34 -42,-10 -42,16 -34,42 -18,42 -18,20 -8,4 2,4 12,18 12,40 28,42 36,16 36,-12 22,-34 4,-40',
    ),
  );

/** A bent leg, in limbs with round ends: from the body over its elbow to the wrist. */
const leg = (...limbs: readonly string[]): string => limbs.map((row) => roundEnded(row, 0, -1)).join('');

const FORELEG = leg('908,596,38 930,634,29 938,658,18', '937,660,19 900,686,17 862,694,16');

/** The head in profile with its casque, its mouth shut; 0,0 is the tip of the snout. */
const head = ({ skin, flank, light, shade, dark }: Inks): readonly Layer[] => [
  cut(light, crest('30,74 60,88 100,106 150,122 196,130', 6, -22)),
  within(
    skin,
    '4,-4,1 80,24 140,38 190,30 230,38 256,40,1 244,104 204,132 150,126 100,108 50,84 12,46 -2,14',
    cut(shade, '40,90,1 120,92 200,100 262,40,1 300,140,1 100,170,1'),
  ),
  within(
    skin,
    '0,6,1 -16,-14 0,-40 34,-60 84,-108 150,-142 216,-170 290,-230,1 296,-150 274,-80 282,-20 254,44,1 230,40 190,32,1 140,40 80,28',
    cut(flank, '170,-60,1 230,-116 300,-250,1 340,-100,1 290,16,1 262,-4 214,-50'),
  ),
  cut(light, limb('182,-66,1 238,-122,7 288,-226,1'), limb('6,-38,1 40,-62,5 88,-106,4 150,-140,0')),
  cut(dark, limb('0,6,2 84,29,3 140,41,4 190,35,4 212,10,1')),
  cut(dark, disc(20, -28, 5)),
];

/** A chameleon on its twig, in profile to the left, in pixels; its near eye, a turret of rings, is turned to us. */
export const chameleonOnTwig = (inks: Inks): readonly Layer[] => {
  const { skin, flank, light, shade, dark, iris, white, ink, twig, bark } = inks;
  return [
    cut(bark, limb('380,838,0 520,820,8 640,790,14 700,768,18 900,734,26 1300,664,36 1860,480,50')),
    cut(twig, limb('380,836,0 520,815,5 640,784,8 700,762,12 900,724,18 1300,652,27 1860,464,38')),
    inked(
      bark,
      5,
      '690,770 676,744 684,716',
      '1180,690 1204,650 1250,630',
      '1420,640 1460,600 1500,596',
      '1640,566 1650,532 1690,510',
    ),
    cut(shade, leg('830,590,40 790,640,28 754,662,17', '756,660,17 730,690,16 720,716,15')),
    foot(716, 736, shade, light),
    within(shade, limb(tail), moved({ x: -7, y: -7 }, cut(flank, limb(tail)))),
    cut(light, crest('976,452 1010,444 1040,438 1070,443 1098,463 1121,495 1137,530', 7, 28)),
    within(
      flank,
      outline(BODY) + FORELEG,
      cut(shade, '740,600,1 800,616 860,640 980,648 1040,636 1084,612,1 1104,636 1112,700,1 740,720,1'),
      cut(
        dark,
        limb('1012,430,10 1016,520,13 996,606,2'),
        limb('1060,424,12 1072,520,13 1046,604,2'),
        limb('1112,440,12 1120,540,11 1096,600,2'),
      ),
      cut(skin, FORELEG),
      // What the head shades.
      moved(
        { x: 710, y: 496, turn: 18 },
        cut(shade, '150,-100,1 290,-230,1 296,-150 274,-80 278,-20 262,60 236,116 200,130 100,114,1'),
      ),
    ),
    foot(852, 712, skin, light),
    moved({ x: 690, y: 486, turn: 18 }, cut(shade, disc(56, -84, 40, 38)), ...head(inks)),
    moved(
      { x: 812, y: 470 },
      cut(shade, disc(0, 0, 76)),
      cut(light, disc(0, 0, 65)),
      cut(skin, disc(0, 0, 53)),
      cut(shade, disc(0, 0, 42)),
      cut(iris, disc(0, 0, 29)),
      cut(ink, disc(0, 0, 18)),
      cut(white, disc(-7, -7, 6)),
    ),
    foot(1078, 688, skin, light),
    cut(skin, leg('1084,594,44 1040,628,35 1023,649,19', '1024,648,19 1046,668,18 1076,672,17')),
  ];
};
