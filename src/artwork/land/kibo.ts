import type { Layer } from '../canvas/canvas.ts';
import { outline } from '../drawing/brush.ts';
import { placed } from '../drawing/placed.ts';

const BODY =
  '-520,316,1 -420,272 -320,206 -252,136 -208,68 -170,26,1 -120,14,1 -70,4 0,0 50,8,1 90,4 150,22,1 196,66 250,136 330,216 430,272 540,316,1';
const FLANK =
  '50,8,1 90,4 150,22,1 196,66 250,136 330,216 430,272 540,316,1 190,316,1 120,230 126,170,1 84,120 76,70,1 40,44';
const SNOW =
  '-194,52,1 -170,26,1 -120,14,1 -70,4 0,0 50,8,1 90,4 150,22,1 184,54,1 160,44,1 150,72,1 130,42,1 98,46,1 86,96,1 66,58,1 40,50,1 24,62,1 8,42,1 -30,50,1 -46,74,1 -60,48,1 -84,56,1 -108,122,1 -112,60,1 -140,50,1 -160,76,1 -166,48,1';
const COLD = '50,8,1 90,4 150,22,1 184,54,1 160,44,1 150,72,1 130,42,1 98,46,1 86,96,1 66,58,1 54,50,1';
const GULLIES =
  '-150,90,1 -190,160 -260,230,1 -200,176 -176,130;-80,120,1 -100,200 -150,280,1 -90,210;-20,110,1 -30,190 -10,280,1 -8,190;-240,190,1 -300,240 -380,280,1 -300,252';

/**
 * Kilimanjaro as a poster prints it: the wide dome of Kibo, its top at (x, y), `width` across the foot and a third of
 * that high, lit from the left; snow with tongues of ice. Its foot is cut level: mist or land hides it.
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
    const at = placed({ x, y, scale: width / 1060 });
    canvas.path(outline(at(BODY)), { fill: body });
    canvas.path(outline(at(GULLIES)), { fill: shade, opacity: 0.6 });
    canvas.path(outline(at(FLANK)), { fill: shade });
    canvas.path(outline(at(SNOW)), { fill: snow });
    canvas.path(outline(at(COLD)), { fill: cold });
  };
}
