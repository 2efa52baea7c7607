import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { goldenMonkeyBody, goldenMonkeyHands } from '../../figures/placing/goldenMonkeyPeeping.ts';
import { culms, type CulmColours } from '../../land/culms.ts';
import { virunga } from '../../land/virunga.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';

/** Bamboo in the mist, and close before us. */
const FAR: CulmColours = ['#9cc7ae', '#c6dfb8', '#86b4a4'];
const MID: CulmColours = ['#4f9a78', '#8fc484', '#35806a'];
const NEAR: CulmColours = ['#1c6a4c', '#8cc84c', '#0c4438'];
const DARK: CulmColours = ['#0b3436', '#1f6a54', '#06262c'];

/** The walk to the gorillas. */
export const volcanoTripForest: readonly Picture[] = [
  // A golden monkey looks round a stem of bamboo.
  picture(
    'packages/volcanoesandgorillas-4',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [650, 130, 280, 120], camera: 'front' }),
    wash(['#7fb4c4', '#b4d6c6', '#eaf0c8', '#f6f0c4'], { height: 900 }),
    virunga([{ x: 220, y: 250, foot: 760, width: 1100, mouth: 90, fill: '#4a86ac', solid: 0.4 }]),
    mistBank({ y: 520, height: 260, colour: '#f4f2cc', strength: 1 }),
    culms(
      '70,930,30 190,930,-20 300,930,16 420,930,-12 1010,930,20 1150,930,-24',
      { wide: 13, gap: 150, side: 1 },
      FAR,
    ),
    culms('250,930,-40 1090,930,26', { wide: 26, gap: 210, side: 1 }, MID),
    ...goldenMonkeyBody,
    culms('590,940,-24', { wide: 62, gap: 330, side: 1 }, NEAR),
    ...goldenMonkeyHands,
    culms('40,940,-60', { wide: 84, gap: 380, side: 1 }, DARK),
    cut(
      '#0b3436',
      limb(
        '-20,120,0 120,90,20 260,130,0; -20,60,0 110,20,18 230,-10,0; 1220,60,0 1100,90,20 980,60,0; 1220,120,0 1120,170,22 1030,230,0; -20,180,0 80,200,18 170,270,0; 1220,10,0 1090,10,18 1000,-20,0',
      ),
    ),
  ),
];
