import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, BANK, WATER, GLINT] = ['#d03e28', '#a62a1d', '#bb301f', '#d8553a'];
/** The inks of a bridge: its sails towards the sun and away from it, and what is dark. */
type Inks = readonly [sunny: string, shady: string, dark: string];
const BRIDGE: Inks = ['#fff3d8', '#ffc24a', '#14264a'];
const IMAGE: Inks = ['#f9e3b8', '#f2b03f', '#1c2549'];

/** The deck's upper edge over the water, lower the farther it is. */
const deckAt = (x: number): number => Math.round(-30 + x * 0.012);

/** The sail that the cables of one side of a pylon make, and its cables. */
const sail = (x: number, top: number, reach: number): string =>
  `${x},${top},1 ${x + reach},${deckAt(x + reach)},1 ${x},${deckAt(x)},1`;
const cables = (x: number, top: number, reach: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const share = (at + 0.4) / count;
    const foot = Math.round(x + reach * (0.1 + 0.9 * share));
    return `${x},${Math.round(top * (0.42 + 0.58 * share))},1 ${foot},${deckAt(foot)},1`;
  });

/** A pylon: one mast, which parts into two legs over the deck. */
const pylon = (x: number, top: number, size: number): string =>
  (
    [
      [-7, top - 20],
      [7, top - 20],
      [11, top * 0.46],
      [34, 1],
      [15, 1],
      [0, top * 0.36],
      [-15, 1],
      [-34, 1],
      [-11, top * 0.46],
    ] as const
  )
    .map(([dx, y]) => `${Math.round(x + dx * size)},${Math.round(y)},1`)
    .join(' ');

/** The bridge over the water's line at y = 0: the two fans of the near pylon, the half of the far one, the deck. */
const bridge = ([sunny, shady, dark]: Inks): Layer[] => [
  inked(dark, 3, ...cables(1100, -226, 340, 7)),
  cut(sunny, sail(444, -376, -380)),
  cut(shady, sail(444, -376, 376), sail(1100, -226, -280)),
  inked(shady, 6, ...cables(444, -376, -380, 9)),
  inked(dark, 4, ...cables(444, -376, 376, 9), ...cables(1100, -226, -280, 7)),
  cut(dark, pylon(444, -376, 1.1), pylon(1100, -226, 0.7), '-20,-30,1 1220,-15,1 1220,-7,1 -20,-12,1'),
];

/** A minibus on the deck, its wheels on y = 0, on its way to the right. */
const minibus: readonly Layer[] = [
  cut(BRIDGE[0], '-34,-4,1 -36,-30,1 -30,-36 22,-36 32,-20 38,-14,1 38,-4,1'),
  cut(
    BRIDGE[2],
    box(-30, -31, 16, 12),
    box(-10, -31, 16, 12),
    '10,-31,1 19,-31,1 27,-19,1 10,-19,1',
    disc(-20, -4, 7),
    disc(22, -4, 7),
  ),
];

/** Jinja's bridge and its image in the still Nile: a fish, a lamp on the deck its eye. */
export const nileBridgeFish: readonly Picture[] = [
  picture(
    'places/nile-5',
    light('morning', 'uganda', 'left'),
    plan({ subject: [100, 300, 360, 300], camera: 'profile' }),
    wash(SKY),
    floor(
      BANK,
      '-40,396 30,392 70,404 120,416 420,440 680,420 760,404 800,410 850,398 910,412 1060,404 1130,380 1170,392 1240,376',
      450,
    ),
    floor(WATER, '-40,450,1 1240,450,1'),
    moved({ x: 0, y: 450 }, ...bridge(BRIDGE)),
    moved({ x: 0, y: 450, squash: -1 }, ...bridge(IMAGE)),
    // The light wind on the water, stronger towards us.
    cut(
      WATER,
      limb(
        '150,566,0 360,560,7 640,566,0;300,618,0 480,613,8 700,620,0;250,676,0 400,670,9 520,677,0;400,730,0 500,724,11 610,731,0;960,540,0 1080,536,6 1200,541,0;1000,600,0 1090,595,7 1160,601,0',
      ),
    ),
    cut(
      GLINT,
      limb(
        '40,640,0 110,636,4 190,641,0;700,690,0 820,685,5 930,691,0;760,800,0 900,794,6 1040,801,0;60,820,0 170,814,6 290,821,0;1060,726,0 1130,722,4 1200,727,0',
      ),
    ),
    moved({ x: 822, y: 431, scale: 0.8 }, ...minibus),
    // The lamp.
    cut(BRIDGE[2], disc(264, 334, 50), box(260, 380, 8, 46)),
    cut(BRIDGE[0], disc(264, 334, 26)),
  ),
];
