import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { giraffeGreeting, type GreetingCoat } from '../../figures/placing/giraffesGreeting.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, DEEP, SNOW, ICE] = ['#084a5c', '#2e3f94', '#1f2a6e', '#fffaf0', '#b9d6ea'];
const COW: GreetingCoat = {
  coat: '#f8bd55',
  lit: '#ffe6a8',
  shade: '#dd8f38',
  patch: '#b5441f',
  muzzle: '#ffe6a8',
  chin: '#f2b56a',
  line: '#5c1a20',
};
const BULL: GreetingCoat = {
  coat: '#dd8c38',
  lit: '#f5b765',
  shade: '#b3602a',
  patch: '#7a2619',
  muzzle: '#7a2619',
  chin: '#5c1a20',
  line: '#1d0f1c',
};

/** The edge of the snow from the right: few tongues, each of another length. */
const TONGUES =
  '520,-60,1 560,300,1 500,240 462,190 440,132,1 404,146 374,196,1 350,140 318,116,1 290,170 250,250 216,388,1 196,290 180,190 132,122,1 40,140 -70,120,1 -104,140 -120,184,1 -146,140 -176,114,1 -214,170 -236,250 -262,330,1 -284,250 -306,180 -344,128,1 -380,170 -420,220 -500,280,1';

/** Kibo as the two leave it: their jaws its level top, their throats its slopes; its middle at x = 0, the jaws on y = 0. */
const kibo: readonly Layer[] = [
  cut(ROCK, '-500,-30,1 0,20,1 500,-30,1 560,160,1 700,420,1 900,800,1 -900,800,1 -700,420,1 -560,160,1'),
  cut(
    DEEP,
    '150,-30,1 500,-30,1 560,160,1 720,420,1 900,800,1 500,800,1 430,600 400,480 330,400 270,330 230,250,1 190,130,1',
  ),
  cut(SNOW, `-500,-60,1 -120,-30,1 0,14,1 120,-30,1 ${TONGUES} -560,200,1`),
  cut(ICE, `200,-60,1 ${TONGUES.slice(0, TONGUES.indexOf(' 132,'))} 176,150,1 206,60,1`),
];

/** Two giraffes greet; what is left between their necks is Kilimanjaro. */
const betweenNecks = (x: number, y: number, scale: number): Layer[] => [
  cut(SKY, box(-20, -20, 2440, 1400)),
  moved(
    { x, y, scale },
    ...kibo,
    moved({ x: 428, y: 0 }, ...giraffeGreeting(BULL, 6)),
    moved({ x: -428, y: 0, flip: true }, ...giraffeGreeting(COW, 6)),
  ),
];

/** Tanzania's own poster. */
export const postersTanzania: readonly Picture[] = poster('tanzania', {
  light: light('morning', 'tanzania', 'left'),
  wide: [...betweenNecks(1684, 480, 0.66), plan({ subject: [1430, 524, 380, 60], camera: 'profile' })],
  tall: [...betweenNecks(540, 890, 0.7), plan({ subject: [300, 920, 480, 100], camera: 'profile' })],
});
