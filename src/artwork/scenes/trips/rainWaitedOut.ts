import { cut, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackInRain } from '../../figures/animals/silverbackInRain.ts';
import { ponchoInRain } from '../../figures/people/ponchoInRain.ts';
import { light } from '../../light/light.ts';

const [SKY, HILL, WALL, FERN] = ['#b7cbbd', '#93b3a2', '#5f8f7c', '#1c4a3a'];

/** Strokes of rain from the left to the right, each as long as its place in the fall has it. */
const rain = (count: number, left: number, top: number, right: number, foot: number) =>
  Array.from({ length: count }, (_, at) => {
    const x = left + ((at * 347) % (right - left));
    const y = top + ((at * 211) % (foot - top));
    const long = 50 + ((at * 53) % 90);
    return `${x},${y} ${x - Math.round(long / 4)},${y + long}`;
  });

/** A shower on the day of the trek, and all who wait for its end. */
export const rainWaitedOut: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [400, 100, 780, 760], camera: 'front' }),
    wash(SKY),
    cut(
      HILL,
      '-40,330 60,300 130,240 210,260 300,180 390,200 470,120 560,60 640,70 760,-20,1 1240,-20,1 1240,700,1 -40,700,1',
    ),
    cut(
      WALL,
      '-40,520,1 0,470 60,480 100,430 160,450 220,400 280,430 340,410 400,470 470,440 540,500 600,480,1 1240,300,1 1240,800,1 -40,800,1',
    ),
    inked('#dbe8dc', 3, ...rain(70, 0, -60, 1290, 800)),
    ponchoInRain({
      x: 54,
      y: 640,
      scale: 0.8,
      cape: '#f0c23c',
      shade: '#b9842a',
      skin: '#e2b08c',
      mask: '#dcecec',
    }),
    ponchoInRain({
      x: 240,
      y: 650,
      scale: 0.74,
      turn: -3,
      cape: '#3d6fc0',
      shade: '#274888',
      skin: '#5f3626',
      mask: '#f6f1de',
    }),
    ponchoInRain({
      x: 148,
      y: 668,
      scale: 0.84,
      turn: 2,
      cape: '#f0693a',
      shade: '#b23f24',
      skin: '#cf9672',
      mask: '#f6f1de',
    }),
    cut(FERN, '-40,666,1 60,670 150,682 260,660 340,664 430,740 470,770,1 1240,760,1 1240,920,1 -40,920,1'),
    ...silverbackInRain('#121b1f', '#34474b', '#262f33', '#55666a'),
    inked('#e4eee4', 4, ...rain(7, 40, 690, 460, 860), ...rain(12, 470, 560, 1200, 860)),
  ),
];
