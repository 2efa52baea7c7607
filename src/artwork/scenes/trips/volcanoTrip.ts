import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorillaMotherAndYoung } from '../../figures/placing/gorillaMotherAndYoung.ts';
import { silverbackProfile } from '../../figures/placing/silverbackProfile.ts';
import { silverbackSeated } from '../../figures/placing/silverbackSeated.ts';
import { culms, type CulmColours } from '../../land/culms.ts';
import { forest } from '../../land/ridges.ts';
import { twinLakes } from '../../land/twinLakes.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { virungaPeaks } from '../../land/virungaPeaks.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** Bamboo far off in the blue hour, nearer, and close before us. */
const FAR_CULM: CulmColours = ['#86a0be', '#cfccbe', '#6f8cb2'];
const MID_CULM: CulmColours = ['#48689c', '#a3adb6', '#34528a'];
const NEAR_CULM: CulmColours = ['#101a48', '#34467e', '#080f34'];

/** A silverback some way off in the blue hour, the last light along his face. */
const DUSK_FUR = {
  dark: '#1f2d66',
  fur: '#2f4182',
  furLit: '#5067a8',
  silver: '#b0bbdc',
  silverDark: '#7486bc',
  skin: '#262a56',
  mid: '#4c4872',
  lit: '#c98f80',
  edge: '#ffdcae',
};

/** Volcanoes and gorillas, five times. */
export const volcanoTrip: readonly Picture[] = [
  // The promise: a silverback looks at us, the chain behind him.
  picture(
    'packages/volcanoesandgorillas-1',
    light('sunset', 'rwanda', 'left'),
    plan({ subject: [480, 100, 700, 800], camera: 'close' }),
    wash(['#5f4a90', '#b8586e', '#f0824a', '#ffb456', '#ffdc8a'], { height: 640 }),
    virunga([
      { x: -20, y: 300, foot: 700, width: 700, mouth: 90, teeth: teethOf(0.5), fill: '#c2604a', solid: 0.5 },
      { x: 300, y: 130, foot: 760, width: 1300, mouth: 80, fill: '#6c3058', solid: 0.55 },
    ]),
    mistBank({ y: 520, height: 280, colour: '#ffc77c', strength: 1, count: 14 }),
    forest({ y: '-30,790 200,760 420,790 800,800', rise: 26, depth: 0.5, crown: 18, of: '#b0605a' }),
    mistBank({ y: 770, height: 120, colour: '#f6a868', strength: 0.9, count: 8 }),
    ...silverbackProfile,
  ),
  // The twin lakes from above, one ridge between them.
  picture(
    'packages/volcanoesandgorillas-2',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [440, 150, 480, 200], camera: 'above' }),
    sky({ horizon: 400, stops: ['#3a5f9a', '#8aa0bc', '#e6c4a0', '#fbdfa8'] }),
    virungaPeaks([
      { of: 'sabyinyo', x: 90, y: 262, foot: 440, fill: '#7a86b4', solid: 0.9 },
      { of: 'muhabura', x: 650, y: 76, foot: 440, fill: '#1f2f70', solid: 0.94 },
    ]),
    mistBank({ y: 340, height: 70, colour: '#fbdfb0', strength: 0.7, count: 8 }),
    ...twinLakes,
  ),
  // A family rests in the bamboo: mother, young one and silverback in the last light.
  picture(
    'packages/volcanoesandgorillas-5',
    light('night', 'rwanda', 'right'),
    plan({ subject: [100, 270, 420, 600], camera: 'front' }),
    wash(['#3d5a9c', '#6f90b8', '#b4bfc2', '#f6d4a6', '#f9deb4'], { height: 900 }),
    virunga([{ x: 590, y: 300, foot: 700, width: 1100, mouth: 110, fill: '#6f86b8' }]),
    mistBank({ y: 500, height: 300, colour: '#f3d2ac', strength: 1, count: 12 }),
    culms(
      '60,700,20 150,700,-10 330,700,12 560,700,-16 640,700,24 1010,700,10 1150,700,-14',
      { wide: 9, gap: 120, side: 1 },
      FAR_CULM,
    ),
    culms('250,760,-30 470,760,16 1090,760,30', { wide: 17, gap: 190, side: 1 }, MID_CULM),
    moved({ x: 1250, y: 206, scale: 0.42, flip: true }, ...silverbackSeated(DUSK_FUR)),
    cut('#16246a', '540,940,1 540,830,1 760,812 1000,806 1240,790,1 1240,940,1'),
    undergrowth({ y: '560,860 800,846 1240,826', size: 80, depth: 0.3, from: 540, of: '#2450a0' }),
    ...gorillaMotherAndYoung,
    culms('40,940,-24 1176,940,20', { wide: 34, gap: 330, side: 1 }, NEAR_CULM),
    leaves({ corner: 'top-left', size: 300, depth: 0.02, slim: true, of: '#2450a0' }),
    leaves({ corner: 'top-right', size: 260, depth: 0.02, slim: true, of: '#2450a0' }),
    undergrowth({ y: '-40,890 300,900 600,930 900,916 1240,880', size: 90, depth: 0.02, of: '#2450a0' }),
  ),
];
