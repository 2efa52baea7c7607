import { random } from '../../canvas/random.ts';
import { box, disc, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** Left edge, width and height of each tower, in metres. */
const TOWERS = [
  [-150, 16, 34],
  [-128, 14, 52],
  [-108, 20, 66],
  [-82, 15, 44],
  [-60, 22, 30],
  [64, 18, 40],
  [88, 14, 58],
  [108, 22, 36],
  [136, 16, 26],
] as const;

/** Kigali by night on its ridge, three hundred metres of it: towers (body) with lit windows (lit), and the Convention Centre's ribbed dome (accent bands). */
export function kigaliSkyline(): Figure {
  const chance = random('kigali').next;
  const windows: string[] = [];
  for (const [left, width, height] of TOWERS) {
    for (let y = 5; y < height - 3; y += 5)
      for (let x = 3; x < width - 3; x += 4) {
        if (chance() < 0.55) windows.push(box((left + x) * 100, -(y + 2) * 100, 200, 240));
      }
  }
  const band = (share: number) => {
    const half = 4400 * Math.sqrt(1 - share * share);
    const y = -3400 * share;
    return outline([
      [-half, y, 1],
      [0, y - 360],
      [half, y, 1],
      [half, y + 200, 1],
      [0, y - 140],
      [-half, y + 200, 1],
    ]);
  };
  return drawn('Kigali', [
    fill('body', ...TOWERS.map(([x, w, h]) => box(x * 100, -h * 100, w * 100, h * 100))),
    fill('shade', ...TOWERS.map(([x, w, h]) => box((x + w * 0.7) * 100, -h * 100, w * 30, h * 100))),
    fill('lit', ...windows),
    fill('dark', '-4500,0,1 -4400,-2400 -2000,-3900 0,-4000 2000,-3900 4400,-2400 4500,0,1'),
    fill('accent', ...[0.06, 0.26, 0.46, 0.66].map(band)),
    fill('pale', band(0.84), disc(0, -3900, 180)),
  ]);
}
