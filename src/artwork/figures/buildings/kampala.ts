import { box, disc, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';

/** The tops of the seven hills, and their spread, left to right; in the figure's units, half a kilometre wide in all. */
const HILLS: readonly Knot[] = points(
  '-2100,-330,900 -1350,-520,1000 -560,-360,860 140,-620,1150 900,-400,860 1560,-540,960 2240,-320,820',
);

const hill = ([x, y, spread = 0]: Knot) =>
  outline([
    [x - spread, 0, 1],
    [x - spread * 0.6, y * 0.3],
    [x - spread * 0.34, y * 1.06],
    [x + spread * 0.34, y * 1.06],
    [x + spread * 0.6, y * 0.3],
    [x + spread, 0, 1],
  ]);

/** A minaret with its mosque's dome. */
function mosque(x: number, y: number): string {
  const dome = outline([
    [x - 90, y, 1],
    [x - 96, y - 70],
    [x - 30, y - 130],
    [x, y - 150, 1],
    [x + 30, y - 130],
    [x + 96, y - 70],
    [x + 90, y, 1],
  ]);
  const minaret =
    box(x + 120, y - 300, 34, 320) +
    box(x + 108, y - 250, 58, 14) +
    outline([
      [x + 112, y - 300, 1],
      [x + 137, y - 390, 1],
      [x + 162, y - 300, 1],
    ]);
  return dome + minaret + box(x - 130, y - 4, 260, 60) + box(x - 2, y - 180, 4, 40);
}

/** A domed cathedral with a cross, and a twin-towered one. */
function churches(): string {
  const domed =
    box(-1440, -580, 180, 90) +
    outline('-1404,-576,1 -1408,-630 -1350,-680,1 -1292,-630 -1296,-576,1') +
    box(-1354, -726, 8, 60) +
    box(-1368, -712, 36, 8);
  const towers = [1486, 1594]
    .map(
      (x) =>
        box(x, -660, 44, 140) +
        outline([
          [x - 6, -660, 1],
          [x + 22, -720, 1],
          [x + 50, -660, 1],
        ]),
    )
    .join('');
  return domed + towers + panel('1526,-520 1526,-600 1562,-636 1598,-600 1598,-520');
}

/**
 * Kampala's seven hills on the skyline, a generalised view: hills behind shade, before body, with a minaret, a domed and
 * a twin-towered church, a mast and low roofs (dark, roofs accent, lamps lit). Scale it to the width of the picture.
 */
export function kampala(): Figure {
  const roofs = Array.from({ length: 26 }, (_, index) => {
    const x = -2400 + index * 184 + ((index * 53) % 90);
    const y = -60 - ((index * 97) % 150);
    return {
      wall: box(x, y, 62, 40),
      roof: panel([
        [x - 8, y],
        [x + 10, y - 28],
        [x + 52, y - 28],
        [x + 70, y],
      ]),
      lamp: box(x + 20, y + 12, 12, 16),
    };
  });
  const offices = points('-300,-250 -190,-330 430,-230 560,-370 680,-280')
    .map(([x, y]) => box(x, y, 84, -y))
    .join('');
  return drawn('Kampala', [
    fill('dark', mosque(100, -650), churches()),
    fill('shade', ...HILLS.filter((_, index) => index % 2 === 1).map(hill)),
    fill('body', ...HILLS.filter((_, index) => index % 2 === 0).map(hill)),
    fill('dark', box(2236, -520, 7, 200), disc(2239, -470, 9), offices, ...roofs.map((one) => one.wall)),
    fill('accent', ...roofs.map((one) => one.roof)),
    fill('lit', ...roofs.map((one) => one.lamp)),
  ]);
}
