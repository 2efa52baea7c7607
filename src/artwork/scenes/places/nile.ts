import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { Pen } from '../../drawing/pen.ts';
import { kingfisher } from '../../figures/animals/kingfisher.ts';
import { kingfisherDiving } from '../../figures/animals/kingfisherDiving.ts';
import { raftAbove } from '../../figures/boats/raftAbove.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { rafters } from '../../figures/people/rafters.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { netFisher } from '../../figures/people/netFisher.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { cutWater } from '../../water/cutWater.ts';
import { rapids } from '../../water/rapids.ts';
import { drop } from '../../water/river.ts';
import { riverAbove } from '../../water/riverAbove.ts';
import { splash } from '../../water/splash.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const CREW = { lit: '#7d4a31', dark: '#26202a', pale: '#fff3dc' };
const RAFT = {
  red: { ...CREW, body: '#c4331f', shade: '#7a1f1a', accent: '#f3b53c' },
  above: {
    body: '#e0452c',
    shade: '#a02c22',
    dark: '#2a1d28',
    lit: '#8a5636',
    pale: '#fff3dc',
    accent: '#f3b53c',
  },
};
const FISHER = {
  body: '#c2382a',
  shade: '#6a2430',
  lit: '#5a3326',
  dark: '#1d1420',
  pale: '#fff6dc',
  accent: '#2a2b52',
};

/** The white water around a raft, seen from above. */
const WAKE = new Pen(120, 700)
  .curve(60, 560, 260, 420, 420, 330)
  .curve(600, 220, 820, 60, 960, 120)
  .curve(1090, 150, 1080, 330, 990, 430)
  .curve(860, 560, 640, 760, 460, 830)
  .curve(330, 890, 170, 850, 120, 700)
  .close().d;

/** The foam that a raft pushes before its bow, seen from above. */
const BOW_WAVE = new Pen(232, 612)
  .curve(240, 700, 330, 800, 440, 800)
  .curve(390, 850, 330, 838, 290, 880)
  .curve(250, 820, 190, 840, 170, 790)
  .curve(110, 800, 130, 730, 100, 700)
  .curve(170, 690, 160, 630, 232, 612)
  .close().d;

/** The canoe that we sit in: its bow before us, ribs, a thwart, and both gunwales. */
const prow: Layer = (canvas) => {
  const { light } = canvas;
  const wood = light.of('wood', 0.2);
  const side = (sign: 1 | -1, out: number) => {
    const at = (x: number) => 610 + sign * x;
    return [at(out * 0.06), 500, at(out * 0.5), 590, at(out * 0.86), 730, at(out), 960] as const;
  };
  const [left, right] = [side(-1, 400), side(1, 400)];
  const hull = (sign: 1 | -1, out: number, inner: number) => {
    const [a, b, c, d, e, f, x, y] = side(sign, out);
    const [g, h, i, j, k, l, m, n] = side(sign, inner);
    return new Pen(a, b - 14)
      .curve(c, d, e, f, x, y)
      .line(m, n)
      .curve(k, l, i, j + 30, g, h + 30)
      .close().d;
  };
  const floor = new Pen(left[0], left[1]).curve(left[2], left[3], left[4], left[5], left[6], left[7]);
  canvas.path(
    floor.line(right[6], right[7]).curve(right[4], right[5], right[2], right[3], right[0], right[1]).close()
      .d,
    {
      fill: light.shade(wood, 0.8),
    },
  );
  for (const [y, half, deep] of [
    [640, 150, 40],
    [730, 240, 70],
  ] as const) {
    const rib = new Pen(610 - half, y).quad(610, y + deep * 2, 610 + half, y);
    canvas.path(rib.d, { stroke: light.shade(wood, 0.35), width: 12 });
  }
  canvas.path(new Pen(276, 830).line(944, 830).line(972, 884).line(248, 884).close().d, {
    fill: light.lit(wood, 0.3),
  });
  canvas.path(new Pen(248, 884).line(972, 884).line(976, 900).line(244, 900).close().d, {
    fill: light.shade(wood, 0.6),
  });
  canvas.path(hull(-1, 440, 376), { fill: light.lit(wood, 0.55) });
  canvas.path(hull(1, 440, 376), { fill: light.lit(wood, 0.12) });
  canvas.path(new Pen(584, 540).line(594, 470).line(626, 470).line(636, 540).line(610, 568).close().d, {
    fill: light.lit(wood, 0.34),
  });
};

/** The young Nile at Jinja. */
export const nile: readonly Picture[] = [
  picture(
    'places/nile-1',
    light('noon', 'uganda', 'left'),
    plan({ subject: [413, 483, 375, 165], camera: 'profile' }),
    sky({ horizon: 260 }),
    cumulus({ x: 860, y: 230, width: 420, height: 130 }),
    forest({ y: 280, rise: 110, depth: 0.66, crown: 14 }),
    forest({ y: '-30,250 200,300 420,400 520,470', rise: 50, depth: 0.44, crown: 22, to: 480 }),
    forest({ y: '760,470 860,380 1000,300 1230,220', rise: 50, depth: 0.4, crown: 24, to: 480 }),
    rapids({ y: 390, to: 520, rows: 3, depth: 0.5 }),
    drop({ y: 500, to: 640 }),
    rapids({ y: 620, to: 900, rows: 3, depth: 0.3, rocks: 3 }),
    place(rafters(), { x: 560, y: 640, metre: 122, turn: 24, shadow: false, coat: RAFT.red }),
    splash({ x: 760, y: 800, width: 330, height: 190, lean: 40 }),
    rapids({ y: 750, to: 900, rows: 2, depth: 0.3, front: true }),
    place(lianaBranch(), { x: 1200, y: 216, metre: 100, flip: true, depth: 0.06, shadow: false }),
    place(kingfisher(), { x: 980, y: 208, metre: 110, flip: true, depth: 0.26, shadow: false }),
    leaves({ corner: 'bottom-left', size: 260, depth: 0.06 }),
  ),
  picture(
    'places/nile-2',
    light('dawn', 'uganda', 'right'),
    plan({ subject: [310, 498, 360, 210], camera: 'profile' }),
    sky({ horizon: 210, stops: ['#7a6a94', '#d08a86', '#f6b982', '#ffe3a8'] }),
    forest({ y: 214, rise: 60, depth: 0.78, crown: 9, to: 222 }),
    mirror({ y: 214, stops: ['#ffeab8', '#ffd69a', '#f4ae80', '#c4705e'] }),
    forest({ y: '-40,200 180,212 330,246', rise: 70, depth: 0.4, crown: 12, to: 252 }),
    forest({ y: '900,250 1000,228 1240,206', rise: 70, depth: 0.44, crown: 12, to: 254 }),
    ripples({ y: 230, to: 900, x: 480, width: 560, count: 110, size: 1.2, colour: '#fff0c0', opacity: 0.9 }),
    place(netFisher(), { x: 380, y: 664, metre: 206, depth: 0.12, shadow: false, coat: FISHER }),
    place(canoe(), { x: 420, y: 700, metre: 142, depth: 0.05, shadow: false }),
    ripples({ y: 700, to: 790, x: 200, width: 460, count: 16, size: 1.1, colour: '#3c2040', opacity: 0.7 }),
    place(papyrus({ stems: 5 }), { x: 1130, y: 1000, metre: 150, depth: 0.02, rim: false }),
    place(papyrus({ seed: 3 }), { x: 60, y: 1010, metre: 120, depth: 0.02, rim: false }),
  ),
  picture(
    'places/nile-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [441, 185, 170, 350], camera: 'close' }),
    sky({ stops: ['#d4ead0', '#e4f0d4', '#eef4d8', '#f6f6dc'], horizon: 330 }),
    forest({ y: 300, rise: 120, depth: 0.86, crown: 18, to: 360 }),
    forest({ y: '-40,300 200,330 420,380', rise: 70, depth: 0.74, crown: 26, to: 396 }),
    rapids({ y: 360, to: 650, rows: 4, depth: 0.66 }),
    cutWater({ y: 640, fish: '470,790,130 660,828,-110 300,850,90 900,806,120' }),
    place(papyrus({ stems: 4 }), { x: 1010, y: 690, metre: 170, depth: 0.2, shadow: false }),
    place(kingfisherDiving(), { x: 560, y: 634, metre: 225, turn: 8, depth: 0.16, shadow: false }),
    splash({ x: 556, y: 668, width: 170, height: 90, depth: 0.4 }),
    leaves({ corner: 'bottom-right', size: 240, depth: 0.03 }),
  ),
  picture(
    'places/nile-4',
    light('noon', 'uganda', 'left'),
    plan({ subject: [288, 380, 380, 320], camera: 'above' }),
    riverAbove('190,190,84 1090,130,80 1050,740,120 640,50,36 100,520,44'),
    (canvas) => canvas.path(WAKE, { fill: canvas.light.of('foam', 0.3) }),
    place(raftAbove(), {
      x: 600,
      y: 480,
      metre: 160,
      turn: -34,
      flip: true,
      shadow: false,
      cast: 34,
      coat: RAFT.above,
    }),
    (canvas) => canvas.path(BOW_WAVE, { fill: canvas.light.of('foam', 0.3), opacity: 0.95 }),
    leaves({ corner: 'bottom-right', size: 260, depth: 0.04 }),
    leaves({ corner: 'top-left', size: 240, depth: 0.04 }),
  ),
  picture(
    'places/nile-5',
    light('dusk', 'uganda', 'left'),
    plan({ subject: [430, 560, 360, 340], camera: 'frame' }),
    sky({ horizon: 330, bands: 6, stops: ['#23204e', '#6a2f5e', '#d2543f', '#ffb25c'] }),
    hills({ y: 332, rise: 40, depth: 0.5, of: 'leaf', to: 336 }),
    mirror({ y: 334, stops: ['#ffbe6c', '#f6864e', '#d8563f', '#8a3a5c', '#3c2654'] }),
    ripples({ y: 336, to: 880, x: 260, width: 700, count: 90, colour: '#ffb868', opacity: 0.85 }),
    place(boatman(), { x: 690, y: 404, metre: 52, depth: 0.06, shadow: false, flat: true }),
    place(canoe(), { x: 710, y: 416, metre: 50, depth: 0.06, shadow: false, flat: true }),
    prow,
    place(papyrus({ seed: 2 }), { x: 90, y: 960, metre: 210, depth: 0, rim: false }),
    place(papyrus(), { x: 1120, y: 980, metre: 190, depth: 0, rim: false }),
  ),
];
