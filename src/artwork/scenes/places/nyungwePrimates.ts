import { strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusRow } from '../../figures/animals/colobusRow.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { shower } from '../../sky/shower.ts';

/** Who lives in the old forest: colobus. */
export const nyungwePrimates: readonly Picture[] = [
  // A troop of colobus waits for the rain to end.
  picture(
    'places/nyungwe-5',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [300, 200, 130, 260], camera: 'back' }),
    strata(['#5f8f98', '#8fb4b0', '#c8d8c4', '#dfe4cc'], { height: 900 }),
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
