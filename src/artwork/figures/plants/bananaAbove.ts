import { outline } from '../../drawing/brush.ts';

/** A banana plant seen from above: its leaves in shade, their lit halves and their ribs, as path data of the picture. */
export interface BananaCrown {
  leaves: string;
  lit: string;
  ribs: string;
}

/** Where a banana plant stands under the eye, in pixels: how long its leaves are, and by how much it is turned in degrees. */
export interface CrownPlace {
  x: number;
  y: number;
  reach: number;
  turn: number;
}

/** The crown of a banana plant from above, eight torn paddles around a heart, the sun low at the upper right. */
export function bananaAbove({ x, y, reach, turn }: CrownPlace): BananaCrown {
  const crown: BananaCrown = { leaves: '', lit: '', ribs: '' };
  for (let leaf = 0; leaf < 8; leaf++) {
    const angle = ((turn + leaf * 45 + [0, 8, -6, 10, -8, 4, -10, 6][leaf]!) * Math.PI) / 180;
    const long = reach * [1, 0.82, 0.96, 0.74, 1, 0.86, 0.92, 0.78][leaf]!;
    const bend = long * (leaf % 2 === 0 ? 0.1 : -0.1);
    const wide = reach * 0.17;
    const at = (along: number, aside: number, corner = 0) => {
      const off = aside + bend * 4 * along * (1 - along) - bend * along;
      const [dx, dy] = [along * long, off];
      return `${Math.round(x + dx * Math.cos(angle) - dy * Math.sin(angle))},${Math.round(y + dx * Math.sin(angle) + dy * Math.cos(angle))},${corner}`;
    };
    // A tear or two reaches in from the rim of each half.
    const half = (side: number) => [
      at(0.06, 0, 1),
      at(0.16, side * wide * 0.9),
      at(0.34, side * wide * 1.1),
      at(0.46, side * wide * 1.06, 1),
      at(0.47, side * wide * 0.4, 1),
      at(0.51, side * wide * 1.06, 1),
      at(0.64, side * wide),
      at(0.72, side * wide * 0.84, 1),
      at(0.71, side * wide * 0.36, 1),
      at(0.76, side * wide * 0.76, 1),
      at(0.9, side * wide * 0.5),
      at(1, 0, 1),
    ];
    const rib = [at(0.9, 0), at(0.7, 0), at(0.5, 0), at(0.3, 0), at(0.06, 0, 1)];
    crown.leaves += outline([...half(1), ...half(-1).reverse().slice(1, -1)].join(' '));
    // The half of the leaf that faces the sun.
    const side = Math.sin(angle) * 0.7 + Math.cos(angle) * 0.7 > 0 ? -1 : 1;
    crown.lit += outline([...half(side), ...rib.slice(0, -1)].join(' '));
    crown.ribs += `M${at(0.04, 0).split(',').slice(0, 2).join(' ')}Q${at(0.5, bend * 0.5)
      .split(',')
      .slice(0, 2)
      .join(' ')} ${at(0.94, 0).split(',').slice(0, 2).join(' ')}`;
  }
  return crown;
}
