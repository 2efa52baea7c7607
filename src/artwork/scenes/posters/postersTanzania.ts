import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { giraffeGreeting, type Coat } from '../../figures/placing/giraffesGreeting.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, DEEP, SNOW, ICE] = ['#084a5c', '#2e3f94', '#1f2a6e', '#fffaf0', '#b9d6ea'];
const COW: Coat = { coat: '#f8bd55', lit: '#ffe6a8', shade: '#dd8f38', patch: '#b5441f', nose: '#8c2c1e' };
const BULL: Coat = { coat: '#dd8c38', lit: '#f5b765', shade: '#b3602a', patch: '#7a2619', nose: '#3a0d18' };

/** The edge of the snow from the right: few tongues, each of another length. */
const TONGUES =
  '500,-60,1 570,260,1 530,196 486,120,1 452,180 436,262,1 400,210 352,124,1 312,180 276,214 250,330,1 214,260 190,170 150,116,1 100,136 66,112,1 40,190 6,216,1 -20,160 -60,116,1 -120,132 -196,120,1 -216,210 -262,270 -276,370,1 -306,290 -330,170 -378,120,1 -410,160 -440,236,1 -470,180 -492,124,1 -530,200';

/** Kibo as the two leave it: their jaws its level top, their throats its slopes; its middle at x = 0, the jaws on y = 0. */
const kibo: readonly Layer[] = [
  cut(ROCK, '-500,-30,1 0,20,1 500,-30,1 560,160,1 720,420,1 1000,700,1 -1000,700,1 -720,420,1 -560,160,1'),
  cut(
    DEEP,
    '150,-30,1 500,-30,1 560,160,1 720,420,1 1000,700,1 520,700,1 430,520,1 390,400,1 300,330,1 250,220,1 190,130,1',
  ),
  cut(SNOW, `-500,-60,1 -120,-30,1 0,14,1 120,-30,1 ${TONGUES} -560,260,1`),
  cut(ICE, `180,-60,1 ${TONGUES.slice(0, TONGUES.indexOf(' 100,'))} 176,130,1 206,40,1`),
];

/** Two giraffes greet; what is left between their necks is Kilimanjaro. */
const betweenNecks = (x: number, y: number, scale: number): Layer[] => [
  cut(SKY, box(-20, -20, 2440, 1400)),
  moved(
    { x, y, scale },
    ...kibo,
    moved({ x: 424, y: 0 }, ...giraffeGreeting(BULL, 6)),
    moved({ x: -424, y: 0, flip: true }, ...giraffeGreeting(COW, 6)),
  ),
];

/** Tanzania's own poster. */
export const postersTanzania: readonly Picture[] = poster('tanzania', {
  light: light('morning', 'tanzania', 'left'),
  wide: [...betweenNecks(1700, 500, 0.72), plan({ subject: [1430, 524, 380, 60], camera: 'profile' })],
  tall: [...betweenNecks(540, 900, 0.72), plan({ subject: [300, 920, 480, 100], camera: 'profile' })],
});
