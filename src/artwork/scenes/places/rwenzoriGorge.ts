import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { ridgeWalker } from '../../figures/people/ridgeWalker.ts';
import { BY_DAY } from '../../figures/people/walkersDress.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { crag } from '../../land/crag.ts';
import { mossCushions } from '../../land/mossCushions.ts';
import { stanley } from '../../land/stanley.ts';
import { light } from '../../light/light.ts';
import { longFall } from '../../water/longFall.ts';
import { poolRings } from '../../water/poolRings.ts';

const SNOWS = {
  rock: '#6a82a8',
  deep: '#44608c',
  glint: '#c8b0a0',
  snow: '#fff6e2',
  ice: '#b4cce0',
  mist: '#f0e6cc',
};
const FAR = { rock: '#3f5a74', lit: '#5a7890', shade: '#2c4460' };
const NEAR = { rock: '#26374c', lit: '#3a5268', shade: '#162438' };
const WATER = { water: '#dcecf0', shade: '#9cc0d4', foam: '#ffffff', spray: '#f4f8f0' };
const GOLDEN = ['#c8962e', '#f0c858', '#8a6426'] as const;

/** The gorge below the snow, its rocks under golden moss. */
export const rwenzoriGorge: readonly Picture[] = [
  picture(
    'places/rwenzori-3',
    light('morning', 'uganda', 'left'),
    plan({ subject: [560, 380, 110, 340], camera: 'below' }),
    wash(['#3f7cae', '#a8cddc', '#fff0cc'], { height: 400 }),
    stanley({ x: 640, y: 372, scale: 0.62 }, SNOWS),
    // The valley under the glaciers, where the stream comes from.
    cut('#8fa070', '-20,330,1 240,330 460,350 640,346 820,330 1040,318 1220,330,1 1220,520,1 -20,520,1'),
    cut('#c0b060', '-20,352,1 260,366 470,372 640,362 900,350 1220,350,1 1220,520,1 -20,520,1'),
    crag(
      '120,900,1 120,400 300,384 430,380 540,376,1 680,376,1 780,372 960,366 1100,390,1 1100,900,1',
      [140, 380, 960, 420],
      { ...FAR, count: 22 },
    ),
    mossCushions(
      '190,396,50 270,386,44 350,384,56 440,378,50 520,380,34 712,378,36 790,374,54 880,370,50 970,370,56 1050,380,50',
      GOLDEN,
    ),
    cut('#1a2c44', '-20,700,1 1220,700,1 1220,740,1 -20,740,1'),
    wash(['#a8ccd4', '#5a8ca8', '#24486a'], { y: 730, height: 170 }),
    longFall({ x: 612, y: 380, to: 752, lip: 92, foot: 142, stream: [700, 346, 8] }, WATER),
    glow(612, 720, 260, '#f4f8f0', 0.4),
    poolRings(612, 768, 190, '#f4fbf6'),
    crag(
      '-20,-20,1 60,-20,1 90,110 160,190,1 150,290 230,360,1 240,470 300,520,1 280,620 340,690,1 360,790 330,920,1 -20,920,1',
      [-20, 0, 380, 900],
      { ...NEAR, count: 18 },
    ),
    crag(
      '1220,-20,1 1150,-20,1 1120,120 1050,190,1 1060,300 980,370,1 990,490 910,540,1 930,640 870,700,1 850,800 880,920,1 1220,920,1',
      [860, 0, 380, 900],
      { ...NEAR, count: 18 },
    ),
    mossCushions(
      '70,60,60 120,176,56 186,340,60 262,506,54 1140,60,60 1086,180,54 1024,354,62 950,526,56 896,690,54',
      GOLDEN,
    ),
    floor('#142032', '-40,820 160,812 360,824 520,850 640,890 700,940'),
    cut(GOLDEN[0], '-40,816,1 160,806 360,820 520,848 600,878,1 500,858 340,836 160,826 -40,838,1'),
    cut(GOLDEN[1], '-40,816,1 160,806 360,820 480,840,1 340,826 160,814 -40,826,1'),
    place(lobelia(), { x: 70, y: 846, metre: 84, depth: 0.1, rim: '#ffd27a', shadow: false }),
    moved({ x: 350, y: 838, scale: 0.62 }, ...ridgeWalker('pausing', BY_DAY.coral)),
    place(groundsel({ variant: 2 }), {
      x: 1050,
      y: 880,
      metre: 112,
      depth: 0.06,
      rim: '#ffd27a',
      shadow: false,
    }),
    cut('#101a2a', '760,920,1 860,868 1000,846 1220,830,1 1220,920,1'),
  ),
];
