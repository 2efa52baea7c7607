import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { marshEgret } from '../../figures/animals/marshEgret.ts';
import { turaco } from '../../figures/animals/turaco.ts';
import { safariTent } from '../../figures/buildings/safariTent.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { mountKenya } from '../../figures/placing/mountKenya.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { kilimanjaroNorth } from '../../land/kilimanjaro.ts';
import { road } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky, stars } from '../../sky/skies.ts';
import { lake } from '../../water/water.ts';

const AMBOSELI = {
  rock: '#8c98c8',
  deep: '#50619c',
  glint: '#e0c0bc',
  snow: '#fffaf0',
  ice: '#b4c6ea',
  mist: '#f6e2c4',
};
const GREY = { body: '#6a5f6c', pale: '#fff3dc' };

/** Places of Kenya that only the articles visit. */
export const articlesKenya: readonly Picture[] = [
  // Shoulder-deep in the green of the swamp, egrets on the back, the mountain in the south.
  picture(
    'articles/amboseli',
    light('morning', 'kenya', 'right'),
    wash(
      [
        [0, '#2a6cb4'],
        [0.6, '#84bcdc'],
        [1, '#fbe8c4'],
      ],
      { height: 520 },
    ),
    ...kilimanjaroNorth({ x: 760, y: 548, scale: 0.76 }, AMBOSELI),
    floor('#ecd09a', '0,544 300,538 700,546 1200,538'),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 556,
      width: 1200,
      height: 8,
      count: 7,
      metre: [5, 8],
      flat: '#a58a5c',
      shadow: false,
    }),
    floor('#a9bf62', '0,590 200,580 500,592 800,578 1200,590'),
    place(elephant('drinking'), { x: 150, y: 672, metre: 40, coat: GREY, shadow: false }),
    place(elephant('calf'), { x: 268, y: 672, metre: 46, coat: GREY, shadow: false }),
    floor('#7ba850', '0,640 160,632 330,642 560,628 900,642 1200,630'),
    ...marshEgret(380, 690, 0.36),
    cut('#a6d8da', '330,668,1 420,660 540,666,1 440,676;980,664,1 1060,656 1190,662,1 1080,672'),
    place(elephant(), { x: 700, y: 920, metre: 138, coat: GREY, shadow: false }),
    ...marshEgret(640, 508, 0.62),
    floor('#4a8a48', '0,740 120,716 240,742 360,716 480,746 640,722 800,750 940,724 1060,748 1200,722'),
    cut(
      '#8fcccc',
      '400,776,1 500,766 640,774,1 520,786;900,784,1 1000,774 1150,782,1 1020,794;560,808,1 640,802 700,808,1 640,814',
    ),
    floor('#256450', '0,830 140,792 260,826 420,796 560,832 740,800 900,834 1060,800 1200,828'),
    ...marshEgret(1130, 822, 0.74),
    place(papyrus({ height: 3 }), { x: 150, y: 930, metre: 104, depth: 0.04 }),
    floor('#123f3a', '0,882 200,858 400,884 640,864 860,886 1200,860'),
  ),
  picture(
    'articles/mount-kenya',
    light('dawn', 'kenya', 'left'),
    sky({ horizon: 600, bands: 8, stops: ['#16265c', '#4a4a8c', '#e08a78', '#ffd0a0'] }),
    stars({ to: 160, count: 24 }),
    lake({
      y: 590,
      to: 800,
      depth: 0.25,
      mirror: [moved({ x: 590, y: 176, scale: 0.68, flip: true }, ...mountKenya)],
    }),
    floor('#4a2038', '0,584 300,570 600,588 900,572 1200,586', 604),
    floor('#2a1428', '0,800 600,820 1200,770'),
    place(safariTent({ lit: true }), { x: 850, y: 830, metre: 32, depth: 0.2 }),
    place(groundsel({ variant: 3 }), { x: 210, y: 870, metre: 80, depth: 0.05 }),
  ),
  picture(
    'articles/kakamega',
    light('morning', 'kenya', 'right'),
    sky({ stops: ['#123a2c', '#2f6a4c', '#8cae6c', '#f0eaa8'], horizon: 820 }),
    trunks({ y: 700, depth: 0.65, count: 8 }),
    rays({ x: 920, y: -80, count: 3, turn: 112, spread: 14, reach: 1200, opacity: 0.34 }),
    trunks({ y: 830, depth: 0.3, count: 3, width: 120 }),
    forest({ y: 790, rise: 30, depth: 0.4, crown: 30 }),
    hills({ y: 850, rise: 14, depth: 0.3, of: 'leaf' }),
    place(turaco(), {
      x: 400,
      y: 356,
      metre: 160,
      depth: 0.3,
      flip: true,
      shadow: false,
      by: light('noon', 'kenya', 'right'),
    }),
    road({ from: [560, 800], to: [620, 940], width: 300, of: 'earth' }),
    place(lianaBranch(), { x: 0, y: 362, metre: 140, depth: 0.08, shadow: false }),
    place(treeFern({ seed: 4 }), { x: 1080, y: 900, metre: 110, depth: 0.06 }),
  ),
];
