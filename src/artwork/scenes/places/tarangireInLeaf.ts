import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { lovebirdFlying, lovebirdPerched } from '../../figures/animals/lovebirdsAsLeaves.ts';
import { light } from '../../light/light.ts';

const [SKY, LAND, BARK, SHADE] = ['#fbdcae', '#e39a58', '#8d5563', '#653a55'];

const TRUNK =
  '392,890,1 440,826 448,740 436,640 452,560,1 600,500,1 736,560,1 756,640 744,740 752,826 808,890,1';

/** Boughs from the trunk outwards, the left ones first. */
const BOUGHS = [
  '520,640,80 440,560,56 330,520,36 230,530,24 140,500,14 50,510,4',
  '330,520,30 230,450,18 130,430,11 40,390,4',
  '560,640,76 480,480,50 390,390,32 290,350,20 190,320,12 90,270,4',
  '390,390,28 350,290,17 270,220,11 200,160,4',
  '600,600,70 560,420,46 520,300,30 460,200,18 390,130,11 330,90,4',
  '540,350,30 580,270,20 570,200,13 620,130,4',
  '570,210,12 540,150,8 550,90,3',
  '640,600,72 670,440,44 730,320,28 790,230,16 800,150,10 850,80,4',
  '680,440,32 790,400,20 890,330,12 990,300,4',
  '690,640,76 770,550,52 870,510,34 970,520,22 1060,480,12 1150,490,4',
  '870,510,30 970,430,17 1070,400,10 1160,350,4',
  '230,530,20 180,590,11 100,610,4',
  '970,520,20 1030,590,11 1110,610,4',
  '520,300,26 480,290 440,270,10 400,240,4',
  '730,320,22 690,240,12 700,160,4',
  '290,350,18 220,380,11 130,370,4',
  '270,220,11 280,160,7 250,110,3',
  '1070,400,10 1130,420,7 1180,420,3',
  '970,430,17 990,350,10 1060,310,3',
  '970,520,20 1040,540,10 1130,560,3',
  '790,400,18 830,310,11 890,250,3',
];
const BOUGH = limb(BOUGHS.join(';'));

/** Feet along the boughs, a bird's breadth apart, as far to the right as the flock has come. */
const flock = (() => {
  const taken: [x: number, y: number][] = [];
  for (const bough of BOUGHS) {
    const row = points(bough);
    for (let at = 1; at < row.length; at++) {
      const [[x, y, half = 0], [toX, toY, toHalf = 0]] = [row[at - 1]!, row[at]!];
      const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 8);
      for (let step = 0; step < steps; step++) {
        const share = step / steps;
        const own = half + (toHalf - half) * share;
        const here: [number, number] = [x + (toX - x) * share, y + (toY - y) * share - own * 0.6];
        if (own > 46 || here[0] > 790 || here[1] < 110) continue;
        if (taken.some(([tx, ty]) => Math.hypot((tx - here[0]) / 55, (ty - here[1]) / 66) < 1)) continue;
        taken.push(here);
      }
    }
  }
  return taken.toSorted((a, b) => a[1] - b[1]);
})();

/** The dry months: a baobab without a leaf turns green as the lovebirds come in. */
export const tarangireInLeaf: readonly Picture[] = [
  picture(
    'places/tarangire-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [440, 480, 320, 380], camera: 'front' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(LAND, '-40,850,1 600,836 1240,850,1'),
    within(
      SHADE,
      BOUGH + outline(TRUNK),
      moved({ x: -16, y: -12 }, cut(BARK, BOUGH)),
      moved({ x: -16, y: 0 }, cut(BARK, outline(TRUNK))),
      cut(SHADE, '866,552,1 800,556 730,616 688,700 696,780 676,840 704,900,1 866,900,1'),
      inked(SHADE, 6, '500,610 512,700 490,836', '590,640 598,740 582,866'),
    ),
    ...flock.map(([x, y], at) =>
      moved({ x, y, scale: 0.62, flip: at % 3 === 1, turn: ((at * 7) % 5) * 6 - 12 }, ...lovebirdPerched),
    ),
    ...points('918,166,1 1026,258,1 1010,98,1 1132,170,1').map(([x, y], at) =>
      moved({ x, y, scale: 0.54, flip: true, turn: -14 + ((at * 3) % 4) * 5 }, ...lovebirdFlying),
    ),
  ),
];
