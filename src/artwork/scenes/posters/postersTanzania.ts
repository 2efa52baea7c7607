import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { giraffeGreeting, type Coat } from '../../figures/placing/giraffesGreeting.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, DEEP, SNOW, ICE] = ['#084a5c', '#2e3f94', '#1f2a6e', '#fffaf0', '#b9d6ea'];
const COW: Coat = { coat: '#f8bd55', lit: '#ffe6a8', shade: '#dd8f38', patch: '#b5441f' };
const BULL: Coat = { coat: '#dd8c38', lit: '#f5b765', shade: '#b3602a', patch: '#7a2619' };

/** Kibo as the two leave it: their jaws its level top, their throats its slopes; its middle at x = 0, the jaws on y = 0. */
const kibo: readonly Layer[] = [
  cut(ROCK, '-300,-40,1 300,-40,1 420,200,1 1000,640,1 -1000,640,1 -420,200,1'),
  cut(DEEP, '120,-40,1 300,-40,1 420,200,1 1000,640,1 420,640,1 330,460,1 300,330,1 220,250,1 190,130,1'),
  cut(
    SNOW,
    '-360,-60,1 360,-60,1 420,220,1 386,180,1 366,226,1 330,120,1 306,150,1 280,110,1 252,220,1 232,300,1 206,180,1 176,130,1 130,150,1 96,250,1 74,150,1 30,110,1 -10,120,1 -50,200,1 -62,330,1 -100,220,1 -124,130,1 -170,110,1 -206,150,1 -216,240,1 -250,150,1 -290,120,1 -330,190,1 -346,160,1 -420,230,1',
  ),
  cut(
    ICE,
    '150,-60,1 360,-60,1 420,220,1 386,180,1 366,226,1 330,120,1 306,150,1 280,110,1 252,220,1 232,300,1 206,180,1 186,144,1 200,50,1',
  ),
];

/** Two giraffes greet; what is left between their necks is Kilimanjaro. */
const betweenNecks = (x: number, y: number, scale: number): Layer[] => [
  cut(SKY, box(-20, -20, 2440, 1400)),
  moved(
    { x, y, scale },
    ...kibo,
    moved({ x: 330, y: 10 }, ...giraffeGreeting(BULL, 'open', 10)),
    moved({ x: -330, y: 0, flip: true }, ...giraffeGreeting(COW, 'lowered', 4)),
  ),
];

/** Tanzania's own poster. */
export const postersTanzania: readonly Picture[] = poster('tanzania', {
  light: light('morning', 'tanzania', 'left'),
  wide: [...betweenNecks(1775, 580, 0.92), plan({ subject: [1520, 600, 480, 90], camera: 'profile' })],
  tall: [...betweenNecks(540, 910, 0.8), plan({ subject: [300, 920, 480, 100], camera: 'profile' })],
});
