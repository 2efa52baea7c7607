import type { Layer } from '../canvas/canvas.ts';
import { cut, spots } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';
import type { Point } from '../drawing/pen.ts';
import { colourAt } from '../light/colour.ts';

/** How many go together; between the parties is a gap. */
const PARTIES = [4, 7, 3, 9, 5, 2, 8, 4, 6];

/** Quarters of the bends: where the way begins, crosses the rim, and is lost among the stars. */
const [START, RIM, END] = [-0.44, 10.72, 18.3];
/** Where the way is after so many quarters: its bends narrow up to the rim, and widen again in the sky. */
const way = (quarters: number): Point => {
  const near = Math.exp(-quarters * 0.16);
  const beyond = Math.max(0, quarters - RIM);
  const swing = 250 * near + 7 * beyond ** 1.4;
  return [
    742 + 30 * near + 4 * beyond ** 1.9 + swing * Math.sin((quarters * Math.PI) / 2 + 0.5),
    200 + 560 * Math.exp(-quarters * 0.13) - 22 * beyond - 2 * beyond ** 2,
  ];
};

/** The colours on the way, and from which share of it on it cools. */
const STEPS = 8;
const COOLING = 0.52;

/** Stars all over the sky, the denser where the way is lost among them. */
const STARS = '300,120 1120,190 60,70 240,330 868,44 1046,58 1000,132';
const FINE_STARS =
  '150,210 420,70 520,180 1090,310 610,60 380,240 1160,90 700,120 80,420 1010,240 828,66 902,148 918,40 940,14 1010,84 1030,20 862,84 980,170 1084,26 780,60 896,8 1060,108';

/** Head-torches in parties, the higher the smaller and the paler; over the rim they go on as stars. */
export function torchChain(torch: string, pale: string, star: string): Layer {
  const lights = Array.from({ length: STEPS + 1 }, (): string[] => []);
  let [party, member, [lastX, lastY]] = [0, 0, way(START)];
  let gap = 0;
  for (let quarters = START; quarters < END; quarters += 0.01) {
    const [x, y] = way(quarters);
    const near = Math.max(0, (y - 262) / 520);
    if (Math.hypot(x - lastX, y - lastY) < gap) continue;
    const far = (quarters - START) / (END - START);
    const cool = Math.max(0, (far - COOLING) / (1 - COOLING));
    // In the sky they stray from the way, the more the further.
    const beyond = Math.max(0, quarters - RIM);
    const stray = beyond * 2.2 * Math.sin(quarters * 71);
    const size = beyond > 0 ? (beyond < 3 || member % 3 === 1 ? 3 : 2) : Math.max(3, 2 + near * 5);
    lights[Math.round(Math.min(1, cool) * STEPS)]!.push(disc(x, y + stray, size));
    member += 1;
    const isLast = member === PARTIES[party % PARTIES.length];
    if (isLast) [party, member] = [party + 1, 0];
    gap = (8 + near * 16 + beyond * 1.6) * (isLast ? 2.2 : 1 + (member % 3) / 8);
    [lastX, lastY] = [x, y];
  }
  const warmth = [
    [0, torch],
    [0.5, pale],
    [1, star],
  ] as const;
  return (canvas) => {
    cut(star, ...spots(STARS, 3), ...spots(FINE_STARS, 2))(canvas);
    for (const [step, some] of lights.entries()) {
      cut(colourAt(warmth, step / STEPS), ...some)(canvas);
    }
  };
}
