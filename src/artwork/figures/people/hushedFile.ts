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
}: Walker): Layer =>
  moved(
    placing,
    ...(load && pack ? [cut(pack, load)] : []),
    cut(
      legs,
      limb(`2,-64,10 14,-34,8 24,-8,5`),
      limb(`-2,-64,10 ${-20 - lift * 0.4},${-40 - lift},8 ${-16 - lift * 0.2},${-10 - lift * 0.8},5`),
    ),
    cut(
      DARK,
      `14,-4,1 18,-14 30,-14,1 30,-2 16,0,1`,
      `${-32 - lift * 0.2},${-2 - lift * 0.7},1 ${-20 - lift * 0.2},${-14 - lift * 0.8} ${-9 - lift * 0.2},${-14 - lift * 0.8},1 ${-10},${-4 - lift * 0.7}`,
    ),
    cut(
      coat,
      `${-14 - stoop},-104,1 ${2 - stoop},-108 ${12 - stoop * 0.6},-100 16,-80 14,-56,1 -14,-56,1 -17,-80`,
    ),
    cut(SKIN, disc(-6 - stoop * 1.5, -116, 9, 11)),
    cut(
      hat,
      `${-22 - stoop * 1.5},-117,1 ${-15 - stoop * 1.5},-122 ${-13 - stoop * 1.5},-131 ${-2 - stoop * 1.5},-131 ${5 - stoop * 1.5},-124 ${6 - stoop * 1.5},-116,1`,
    ),
    ...(stick ? [inked(DARK, 4, stick)] : []),
    cut(coat, limb(hush ? `-4,-98,7 -28,-82,6 -21,-103,4` : `${-2 - stoop * 0.8},-98,7 -6,-76,6 -26,-72,4`)),
    ...(hush ? [cut(SKIN, limb('-21,-104,5 -17,-114,3'))] : []),
  );
