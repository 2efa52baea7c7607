import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { goliathHeron } from '../../figures/animals/goliathHeron.ts';
import { hippoInLake } from '../../figures/animals/hippoInLake.ts';
import { canopyLaunch } from '../../figures/boats/canopyLaunch.ts';
import { papyrusBurst, papyrusCup, type Burst } from '../../figures/plants/papyrusBurst.ts';
import { canopy } from '../../land/canopy.ts';
import { light } from '../../light/light.ts';

const NEAR = { hide: '#6c4a68', shade: '#3a2a50', gleam: '#e8c4cc', pink: '#e08c84' };
const FURTHER = { hide: '#7c6488', shade: '#4c4676', gleam: '#e4d0dc', pink: '#c88c98' };

/** Papyrus in the sun behind, and in its own shade before us. */
const BEHIND: readonly Burst[] = [
  { x: 1050, y: 250, r: 96, lean: -84, rays: 40 },
  { x: 1150, y: 170, r: 110, lean: -96, rays: 44 },
  { x: 960, y: 330, r: 70, lean: -92, rays: 34 },
];
const BEFORE: readonly Burst[] = [
  { x: 70, y: 110, r: 200, lean: -80, rays: 86 },
  { x: 20, y: 350, r: 150, lean: -76, rays: 70 },
];

const papyrus = (row: readonly Burst[], colour: string, ray: string, width: number): Layer[] => [
  cut(
    colour,
    ...row.map(({ x, y, lean = -90, r }) =>
      limb(
        `${x},${y},${Math.round(r / 34)} ${x - (lean + 90) * 3},${y + 300},${Math.round(r / 24)} ${x - (lean + 90) * 6},960,${Math.round(r / 18)}`,
      ),
    ),
    ...row.map(papyrusCup),
  ),
  inked(ray, width, ...row.map(papyrusBurst)),
];

/** What the noon throws back from the water: flat lenses, larger towards us. */
const glints = (row: readonly (readonly [x: number, y: number, wide: number, high: number])[]): string[] =>
  row.map(
    ([x, y, wide, high]) =>
      `${x - wide},${y},1 ${x - wide * 0.2},${y - high} ${x + wide},${y},1 ${x + wide * 0.1},${y + high}`,
  );

/** Noon on Lake Ihema: a goliath heron in the papyrus, and the boat that passes the hippos in the bend of its neck. */
export const akageraHeron: readonly Picture[] = [
  picture(
    'places/akagera-4',
    light('noon', 'rwanda', 'left'),
    plan({ subject: [836, 410, 180, 150], camera: 'frame' }),
    strata(['#58b4e4', '#9cd8ec', '#d8f0ec'], { height: 270 }),
    cut(
      '#f4fbf4',
      '420,150,1 450,128 490,130 520,100 580,96 620,124 670,126 700,150,1;1010,140,1 1040,118 1090,112 1130,130 1180,140,1',
    ),
    floor('#8cb4c4', '-40,190 160,160 340,180 520,150 720,186 900,160 1240,190'),
    floor('#a4b870', '-40,236 200,206 420,226 640,196 860,226 1240,206'),
    canopy('#3c8458', '-60,262 200,254 500,260 800,250 1260,262', 14, '#9ccc64', 'left'),
    strata(['#e8fbf4', '#a4e4e4', '#5cc4d8', '#2c94c4', '#1c64a8', '#174888'], {
      below: true,
      y: 270,
      height: 640,
    }),
    cut('#3c9478', '-40,270,1 1240,270,1 1240,278,1 900,286 600,276 300,288 -40,280,1'),
    // The boat and its mirror image.
    cut(
      '#f4fffa',
      ...glints([
        [400, 400, 240, 8],
        [250, 424, 90, 5],
        [540, 428, 100, 6],
      ]),
    ),
    moved({ x: 420, y: 388, scale: 0.9, squash: -0.5, opacity: 0.5 }, ...canopyLaunch),
    moved({ x: 420, y: 384, scale: 0.9 }, ...canopyLaunch),
    moved({ x: 640, y: 486, scale: 0.5, squash: -0.7, flip: true, opacity: 0.6 }, ...hippoInLake(FURTHER)),
    moved({ x: 640, y: 484, scale: 0.5, flip: true }, ...hippoInLake(FURTHER)),
    moved({ x: 360, y: 644, scale: 1.04, squash: -0.6, opacity: 0.5 }, ...hippoInLake(NEAR)),
    moved({ x: 360, y: 640, scale: 1.04 }, ...hippoInLake(NEAR)),
    cut(
      '#d4f6f4',
      ...glints([
        [360, 650, 280, 7],
        [130, 560, 120, 6],
        [590, 706, 140, 9],
        [240, 740, 170, 11],
        [480, 800, 120, 12],
        [100, 830, 130, 13],
        [640, 490, 130, 4],
        [700, 520, 60, 4],
        [90, 520, 80, 5],
      ]),
    ),
    ...papyrus(BEHIND, '#2f7c4c', '#8cc454', 3),
    cut('#0f3468', '-40,790,1 200,770 460,800 760,770 1000,790 1260,764,1 1260,940,1 -40,940,1'),
    moved({ x: 880, y: 764, squash: -0.3, opacity: 0.55 }, ...goliathHeron),
    cut(
      '#8fd4ea',
      ...glints([
        [860, 824, 160, 7],
        [1020, 860, 130, 8],
        [760, 872, 110, 7],
      ]),
    ),
    moved({ x: 880, y: 760 }, ...goliathHeron),
    cut(
      '#d4f6f4',
      ...glints([
        [910, 768, 110, 6],
        [990, 762, 60, 4],
      ]),
    ),
    ...papyrus(BEFORE, '#0b2c38', '#10444a', 3.5),
  ),
];
