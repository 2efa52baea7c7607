import { picture, type Picture } from '../../canvas/picture.ts';
import { chimpanzee } from '../../figures/animals/chimpanzee.ts';
import { colobus } from '../../figures/animals/colobus.ts';
import { turaco } from '../../figures/animals/turaco.ts';
import { canopyWalkway } from '../../figures/buildings/canopyWalkway.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { worker } from '../../figures/people/worker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { teaRows } from '../../figures/plants/undergrowth.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist, rain } from '../../sky/weather.ts';

/** The old forest and its walkway. */
export const nyungwe: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('morning', 'rwanda', 'left'),
    sky({ horizon: 340 }),
    sun({ x: 160, y: 150, r: 52 }),
    forest({ y: 360, rise: 150, depth: 0.88, crown: 12 }),
    mist({ y: 390, height: 80 }),
    forest({ y: 480, rise: 130, depth: 0.72, crown: 16 }),
    mist({ y: 520, height: 90 }),
    forest({ y: '0,600 420,700 760,740 1200,600', rise: 60, depth: 0.54, crown: 22 }),
    mist({ y: 740, height: 90 }),
    place(hiker(), { x: 690, y: 477, metre: 36, shadow: false, coat: CLOTHES.coral }),
    place(hiker(), { x: 750, y: 473, metre: 36, shadow: false, coat: CLOTHES.ranger }),
    place(canopyWalkway({ span: 22 }), { x: 700, y: 950, metre: 36, depth: 0.36, shadow: false }),
    forest({ y: '900,980 980,760 1060,560 1130,490 1230,450', rise: 30, depth: 0.4, crown: 26 }),
    forest({ y: '-30,520 120,540 240,560 330,700 430,980', rise: 20, depth: 0.42, crown: 26 }),
    forest({ y: '-30,830 400,930 900,930 1230,830', rise: 30, depth: 0.28, crown: 36 }),
    place(lianaBranch(), { x: 0, y: 790, metre: 84, depth: 0.12, shadow: false }),
    place(colobus(), { x: 250, y: 776, metre: 190, depth: 0.3, shadow: false }),
  ),
  picture(
    'places/nyungwe-2',
    light('storm', 'rwanda', 'left'),
    sky({ horizon: 320 }),
    cumulus({ x: 760, y: 280, width: 900, height: 180, dark: true }),
    rain({ x: 960, y: 270, width: 300, to: 440, opacity: 0.4 }),
    forest({ y: 400, rise: 130, depth: 0.62, crown: 16 }),
    forest({ y: 460, rise: 80, depth: 0.46, crown: 24 }),
    hills({ y: 520, rise: 40, depth: 0.42, of: '#7fb24a' }),
    herd([teaRows()], { x: 600, y: 600, width: 1100, height: 40, count: 5, metre: [22, 34] }),
    place(worker('picking'), { x: 900, y: 640, metre: 60, flip: true }),
    place(teaRows({ seed: 2 }), { x: 300, y: 770, metre: 62, depth: 0.36 }),
    place(teaRows({ seed: 4 }), { x: 930, y: 780, metre: 64, depth: 0.36 }),
    place(worker('picking'), {
      x: 560,
      y: 850,
      metre: 220,
      depth: 0.34,
      by: light('morning', 'rwanda', 'left'),
    }),
    place(teaRows({ seed: 3 }), { x: 840, y: 940, metre: 84, depth: 0.26 }),
    place(teaRows({ seed: 7 }), { x: 180, y: 950, metre: 84, depth: 0.26 }),
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
    sky({ horizon: 420 }),
    cumulus({ x: 930, y: 250, width: 460, height: 140 }),
    hills({ y: 400, rise: 110, depth: 0.9, of: 'leaf' }),
    forest({ y: 470, rise: 120, depth: 0.76, crown: 14 }),
    mist({ y: 520, height: 70 }),
    forest({ y: 620, rise: 120, depth: 0.6, crown: 20 }),
    mist({ y: 680, height: 80 }),
    forest({ y: '-30,700 300,800 620,850 900,800 1230,690', rise: 60, depth: 0.42, crown: 30 }),
    place(guide('binoculars'), { x: 430, y: 571, metre: 76, depth: 0.3, shadow: false }),
    place(guide('pointing'), { x: 690, y: 584, metre: 76, depth: 0.3, shadow: false }),
    place(hiker(), { x: 800, y: 573, metre: 76, depth: 0.3, shadow: false, coat: CLOTHES.coral }),
    place(canopyWalkway({ span: 13 }), { x: 610, y: 1560, metre: 76, depth: 0.3, shadow: false }),
    forest({ y: '-30,620 60,680 150,800 240,960', rise: 40, depth: 0.22, crown: 46 }),
    forest({ y: '960,960 1050,790 1140,680 1230,610', rise: 40, depth: 0.2, crown: 46 }),
  ),
  picture(
    'places/nyungwe-5',
    light('mist', 'rwanda', 'left'),
    sky({ horizon: 900 }),
    trunks({ y: 900, depth: 0.82, count: 6 }),
    mist({ y: 520, height: 260 }),
    trunks({ y: 960, depth: 0.4, count: 1, from: 900, until: 1000, width: 190 }),
    place(lianaBranch(), { x: 1200, y: 560, metre: 176, flip: true, depth: 0.2, shadow: false }),
    place(turaco(), {
      x: 520,
      y: 560,
      metre: 205,
      depth: 0.3,
      shadow: false,
      by: light('noon', 'rwanda', 'left'),
    }),
    place(treeFern({ seed: 2 }), { x: 90, y: 1040, metre: 150, depth: 0.14, shadow: false }),
    leaves({ corner: 'bottom-right', size: 400, depth: 0.1 }),
  ),
];
