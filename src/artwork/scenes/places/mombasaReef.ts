import { cut, spots, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { turtleAbove } from '../../figures/animals/turtleAbove.ts';
import { feetAt, glassFloor } from '../../figures/placing/glassFloor.ts';
import { light } from '../../light/light.ts';

/** Mombasa's reef through the glass in a boat's floor: a turtle below, bare feet round it. */
export const mombasaReef: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [500, 330, 210, 260], camera: 'above' }),
    ...glassFloor(
      wash(['#2fb6c0', '#5ad4cc', '#9ceadb'], { across: true }),
      // Sand shines through in the middle; the coral gardens stand round it.
      cut('#c8f4e0', '300,460 380,300 560,250 760,300 880,430 860,600 700,700 480,690 340,600'),
      cut('#e8fbe8', '400,470 470,360 600,330 740,390 790,500 720,610 560,630 440,580'),
      cut(
        '#137a94',
        '180,120,1 420,120,1 380,190 300,210 290,300 230,330 180,300,1',
        '1020,560,1 940,600 930,680 850,700 820,790,1 1020,790,1',
        '180,620,1 240,640 270,700 340,720 360,790,1 180,790,1',
        '860,120,1 1020,120,1 1020,260,1 960,240 930,180 880,170',
      ),
      cut('#e8664e', ...spots('250,180 296,160 232,232', 34, 30), ...spots('960,700 906,748', 38, 34)),
      cut('#f7987a', ...spots('242,172 288,152 224,224', 22, 18), ...spots('950,690 896,738', 24, 20)),
      cut('#8a4a9c', disc(330, 180, 40, 30), disc(236, 720, 44, 40), disc(960, 170, 42, 36)),
      cut('#b878c4', disc(322, 172, 26, 18), disc(226, 708, 28, 24), disc(950, 160, 26, 22)),
      cut('#f2b83c', disc(214, 280, 26, 22), disc(300, 752, 28, 20), disc(990, 620, 26, 24)),
      cut(
        '#f6d050',
        limb('800,250,0 824,262,9 852,278,2; 846,300,0 870,312,9 898,328,2; 770,300,0 794,312,9 822,328,2'),
      ),
      cut(
        '#2456a0',
        limb('350,640,0 372,622,10 398,600,2; 420,700,0 442,682,10 468,660,2; 330,560,0 352,542,9 376,522,2'),
      ),
      ...turtleAbove({ x: 586, y: 436, scale: 1, turn: 34 }),
    ),
    feetAt({ x: 470, y: 850, turn: 4 }, ['#6e3f2c', '#4a2822'], ['#d8402e', '#9c2634', '#f6c04a']),
    feetAt(
      { x: 1090, y: 380, turn: -84, scale: 0.98 },
      ['#8a5438', '#643726'],
      ['#f4e8d4', '#c4b0a8', '#dccab8'],
    ),
    feetAt(
      { x: 110, y: 430, turn: 96, scale: 0.74 },
      ['#7a4630', '#542c22'],
      ['#2a6ab0', '#1c4a84', '#f0c86a'],
    ),
  ),
];
