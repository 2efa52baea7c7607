import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { lhoestFace } from '../../figures/placing/lhoestFace.ts';
import { light } from '../../light/light.ts';

const [MIST, FAR, WOOD, NEAR, POOL, FALL, COOL] = [
  '#f6c79c',
  '#63a884',
  '#1f6d57',
  '#0e3b3a',
  '#3aa6a6',
  '#fbf9f0',
  '#b4dadd',
];
const [SKIN, BOOT] = ['#5a2f22', '#0b2a2c'];

/** The ruff, which falls as water: from the cheeks to the pool. */
const RUFF = twin(
  '0,-20,1 150,-60,1 196,-20 208,30,1 220,40 258,70 270,110,1 256,112 242,116,1 258,150 256,190,1 238,184 222,190,1 228,226 212,262,1 196,258 186,262,1 196,330 184,480,1 0,480,1',
);
const STREAKS = pair(
  '150,40,1 166,180 150,300 158,480,1 136,480,1 134,300 146,180;84,150,1 110,250 92,360 98,480,1 74,480,1 74,360 88,250;28,210,1 44,300 34,390 38,480,1 16,480,1 18,390 28,300',
);

/** Somebody who looks up at it, from behind, so far from the left. */
const looker = (x: number, coat: string, pack: string, hat: string): Layer =>
  moved(
    { x, y: 872 },
    cut(BOOT, limb('-14,-60,12 -15,0,11'), limb('14,-60,12 15,0,11')),
    cut(coat, '-32,-50,1 -36,-116 -16,-132 16,-132 36,-116 32,-50,1'),
    cut(pack, '-24,-62,1 -26,-112 -12,-124 12,-124 26,-112 24,-62,1'),
    cut(SKIN, disc(0, -148, 17, 18)),
    cut(hat, '-34,-150 -20,-158,1 -16,-178 16,-178 20,-158,1 34,-150 0,-144'),
  );

/** A waterfall in the forest of Nyungwe is the beard of the monkey that looks out of it. */
export const nyungweBeard: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [400, 380, 400, 400], camera: 'front' }),
    wash(MIST),
    cut(
      FAR,
      lobes(
        '-40,430 60,360 180,340 300,380 420,440 780,440 900,380 1020,340 1140,360 1240,430',
        0.66,
        '1240,920 -40,920',
      ),
    ),
    cut(
      WOOD,
      lobes('-40,600 40,520 150,480 270,470 360,520 410,610 420,720', 0.66, '420,920 -40,920'),
      lobes('780,720 790,610 840,520 930,470 1050,480 1160,520 1240,600', 0.66, '1240,920 780,920'),
    ),
    cut(POOL, '-40,780,1 1240,780,1 1240,920,1 -40,920,1'),
    moved({ x: 600, y: 272, scale: 1.24 }, within(FALL, RUFF, cut(COOL, STREAKS)), ...lhoestFace),
    cut(
      FALL,
      lobes(
        '250,880 290,826 350,812 410,790 480,806 550,786 620,804 700,786 770,806 830,792 890,818 930,880',
        0.66,
      ),
    ),
    cut(
      NEAR,
      lobes('-40,700 50,640 150,660 230,720 270,800 330,850', 0.66, '330,920 -40,920'),
      lobes('870,850 930,800 970,720 1050,660 1150,640 1240,700', 0.66, '1240,920 870,920'),
    ),
    cut(NEAR, '270,930,1 380,880 500,862 700,862 820,880 930,930,1'),
    looker(560, '#e2452f', '#8f2530', '#f6d38a'),
    looker(646, '#ffc93a', '#d98a22', '#e2452f'),
  ),
];
