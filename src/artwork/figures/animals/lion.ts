import { drawn, type Figure } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';
import { lying, standing } from './lionBodies.ts';
import { face, farEar, jaw, mane } from './lionHead.ts';

/** A lion: a maned male or a lioness, standing 1.15 m high or lying with his paws before him. */
export function lion(pose: 'lying' | 'standing' = 'standing', sex: 'male' | 'female' = 'male'): Figure {
  const lies = pose === 'lying';
  const isMale = sex === 'male';
  const scale = isMale ? 1.06 : 1;
  const body = placed({ scale: lies ? scale * 0.94 : scale });
  const head = placed({
    x: (lies ? 66 : 94) * scale,
    y: (lies ? -108 : isMale ? -112 : -116) * scale,
    scale: isMale ? 1 : 0.88,
  });
  return drawn(`lion ${pose}`, [
    ...(lies ? lying : standing)(body),
    ...(isMale ? [...mane(head, pose), ...face(head)] : [farEar(head), ...face(head), jaw(head)]),
  ]);
}
