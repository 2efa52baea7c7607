import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, outline } from '../../drawing/brush.ts';
import { turacoSailing } from '../../figures/animals/turacoSailing.ts';
import { birdListeners } from '../../figures/people/birdListeners.ts';
import { light } from '../../light/light.ts';

interface Canopy {
  /** Where the crowns stand, and how far their heights differ. */
  y: number;
  rise: number;
  /** Their radius in pixels. */
  r: number;
  body: string;
  lit: string;
  /** The mist they stand in. */
  mist: string;
}

/** A row of great crowns out of the mist: each is a heap of lobes, lit from the upper right. */
const canopy =
  ({ y, rise, r, body, lit, mist }: Canopy): Layer =>
  (canvas) => {
    const { between, next } = canvas.random('kakamega crowns');
    const [bodies, lights, veils]: [string[], string[], string[]] = [[], [], []];
    for (let x = -r; x < canvas.width + r; x += r * between(0.8, 2)) {
      const [size, top] = [r * between(0.7, 1.3), y - rise * next()];
      for (let lobe = 0; lobe < 7; lobe += 1) {
        const turn = Math.PI * (1.02 + (0.96 * lobe) / 6);
        const [cx, cy] = [x + Math.cos(turn) * size * 0.78, top + size * 0.5 + Math.sin(turn) * size * 0.5];
        const wide = size * between(0.3, 0.46);
        bodies.push(disc(cx, cy, wide, wide * 0.8));
        if (lobe > 1) lights.push(disc(cx + wide * 0.2, cy - wide * 0.22, wide * 0.66, wide * 0.44));
      }
      const foot = top + size * 1.06;
      bodies.push(
        outline(
          `${x - size * 1.04},${foot},1 ${x - size * 1.1},${top + size * 0.2} ${x},${top - size * 0.2} ${x + size * 1.1},${top + size * 0.2} ${x + size * 1.04},${foot},1`,
        ),
      );
      const [left, right] = [x - size * between(1.2, 1.9), x + size * between(1.2, 1.9)];
      veils.push(
        outline(
          `${left},${foot},1 ${x - size * 0.8},${foot - size * 0.34} ${x - size * 0.1},${foot - size * 0.04} ${x + size * 0.6},${foot - size * 0.36} ${right},${foot},1 ${x + size * 0.3},${foot + size * 0.2} ${x - size * 0.5},${foot + size * 0.14}`,
        ),
      );
    }
    canvas.path(bodies.join(''), { fill: body });
    canvas.path(lights.join(''), { fill: lit });
    canvas.path(veils.join(''), { fill: mist });
  };

/** A clean morning over Kakamega: a great blue turaco sails over crowns in the mist, two people on a rock follow it. */
export const kakamegaMorning: readonly Picture[] = [
  picture(
    'articles/kakamega',
    light('mist', 'kenya', 'right'),
    plan({ subject: [330, 30, 320, 330], camera: 'above' }),
    strata(['#fac584', '#fddca4', '#fff2d0'], { height: 260, bands: 5 }),
    // The Nandi escarpment.
    cut(
      '#c4d4b8',
      '-40,190,1 120,150 300,158 420,140,1 640,146 800,130 1000,138 1240,120,1 1240,300,1 -40,300,1',
    ),
    cut('#d4dfc0', '-40,220 200,196 460,210 700,190 1000,206 1240,180,1 1240,300,1 -40,300,1'),
    floor('#f4eed0', '-40,240 300,228 700,246 1240,230'),
    canopy({ y: 252, rise: 16, r: 24, body: '#bcd2b4', lit: '#dce6b8', mist: '#f2efd6' }),
    floor('#f0efd4', '-40,284 300,278 700,290 1240,280'),
    canopy({ y: 306, rise: 24, r: 40, body: '#a8ccb0', lit: '#d4e4ac', mist: '#ecf0d6' }),
    floor('#ecf0d6', '-40,362 260,350 500,366 800,352 1240,362'),
    canopy({ y: 392, rise: 40, r: 62, body: '#8cc4a4', lit: '#c8e09c', mist: '#e4eeda' }),
    floor('#e4eeda', '-40,482 200,462 480,490 760,470 1240,486'),
    canopy({ y: 528, rise: 60, r: 92, body: '#5cac8c', lit: '#a8d480', mist: '#d4e8dc' }),
    floor('#d4e8dc', '-40,650 200,628 460,660 760,636 1000,660 1240,640'),
    canopy({ y: 706, rise: 60, r: 136, body: '#2c8068', lit: '#6cb85c', mist: '#a8d4cc' }),
    floor('#a8d4cc', '-40,860 160,836 380,870 620,840 860,872 1240,850'),
    canopy({ y: 872, rise: 50, r: 170, body: '#0f4a44', lit: '#2c7c50', mist: '#0f4a44' }),
    // The rock, and who stands on it.
    cut('#12303c', '1240,960,1 1240,640,1 1120,626 1010,640,1 960,690 900,760 860,860 840,960,1'),
    cut('#3c6460', '1240,640,1 1120,626 1010,640,1 990,662,1 1080,652 1240,664,1'),
    cut('#24484c', '1010,650,1 1090,670 1070,740 1110,820 1090,960,1 900,960,1 930,800 980,700'),
    moved({ x: 1076, y: 646, scale: 0.86 }, ...birdListeners),
    moved({ x: 494, y: 352, scale: 0.98, turn: 14 }, ...turacoSailing),
  ),
];
