import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, line } from '../../drawing/brush.ts';
import { goldenMonkeyOnCane, goldenMonkeyTail } from '../../figures/placing/goldenMonkeyOnCane.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** Two canes that cross: one bowed over under a monkey's weight, one upright at its hand. */
const canes: Layer = (canvas) => {
  const { light } = canvas;
  const green = light.of('#6f9a52', 0.2);
  const cane = (way: string) => {
    canvas.path(limb(way), { fill: green });
    canvas.path(line(way.replace(/,\d+(?= |$)/g, '')), {
      stroke: light.lit(green, 0.4),
      width: 8,
      opacity: 0.7,
    });
  };
  cane('776,1000,36 762,600,34 752,200,32 744,-60,30');
  cane('-60,830,36 300,752,35 700,730,33 1260,650,28');
  const nodes = [
    '726,300 784,300',
    '730,566 794,566',
    '738,860 804,860',
    '96,758 106,830',
    '420,708 424,776',
    '960,664 968,726',
  ];
  canvas.path(nodes.map((node) => line(node)).join(''), { stroke: light.shade(green, 0.7), width: 7 });
};

/** In the bamboo below the cones. */
export const volcanoesBamboo: readonly Picture[] = [
  // A golden monkey eats a shoot on a bowed cane, two cones behind.
  picture(
    'places/volcanoes-3',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [390, 540, 290, 180], camera: 'frame' }),
    sky({ stops: ['#8fb9c4', '#bcd6cc', '#e4ecd2', '#f4f2da'], horizon: 900 }),
    virunga([
      { x: 80, y: 400, foot: 720, width: 1000, mouth: 110, teeth: teethOf(0.6), fill: '#86a4bd' },
      { x: 990, y: 280, foot: 760, width: 1500, mouth: 90, fill: '#4f78a8' },
    ]),
    mistBank({ y: 500, height: 320, colour: '#eef0dc', strength: 1 }),
    place(bamboo({ culms: 3, seed: 3 }), { x: 1130, y: 1000, metre: 110, depth: 0.6, shadow: false }),
    place(bamboo({ culms: 5, seed: 8 }), { x: 90, y: 1000, metre: 120, depth: 0.5, shadow: false }),
    ...goldenMonkeyTail,
    canes,
    ...goldenMonkeyOnCane,
    leaves({ corner: 'bottom-right', size: 260, depth: 0.05 }),
    leaves({ corner: 'top-left', size: 240, depth: 0.08 }),
  ),
];
