import { limb, outline } from '../../drawing/brush.ts';

/** The outlines that chameleons of the Rwenzori are cut from; each walks left along a bough whose top is at y 0. */

/** The tail, out from the hip and rolled up like a watch spring. */
export const tail = (half: number, aside = 0): string => {
  const roll = Array.from({ length: 26 }, (_, step) => {
    const angle = ((-62 + step * 25) * Math.PI) / 180;
    const reach = 138 - step * 4.5 + aside;
    return `${452 + Math.cos(angle) * reach},${32 + Math.sin(angle) * reach},${half * (0.62 - step * 0.019)}`;
  });
  return limb(`250,-230,${half * 1.5} 370,-196,${half} 450,-146,${half * 0.78} ${roll.join(' ')}`);
};

/** A foot that closes about the bough like tongs: one mitt of toes before, one behind. */
export const foot = (x: number, y: number): string =>
  limb(`${x + 6},${y - 36},20 ${x - 20},${y - 8},19 ${x - 34},${y + 30},15 ${x - 24},${y + 60},4`) +
  limb(`${x - 4},${y - 36},20 ${x + 28},${y - 6},18 ${x + 36},${y + 28},14 ${x + 26},${y + 54},4`);

export const BODY =
  '-214,-300,1 -150,-366 -60,-414 50,-428 160,-402 250,-340 320,-266 356,-200,1 300,-146 220,-104 120,-80 10,-74 -100,-92 -190,-136 -262,-150,1';
export const HEAD =
  '-500,-196,1 -492,-226 -456,-256 -412,-290 -350,-320 -276,-366 -216,-396,1 -186,-346 -172,-280 -196,-200 -240,-146,1 -300,-128 -380,-130 -456,-150 -494,-176';

/** Teeth along the back, each a small leaf. */
export const crest = outline(
  Array.from({ length: 23 }, (_, at) => {
    const angle = Math.PI * (0.94 - at * 0.039);
    const reach = at % 2 === 0 ? 1 : 1.07;
    return [60 + Math.cos(angle) * 272 * reach, -192 - Math.sin(angle) * 226 * reach, 1] as const;
  }).concat([[60, -200, 1]]),
);
