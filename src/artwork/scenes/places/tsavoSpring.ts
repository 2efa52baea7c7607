import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { hippoDancing } from '../../figures/animals/hippoDancing.ts';
import { handInHand, handInHandShadow } from '../../figures/people/handInHand.ts';
import { light } from '../../light/light.ts';

const [ROOM, WALL, DEEP, TEAL, SEA, PALE, CREAM, CORAL] = [
  '#04121f',
  '#0a2a3a',
  '#0d4a5c',
  '#14737e',
  '#3fae9f',
  '#9fe3bf',
  '#f1fbd2',
  '#f26a3d',
];

/** The three panes of the round chamber, the outer ones nearer to us. */
const PANES = [
  '-60,10,1 104,72,1 104,690,1 -60,770,1',
  '140,84,1 976,84,1 976,676,1 140,676,1',
  '1012,72,1 1260,-10,1 1260,800,1 1012,690,1',
];

/** Barbels in a loose shoal under the light: where each swims, how large, and how it is turned. */
const SHOAL = [
  [446, 268, 0.6, 14],
  [508, 214, 0.8, -8],
  [560, 282, 0.55, 10],
  [606, 190, 0.62, -16],
  [622, 244, 1.15, 6],
  [724, 226, 0.8, -12],
  [756, 284, 1.4, 3],
  [774, 178, 0.6, -20],
  [842, 232, 1.05, -8],
  [886, 282, 0.55, 8],
  [906, 190, 0.8, -18],
  [1150, 270, 1.1, -10],
] as const;

const shoal = (): Layer[] =>
  SHOAL.flatMap(([x, y, scale, turn], at) => {
    const placing = { x, y, scale, turn };
    return [
      moved(
        { ...placing, fill: at % 3 === 0 ? TEAL : DEEP },
        cut({}, '-40,1 -24,-11 8,-11 32,-3,1 48,-13,1 44,0 48,12,1 32,4,1 8,10 -24,10'),
      ),
      moved(placing, cut(PALE, '-32,4,1 -4,9 24,4,1 -4,5')),
    ];
  });

/** Roots of raffia palms that hang from the bank into the water. */
function roots(seed: string, ink: string, count: number, from: number, to: number, far: number): Layer {
  const chance = random(`roots ${seed}`);
  return cut(
    ink,
    ...Array.from({ length: count }, () => {
      const [x, long, sway] = [
        chance.between(from, to),
        far * chance.between(0.35, 1),
        chance.between(-50, 50),
      ];
      return limb(
        `${Math.round(x)},-30,${chance.between(4, 11).toFixed(1)} ${Math.round(x + sway * 0.2)},${Math.round(90 + long * 0.4)},${chance.between(3, 6).toFixed(1)} ${Math.round(x + sway)},${Math.round(90 + long * 0.75)},2.5 ${Math.round(x + sway * 0.7)},${Math.round(90 + long)},0`,
      );
    }),
  );
}

const NEAR = { dark: '#0a3346', hide: '#16586a', face: '#3f8a8c', lit: '#b9efcb' };
const FAR = { dark: '#1d8087', hide: '#2a9793', face: '#3fae9f', lit: '#8ad9bd' };

const visitors = handInHand({
  dark: ROOM,
  skin: '#3a2226',
  skinLit: '#6e4238',
  cloth: '#0c3a52',
  lit: '#17707a',
  rim: PALE,
  pack: [CORAL, '#ff9a5c'],
});

const water: Layer[] = [
  wash(TEAL),
  cut('#1d8a8c', '-60,-20,1 1260,-20,1 1260,430 900,500 500,520 200,450 -60,400,1'),
  cut(SEA, '60,-20,1 1260,-20,1 1260,290 1000,380 700,420 380,360 160,240'),
  cut('#6cc9ad', '260,-20,1 1200,-20,1 1130,200 900,290 680,300 440,230'),
  cut(PALE, '380,-20,1 1080,-20,1 980,150 760,196 560,176'),
  cut(CREAM, '470,-20,1 960,-20,1 880,120 720,138 560,124'),
  roots('far', '#4fb9a2', 16, 900, 1260, 330),
  roots('left', '#2f9a96', 12, -40, 260, 300),
  cut(
    CREAM,
    limb(
      '300,112,0 400,104,4 500,116,0;880,130,0 980,118,4 1080,128,0;400,150,0 470,144,3 560,152,0;760,158,0 850,150,4 950,160,0;560,176,0 640,170,3 720,178,0',
    ),
  ),
  // Shafts of the sun.
  cut(
    { fill: CREAM, opacity: 0.22 },
    '560,60,1 640,60,1 460,640,1 260,640,1',
    '700,60,1 740,60,1 720,660,1 600,660,1',
    '800,60,1 880,60,1 1060,640,1 900,640,1',
    '930,60,1 970,60,1 1260,560,1 1180,600,1',
  ),
  // The bed, and the net of light on it.
  cut('#2f9a90', '-60,580,1 100,560 300,572 500,560 760,574 960,560 1260,576,1 1260,820,1 -60,820,1'),
  cut('#58b99f', '-60,610,1 200,590 420,600 620,588 860,600 1000,590 1260,606,1 1260,820,1 -60,820,1'),
  cut(
    PALE,
    limb(
      '150,640,0 240,632,3 330,642,0;360,616,0 440,610,3 520,620,2 560,612,0;620,650,0 700,640,4 800,652,3 900,642,0;880,612,0 940,606,2 1000,614,0;1040,640,0 1110,632,3 1200,644,0;430,660,0 520,650,3 600,662,0',
    ),
  ),
  cut('#2f9a90', disc(930, 640, 250, 12), disc(196, 604, 80, 5)),
  moved({ x: 196, y: 602, scale: 0.3, flip: true }, ...hippoDancing(FAR)),
  ...shoal(),
  moved({ x: 948, y: 640, scale: 0.96 }, ...hippoDancing(NEAR)),
  cut(CREAM, disc(656, 342, 7), disc(670, 318, 5), disc(658, 296, 6)),
  roots('near', DEEP, 9, 1040, 1260, 300),
];

/** Mzima Springs, for Tsavo: from the chamber under the water visitors look at the hippos. */
export const tsavoSpring: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('noon', 'kenya', 'behind'),
    plan({ subject: [660, 340, 310, 230], camera: 'back' }),
    wash(ROOM),
    within(TEAL, PANES.join(';'), ...water),
    // Light trembles on the ceiling.
    cut(WALL, '-60,-20,1 1260,-20,1 1012,60,1 104,60,1'),
    cut(
      DEEP,
      limb(
        '180,40,0 300,28,3 420,44,2 500,34,0;460,14,0 600,4,3 760,22,3 860,10,0;640,48,0 760,38,3 900,50,0;220,10,0 300,2,2 380,12,0;880,30,0 960,22,2 1040,34,0',
      ),
    ),
    // The sill, and the windows' light on the floor.
    cut(WALL, '-60,800,1 104,706,1 140,692,1 976,692,1 1012,706,1 1260,830,1 1260,960,1 -60,960,1'),
    cut('#0e4355', '150,706,1 966,706,1 1130,960,1 -20,960,1'),
    cut(TEAL, '420,706,1 700,706,1 800,960,1 300,960,1'),
    cut(
      SEA,
      limb(
        '460,740,0 540,730,4 620,744,0;380,800,0 470,786,5 590,806,4 660,792,0;560,850,0 680,836,6 790,858,0;300,880,0 420,866,6 520,886,0;700,770,0 800,760,4 880,774,0;850,850,0 930,836,5 1020,856,0;180,780,0 250,770,4 320,784,0',
      ),
    ),
    cut('#06202f', '104,706,1 140,692,1 90,960,1 -40,960,1', '976,692,1 1012,706,1 1260,960,1 1100,960,1'),
    moved({ x: 300, y: 812, scale: 0.73, squash: -0.62, lean: -0.12, fill: '#06202f' }, handInHandShadow),
    moved({ x: 300, y: 812, scale: 0.73 }, ...visitors),
  ),
];
