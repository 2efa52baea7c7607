import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephantGreeting, LONG_TUSK, SHORT_TUSK } from '../../figures/animals/elephantGreeting.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, LIT, SNOW, ICE, PLAIN] = ['#4f3396', '#7448ac', '#b865a4', '#fff6e6', '#cfbdec', '#f2a444'];
const COW = { body: '#1d1148', face: '#3b2a86', lit: '#5a48b4', ear: '#2b1c62', fold: '#9c8ade' };
const DAUGHTER = { body: '#2a1152', face: '#5a2a86', lit: '#8a44a4', ear: '#3d1a68', fold: '#c890d8' };

/** Kibo, whose rim and whose sides are the edges of the two elephants. */
const kibo: readonly Layer[] = [
  cut(ROCK, '-900,700,1 -800,-40,1 800,-40,1 900,700,1'),
  cut(LIT, '20,60,1 84,140,1 170,260,1 150,300,1 350,520,1 900,520,1 900,0,1 100,-20,1'),
  within(
    SNOW,
    '-300,190,1 -300,-40,1 300,-40,1 300,150,1 220,140 210,270,1 180,220 150,140 130,140 116,180,1 90,130 64,130 60,230 40,350,1 16,260 0,160 -20,130 -50,180,1 -70,140 -96,140 -116,210 -150,290,1 -160,220 -176,170 -200,170 -230,250,1',
    cut(ICE, '-320,400,1 -320,-60,1 -50,-60,1 -90,30,1 -64,90,1 -82,152,1 -82,400,1'),
  ),
];

/** The two elephants, who touch at (x, y), and the mountain under that. */
const meeting = (x: number, y: number, scale: number): Layer[] => [
  floor(SKY, '-40,-20 1960,-20'),
  moved({ x, y, scale }, ...kibo),
  floor(PLAIN, `-40,${y + 456 * scale} 1960,${y + 456 * scale}`),
  moved({ x: x - 1, y, scale: scale * 0.83, flip: true }, ...elephantGreeting(DAUGHTER, SHORT_TUSK)),
  moved({ x, y, scale }, ...elephantGreeting(COW, LONG_TUSK)),
];

/** Kilimanjaro: an elephant and her daughter greet brow against brow, and the gap between their trunks is Kibo. */
export const heroKilimanjaro: readonly Picture[] = hero('kilimanjaro', {
  light: light('dawn', 'tanzania', 'behind-right'),
  wide: [plan({ subject: [1200, 516, 290, 160], camera: 'frame' }), ...meeting(1340, 506, 0.9)],
  tall: [plan({ subject: [330, 660, 320, 150], camera: 'frame' }), ...meeting(480, 650, 0.88)],
});
