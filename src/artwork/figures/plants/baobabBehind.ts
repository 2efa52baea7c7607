import type { Layer } from '../../canvas/canvas.ts';
import type { Random } from '../../canvas/random.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [LIT, SHADE] = ['#ffcf74', '#a83a22'];
/** The side of the bole that is lit, the line where the shade begins, and the side in shade. */
const [LEFT, EDGE, RIGHT] = [
  '760,940,1 776,760 768,640 780,520 826,420 846,340,1',
  '924,330,1 908,400 860,500 856,620 880,760 866,940,1',
  '1040,340,1 1062,420 1110,520 1124,640 1112,760 1130,940,1',
];
/** The stubs on top of the bole: where each begins, its heading in degrees, its length and half its thickness. */
const STUBS = [
  [868, 376, -158, 112, 34],
  [886, 350, -124, 112, 38],
  [962, 384, -92, 108, 38],
  [1000, 346, -60, 108, 38],
  [1020, 376, -24, 112, 34],
] as const;

/** A bough that forks three times into ever finer twigs, as limbs. */
function bough(
  random: Random,
  [x, y, heading, length, half]: readonly [number, number, number, number, number],
  forks = 3,
): string[] {
  const way = (turn: number, far: number): [number, number] => {
    const angle = ((heading + turn) / 180) * Math.PI;
    return [Math.round(x + Math.cos(angle) * far), Math.round(y + Math.sin(angle) * far)];
  };
  const bend = random.between(-14, 14);
  const [tip, middle] = [way(0, length), way(bend, length * 0.5)];
  const thin = forks === 0 ? 0 : half * 0.58;
  const wood = limb(`${x},${y},${half} ${middle.join(',')},${half * 0.72} ${tip.join(',')},${thin}`);
  if (forks === 0) return [wood];
  const from = way(0, length * 0.86);
  return [
    wood,
    ...[-1, 1].flatMap((side) =>
      bough(
        random,
        [...from, heading + side * random.between(16, 36), length * random.between(0.6, 0.86), half * 0.56],
        forks - 1,
      ),
    ),
  ];
}

/** A bare baobab: a bole like a bottle and a crown like roots, lit from the left. */
export const baobabBehind: Layer = (canvas) => {
  const random = canvas.random('baobab');
  const crown = STUBS.map((stub) => bough(random, stub).join(''));
  const reversed = EDGE.split(' ').reverse().join(' ');
  cut(LIT, ...crown.slice(0, 2), `${LEFT} ${EDGE}`)(canvas);
  cut(SHADE, ...crown.slice(2), `${reversed} ${RIGHT}`)(canvas);
};
