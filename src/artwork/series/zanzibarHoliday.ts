import { fish } from '../animals/fish.ts';
import { rays } from '../beams.ts';
import { farDhow } from '../boats/dhow.ts';
import { dhowAbove } from '../boats/dhowAbove.ts';
import { outrigger } from '../boats/outrigger.ts';
import { carvedDoor } from '../buildings/stoneTown.ts';
import type { Layer } from '../canvas.ts';
import { cumulus } from '../clouds.ts';
import { herd } from '../crowd.ts';
import { coral } from '../flora/coral.ts';
import { coconutPalm } from '../flora/palm.ts';
import { light } from '../light.ts';
import { starfish } from '../objects/shore.ts';
import { spiceBasket } from '../objects/table.ts';
import { Pen } from '../pen.ts';
import { snorkeller } from '../people/snorkeller.ts';
import { walker } from '../people/walker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { beach } from '../shore.ts';
import { sky, sun } from '../skies.ts';
import { ripples, sea } from '../water.ts';

/** The sea's surface from below: a bright, rippled ceiling. */
const surface: Layer = (canvas) => {
  const { light } = canvas;
  const ceiling = new Pen(-20, 0)
    .line(1220, 0)
    .line(1220, 150)
    .curve(1060, 190, 940, 110, 780, 150)
    .curve(640, 186, 520, 120, 380, 152)
    .curve(240, 186, 120, 120, -20, 160)
    .close();
  canvas.path(ceiling.d, { fill: light.of('#d8f6ea', 0.34) });
  ripples({ y: -60, to: 170, count: 26, size: 0.8, opacity: 0.7 })(canvas);
};

/** A sandbank from the air: rings of ever deeper water around a crescent of sand. */
const sandbank: Layer = (canvas) => {
  const { light, width, height } = canvas;
  const rings = [
    ['#0f6f86', 0],
    ['#1b8f9c', 330],
    ['#35b3b2', 220],
    ['#6fd3c6', 130],
    ['#b4ecd8', 60],
    ['#f6ead0', 0],
  ] as const;
  canvas.rect(0, 0, width, height, { fill: light.of(rings[0][0], 0.3) });
  for (const [colour, grow] of rings.slice(1)) {
    const g = grow * 0.9;
    canvas.path(
      new Pen(150 - g, 640)
        .curve(120 - g, 480 - g, 380, 430 - g, 560, 470 - g * 0.9)
        .curve(760, 500 - g * 0.8, 900 + g * 0.5, 600 - g * 0.6, 1060 + g, 560 - g * 0.5)
        .curve(1180 + g, 560, 1140 + g, 700 + g * 0.4, 980 + g * 0.4, 720 + g * 0.5)
        .curve(760, 760 + g * 0.6, 640, 640 + g, 460, 690 + g * 0.8)
        .curve(330, 720 + g, 190 - g, 780 + g * 0.6, 150 - g, 640)
        .close().d,
      { fill: light.of(colour, 0.3) },
    );
  }
  ripples({ y: -200, to: 1100, count: 40, size: 0.5, opacity: 0.35 })(canvas);
};

/** The beach holiday on Zanzibar, five times. */
export const zanzibarHoliday: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('noon', 'zanzibar', 'right'),
    sky({ horizon: 420 }),
    cumulus({ x: 300, y: 410, width: 460, height: 150, depth: 0.5 }),
    sea({ horizon: 420 }),
    place(farDhow(), { x: 820, y: 446, metre: 12, shadow: false }),
    ripples({ y: 470, to: 760, count: 44 }),
    place(outrigger(), { x: 440, y: 700, metre: 46, shadow: false }),
    beach({ shore: '-20,860 300,820 620,770 900,650 1220,470' }),
    place(coconutPalm({ lean: -4 }), { x: 930, y: 800, metre: 62, depth: 0.2 }),
    place(coconutPalm({ lean: -3, seed: 3 }), { x: 1090, y: 850, metre: 66, depth: 0.14 }),
  ),
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    sandbank,
    place(dhowAbove(), { x: 860, y: 330, metre: 30, depth: 0.3, turn: -24, cast: 26, shadow: false }),
    place(starfish(), { x: 330, y: 560, metre: 16, depth: 0.26, shadow: false }),
  ),
  picture(
    'packages/zanzibarbeachholiday-3',
    light('morning', 'zanzibar', 'right'),
    sky({ stops: ['#b9eee0', '#5cc7c2', '#2795a6', '#116a84'], horizon: 900 }),
    surface,
    rays({ x: 860, y: -160, count: 5, turn: 104, spread: 34, reach: 1100, opacity: 0.2 }),
    place(snorkeller(), { x: 560, y: 300, metre: 250, depth: 0.36, shadow: false }),
    hills({ y: 800, rise: 90, depth: 0.5, of: '#2b7f86', plain: true }),
    herd([fish('fusilier')], {
      x: 860,
      y: 520,
      width: 520,
      height: 160,
      count: 9,
      metre: [44, 66],
      shadow: false,
    }),
    hills({ y: 860, rise: 50, depth: 0.3, of: '#e0b48a' }),
    place(coral('table'), { x: 980, y: 880, metre: 190, depth: 0.3, shadow: false }),
    place(coral('branching'), { x: 180, y: 890, metre: 210, depth: 0.3, shadow: false }),
    place(fish(), { x: 420, y: 720, metre: 130, depth: 0.3, shadow: false }),
    place(fish(), { x: 290, y: 770, metre: 96, depth: 0.3, shadow: false, flip: true }),
  ),
  picture(
    'packages/zanzibarbeachholiday-4',
    light('sunset', 'zanzibar', 'left'),
    sky({ horizon: 470 }),
    sun({ x: 320, y: 410, r: 96, cuts: 3 }),
    sea({ horizon: 470 }),
    ripples({ y: 500, to: 640, x: 120, width: 400, count: 24, colour: '#ffe2a8' }),
    place(outrigger(), { x: 860, y: 620, metre: 42, shadow: false }),
    beach({ shore: '-20,640 400,660 800,690 1220,640' }),
    place(walker(), {
      x: 500,
      y: 830,
      metre: 200,
      coat: { accent: '#d9452c', shade: '#9c3119', lit: '#5f3a28', dark: '#2a1d22', pale: '#e8c88a' },
    }),
  ),
  picture(
    'packages/zanzibarbeachholiday-5',
    light('golden', 'zanzibar', 'left'),
    (canvas) => {
      canvas.rect(0, 0, 1200, 900, { fill: '#e8cf9c' });
      canvas.rect(0, 720, 1200, 180, { fill: '#b98a54' });
    },
    place(carvedDoor(), { x: 910, y: 740, metre: 190, depth: 0.3, shadow: false }),
    place(spiceBasket(), { x: 250, y: 800, metre: 130, depth: 0.24 }),
    place(spiceBasket(), { x: 560, y: 850, metre: 140, depth: 0.24 }),
  ),
];
