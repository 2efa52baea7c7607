import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

/** From its throat round breast, back and flank. */
const BODY =
  '676,232,1 600,276 500,352 410,416 320,446 200,440 80,432 -180,444,1 -180,960,1 660,960,1 676,860 668,740 650,640 652,540 674,450 700,380,1';
const MANE =
  '744,214,1 720,180 690,176 640,206 560,250 470,320 400,380 330,426 290,448,1 420,440 520,350 620,276 700,236';
const HEAD =
  '672,236,1 700,214 744,212 800,236 870,270 930,304 972,334 992,366 988,396 966,414,1 950,424 920,424 880,404 830,394 790,404 750,414 712,404 690,380,1';

const mix = (from: readonly number[], to: readonly number[], at: number) =>
  from.map((value, index) => value + ((to[index] ?? 0) - value) * at);
/** A point on a bend through three points. */
const bend = (a: readonly number[], b: readonly number[], c: readonly number[], at: number) =>
  mix(mix(a, b, at), mix(b, c, at), at);

/** Stripes down the neck, from its crest to its underside, then down shoulder and flank. */
const STRIPES = Array.from({ length: 21 }, (_, at) => {
  const share = at / 9;
  const [cx = 0, cy = 0] =
    share <= 1 ? bend([690, 226], [520, 340], [330, 440], share) : [330 - (share - 1) * 430, 436];
  const [ux = 0, uy = 0] =
    share <= 1 ? bend([706, 380], [640, 560], [600, 980], share) : [600 - (share - 1) * 540, 990];
  const wide = 11 + (at % 3) * 2;
  const [mx, my] = [(cx + ux) / 2 + 26 * share, (cy + uy) / 2 + 14];
  return limb(
    `${cx - 24},${cy - 46},${wide} ${cx},${cy},${wide} ${mx},${my},${wide + 4} ${ux},${uy},${wide * 0.3}`,
  );
});

/** A zebra that rests its head, from the side, facing right; its own pixels. */
export const zebraAtRest = (coat: string, ink: string, muzzle = ink): Layer[] => [
  cut(ink, '668,226,1 650,170 662,120 690,96,1 712,140 716,190 708,226,1'),
  within(coat, outline(MANE), cut(ink, ...STRIPES)),
  within(coat, outline(BODY), cut(ink, ...STRIPES)),
  within(
    coat,
    outline(HEAD),
    cut(
      ink,
      limb(
        '744,200,7 742,260,9 716,330,10 700,410,6;784,214,6 780,270,8 758,330,9 746,420,5;826,236,5 820,286,7 802,340,8 796,410,4',
      ),
      limb('862,256,4 856,300,6 842,344,6 836,400,3;896,276,3 890,314,5 880,350,5 876,410,3'),
      limb('700,206,6 704,250,8 690,300,8 676,340,6'),
    ),
    cut(muzzle, '926,290,1 914,330 920,380 930,440,1 1010,440,1 1010,300,1'),
    cut(coat, '960,352,1 976,356 980,372,1 966,372'),
  ),
  cut(coat, '690,222,1 684,170 700,124 724,92,1 748,140 748,190 736,222,1'),
  cut(ink, '706,212,1 704,170 722,130,1 732,170 726,212,1', '716,112,1 724,92,1 738,118,1 728,124'),
  cut(ink, '770,292,1 784,274 806,274 816,290,1 802,300 782,300', disc(794, 288, 12, 10)),
  cut(coat, disc(798, 284, 4)),
];
