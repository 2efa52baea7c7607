import type { Layer } from '../canvas/canvas.ts';
import { outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';
import { mix } from '../light/colour.ts';

/** One mountain as it stands, the sun at the left: its skyline, the side in shade, ravines in the light and spurs in the shade. */
interface Mountain {
  skyline: string;
  shade: string;
  ravines: readonly string[];
  spurs: readonly string[];
}

/** The Virunga in hundredths of their height above the plain: summit near (0, 0), foot at y = 100. */
const MOUNTAINS = {
  /** The guide: broad, even, hollow flanks, a small dented top. */
  muhabura: {
    skyline:
      '-236,104,1 -190,92 -140,76 -98,56 -62,33 -34,13 -12,1,1 -5,3 0,5 5,2 11,0,1 30,12 60,36 94,58 140,79 190,93 240,104,1',
    shade:
      '0,4,1 5,14 2,24 10,36 6,46 20,58 16,70 36,84 30,104,1 240,104,1 190,93 140,79 94,58 60,36 30,12 11,0,1',
    ravines: [
      '-22,10,1 -28,22 -42,32 -50,46 -72,60 -86,76,1 -66,66 -48,54 -34,40 -28,26',
      '-8,8,1 -14,24 -12,40 -24,58 -26,78,1 -12,60 -2,42 -4,26',
      '-100,62,1 -120,74 -150,84,1 -128,82 -106,74',
    ],
    spurs: [
      '26,16,1 40,32 50,44 74,62 92,84,1 62,68 44,54 34,38',
      '18,30,1 24,48 40,64 48,84,1 30,72 20,54',
      '100,64,1 126,80 160,92,1 130,90 108,78',
    ],
  },
  /** The giant: a high cone on a long shoulder. */
  karisimbi: {
    skyline:
      '-250,104,1 -196,90 -150,76 -118,58 -96,50 -74,49 -60,46,1 -44,34 -24,12 -8,1,1 0,0 8,2,1 24,14 48,36 78,56 124,76 180,92 236,104,1',
    shade: '2,1,1 8,14 4,26 14,38 10,52 26,66 24,80 40,104,1 236,104,1 180,92 124,76 78,56 48,36 24,14 8,2,1',
    ravines: [
      '-20,14,1 -26,28 -22,40 -36,56 -44,76,1 -24,62 -14,44 -14,28',
      '-58,50,1 -62,62 -80,74 -88,90,1 -66,80 -50,66',
      '-120,64,1 -140,76 -170,86,1 -144,86 -124,78',
    ],
    spurs: [
      '24,20,1 36,36 54,50 72,72,1 50,64 34,48',
      '16,44,1 28,60 46,76 58,94,1 36,82 24,64',
      '90,66,1 120,82 150,94,1 116,90 98,80',
    ],
  },
  /** Old man's teeth: a long worn crest. */
  sabyinyo: {
    skyline:
      '-220,104,1 -160,88 -116,68 -84,44,1 -74,33,1 -66,38,1 -52,16,1 -44,22,1 -38,12,1 -26,25,1 -14,3,1 -5,14,1 4,0,1 14,19,1 24,14,1 38,33,1 50,27,1 66,46,1 100,66 150,86 220,104,1',
    shade:
      '-52,16,1 -44,22,1 -38,12,1 -26,25,1 -30,44 -22,62,1 -14,3,1 -5,14,1 4,0,1 2,30 12,48 6,66 22,104,1 220,104,1 150,86 100,66 66,46,1 50,27,1 38,33,1 24,14,1 14,19,1 4,0,1 -5,14,1 -14,3,1 -22,40 -34,30,1',
    ravines: [
      '-72,44,1 -80,60 -100,74,1 -84,72 -68,60',
      '-48,30,1 -52,50 -68,70 -72,88,1 -50,72 -40,50',
      '-12,30,1 -16,54 -28,78,1 -10,66 -4,46',
    ],
    spurs: [
      '24,30,1 32,48 50,62 58,80,1 36,66 26,50',
      '50,40,1 66,58 96,76,1 70,70 56,58',
      '14,56,1 22,74 20,92,1 10,80',
    ],
  },
  /** Flat and wide, a notch where the crater lies. */
  bisoke: {
    skyline:
      '-230,104,1 -176,90 -130,70 -92,44 -62,18 -46,6,1 -36,0 -24,4,1 -12,13 0,14 14,10 26,2,1 36,1 46,9,1 70,30 100,52 140,74 186,92 236,104,1',
    shade:
      '26,2,1 20,16 28,30 18,44 30,58 26,72 46,86 40,104,1 236,104,1 186,92 140,74 100,52 70,30 46,9,1 36,1',
    ravines: [
      '-52,18,1 -60,36 -82,52 -94,70,1 -72,60 -54,42',
      '-24,14,1 -26,36 -40,58 -42,80,1 -24,64 -14,40',
      '4,18,1 2,42 -8,60 -4,80,1 10,62 12,40',
    ],
    spurs: ['48,20,1 62,40 88,58 102,76,1 72,64 56,46', '36,34,1 46,56 70,72 76,90,1 50,78 38,58'],
  },
} as const satisfies Record<string, Mountain>;

/** Where one stands: its summit, the height of its foot, how wide its foot is in pixels (as in life when left out), and its colour. */
export interface VirungaPeak {
  of: keyof typeof MOUNTAINS;
  x: number;
  y: number;
  foot: number;
  width?: number;
  fill: string;
  /** 0..1: how far down it stays solid before it dissolves in the mist. */
  solid?: number;
  flip?: boolean;
}

/** Mountains of the Virunga as one knows them by their outlines, the furthest first; each dissolves towards its foot. */
export const virungaPeaks =
  (peaks: readonly VirungaPeak[]): Layer =>
  (canvas) => {
    const { light } = canvas;
    for (const { of, x, y, foot, fill, solid = 0.6, flip = light.from !== 'left', ...own } of peaks) {
      const high = (foot - y) / 100;
      const wide = (own.width === undefined ? high : own.width / 470) * (flip ? -1 : 1);
      const { skyline, shade, ravines, spurs } = MOUNTAINS[of];
      const to = (row: string) =>
        points(row)
          .map(([px, py, corner]) => `${x + px * wide},${y + py * high},${corner}`)
          .join(' ');
      const fading = (colour: string, strength = 1) =>
        canvas.gradient('down', [
          [0, colour, strength],
          [solid, colour, strength],
          [1, colour, 0],
        ]);
      const deep = mix(fill, light.shadow, 0.5);
      const shapes = (rows: readonly string[]) => rows.map((row) => outline(to(row))).join('');
      canvas.path(outline(to(skyline)), { fill: fading(mix(fill, light.glow, 0.1)) });
      canvas.path(shapes(ravines), { fill: fading(mix(fill, deep, 0.5)) });
      canvas.path(outline(to(shade)), { fill: fading(deep) });
      canvas.path(shapes(spurs), { fill: fading(mix(fill, deep, 0.35)) });
    }
  };
