import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { walkwayAhead } from '../../figures/buildings/walkwayAhead.ts';
import { walkwayWalker } from '../../figures/placing/walkwayWalker.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** The walkway of the old forest. */
export const nyungwe: readonly Picture[] = [
  // On the walkway, above the trees.
  picture(
    'places/nyungwe-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [606, 518, 66, 84], camera: 'back' }),
    sky({ horizon: 300, stops: ['#3c74a4', '#7aa8c0', '#c0d8d0', '#f3ecd4'] }),
    cumulus({ x: 240, y: 250, width: 420, height: 170, depth: 0.4 }),
    forest({ y: 330, rise: 100, depth: 0.8, crown: 12 }),
    mistBank({ y: 300, height: 130, colour: '#eef2e4' }),
    forest({ y: '-30,420 340,470 760,430 1230,360', rise: 80, depth: 0.56, crown: 20 }),
    mistBank({ y: 430, height: 160, colour: '#eef2e4' }),
    forest({ y: '-30,560 360,690 860,690 1230,520', rise: 70, depth: 0.36, crown: 34 }),
    forest({ y: '-30,700 240,860 900,880 1230,660', rise: 60, depth: 0.22, crown: 52 }),
    walkwayAhead({ x: 640, y: 330 }),
    walkwayWalker({ x: 640, y: 612 }),
  ),
];
