import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { turacoPassing } from '../../figures/animals/turacoPassing.ts';
import { light } from '../../light/light.ts';

const [PAPER, ROCK, SKY, CULM] = ['#f6f4ea', '#4f9189', '#8cc3b4', '#14443a'];

/** A culm of bamboo: where it stands at the foot and at the head, half its width, and the heights of its nodes. */
const culm = (foot: number, top: number, half: number, ...nodes: number[]): Layer[] => {
  const at = (y: number) => top + ((foot - top) * y) / 900;
  return [
    cut(CULM, `${top - half},-20,1 ${top + half},-20,1 ${foot + half},920,1 ${foot - half},920,1`),
    inked(PAPER, 5, nodes.map((y) => `${at(y) - half + 3},${y} ${at(y) + half - 3},${y}`).join(';')),
  ];
};

/** Day two of the hike in the Mountains of the Moon, in the bamboo above the hut. */
export const moonHikeBamboo: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('morning', 'uganda', 'right'),
    plan({ subject: [340, 200, 420, 400], camera: 'frame' }),
    wash([SKY, SKY]),
    cut(
      PAPER,
      '-40,400,1 120,250,1 200,290,1 330,120,1 400,200,1 450,176,1 600,360,1 700,300,1 860,90,1 930,180,1 980,160,1 1100,320,1 1160,290,1 1240,380,1 1240,940,1 -40,940,1',
    ),
    cut(
      ROCK,
      '330,120,1 260,210,1 200,290,1 190,420,1 250,390,1 290,470,1 330,340,1 316,230,1',
      '450,176,1 400,200,1 416,280,1 390,350,1 440,420,1 456,300,1',
      '860,90,1 780,190,1 700,300,1 680,400,1 740,480,1 800,400,1 850,470,1 866,330,1 846,220,1',
      '980,160,1 930,180,1 950,260,1 930,340,1 990,440,1 1010,320,1 990,240,1',
      '120,250,1 20,340,1 -40,400,1 -40,480,1 60,400,1 120,430,1 130,330,1',
    ),
    ...culm(62, 42, 36, 240, 620),
    ...culm(300, 300, 26, 120, 480, 820),
    ...culm(690, 700, 20, 300, 700),
    ...culm(1120, 1130, 30, 160, 560),
    moved({ x: 634, y: 530, scale: 0.98, turn: -8 }, ...turacoPassing),
    ...culm(460, 440, 44, 330, 740),
    ...culm(960, 980, 50, 60, 470, 860),
    cut(
      CULM,
      limb('470,744,6 560,760,22 640,830,0'),
      limb('960,470,6 880,500,24 790,590,0;970,470,6 1060,480,22 1140,540,0;955,860,6 880,830,22 780,850,0'),
    ),
  ),
];
