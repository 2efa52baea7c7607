import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { fortBather } from '../../figures/buildings/fortBather.ts';
import { light } from '../../light/light.ts';

const [SEA, SHALLOW, SAND, SURF] = ['#2fb8b4', '#86d9c8', '#f4bf7b', '#fff6e0'];

/** Mombasa from straight above: Fort Jesus, laid out as a man on his back, lies by the sea as a bather. */
export const postersMombasa: readonly Picture[] = poster('mombasa', {
  light: light('noon', 'kenya', 'left'),
  wide: [
    plan({ subject: [1800, 380, 320, 340], camera: 'above' }),
    wash(SAND),
    cut(SURF, '-40,-40,1 1310,-40,1 1300,160 1250,330 1262,520 1310,700 1270,880 1290,1040,1 -40,1040,1'),
    cut(SHALLOW, '-40,-40,1 1270,-40,1 1264,160 1214,330 1224,520 1272,700 1232,880 1250,1040,1 -40,1040,1'),
    cut(SEA, '-40,-40,1 1180,-40,1 1190,200 1130,400 1150,600 1190,780 1150,900 1160,1040,1 -40,1040,1'),
    moved({ x: 1786, y: 510, scale: 0.83, turn: -84 }, ...fortBather(-36, 30, 640)),
  ],
  tall: [
    plan({ subject: [340, 900, 320, 340], camera: 'above' }),
    wash(SAND),
    cut(SURF, '-40,-40,1 -40,500,1 160,490 330,460 560,470 760,510 940,480 1120,480,1 1120,-40,1'),
    cut(SHALLOW, '-40,-40,1 -40,464,1 160,454 330,424 560,434 760,472 940,444 1120,444,1 1120,-40,1'),
    cut(SEA, '-40,-40,1 -40,400,1 200,400 400,350 600,370 800,400 960,370 1120,370,1 1120,-40,1'),
    moved({ x: 552, y: 884, scale: 0.74, turn: 6 }, ...fortBather(30, 36, 800)),
  ],
});
