import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { chameleon } from '../../figures/animals/chameleon.ts';
import { trackerParting } from '../../figures/people/trackerParting.ts';
import { coffeeBranch } from '../../figures/placing/coffeeBranch.ts';
import { FOREST_FUR, gorillaMother } from '../../figures/placing/gorillaMother.ts';
import { place } from '../../figures/placing/place.ts';
import { twig } from '../../land/boughs.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { shower } from '../../sky/shower.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

/** The twig that hangs across the way in. */
const leafyTwig = coffeeBranch([1240, 60, 900, 150, 716, 446], {
  nodes: [0.08, 0.28, 0.46, 0.63],
  size: 150,
  colours: { wood: '#3a3a22', lit: '#2f8050', shade: '#1a5240', rib: '#8cc070' },
});

/** Within the forest of the mountain gorillas: those who have not seen one yet, and a chameleon in the rain. */
export const bwindiForest: readonly Picture[] = [
  picture(
    'places/bwindi-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [800, 420, 340, 270], camera: 'close' }),
    sky({ stops: ['#8fc09a', '#b9d69c', '#e4e8ac', '#f8f0c0'], horizon: 620 }),
    forest({ y: '-30,170 300,120 640,330 900,300 1230,130', rise: 60, depth: 0.82, crown: 16 }),
    mistBank({ y: 330, height: 200, colour: '#f6f2c6', strength: 1 }),
    forest({ y: '-30,420 400,480 760,470 1230,400', rise: 50, depth: 0.62, crown: 26 }),
    mistBank({ y: 540, height: 120, colour: '#eff0be', strength: 0.9 }),
    floor('#9cc468', '-40,690,1 300,680 700,672 1240,690'),
    moved({ x: 1330, y: 196, scale: 0.62, flip: true }, ...gorillaMother(FOREST_FUR)),
    floor('#5a9a58', '-40,760,1 400,770 800,742 1240,730'),
    undergrowth({ y: '-40,760 400,780 800,780 1240,750', size: 90, depth: 0.3 }),
    cut('#123029', '-40,-20,1 66,-20,1 84,260 76,600 130,940,1 -40,940,1'),
    cut('#2f5c48', '50,-20,1 66,-20,1 84,260 76,600 130,940,1 104,940,1 58,600 66,260'),
    leafyTwig,
    ...trackerParting,
    undergrowth({ y: '520,900 800,870 1240,820', size: 130, depth: 0.06, from: 560, filled: false }),
  ),
  picture(
    'places/bwindi-5',
    light('storm', 'uganda', 'right'),
    plan({ subject: [120, 195, 800, 315], camera: 'profile' }),
    sky({ horizon: 560, stops: ['#0f2c33', '#17414a', '#3f6f6c', '#8fb09a'] }),
    forest({ y: 480, rise: 150, depth: 0.62, crown: 12 }),
    mist({ y: 520, height: 80, strength: 0.6 }),
    forest({ y: 640, rise: 130, depth: 0.4, crown: 20 }),
    mist({ y: 700, height: 90, strength: 0.5 }),
    forest({ y: 820, rise: 90, depth: 0.12, crown: 30 }),
    shower({ count: 150, long: 70, opacity: 0.5 }),
    twig,
    place(chameleon(), {
      x: 580,
      y: 520,
      metre: 330,
      depth: 0.26,
      shadow: false,
      by: light('noon', 'uganda', 'left'),
    }),
    leaves({ corner: 'top-left', size: 380, depth: 0.02 }),
    leaves({ corner: 'bottom-right', size: 380, depth: 0.02 }),
    shower({ count: 40, long: 90, opacity: 0.4 }),
  ),
];
