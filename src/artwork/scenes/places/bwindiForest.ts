import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { chameleonFarSide, chameleonInRain } from '../../figures/placing/chameleonInRain.ts';
import { hushedRanger } from '../../figures/placing/hushedRanger.ts';
import { silverbackSeated } from '../../figures/placing/silverbackSeated.ts';
import { twig } from '../../land/boughs.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { shower } from '../../sky/shower.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

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

/** Within the forest of the mountain gorillas: those who have not seen one yet, and a chameleon in the rain. */
export const bwindiForest: readonly Picture[] = [
  picture(
    'places/bwindi-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [60, 500, 440, 400], camera: 'close' }),
    wash(['#a8cfa4', '#cfe0aa', '#f4f0c0', '#e4ebb4'], { height: 900 }),
    forest({ y: '-30,60 300,90 640,250 900,190 1230,20', rise: 60, depth: 0.86, crown: 14 }),
    mistBank({ y: 230, height: 240, colour: '#f6f2c8', strength: 1 }),
    trunks({ y: 700, depth: 0.84, count: 5, width: 46, from: 560, until: 1200 }),
    mistBank({ y: 430, height: 300, colour: '#f4f2c8', strength: 0.9 }),
    moved({ x: 520, y: 226, scale: 0.41 }, ...silverbackSeated(MIST_FUR)),
    mistBank({ y: 720, height: 160, colour: '#e6edba', strength: 0.9 }),
    undergrowth({ y: '440,850 800,850 1240,820', size: 110, depth: 0.4, from: 400 }),
    cut('#123029', '-40,-20,1 46,-20,1 64,260 56,600 90,940,1 -40,940,1'),
    cut('#2f5c48', '30,-20,1 46,-20,1 64,260 56,600 90,940,1 64,940,1 38,600 46,260'),
    ...hushedRanger,
    undergrowth({ y: '560,930 800,900 1240,860', size: 130, depth: 0.08, from: 600, filled: false }),
    leaves({ corner: 'top-right', size: 320, depth: 0.05 }),
  ),
  picture(
    'places/bwindi-5',
    light('storm', 'uganda', 'right'),
    plan({ subject: [280, 230, 640, 260], camera: 'profile' }),
    sky({ horizon: 560, stops: ['#0f2c33', '#17414a', '#3f6f6c', '#8fb09a'] }),
    forest({ y: 480, rise: 150, depth: 0.62, crown: 12 }),
    mist({ y: 520, height: 80, strength: 0.6 }),
    forest({ y: 640, rise: 130, depth: 0.4, crown: 20 }),
    mist({ y: 700, height: 90, strength: 0.5 }),
    forest({ y: 820, rise: 90, depth: 0.12, crown: 30 }),
    shower({ count: 150, long: 70, opacity: 0.5 }),
    ...chameleonFarSide,
    twig,
    ...chameleonInRain,
    leaves({ corner: 'top-left', size: 300, depth: 0.02 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.02 }),
    shower({ count: 40, long: 90, opacity: 0.4 }),
  ),
];
