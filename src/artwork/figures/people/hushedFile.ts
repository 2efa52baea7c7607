import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** One who goes on tiptoe to the left: where, what is worn (coat, hat, legs), the load on the back, and where the knee is. */
interface Walker extends Placing {
  coat: string;
  hat: string;
  legs: string;
  /** Outline of the load; none when left out. */
  load?: string;
  pack?: string;
  /** How far the fore knee is lifted. */
  lift: number;
  stick?: string;
  stoop?: number;
  /** Lays a finger on the lips. */
  hush?: boolean;
}

const [SKIN, DARK] = ['#5b3426', '#141b3c'];

/** A walker 120 pixels high, the soles at the origin. */
export const tiptoeing = ({
  coat,
  hat,
  legs,
  load,
  pack,
  lift,
  stick,
  stoop = 0,
  hush = false,
  ...placing
}: Walker): Layer => {
  const head = -6 - stoop * 1.5;
  return moved(
    { ...placing, scale: 1.12 * (placing.scale ?? 1) },
    ...(load && pack ? [cut(pack, load)] : []),
    cut(
      legs,
      limb(`2,-64,10 14,-34,8 24,-8,5`),
      limb(`-2,-64,10 ${-20 - lift * 0.4},${-40 - lift},8 ${-16 - lift * 0.2},${-10 - lift * 0.8},5`),
    ),
    cut(
      DARK,
      `16,-4,1 19,-13 28,-13,1 28,-2 17,0,1`,
      `${-29 - lift * 0.2},${-3 - lift * 0.7},1 ${-20 - lift * 0.2},${-14 - lift * 0.8} ${-10 - lift * 0.2},${-14 - lift * 0.8},1 ${-11},${-5 - lift * 0.7}`,
    ),
    // Neck and head, the nose to the left.
    cut(SKIN, limb(`${-2 - stoop * 1.1},-98,5 ${head + 2},-114,5`)),
    cut(
      coat,
      `${-13 - stoop},-104,1 ${-2 - stoop},-112 ${13 - stoop * 0.7},-108 18,-82 14,-56,1 -14,-56,1 -17,-80`,
    ),
    cut(
      SKIN,
      disc(head, -117, 9, 11),
      `${head - 7},-121,1 ${head - 13},-114,1 ${head - 8},-112,1 ${head - 7},-107 ${head},-107,1`,
    ),
    cut(
      hat,
      `${head - 16},-118,1 ${head - 9},-123 ${head - 7},-132 ${head + 4},-132 ${head + 11},-125 ${head + 12},-117,1`,
    ),
    ...(stick ? [inked(DARK, 4, stick)] : []),
    // The near arm, on its own shade, bent at the elbow, and its hand.
    ...(hush ? [] : [cut({ fill: DARK, opacity: 0.3 }, limb(`${2 - stoop * 0.7},-98,6 8,-74,8 -9,-68,5`))]),
    cut(SKIN, hush ? limb('-21,-104,5 -17,-114,3') : disc(-30, -75, 6, 5)),
    cut(coat, limb(hush ? '-4,-98,7 -28,-82,6 -21,-103,4' : `${-1 - stoop * 0.8},-98,7 2,-74,7 -25,-75,5`)),
  );
};
