import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { kitePart } from '../../figures/objects/kite.ts';
import { seaweedFarmer, type Kangas } from '../../figures/people/seaweedFarmer.ts';
import { light } from '../../light/light.ts';

const [PAPER, SHALLOW, MIRROR, INK] = ['#fcf3dc', '#b4ead8', '#74c6bc', '#123f52'];
const [CORAL, CRIMSON, SUN, OCHRE] = ['#f0583c', '#a92c38', '#f6bb36', '#cf8420'];
const COBALT = ['#2a6fb4', '#1c447f'] as const;
const SKIN = '#43201c';

const WOMEN: readonly (readonly [x: number, y: number, scale: number, flip: boolean, wears: Kangas])[] = [
  [1110, 500, 0.26, false, { skirt: [CORAL, CRIMSON], scarf: COBALT, border: PAPER, skin: SKIN }],
  [180, 610, 0.5, true, { skirt: COBALT, scarf: [SUN, OCHRE], border: PAPER, skin: SKIN }],
  [850, 846, 1.14, false, { skirt: [SUN, OCHRE], scarf: [CORAL, CRIMSON], border: PAPER, skin: SKIN }],
];
const rider = (x: number, y: number, s: number): Layer =>
  moved(
    { x, y, scale: s },
    cut('#fffaf0', '-70,14,1 -20,2 30,8,1 50,16 20,20 -40,20'),
    cut(
      INK,
      '-22,8,1 26,2,1 30,8,1 -20,14,1',
      '-2,6,1 8,-14 2,-34,1 16,-36,1 20,-14 12,6,1',
      disc(10, -42, 7),
    ),
    inked(INK, 4, '8,-30 -6,-36'),
  );
const plain = (tone: string): Kangas => ({
  skirt: [tone, tone],
  scarf: [tone, tone],
  border: tone,
  skin: tone,
});

/** The rows of stakes run towards one point of the horizon: where each crosses the picture's foot, and how far off its stakes stand. */
const VANISHING = [640, 340] as const;
const ROWS = [-1580, -1060, -540, -20, 540, 1300, 1900, 2500];
const FAR = [1.02, 1.36, 1.8, 2.5, 3.5, 5];
const spot = (foot: number, far: number) =>
  [VANISHING[0] + (foot - VANISHING[0]) / far, VANISHING[1] + 580 / far] as const;
/** A bunch of seaweed that hangs from (x, y). */
const bunch = (x: number, y: number, s: number, turn: number) =>
  placed({ x, y, scale: s, turn })(
    '-30,-4,1 0,-12 30,-4,1 46,24 34,44,1 26,26 22,62 8,78,1 2,44 -8,66 -22,60,1 -18,34 -30,46 -44,34,1 -44,10',
  );
const bunches = (foot: number, row: number) =>
  FAR.slice(1).flatMap((far, index) =>
    [0.3, 0.7].map((share, at) => {
      const deep = FAR[index]! + (far - FAR[index]!) * share;
      const [x, y] = spot(foot, deep);
      return bunch(
        x,
        y - 52 / deep,
        (0.8 + 0.25 * Math.sin(row * 5 + index * 3 + at * 2)) / deep,
        12 * Math.sin(row + index + at),
      );
    }),
  );
const rows: Layer[] = ROWS.flatMap((foot, row) => {
  const stakes = FAR.map((far) => [...spot(foot, far), 1 / far] as const);
  return [
    cut(MIRROR, ...stakes.map(([x, y, s]) => limb(`${x},${y},${6 * s} ${x},${y + 80 * s},${6 * s}`))),
    inked(INK, 3, stakes.map(([x, y, s]) => `${Math.round(x)},${Math.round(y - 60 * s)},1`).join(' ')),
    cut(row % 2 ? '#1d6a5c' : '#7c3a4c', ...bunches(foot, row)),
    cut(INK, ...stakes.map(([x, y, s]) => limb(`${x},${y},${7 * s} ${x + 4},${y - 100 * s},${5 * s}`))),
  ];
});

/** Paje at low tide: women among their lines of seaweed, bent like the kites. */
export const pajeSeaweed: readonly Picture[] = [
  picture(
    'articles/paje',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [460, 440, 300, 130], camera: 'wide' }),
    cut(PAPER, '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    inked(
      INK,
      2,
      '88,182 252,318',
      '440,208 252,318',
      '558,132 602,330',
      '694,124 602,330',
      '1056,240 1032,336',
      '1116,234 1032,336',
    ),
    ...(
      [
        [{ x: 264, y: 190, r: 180, turn: 6 }, CORAL, SUN],
        [{ x: 626, y: 128, r: 68, turn: -4 }, COBALT[0], CORAL],
        [{ x: 1086, y: 236, r: 30, turn: -8 }, SUN, CORAL],
      ] as const
    ).flatMap(([at, main, band]) => [
      cut(main, kitePart(at)),
      cut(band, kitePart(at, 0.22, 0.38), kitePart(at, 0.62, 0.78)),
    ]),
    floor('#1a6c90', '0,344 1200,344'),
    cut('#fffaf0', '-20,352,1 200,347 500,354 800,348 1220,353,1 1220,360,1 800,356 300,360 -20,358,1'),
    floor('#35b9b9', '0,360 1200,360'),
    floor(SHALLOW, '0,424 1200,418'),
    ...rows,
    ...WOMEN.flatMap(([x, y, scale, flip, wears]) => [
      moved({ x, y, scale, flip, squash: -0.9 }, ...seaweedFarmer(plain(MIRROR))),
      moved({ x, y, scale, flip }, ...seaweedFarmer(wears)),
      cut('#1d6a5c', bunch(x + (flip ? 200 : -200) * scale, y - 54 * scale, scale * 0.9, 6)),
    ]),
    rider(256, 352, 1),
    rider(605, 352, 0.7),
    rider(1033, 352, 0.5),
  ),
];
