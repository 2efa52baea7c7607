import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lobes } from '../../drawing/lobes.ts';
import { twin } from '../../drawing/mirrored.ts';
import { lhoestFace } from '../../figures/placing/lhoestFace.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, WOOD, NEAR, MIST, COOL] = ['#f6c79c', '#63a884', '#1f6d57', '#0e3b3a', '#fbf9f0', '#cfe3da'];

/** The ruff. */
const RUFF = twin(
  '0,-20,1 150,-60,1 196,-20 208,30,1 220,40 258,70 270,110,1 256,112 242,116,1 258,150 256,190,1 238,184 222,190,1 232,226 244,252,1 222,250 206,256,1 220,300 260,340,1 0,360,1',
);

/** The mist of the morning in Nyungwe is the ruff of the monkey that looks out of it. */
export const nyungweMist: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [400, 70, 400, 300], camera: 'front' }),
    wash(SKY),
    cut(
      FAR,
      lobes(
        '-40,430 60,370 180,350 300,390 420,440 780,440 900,390 1020,350 1140,370 1240,430',
        0.66,
        '1240,920 -40,920',
      ),
    ),
    cut(
      WOOD,
      lobes('-40,560 40,500 140,470 250,480 330,540 400,620', 0.66, '400,920 -40,920'),
      lobes('800,620 870,540 950,480 1060,470 1160,500 1240,560', 0.66, '1240,920 800,920'),
    ),
    moved({ x: 600, y: 272, scale: 1.24 }, cut(MIST, RUFF), ...lhoestFace),
    cut(
      MIST,
      lobes(
        '-60,700 60,650 170,670 250,630 330,660 420,640 780,640 870,660 950,630 1030,670 1140,650 1260,700',
        0.6,
        '1260,920 -60,920',
      ),
    ),
    cut(
      NEAR,
      lobes('60,800 90,750 150,730 210,756 240,800', 0.62, '240,920 60,920'),
      lobes('950,800 985,746 1050,722 1115,748 1150,800', 0.62, '1150,920 950,920'),
      lobes('470,840 500,800 550,786 600,804 630,840', 0.62, '630,920 470,920'),
    ),
    cut(
      COOL,
      lobes(
        '-60,830 80,790 200,806 330,776 460,812 600,790 740,816 880,780 1000,806 1130,784 1260,830',
        0.62,
        '1260,920 -60,920',
      ),
    ),
    cut(
      WOOD,
      lobes('-60,900 30,852 120,846 200,880 290,870 360,910', 0.66, '360,940 -60,940'),
      lobes('760,910 830,866 920,880 1010,844 1110,850 1260,900', 0.66, '1260,940 760,940'),
    ),
  ),
];
