import { cut, floor, inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { plume } from '../../sky/plume.ts';
import { sky } from '../../sky/skies.ts';

/** An elephant that dusts itself. */
export const tsavoMore: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('golden', 'kenya', 'right'),
    plan({ subject: [520, 180, 456, 330], camera: 'close' }),
    sky({ horizon: 640, bands: 5, stops: ['#1c4a9c', '#3f7fc0', '#9cc6de', '#fdebcc'] }),
    floor('#4a2745', '0,640,1 1200,632,1'),
    floor('#f0a05c', '0,640,1 1200,632,1', 644),
    floor('#c4552a', '0,712 500,700 1200,716'),
    grain({ y: 720, to: 870, colour: '#6b1f12' }),
    // The dust that it has thrown falls back over its shoulders.
    plume({
      way: '1012,160,20 976,110,48 900,72,74 780,56,96 640,72,116 480,116,136 320,186,156 150,280,180 -40,400,220',
      colours: ['#e08a58', '#f4b988', '#ffe0b4'],
    }),
    place(elephant('trunkRaised'), {
      x: 150,
      y: 1130,
      metre: 262,
      depth: 0.12,
      shadow: false,
      coat: { body: '#8e3319', shade: '#4c130e', lit: '#ffb878', dark: '#230a0c', pale: '#fbeccd' },
    }),
    plume({
      way: '560,236,12 470,262,30 370,296,44 260,340,54 140,400,66 10,460,76 -120,540,90',
      colours: ['#c4643a', '#e89a64', '#ffd2a0'],
    }),
    // The eye, open and amber below its fold.
    cut('#2a0d0c', '692,408,1 706,386 730,380 752,392 764,412,1 744,424 714,424'),
    cut('#c9803c', disc(727, 403, 15, 15)),
    cut('#160608', disc(728, 403, 9, 10)),
    cut('#fff3dc', disc(732, 398, 4)),
    inked('#46120c', 6, '690,436 722,448 760,436'),
    floor('#6b1f12', '0,868 300,850 700,872 1200,846'),
  ),
];
