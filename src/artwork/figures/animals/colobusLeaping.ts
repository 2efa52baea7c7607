import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [RED, LIGHT, DEEP, BLACK] = ['#d83c26', '#ff8a4e', '#98262c', '#1b1426'];
const [WHITE, FUR, PINK, GOLD] = ['#fff8e4', '#b08c86', '#e88c84', '#ffc04c'];

/** A hand or a foot at (x, y), its long fingers spread `turn` degrees from the right. */
const hand = (x: number, y: number, turn: number): string[] =>
  [-34, -12, 12, 36].map((spread) => {
    const angle = ((turn + spread) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return limb(
      `${x},${y},6 ${x + dx * 14},${y + dy * 14},4 ${Math.round(x + dx * 32)},${Math.round(y + dy * 32)},2`,
    );
  });

/** A tuft of the white mane: from the cheek at (x, y) back to its tip. */
const tuft = (x: number, y: number, tipX: number, tipY: number): string =>
  limb(`${x},${y},14 ${(x + tipX) / 2},${(y + tipY) / 2 + 3},11 ${tipX},${tipY},0`);

/** A red colobus of Zanzibar in the middle of its leap to the right, seen from below; its middle is the origin. */
export const colobusLeaping: readonly Layer[] = [
  // The tail, and the far limbs.
  cut(DEEP, limb('-96,-20,9 -180,-60,9 -270,-30,9 -340,50,9 -420,96,9 -500,70,9 -520,20,7 -490,0,4')),
  cut(BLACK, limb('86,-26,14 132,-62,20 190,-104,13 244,-112,9'), ...hand(244, -112, -16)),
  cut(DEEP, limb('-70,-16,34 -130,-30,27 -184,-8,15')),
  cut(BLACK, limb('-168,-16,15 -206,4,12 -250,40,9'), ...hand(-250, 40, 138)),
  // Trunk: red above, white below.
  cut(RED, '-128,-2 -116,-44 -50,-62 30,-62 96,-56 128,-22 112,20 60,38 -20,36 -96,36'),
  cut(WHITE, '-110,24 -60,6 0,2 60,4 116,-10 112,22 60,38 -20,38 -90,38'),
  cut(FUR, '-96,34,1 -40,22 20,22 84,14,1 60,38 -20,38'),
  cut(LIGHT, limb('-120,-30,0 -90,-50,4 -20,-60,5 40,-58,0')),
  cut(BLACK, '36,-62,1 100,-58 132,-24 118,18 84,16 60,-6 44,-34'),
  // The near leg.
  cut(RED, limb('-66,2,36 -124,30,33 -186,58,18 -222,66,13')),
  cut(DEEP, limb('-70,30,8 -126,58,9 -186,72,5 -222,76,3')),
  cut(BLACK, limb('-204,60,15 -250,78,11 -292,74,8'), ...hand(-292, 74, 172)),
  // The near arm.
  cut(BLACK, limb('70,-12,18 124,14,25 190,36,16 266,14,9'), ...hand(266, 14, -18)),
  // Head: the mane blown back, a crown of red, a black face with pale lips.
  cut(
    WHITE,
    tuft(136, -88, 86, -106),
    tuft(146, -98, 112, -132),
    tuft(134, -72, 76, -80),
    tuft(138, -56, 84, -52),
    tuft(150, -44, 112, -18),
    tuft(164, -38, 148, -4),
    disc(150, -68, 32, 34),
  ),
  cut(RED, '122,-88 132,-114 158,-120 182,-104 186,-90,1 160,-98 138,-90'),
  cut(BLACK, '140,-72 148,-94 170,-98 188,-92,1 192,-80 206,-70 210,-58 198,-50 176,-46 150,-48'),
  cut(FUR, limb('166,-84,2 178,-87,3 190,-83,2')),
  cut(GOLD, disc(180, -76, 4)),
  cut(PINK, '186,-52,1 200,-55 206,-54 200,-49 188,-48,1'),
];
