import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** Round, soft puffs at points, each with its reach. */
const puffs = (colour: string, row: string, strength: number): Layer[] =>
  points(row).map(([x, y, r = 0]) => glow(x, y, r, colour, strength));

/** An elephant that dusts itself. */
export const tsavoMore: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('golden', 'kenya', 'right'),
    plan({ subject: [560, 260, 380, 330], camera: 'close' }),
    sky({ horizon: 700, bands: 6, stops: ['#2a5cae', '#74a8d6', '#c4e0ea', '#fdebcc'] }),
    floor('#4a2745', '0,640,1 1200,632,1'),
    floor('#f0a05c', '0,640,1 1200,632,1', 644),
    floor('#c4552a', '0,712 500,700 1200,716'),
    grain({ y: 720, to: 870, colour: '#6b1f12' }),
    // The dust that it has thrown: soft, and widest where it comes down.
    ...puffs('#f0b888', '940,70,120 800,40,170 620,40,230 420,90,280 200,160,320 20,260,320', 0.95),
    place(elephant('trunkRaised'), {
      x: 150,
      y: 1130,
      metre: 262,
      depth: 0.12,
      shadow: false,
      coat: { body: '#7a2a16', shade: '#46120c', lit: '#ffb070', dark: '#230a0c', pale: '#fbeccd' },
    }),
    ...puffs('#f8d2ac', '1000,150,70 950,100,90 700,90,110 480,150,150 300,250,190 120,330,230', 0.62),
    cut(
      '#f8dcb8',
      ...Array.from({ length: 110 }, (_, at) => {
        const share = (at * 0.618) % 1;
        const spread = ((at * 37) % 100) / 100 - 0.5;
        return disc(
          1000 - share * 880,
          150 - Math.sin(share * 3.1) * 110 + share * 190 + spread * (40 + share * 260),
          2 + (at % 3),
        );
      }),
    ),
    // The eye, open and amber below its fold.
    cut('#2a0d0c', '692,408,1 706,386 730,380 752,392 764,412,1 744,424 714,424'),
    cut('#c9803c', disc(727, 403, 15, 15)),
    cut('#160608', disc(728, 403, 9, 10)),
    cut('#fff3dc', disc(732, 398, 4)),
    inked('#46120c', 6, '690,436 722,448 760,436'),
    floor('#6b1f12', '0,868 300,850 700,872 1200,846'),
  ),
];
