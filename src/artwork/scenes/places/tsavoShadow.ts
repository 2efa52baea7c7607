import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { trainShade } from '../../figures/placing/trainShade.ts';
import { light } from '../../light/light.ts';

const SHADE = '#1f2f73';
const EARTH = '#ee8a4e';
const RED = '#b42d1b';
const DARK = '#7c1c1c';

/** How far right each pixel of a shade's height reaches. */
const LEAN = 0.42;

const BACK = '-170,-250 -124,-284 -80,-294 0,-278 56,-292 96,-288 126,-314 160,-314 186,-290';
const LOWER =
  '166,-178,1 158,-160 144,-166 128,-184 118,-150 120,-110 114,-70 122,-40 130,-14 130,0,1 72,0,1 74,-14 80,-40 72,-80 62,-130 20,-120 -40,-114 -84,-130 -84,-96 -106,-64 -100,-40 -90,-14 -90,0,1 -148,0,1 -146,-16 -150,-44 -158,-84 -178,-130 -188,-190 -184,-230';
const BEHIND =
  '60,-140,1 116,-140,1 98,-90 80,-60 64,-40 60,-12 66,0,1 10,0,1 10,-14 28,-50 40,-100;-110,-140,1 -50,-140,1 -58,-96 -62,-64 -40,-36 -26,-14 -24,0,1 -80,0,1 -80,-14 -96,-50 -110,-90';
const EAR = '116,-286 84,-300 46,-284 30,-240 40,-196 66,-160 92,-136 104,-150 110,-190 124,-232';
const TUSK = '160,-184,1 190,-156 220,-150 246,-172,1 226,-138 190,-134 152,-162,1';
const TAIL = limb('-176,-240,5 -192,-200,4 -196,-150,3 -194,-110,5 -198,-84');
const RAISED =
  '206,-264 232,-266 250,-294 256,-342 276,-372 304,-374 306,-356 288,-350 280,-322 278,-272 258,-230 222,-208 192,-194';
const REACHING =
  '206,-250 228,-216 250,-190 280,-180 310,-192 318,-182 306,-164 276,-152 238,-160 208,-186 190,-190';

/** A red elephant on its way to the right, its trunk as it holds it, and its shade away from us. */
const walks = (x: number, y: number, scale: number, trunk: string, ...tusk: string[]): Layer[] => {
  const body = `${BACK} ${trunk} ${LOWER}`;
  return [
    moved({ x, y, scale, squash: 1, lean: LEAN }, cut(SHADE, body, BEHIND, TAIL, ...tusk)),
    moved(
      { x, y, scale },
      cut(DARK, BEHIND),
      cut(RED, body, TAIL),
      cut(DARK, EAR, disc(172, -252, 6)),
      cut('#fff3dc', ...tusk),
    ),
  ];
};

/** The railway through Tsavo, seen by its shade. */
export const tsavoShadow: readonly Picture[] = [
  picture(
    'places/tsavo-4',
    light('golden', 'kenya', 'behind'),
    plan({ subject: [0, 250, 1000, 190], camera: 'wide' }),
    cut('#fbe6c4', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    cut(SHADE, '-20,84,1 -20,50,1 300,48 700,44 980,46 1040,60 1100,84,1'),
    cut(EARTH, '-20,84,1 1220,84,1 1220,920,1 -20,920,1'),
    moved(
      { x: 50, y: 430, lean: LEAN },
      cut(
        SHADE,
        ...[-340, 140, 620, 1100].map(
          (x) =>
            `${x - 70},20,1 ${x + 70},20,1 ${x + 64},50 ${x + 26},70 ${x + 24},110,1 ${x + 30},520,1 ${x - 30},520,1 ${x - 24},110,1 ${x - 26},70 ${x - 64},50`,
        ),
      ),
      ...trainShade(SHADE, EARTH),
    ),
    ...walks(752, 780, 0.74, RAISED, TUSK),
    ...walks(294, 836, 0.46, REACHING),
  ),
];
