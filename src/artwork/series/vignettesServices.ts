import { hippo } from '../animals/hippo.ts';
import { kampala } from '../buildings/kampala.ts';
import { safariTent } from '../buildings/safariTent.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { lantern } from '../objects/camp.ts';
import { binoculars } from '../objects/instruments.ts';
import { compass, map, passport } from '../objects/paper.ts';
import { teaCup } from '../objects/table.ts';
import { lionTrack } from '../objects/tracks.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { river } from '../river.ts';
import { sky, stars, sun } from '../skies.ts';
import { toyotaVan } from '../vehicles/toyotaVan.ts';
import { leaves } from '../woods.ts';

/** What the agency does. */
export const vignettesServices: readonly Picture[] = [
  picture(
    'vignettes/service-accommodation',
    light('dusk', 'uganda', 'left'),
    sky({ horizon: 420 }),
    stars({ to: 380, count: 60 }),
    hills({ y: 430, rise: 50, depth: 0.6, of: 'leaf' }),
    river({ through: '-60,520 500,560 900,640 1260,760', width: [70, 170] }),
    place(hippo('swimming'), { x: 900, y: 690, metre: 40, shadow: false }),
    plain({ y: '0,640 500,700 1200,860' }),
    place(safariTent({ lit: true }), { x: 400, y: 830, metre: 74, depth: 0.2 }),
    place(lantern(), { x: 800, y: 860, metre: 70, depth: 0.16 }),
    grass({ y: 886, height: 40 }),
  ),
  picture(
    'vignettes/service-car-rental',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 480 }),
    sun({ x: 950, y: 180, r: 54 }),
    place(kampala(), { x: 600, y: 560, metre: 17, depth: 0.62, shadow: false }),
    forest({ y: 600, rise: 40, depth: 0.45, crown: 20 }),
    plain({ y: 660, of: 'earth' }),
    place(toyotaVan(), {
      x: 600,
      y: 820,
      metre: 176,
      depth: 0.26,
      coat: { body: '#fbf3e0', shade: '#d2c2a4' },
    }),
    grass({ y: 888, height: 36 }),
  ),
  picture(
    'vignettes/service-documents',
    light('golden', 'kenya', 'left'),
    (canvas) => {
      canvas.rect(0, 0, 1200, 900, { fill: '#e9c98a' });
      for (const y of [0, 180, 360, 540, 720]) canvas.rect(0, y, 1200, 80, { fill: '#f3dba6' });
    },
    place(map(), { x: 760, y: 800, metre: 150, depth: 0.26, shadow: false, turn: 6 }),
    place(passport(), { x: 360, y: 740, metre: 340, depth: 0.22, shadow: false, turn: -8 }),
    place(compass(), { x: 900, y: 360, metre: 190, depth: 0.24, shadow: false }),
  ),
  picture(
    'vignettes/service-tour-guides',
    light('golden', 'tanzania', 'left'),
    (canvas) => {
      canvas.rect(0, 0, 1200, 900, { fill: canvas.light.of('sand', 0.4) });
      canvas.ellipse(600, 980, 900, 300, { fill: canvas.light.of('sand', 0.3) });
    },
    place(lionTrack(), { x: 400, y: 640, metre: 210, depth: 0.26, shadow: false, turn: -12 }),
    place(lionTrack(), { x: 820, y: 420, metre: 190, depth: 0.28, shadow: false, turn: 8 }),
    leaves({ corner: 'top-left', size: 320, depth: 0.14, slim: true }),
    place(binoculars(), { x: 980, y: 850, metre: 130, depth: 0.2 }),
  ),
  picture(
    'vignettes/service-trip-planning',
    light('golden', 'tanzania', 'left'),
    (canvas) => {
      canvas.rect(0, 0, 1200, 900, { fill: '#3a2430' });
      canvas.ellipse(560, 560, 620, 520, { fill: '#7a4a30' });
      canvas.ellipse(560, 580, 440, 380, { fill: '#a86a3c' });
    },
    place(map(), { x: 460, y: 800, metre: 180, depth: 0.24, shadow: false }),
    place(teaCup(), { x: 980, y: 780, metre: 200, depth: 0.22, shadow: false }),
    place(compass(), { x: 960, y: 420, metre: 130, depth: 0.22, shadow: false }),
  ),
];
