import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, line } from '../../drawing/brush.ts';
import { goldenMonkey } from '../../figures/animals/goldenMonkey.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
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
  cane('740,1000,36 726,600,34 716,200,32 708,-60,30');
  cane('-60,812,34 300,722,34 700,704,32 1260,760,28');
  const nodes = [
    '690,300 742,300',
    '694,566 756,566',
    '702,860 764,860',
    '176,720 184,786',
    '560,674 560,740',
    '930,692 926,758',
  ];
  canvas.path(nodes.map((node) => line(node)).join(''), { stroke: light.shade(green, 0.7), width: 7 });
};

/** In the bamboo below the cones. */
export const volcanoesBamboo: readonly Picture[] = [
  // A golden monkey eats a shoot on a bowed cane, two cones behind.
  picture(
    'places/volcanoes-3',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [360, 400, 210, 290], camera: 'frame' }),
    sky({ stops: ['#8fb9c4', '#bcd6cc', '#e4ecd2', '#f4f2da'], horizon: 900 }),
    virunga([
      { x: 130, y: 330, foot: 720, width: 900, mouth: 110, teeth: teethOf(0.6), fill: '#86a4bd' },
      { x: 880, y: 130, foot: 760, width: 1300, mouth: 60, fill: '#4f78a8' },
    ]),
    mistBank({ y: 500, height: 320, colour: '#eef0dc', strength: 1 }),
    place(bamboo({ culms: 3, seed: 3 }), { x: 1130, y: 1000, metre: 110, depth: 0.6, shadow: false }),
    place(bamboo({ culms: 5, seed: 8 }), { x: 90, y: 1000, metre: 120, depth: 0.5, shadow: false }),
    canes,
    place(goldenMonkey(), {
      x: 440,
      y: 700,
      metre: 300,
      depth: 0.28,
      shadow: false,
      by: CLEAR,
    }),
    leaves({ corner: 'bottom-right', size: 330, depth: 0.05 }),
    leaves({ corner: 'top-left', size: 300, depth: 0.08 }),
  ),
];
