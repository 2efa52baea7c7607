import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { mirrored, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SKY, CHAIN, CONE, SHADE] = ['#5f50ba', '#43378f', '#2a2068', '#1a1344'];
const [GRASS, GLOW, BEAD, RED] = ['#fff1cc', '#f58f2e', '#fff8e8', '#e2442c'];

/** Blades of grass side by side along the band, from one direction to another in degrees, all flung to the right. */
const mane = (count: number, from: number, to: number, reach: number, curl: number, half: number) =>
  Array.from({ length: count }, (_, n) => {
    const share = n / (count - 1);
    const length = reach * (0.86 + (((n * 5) % 7) / 6) * 0.14) * (1 - 0.16 * Math.abs(share - 0.5));
    const at = (along: number) => {
      const angle = ((from + (to - from) * share + curl * along * along) * Math.PI) / 180;
      const [x, y] = [236 * share - 118 + Math.cos(angle) * length * along, Math.sin(angle) * length * along];
      return `${Math.round(x)},${Math.round(y)}`;
    };
    return limb(
      `${at(0)},${Math.round(half * 0.7)} ${at(0.4)},${half} ${at(0.75)},${Math.round(half * 0.8)} ${at(1)},0`,
    );
  });

const STRAP = '-310,236 -30,350 250,510';

/** The evening of the trip: one of the Virunga is an intore dancer, seen from behind, and its eruption is the mane. */
export const volcanoTripDancer: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-3',
    light('night', 'rwanda', 'left'),
    plan({ subject: [420, 60, 400, 360], camera: 'back' }),
    wash(SKY),
    cut(
      CHAIN,
      '-60,900,1 -60,760,1 40,700 120,600 180,530,1 206,540 232,528,1 300,640 420,760 560,900,1',
      '640,900,1 800,760 900,640 980,560 1030,480,1 1056,490 1082,478,1 1130,560 1200,640 1260,700,1 1260,900,1',
    ),
    moved(
      { x: 590, y: 440 },
      cut(GLOW, ...mane(19, -178, 2, 450, 34, 22)),
      cut(GRASS, ...mane(17, -172, -40, 400, 40, 19), '-112,-70,1 112,-70,1 112,0,1 -112,0,1'),
      within(
        CONE,
        twin('0,0 120,0,1 128,90 180,190 280,290 420,390 600,480,1 0,480,1'),
        cut(SHADE, '60,-80,1 700,-80,1 700,500,1 300,500,1 180,300 90,160 70,40'),
        inked(BEAD, 34, STRAP, mirrored(STRAP)),
        inked(RED, 13, STRAP, mirrored(STRAP)),
      ),
      cut(BEAD, '-120,-60,1 0,-36 120,-60,1 126,14,1 0,44 -126,14,1'),
      cut(RED, '-122,-36,1 0,-10 122,-36,1 124,-10,1 0,18 -124,-10,1'),
    ),
  ),
];
