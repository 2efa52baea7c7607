import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackHorizon } from '../../figures/placing/silverbackHorizon.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';

/** The forest of the mountain gorillas. */
export const bwindi: readonly Picture[] = [
  // Ridge behind ridge in the morning; the nearest is a silverback's back.
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [660, 140, 250, 280], camera: 'back' }),
    wash(['#f6b66a', '#fbd68c', '#fff0bc', '#f4eec0'], { height: 700 }),
    forest({
      y: '-30,330 260,250 520,150 760,210 1000,290 1230,250',
      rise: 20,
      depth: 0.3,
      crown: 8,
      of: '#d8d49a',
      profile: 'hedge',
    }),
    mistBank({ y: 290, height: 140, colour: '#fff2c8', strength: 1 }),
    forest({
      y: '-30,300 180,330 420,440 680,470 900,400 1100,290 1230,250',
      rise: 20,
      depth: 0.3,
      crown: 13,
      of: '#a3c090',
      profile: 'hedge',
    }),
    mistBank({ y: 440, height: 130, colour: '#fbf0c4', strength: 1 }),
    forest({
      y: '-30,560 160,470 300,440 480,520 700,600 1000,560 1230,440',
      rise: 20,
      depth: 0.3,
      crown: 20,
      of: '#5f9a78',
      profile: 'hedge',
    }),
    mistBank({ y: 590, height: 130, colour: '#eceec0', strength: 1 }),
    forest({
      y: '-30,690 200,640 420,700 700,780 1230,640',
      rise: 24,
      depth: 0.3,
      crown: 30,
      of: '#2c6f58',
      profile: 'hedge',
    }),
    mistBank({ y: 770, height: 110, colour: '#bcd6a8', strength: 0.7 }),
    ...silverbackHorizon,
    undergrowth({ y: '-40,880 160,890 300,930 1240,960', size: 110, depth: 0.06, until: 420 }),
  ),
];
