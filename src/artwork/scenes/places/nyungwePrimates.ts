import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { colobusRow } from '../../figures/animals/colobusRow.ts';
import { chimpanzeeHanging } from '../../figures/placing/chimpanzeeHanging.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { shower } from '../../sky/shower.ts';

const MIST = '#fbe3c0';

/** Who lives in the old forest: chimpanzees and colobus. */
export const nyungwePrimates: readonly Picture[] = [
  // A chimpanzee hangs from a bough at first light.
  picture(
    'places/nyungwe-3',
    light('golden', 'rwanda', 'right'),
    plan({ subject: [350, 250, 340, 490], camera: 'close' }),
    wash(['#e87a4c', '#f4a05c', '#fbc884', '#fde6b4'], { height: 800 }),
    forest({
      y: '-30,560 400,540 760,470 1230,380',
      rise: 20,
      depth: 0.3,
      crown: 12,
      of: '#c98a7c',
      profile: 'hedge',
    }),
    mistBank({ y: 540, height: 150, colour: MIST, strength: 0.95 }),
    forest({
      y: '-30,700 500,680 800,620 1230,540',
      rise: 20,
      depth: 0.3,
      crown: 18,
      of: '#8a6a80',
      profile: 'hedge',
    }),
    mistBank({ y: 680, height: 170, colour: MIST, strength: 0.95 }),
    forest({
      y: '-30,840 500,850 800,800 1230,730',
      rise: 20,
      depth: 0.3,
      crown: 28,
      of: '#3f4468',
      profile: 'hedge',
    }),
    cut('#2a2440', limb('700,60,10 690,300,9 664,600,9 650,940,10')),
    cut('#1c1a30', limb('-60,60,70 200,104,52 480,112,40 760,80,28 1000,20,16 1100,-40,10')),
    cut('#ffd494', limb('1060,2,0 900,70,4 760,108,5 560,142,0')),
    ...chimpanzeeHanging,
    cut(
      '#1c1a30',
      limb(
        '30,90,6 -10,180,46 20,270,0;50,100,6 90,180,48 80,280,0;90,110,6 180,160,44 190,250,0;120,110,6 230,130,36 290,196,0',
      ),
      limb(
        '960,20,6 930,80,36 950,160,0;990,10,6 1020,90,44 1010,180,0;1010,-4,6 1100,60,46 1110,150,0;1040,-30,6 1160,0,44 1220,80,0',
      ),
    ),
    cut(
      '#ffd494',
      limb('1042,-20,0 1180,-4,8 1220,80,0;1016,0,0 1118,54,8 1110,150,0;994,20,0 1040,90,8 1010,180,0'),
      limb('130,116,0 236,136,6 290,196,0'),
    ),
  ),
  // A troop of colobus waits for the rain to end.
  picture(
    'places/nyungwe-5',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [300, 200, 130, 260], camera: 'back' }),
    wash(['#5f8f98', '#8fb4b0', '#c8d8c4', '#dfe4cc'], { height: 900 }),
    forest({
      y: '-30,420 300,470 640,540 900,500 1230,400',
      rise: 20,
      depth: 0.3,
      crown: 14,
      of: '#8fb4ac',
      profile: 'hedge',
    }),
    mistBank({ y: 480, height: 160, colour: '#dbe6d4', strength: 1 }),
    forest({
      y: '-30,640 300,680 700,740 1230,640',
      rise: 20,
      depth: 0.3,
      crown: 24,
      of: '#6a9c94',
      profile: 'hedge',
    }),
    mistBank({ y: 700, height: 150, colour: '#d4e2cc', strength: 0.95 }),
    forest({
      y: '-30,880 500,890 1230,850',
      rise: 20,
      depth: 0.3,
      crown: 34,
      of: '#2f6a68',
      profile: 'hedge',
    }),
    ...colobusRow,
    shower({ count: 120, long: 70, opacity: 0.55, colour: '#f4fbf0' }),
  ),
];
