import type { Layer } from '../canvas/canvas.ts';
import { outline } from '../drawing/brush.ts';
import { placed } from '../drawing/placed.ts';
import { mix } from '../light/colour.ts';

/** The whole mountain: steep under a broad, slightly slanting top, then ever longer skirts. */
const BODY =
  '-605,316,1 -470,284 -370,232 -293,176,1 -253,136 -226,88,1 -208,58 -184,40,1 -152,24 -108,18,1 -74,8 -34,6,1 0,0,1 49,5,1 92,12 132,13,1 168,22 193,46,1 213,70 228,102,1 262,140 300,178,1 379,236 482,286 605,316,1';
/** The side away from the light, down along the ridge that parts the two. */
const FLANK =
  '49,5,1 74,30,1 58,58,1 99,92,1 90,128,1 143,168,1 130,206,1 199,250,1 197,284,1 258,316,1 605,316,1 482,286 379,236 300,178,1 262,140 228,102,1 213,70 193,46,1 168,22 132,13,1 92,12 49,5,1';
/** Ravines on the bright side: each begins as a point and opens downwards, its edge broken. */
const RAVINES =
  '-168,96,1 -197,138,1 -188,158,1 -253,206,1 -249,226,1 -356,288,1 -264,262,1 -220,222,1 -211,190,1 -179,150,1;-72,100,1 -94,150,1 -85,172,1 -139,224,1 -132,250,1 -197,316,1 -94,316,1 -108,262,1 -74,222,1 -85,180,1 -63,140,1;22,96,1 7,150,1 25,176,1 -4,228,1 16,258,1 -11,316,1 101,316,1 69,262,1 74,232,1 43,188,1 49,150,1;-255,168,1 -320,216,1 -316,230,1 -448,292,1 -354,268,1 -293,226,1';
/** Spurs on the far side that still catch some light. */
const SPURS =
  '125,84,1 164,132,1 159,150,1 228,206,1 222,226,1 327,294,1 271,228,1 262,202,1 197,150,1 193,132,1;211,110,1 264,164,1 267,182,1 385,262,1 327,196,1 293,172,1 253,146,1;108,176,1 155,216,1 150,236,1 220,300,1 197,246,1 170,216,1';
/** Planes that look straight at the light. */
const BRIGHT =
  '-226,88,1 -253,136 -293,176,1 -370,232 -493,292,1 -336,240,1 -267,186,1 -240,150,1 -213,104,1;-123,104,1 -150,150,1 -139,174,1 -211,240,1 -208,256,1 -269,316,1 -202,316,1 -168,262,1 -168,234,1 -119,180,1 -121,152,1;-13,100,1 -38,152,1 -25,178,1 -65,236,1 -52,262,1 -83,316,1 -31,316,1 -11,256,1 -25,232,1 4,178,1 -9,150,1';
/** The ice: a cap along the rim, its tongues in the ravines, and what is left of it below. */
const SNOW =
  '-226,88,1 -208,58 -184,40,1 -152,24 -108,18,1 -74,8 -34,6,1 0,0,1 49,5,1 92,12 132,13,1 168,22 193,46,1 213,70 224,94,1 206,84,1 197,62,1 184,66,1 188,88,1 170,72,1 150,56,1 137,62,1 143,104,1 130,86,1 119,60,1 99,56,1 85,64,1 81,42,1 65,50,1 69,76,1 54,66,1 38,62,1 31,84,1 38,124,1 18,92,1 11,66,1 -11,58,1 -25,66,1 -31,94,1 -38,66,1 -56,60,1 -69,78,1 -78,152,1 -90,104,1 -94,70,1 -114,66,1 -123,84,1 -130,64,1 -148,66,1 -159,88,1 -177,138,1 -177,92,1 -170,68,1 -190,72,1 -202,96,1 -208,84,1;-188,150,1 -179,154,1 -199,178,1;-85,164,1 -76,176,1 -90,204,1;34,138,1 43,150,1 38,172,1;-242,118,1 -226,108,1 -231,130,1;152,116,1 166,132,1 175,150,1';
/** The ice in its own shade. */
const COLD =
  '49,5,1 92,12 132,13,1 168,22 193,46,1 213,70 224,94,1 206,84,1 197,62,1 184,66,1 188,88,1 170,72,1 150,56,1 137,62,1 143,104,1 130,86,1 119,60,1 99,56,1 85,64,1 74,30,1;-34,6,1 -20,26,1 -29,44,1 -11,58,1 -25,66,1 -31,94,1 -38,66,1 -56,60,1 -49,36,1 -58,22,1;-108,18,1 -99,34,1 -108,48,1 -94,70,1 -114,66,1 -123,84,1 -130,64,1 -125,40,1 -134,28,1;18,40,1 29,58,1 11,66,1 -11,58,1 2,50,1;152,116,1 166,132,1 175,150,1';

/** The same shapes with left and right exchanged. */
const mirrored = (row: string): string =>
  row.replaceAll(/(^|[ ;])(-?)(\d+),/g, (_, before: string, sign: string, x: string) => {
    return `${before}${sign === '' ? '-' : ''}${x},`;
  });

/**
 * Kilimanjaro as a poster prints it: Kibo's broad top at (x, y), `width` across the foot and a third of that high,
 * lit from where the light is; ice with tongues in the ravines. Its foot thins out: mist or land hides it.
 */
export function kibo(options: {
  x: number;
  y: number;
  width: number;
  body: string;
  shade: string;
  snow: string;
  cold: string;
}): Layer {
  return (canvas) => {
    const { x, y, width, body, shade, snow, cold } = options;
    const here = placed({ x, y, scale: width / 1060 });
    const isMirrored = canvas.light.from === 'right';
    const at = (row: string) => here(isMirrored ? mirrored(row) : row);
    const thinning = (colour: string, strength = 1) =>
      canvas.gradient('down', [
        [0, colour, strength],
        [0.72, colour, strength],
        [1, colour, strength * 0.15],
      ]);
    canvas.path(outline(at(BODY)), { fill: thinning(body) });
    canvas.path(outline(at(BRIGHT)), { fill: thinning(mix(body, snow, 0.26), 0.85) });
    canvas.path(outline(at(RAVINES)), { fill: thinning(mix(body, shade, 0.7), 0.85) });
    canvas.path(outline(at(FLANK)), { fill: thinning(shade) });
    canvas.path(outline(at(SPURS)), { fill: thinning(mix(shade, body, 0.5), 0.8) });
    canvas.path(outline(at(SNOW)), { fill: snow });
    canvas.path(outline(at(COLD)), { fill: cold });
  };
}
