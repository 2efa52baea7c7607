import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { pair, twoDiscs } from '../../drawing/mirrored.ts';

/** One blade of a mane round the origin: the way it points in degrees (0 right, -90 up), where it ends, how thick. */
function blade(turn: number, length: number, half: number): string {
  const at = (along: number, bend: number) => {
    const angle = ((turn + bend) * Math.PI) / 180;
    return `${Math.round(Math.cos(angle) * along)},${Math.round(Math.sin(angle) * along)}`;
  };
  const swing = (turn + 90) * 0.13;
  return limb(
    `${at(60, 0)},${Math.round(half * 0.5)} ${at(length * 0.5, 0)},${half} ${at(length * 0.82, swing * 0.4)},${Math.round(half * 0.7)} ${at(length, swing)},0`,
  );
}

const blades = (from: number, to: number, step: number, length: number, half: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) =>
    blade(from + at * step, length * (0.86 + 0.14 * (((at * 5) % 7) / 6)), half),
  );

const TORSO =
  '-60,110,1 -70,150 -150,166 -214,186 -250,240 -236,310,1 -190,330 -176,420 -160,520,1 160,520,1 176,420 190,330 236,310,1 250,240 214,186 150,166 70,150 60,110,1';
/** The arms, stretched out wider than any picture. */
const ARMS = limb(pair('-190,240,58 -340,252,48 -700,190,38'));

/** A dancer of the intore from behind, arms stretched out, the mane of grass round the head like rays; the head at the origin, the light from the left. */
export const intoreMane = (placing: Placing): Layer =>
  moved(
    placing,
    cut('#b0683c', ...blades(-208, 28, 9, 420, 17)),
    cut('#e8ac5c', ...blades(-203, 24, 9, 392, 16)),
    cut('#ffe2a0', ...blades(-206, -30, 8, 340, 14)),
    cut('#fff6d8', ...blades(-202, -74, 8, 290, 11)),
    // The arms and the back.
    within(
      '#6a3a2c',
      outline(TORSO) + ARMS,
      cut(
        '#c8763e',
        '-720,140,1 -340,200 -200,184,1 -110,166 -60,110,1 -30,110,1 -60,190 -150,230 -210,290 -160,400 -150,520,1 -260,520,1 -260,300 -360,272,1 -720,214,1',
      ),
      cut(
        '#ffb868',
        '-720,140,1 -340,200 -200,180 -120,164,1 -120,176 -200,200 -340,228 -720,180,1',
        '190,186,1 340,202 720,140,1 720,160 340,220 200,204,1',
      ),
      cut(
        '#3c1c26',
        '40,110,1 60,190 40,330 30,520,1 -10,520,1 0,330 -6,210,1',
        '130,230,1 190,280 180,400 170,520,1 260,520,1 260,300 380,312 720,240,1 720,196,1 360,272 210,270',
      ),
    ),
    // Beads crossed on the back.
    inked('#fff0d0', 22, '-160,176 0,350 110,520', '160,176 0,350 -110,520'),
    inked('#c8402c', 9, '-160,176 0,350 110,520', '160,176 0,350 -110,520'),
    // Nape and head, the band that holds the mane.
    cut('#4c2824', '-62,60,1 62,60,1 66,130 100,168,1 0,190 -100,168,1 -66,130'),
    cut('#c8763e', '-62,60,1 -26,60,1 -34,130 -60,176,1 -100,168,1 -66,130'),
    cut('#4c2824', twoDiscs(88, 10, 15, 28)),
    cut('#ffb868', disc(-91, 8, 9, 20)),
    cut('#1c0f1c', disc(0, -6, 88, 100)),
    cut('#5c3030', '-20,-104,1 -84,-80 -92,0 -66,70,1 -44,84,1 -66,0 -54,-66'),
    cut('#fff0d0', '-90,-46,1 0,-20 90,-46,1 92,-14,1 0,14 -92,-14,1'),
    cut('#c8402c', '-91,-36,1 0,-8 91,-36,1 92,-24,1 0,4 -92,-24,1'),
  );
