import { cut, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hushedRanger } from '../../figures/placing/hushedRanger.ts';
import { silverbackSeated } from '../../figures/placing/silverbackSeated.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';

/** A silverback as the mist shows him: green upon green, the light along his face. */
const MIST_FUR = {
  dark: '#2f5f5a',
  fur: '#41726a',
  furLit: '#628f80',
  silver: '#adc8ae',
  silverDark: '#7fa894',
  skin: '#294f50',
  mid: '#3b665f',
  lit: '#86ac92',
  edge: '#f4f0c0',
};

/** Within the forest of the mountain gorillas: the one who knows how near he sits. */
export const bwindiForest: readonly Picture[] = [
  picture(
    'places/bwindi-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [60, 500, 440, 400], camera: 'close' }),
    strata(['#7fb898', '#b9d8a0', '#f4f0c0', '#e4ebb4'], { height: 900 }),
    forest({ y: '-30,60 300,90 640,250 900,190 1230,20', rise: 60, depth: 0.86, crown: 14 }),
    mistBank({ y: 230, height: 240, colour: '#f6f2c8', strength: 1 }),
    mistBank({ y: 430, height: 300, colour: '#f4f2c8', strength: 0.9 }),
    moved({ x: 548, y: 192, scale: 0.45 }, ...silverbackSeated(MIST_FUR)),
    mistBank({ y: 720, height: 160, colour: '#e6edba', strength: 0.9 }),
    undergrowth({ y: '440,850 800,850 1240,820', size: 110, depth: 0.4, from: 400 }),
    cut('#123029', '-40,-20,1 46,-20,1 64,260 56,600 90,940,1 -40,940,1'),
    cut('#2f5c48', '30,-20,1 46,-20,1 64,260 56,600 90,940,1 64,940,1 38,600 46,260'),
    ...hushedRanger,
    undergrowth({ y: '560,930 800,900 1240,860', size: 130, depth: 0.08, from: 600, filled: false }),
  ),
];
