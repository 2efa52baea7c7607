import { chimpanzee } from '../animals/chimpanzee.ts';
import { colobus } from '../animals/colobus.ts';
import { canopyWalkway } from '../buildings/canopyWalkway.ts';
import { cumulus } from '../clouds.ts';
import { herd } from '../crowd.ts';
import { treeFern } from '../flora/forest.ts';
import { lianaBranch } from '../flora/frame.ts';
import { teaRows } from '../flora/undergrowth.ts';
import { grass } from '../grass.ts';
import { light } from '../light.ts';
import { walker } from '../people/walker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { mist, rain } from '../weather.ts';
import { leaves, trunks } from '../woods.ts';

/** The old forest and its walkway. */
export const nyungwe: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('morning', 'rwanda', 'left'),
    sky({ horizon: 360 }),
    sun({ x: 240, y: 160, r: 52 }),
    forest({ y: 380, rise: 150, depth: 0.86, crown: 12 }),
    mist({ y: 400, height: 80 }),
    forest({ y: 500, rise: 140, depth: 0.66, crown: 16 }),
    mist({ y: 520, height: 80 }),
    forest({ y: '0,560 420,720 760,740 1200,560', rise: 60, depth: 0.46, crown: 22 }),
    mist({ y: 720, height: 90 }),
    place(canopyWalkway(), { x: 600, y: 860, metre: 26, depth: 0.34, shadow: false }),
    forest({ y: '0,800 500,880 1200,800', rise: 40, depth: 0.26, crown: 34 }),
    place(lianaBranch(), { x: 0, y: 640, metre: 120, depth: 0.06, shadow: false }),
    place(colobus(), { x: 300, y: 700, metre: 190, depth: 0.2, shadow: false }),
    leaves({ corner: 'bottom-right', size: 280, depth: 0.05 }),
  ),
  picture(
    'places/nyungwe-2',
    light('storm', 'rwanda', 'left'),
    sky({ horizon: 320 }),
    cumulus({ x: 660, y: 300, width: 900, height: 180, dark: true }),
    rain({ x: 900, y: 290, width: 300, to: 440, opacity: 0.4 }),
    forest({ y: 420, rise: 130, depth: 0.45, crown: 22 }),
    hills({ y: 520, rise: 40, depth: 0.4, of: '#7fb24a' }),
    herd([teaRows()], { x: 600, y: 600, width: 1100, height: 40, count: 5, metre: [22, 34] }),
    place(teaRows({ seed: 2 }), { x: 300, y: 780, metre: 62, depth: 0.3 }),
    place(teaRows({ seed: 4 }), { x: 930, y: 790, metre: 64, depth: 0.3 }),
    place(walker(), {
      x: 640,
      y: 800,
      metre: 130,
      coat: { accent: '#d9583c', shade: '#a83f2c', lit: '#5f3a28', dark: '#2a1d22', pale: '#e8c88a' },
    }),
    grass({ y: 884, height: 50, of: 'leaf' }),
  ),
  picture(
    'places/nyungwe-3',
    light('golden', 'rwanda', 'left'),
    sky({ horizon: 900 }),
    sun({ x: 850, y: 330, r: 120, glow: 0.4 }),
    forest({ y: 720, rise: 120, depth: 0.7, crown: 26 }),
    place(lianaBranch(), { x: 0, y: 660, metre: 180, depth: 0.1, shadow: false }),
    place(chimpanzee(), { x: 470, y: 630, metre: 250, depth: 0.2, shadow: false }),
    leaves({ corner: 'top-right', size: 380, depth: 0.1 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.06 }),
  ),
  picture(
    'places/nyungwe-4',
    light('noon', 'rwanda', 'right'),
    sky({ horizon: 380 }),
    cumulus({ x: 300, y: 240, width: 380, height: 120 }),
    forest({ y: 400, rise: 120, depth: 0.8, crown: 14 }),
    forest({ y: 520, rise: 130, depth: 0.6, crown: 20 }),
    place(canopyWalkway({ span: 16 }), { x: 620, y: 900, metre: 44, depth: 0.26, shadow: false }),
    forest({ y: '0,760 260,740 420,900', rise: 60, depth: 0.2, crown: 40 }),
    forest({ y: '780,900 940,760 1200,720', rise: 60, depth: 0.16, crown: 40 }),
  ),
  picture(
    'places/nyungwe-5',
    light('mist', 'rwanda', 'left'),
    sky({ horizon: 900 }),
    trunks({ y: 900, depth: 0.8, count: 6 }),
    mist({ y: 520, height: 240 }),
    trunks({ y: 960, depth: 0.3, count: 1, from: 760, until: 900, width: 190 }),
    place(treeFern({ seed: 2 }), { x: 260, y: 980, metre: 170, depth: 0.14, shadow: false }),
    place(lianaBranch(), { x: 1200, y: 240, metre: 130, flip: true, depth: 0.08, shadow: false }),
    leaves({ corner: 'bottom-right', size: 420, depth: 0.1 }),
  ),
];
