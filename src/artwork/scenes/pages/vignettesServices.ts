import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { Pen } from '../../drawing/pen.ts';
import { safariTent } from '../../figures/buildings/safariTent.ts';
import { lantern } from '../../figures/objects/camp.ts';
import { compass, map, passport } from '../../figures/objects/paper.ts';
import { planks } from '../../figures/objects/planks.ts';
import { teaCup } from '../../figures/objects/table.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { moon, sky, stars } from '../../sky/skies.ts';
import { lake, ripples } from '../../water/water.ts';

/** What falls through a shutter onto a table: slanting bars of light. */
const windowLight: Layer = (canvas) => {
  for (const x of [-260, 60, 380, 700, 1020]) {
    const bar = new Pen(x, 0)
      .line(x + 150, 0)
      .line(x + 420, 900)
      .line(x + 270, 900)
      .close();
    canvas.path(bar.d, { fill: canvas.light.sun, opacity: 0.16 });
  }
};

/** What the agency does. */
export const vignettesServices: readonly Picture[] = [
  picture(
    'vignettes/service-accommodation',
    light('dusk', 'uganda', 'left'),
    sky({ horizon: 470 }),
    stars({ to: 300, count: 50 }),
    moon({ x: 930, y: 150, r: 40, phase: 0.5 }),
    hills({ y: 470, rise: 60, depth: 0.75, of: 'leaf' }),
    lake({ y: 480, to: 640 }),
    ripples({ y: 500, to: 620, count: 22 }),
    forest({ y: '-30,560 260,600 560,640 900,620 1230,560', rise: 40, depth: 0.34, crown: 22 }),
    plain({ y: 690, of: 'grass', far: 0.5, near: 0.3 }),
    lamplight({ x: 560, y: 770, r: 330, strength: 0.32 }),
    place(safariTent({ lit: true }), {
      x: 470,
      y: 830,
      metre: 92,
      depth: 0.34,
      by: light('golden', 'uganda', 'right'),
    }),
    place(lantern(), { x: 800, y: 856, metre: 40, depth: 0.3, by: light('golden', 'uganda', 'left') }),
    lamplight({ x: 800, y: 826, r: 190, strength: 0.55 }),
    place(acacia({ variant: 2 }), { x: 1080, y: 880, metre: 58, depth: 0.04, flip: true }),
    grass({ y: 886, height: 40 }),
  ),
  picture(
    'vignettes/service-documents',
    light('morning', 'kenya', 'left'),
    planks({ of: '#d9b27c', depth: 0.4 }),
    place(map(), { x: 720, y: 800, metre: 160, depth: 0.36, shadow: false, cast: 16, turn: 6 }),
    place(passport(), { x: 350, y: 760, metre: 350, depth: 0.3, shadow: false, cast: 14, turn: -8 }),
    place(compass(), { x: 940, y: 380, metre: 200, depth: 0.3, shadow: false, cast: 16 }),
    windowLight,
  ),
  picture(
    'vignettes/service-trip-planning',
    light('golden', 'tanzania', 'right'),
    planks({ of: '#5a2c24', depth: 0.3 }),
    place(map(), { x: 480, y: 790, metre: 170, depth: 0.46, shadow: false, cast: 16, turn: -4 }),
    place(compass(), { x: 900, y: 330, metre: 140, depth: 0.3, shadow: false, cast: 16 }),
    place(teaCup(), { x: 970, y: 800, metre: 190, depth: 0.34, shadow: false }),
    lamplight({ x: 1010, y: 40, r: 900, strength: 0.3 }),
  ),
];
