import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { alongRow } from '../../drawing/alongRow.ts';
import { limb } from '../../drawing/brush.ts';
import { mirrored, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SKY, CHAIN, CONE, SHADE] = ['#5f50ba', '#43378f', '#2a2068', '#1a1344'];
const [GRASS, GLOW, BEAD, RED] = ['#fff1cc', '#f58f2e', '#fff8e8', '#e2442c'];

/** A lock bound at (x, 0): its first direction in degrees, its length, how far it falls over to the right, half its width. */
const lock = (x: number, from: number, length: number, fall: number, half: number) => {
  const at = (along: number) => {
    const angle = ((from + fall * along * along) * Math.PI) / 180;
    return `${Math.round(x + Math.cos(angle) * length * along)},${Math.round(Math.sin(angle) * length * along)}`;
  };
  return limb(
    `${at(0)},${Math.round(half * 0.7)} ${at(0.4)},${Math.round(half)} ${at(0.75)},${Math.round(half * 0.8)} ${at(1)},0`,
  );
};

/** Locks side by side along the band, no two of a length, flung to the right: the further right, the longer and the heavier they hang. */
const mane = (count: number, from: number, to: number, reach: number) =>
  Array.from({ length: count }, (_, n) => {
    const share = n / (count - 1);
    const length = reach * (n % 2 === 0 ? 0.8 : 1) * (0.9 + ((n * 5) % 7) / 60) + 150 * share ** 2;
    return lock(236 * share - 118, from + (to - from) * share, length, 34 + 36 * share, 19 + 7 * share);
  });

const STRAP = '-330,220 0,364 330,520';
/** Beads along a strap. */
const BEADS = Array.from({ length: 17 }, (_, n) =>
  alongRow(STRAP)(n / 16)
    .map(Math.round)
    .join(),
).join(' ');

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
      cut(GLOW, ...mane(15, -180, -6, 430)),
      cut(GRASS, ...mane(16, -174, -20, 400), '-112,0,1 -150,-50 -80,-116 20,-130 130,-110 190,-50 112,0,1'),
      within(
        CONE,
        twin('0,0 120,0,1 128,90 170,184 254,268 350,326 440,376 510,424 560,480,1 0,480,1'),
        cut(SHADE, '60,-80,1 700,-80,1 700,500,1 300,500,1 180,300 90,160 70,40'),
        inked(BEAD, 34, STRAP, mirrored(STRAP)),
        cut(RED, ...spots(BEADS, 9), ...spots(mirrored(BEADS), 9)),
      ),
      // One lock falls over his shoulder, down to the strap.
      cut(GLOW, lock(104, 2, 340, 58, 22)),
      cut(BEAD, '-120,-60,1 0,-36 120,-60,1 126,14,1 0,44 -126,14,1'),
      cut(RED, '-122,-36,1 0,-10 122,-36,1 124,-10,1 0,18 -124,-10,1'),
    ),
  ),
];
