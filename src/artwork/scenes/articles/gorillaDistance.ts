import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { gorillaInfant } from '../../figures/animals/gorillaInfant.ts';
import { packAtRest } from '../../figures/placing/packAtRest.ts';
import { place } from '../../figures/placing/place.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';

const FUR = { body: '#20403c', shade: '#12302f', lit: '#5c8a64', dark: '#0c2224', pale: '#a8c49c' };

/** What is worn, and how far away they stay: the head of the six tips. */
export const gorillaDistance: readonly Picture[] = [
  picture(
    'articles/gorillatrekkingtips',
    light('morning', 'uganda', 'right'),
    plan({ subject: [150, 420, 370, 170], camera: 'frame' }),
    wash(['#fbf7c8', '#e4f0b4', '#b4d894'], { height: 700 }),
    cut(
      '#d0e4a4',
      '250,-20,1 300,-20,1 296,500,1 320,560,1 232,560,1 254,500,1',
      '520,-20,1 548,-20,1 546,540,1 504,540,1',
    ),
    cut(
      '#b0d090',
      '400,-20,1 440,-20,1 434,520,1 460,570,1 384,570,1 404,520,1',
      '640,-20,1 700,-20,1 690,560,1 630,560,1',
    ),
    floor('#c8e490', '0,560 300,530 640,550 1200,540'),
    place(gorilla('seated'), { x: 420, y: 590, metre: 106, depth: 0.25, coat: FUR, shadow: false }),
    place(gorillaInfant(), { x: 250, y: 610, metre: 92, depth: 0.25, coat: FUR, shadow: false }),
    undergrowth({ y: '-40,614 300,610 620,612', size: 34, depth: 0.3 }),
    floor('#a8d478', '0,600 240,606 460,590 700,600 1200,590'),
    floor('#7cba62', '0,700 300,672 600,700 1200,690'),
    floor('#3c8450', '0,800 300,780 600,800 1200,780'),
    // The muddy trail.
    cut(
      '#a8623c',
      '560,622,1 590,620,1 700,650 740,700 620,770 560,840 640,920,1 260,920,1 300,820 460,750 640,700 640,650',
    ),
    cut(
      '#d08a50',
      '574,621,1 590,620,1 700,650 740,700 620,770 560,840 640,920,1 590,920,1 530,840 580,760 700,700 680,656',
    ),
    cut({ fill: '#3c2430', opacity: 0.5 }, disc(800, 838, 300, 34)),
    thicket({
      from: 'top',
      edge: '-40,150 120,120 300,70 500,50 700,90 900,150 1040,250 1240,330',
      depth: 0.03,
      leaf: 130,
    }),
    ...packAtRest,
    undergrowth({ y: '-40,820 160,860 420,930 600,960', size: 150, depth: 0.03 }),
    undergrowth({ y: '1000,930 1100,880 1240,840', size: 150, depth: 0.03 }),
  ),
];
