import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { hippoOnToes } from '../../figures/animals/hippoOnToes.ts';
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

/** Barbels in a long bend through the water: their places, turned along it. */
function shoal(): Layer[] {
  const chance = random('barbels');
  const fish = (belly: boolean) =>
    belly
      ? [cut(PALE, '-26,4,1 -4,9 22,5,1 4,5')]
      : [
          cut(
            {},
            '-38,1 -20,-10 8,-10 32,-3,1 48,-14,1 43,0 48,13,1 32,4,1 6,9 -20,9',
            '-6,-9,1 8,-20,1 14,-9,1',
          ),
        ];
  return Array.from({ length: 40 }, (_, at) => {
    const share = at / 39;
    const x = 1230 - share * 562 + chance.between(-44, 44) * (1 - share);
    const y = 360 - Math.sin(share * Math.PI) * 226 + chance.between(-88, 88) * (1 - share * 0.86);
    const scale = Math.round((0.4 + share * 0.52) * chance.between(0.8, 1.1) * 100) / 100;
    const turn =
      (Math.atan2(226 * Math.PI * Math.cos(share * Math.PI), 580) * 180) / Math.PI + chance.between(-6, 6);
    const placing = { x, y, scale, turn };
    return [
      moved({ ...placing, fill: share > 0.4 ? DEEP : TEAL }, ...fish(false)),
      ...(at % 2 === 0 ? [moved(placing, ...fish(true))] : []),
    ];
  }).flat();
}

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

const visitors = handInHand({
  dark: ROOM,
  cloth: '#0b3047',
  lit: '#14606c',
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
  cut('#1d7f80', disc(806, 636, 176, 9), disc(1150, 632, 90, 6)),
  ...shoal(),
  moved({ x: 1150, y: 630, scale: 0.5 }, ...hippoOnToes('#0b3d4e', '#165e6c', PALE)),
  moved({ x: 800, y: 634, scale: 0.84 }, ...hippoOnToes('#072c3e', '#0f4a5a', PALE)),
  roots('near', DEEP, 12, 960, 1260, 420),
];

/** Mzima Springs, for Tsavo: from the chamber under the water visitors look at the hippos. */
export const tsavoSpring: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('noon', 'kenya', 'behind'),
    plan({ subject: [140, 84, 836, 590], camera: 'back' }),
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
