import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

/** Muzzle, cheeks, poll, neck, shoulders, barrel, hips, rump: half of it, and the other half in the mirror. */
const HALF =
  '-10,2 -14,18 -12,38 -18,60 -20,78 -16,98 -16,128 -20,158 -28,190 -40,216 -48,242 -57,288 -59,320 -53,346 -53,372 -40,394 -16,406';
const BODY = `0,-4 ${HALF} 0,407 ${HALF.split(' ')
  .toReversed()
  .map((point) => point.slice(1))
  .join(' ')}`;
const LEGS = [-1, 1].map((way) => limb(`${30 * way},236,17 ${38 * way},192,11 ${40 * way},158,8`));
const HOOVES = disc(-40, 156, 9, 10) + disc(40, 156, 9, 10);
const TAIL = limb('2,402,5 8,428,4 4,450,3');

/** A band across from the flank to the spine, and from the spine on to the other flank, a little later. */
const bands = [104, 120, 137, 155, 174, 194, 215, 237, 261, 286, 311].map((y, at) => {
  const wide = 3.6 + at * 0.5;
  return (
    limb(`-74,${y + 10},${wide} -34,${y + 2},${wide} 0,${y},2`) +
    limb(`74,${y + 18},${wide} 34,${y + 8},${wide} 0,${y + 4},2`)
  );
});
/** On the hips the bands swing back along the body. */
const hips = [
  '-80,348,9 -40,336,9 -4,328,2; -78,382,9 -36,360,8 -4,344,2; -66,416,8 -30,382,7 -4,360,2; -30,420,6 -16,398,5 -3,378,2',
  '80,354,9 40,340,9 4,332,2; 78,388,9 36,364,8 4,348,2; 66,422,8 30,386,7 4,364,2; 30,424,6 16,402,5 3,382,2',
].map((row) => limb(row));
const face = limb(
  '0,84,3 0,56,3 0,30,2; -8,82,3 -9,56,3 -6,30,0; 8,82,3 9,56,3 6,30,0; -16,80,3 -16,58,2 -11,34,0; 16,80,3 16,58,2 11,34,0',
);

const COAT = ['#fff4dc', '#2a1622', '#5e4468'] as const;

/** A zebra straight from above that stretches its neck to drink: its muzzle at (x, y), its body 410 long below it before it is turned. */
export const zebraFromAbove = (x: number, y: number, scale: number, turn: number): Layer => {
  const [white, ink, shade] = COAT;
  return moved(
    { x, y, scale, turn },
    cut(ink, TAIL, '-4,440,1 12,440,1 14,468 2,494,1 -8,468', HOOVES),
    cut('#d8c4b4', ...LEGS),
    cut(white, '-16,74,1 -34,78 -44,98,1 -30,100 -15,90,1', '16,74,1 34,78 44,98,1 30,100 15,90,1'),
    cut(ink, '-26,82,1 -40,96,1 -28,94,1', '26,82,1 40,96,1 28,94,1'),
    within(
      white,
      BODY,
      cut(
        ink,
        ...bands,
        ...hips,
        face,
        limb('0,84,5 0,180,6 0,336,5 0,416,4'),
        '-24,-10,1 24,-10,1 15,16 0,24 -15,16',
      ),
      cut(
        { fill: shade, opacity: 0.5 },
        '16,-10,1 8,60 8,130 16,200 26,290 24,356 14,416,1 90,416,1 90,-10,1',
      ),
    ),
    // The mane, upright, in the stripes of the neck.
    cut(ink, limb('0,78,5 0,130,7 0,206,4')),
    cut(
      white,
      '-6,94,1 6,94,1 6,100,1 -6,100,1',
      '-7,114,1 7,114,1 7,120,1 -7,120,1',
      '-7,134,1 7,134,1 7,140,1 -7,140,1',
      '-7,154,1 7,154,1 7,159,1 -7,159,1',
      '-6,174,1 6,174,1 6,179,1 -6,179,1',
    ),
  );
};

/** What lies of its shade on the ground beside it, in one colour. */
export const zebraShade = (fill: string, x: number, y: number, scale: number, turn: number): Layer =>
  moved({ x, y, scale, turn }, cut(fill, outline(BODY), ...LEGS, TAIL));
