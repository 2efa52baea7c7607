import { picture, type Picture } from '../../canvas/picture.ts';
import { Pen } from '../../drawing/pen.ts';
import { kingfisher } from '../../figures/animals/kingfisher.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { rafters } from '../../figures/people/rafters.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { moon, sky, sun } from '../../sky/skies.ts';
import { birds, rain } from '../../sky/weather.ts';
import { rapids } from '../../water/rapids.ts';
import { drop } from '../../water/river.ts';
import { splash } from '../../water/splash.ts';
import { lake, ripples } from '../../water/water.ts';

const CREW = { lit: '#7d4a31', dark: '#26202a', pale: '#fff3dc' };
const RAFT = {
  red: { ...CREW, body: '#d9452c', shade: '#9f2f22', accent: '#f3b53c' },
  yellow: { ...CREW, body: '#f2c032', shade: '#b98420', accent: '#2f6f86' },
};
const CANOES = {
  red: { body: '#c2523a', shade: '#8a382a', pale: '#f3c88e' },
  blue: { body: '#3f86a0', shade: '#28607a', pale: '#f3c88e' },
};

/** The young Nile at Jinja. */
export const nile: readonly Picture[] = [
  picture(
    'places/nile-1',
    light('noon', 'uganda', 'left'),
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
    place(lianaBranch(), { x: 1200, y: 130, metre: 100, flip: true, depth: 0.06, shadow: false }),
    place(kingfisher(), { x: 980, y: 206, metre: 110, flip: true, depth: 0.26, shadow: false }),
    leaves({ corner: 'bottom-left', size: 260, depth: 0.06 }),
  ),
  picture(
    'places/nile-2',
    light('dawn', 'uganda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 800, y: 330, r: 84 }),
    birds({ x: 480, y: 200, count: 9, size: 30 }),
    hills({ y: 430, rise: 60, depth: 0.85, of: 'leaf' }),
    lake({ y: 440, depth: 0.4 }),
    forest({ y: '-40,450 240,460 350,500', rise: 90, depth: 0.6, crown: 14, to: 506 }),
    forest({ y: '860,500 960,470 1240,440', rise: 70, depth: 0.54, crown: 16, to: 520 }),
    ripples({ y: 470, to: 880, x: 620, width: 360, count: 50, colour: '#ffe9b8', opacity: 0.8 }),
    place(boatman(), { x: 440, y: 676, metre: 84, depth: 0.16, shadow: false }),
    place(canoe(), { x: 470, y: 690, metre: 78, depth: 0.14, shadow: false }),
    place(papyrus(), { x: 1080, y: 900, metre: 150, depth: 0.06 }),
    place(papyrus({ seed: 3 }), { x: 60, y: 930, metre: 120, depth: 0.06 }),
  ),
  picture(
    'places/nile-3',
    light('morning', 'uganda', 'left'),
    sky({ stops: ['#7fb8a4', '#a9cfae', '#d5e2b8', '#f2ecc8'], horizon: 900 }),
    forest({ y: 430, rise: 80, depth: 0.85, crown: 20 }),
    lake({ y: 450, depth: 0.5 }),
    ripples({ y: 520, to: 900, count: 30 }),
    place(papyrus({ stems: 3 }), { x: 930, y: 960, metre: 190, depth: 0.3, shadow: false }),
    (canvas) =>
      canvas.path(
        new Pen(360, 920)
          .quad(420, 640, 560, 560)
          .quad(700, 500, 860, 520)
          .line(860, 532)
          .quad(700, 516, 572, 580)
          .quad(450, 660, 396, 920)
          .close().d,
        { fill: '#4a6a3a' },
      ),
    place(kingfisher(), { x: 560, y: 566, metre: 320, depth: 0.26, shadow: false }),
  ),
  picture(
    'places/nile-4',
    light('storm', 'uganda', 'left'),
    sky({ horizon: 330 }),
    cumulus({ x: 760, y: 300, width: 800, height: 230, dark: true }),
    rain({ x: 300, y: 260, width: 360, to: 350, opacity: 0.4 }),
    forest({ y: 350, rise: 60, depth: 0.55, crown: 14 }),
    rapids({ y: 380, to: 900, rows: 6, depth: 0.4, rocks: 1 }),
    place(rafters(), {
      x: 590,
      y: 690,
      metre: 190,
      turn: -11,
      depth: 0.3,
      shadow: false,
      coat: RAFT.yellow,
      by: light('noon', 'uganda', 'left'),
    }),
    splash({ x: 1010, y: 730, width: 320, height: 330, lean: -60, depth: 0.6 }),
    rapids({ y: 630, to: 900, rows: 2, depth: 0.44, rocks: 2, front: true }),
  ),
  picture(
    'places/nile-5',
    light('dusk', 'uganda', 'left'),
    sky({ horizon: 380 }),
    moon({ x: 880, y: 170, r: 50, phase: 0.4 }),
    hills({ y: 390, rise: 50, depth: 0.7, of: 'leaf' }),
    lake({ y: 400, depth: 0.4 }),
    ripples({ y: 404, to: 780, x: 760, width: 240, count: 60, colour: '#ffdca8', opacity: 0.8 }),
    place(papyrus({ seed: 2 }), { x: 150, y: 640, metre: 60, depth: 0.3 }),
    place(papyrus({ seed: 6 }), { x: 330, y: 620, metre: 44, depth: 0.36 }),
    hills({ y: '-30,640 420,700 760,800 1230,790', rise: 20, depth: 0.3, of: 'earth' }),
    place(canoe(), { x: 380, y: 800, metre: 150, depth: 0.5, turn: -3, coat: CANOES.red }),
    place(canoe(), { x: 700, y: 870, metre: 165, depth: 0.46, flip: true, coat: CANOES.blue }),
    place(papyrus(), { x: 1090, y: 900, metre: 150, depth: 0.04 }),
  ),
];
