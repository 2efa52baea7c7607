import { cut, floor, inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

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
    // The dust that it has thrown: out of the trunk's tip, in an arc over the head, and down on the back.
    cut(
      '#f6c998',
      '1010,150,1 1000,70 940,20 900,-40 640,-60 400,-40 160,-50 -40,20 -40,420 60,330 150,300 220,250 330,210 400,150 520,140 600,80 700,120 760,60 860,110 920,90 960,150',
    ),
    cut(
      '#fde6c2',
      '985,150,1 960,90 900,60 840,0 700,10 560,-20 420,20 260,10 120,80 -40,110 -40,300 60,250 120,260 200,190 310,170 380,110 480,110 560,50 660,80 740,30 840,80 920,80',
    ),
    place(elephant('trunkRaised'), {
      x: 150,
      y: 1130,
      metre: 262,
      depth: 0.12,
      shadow: false,
      coat: { body: '#8e3319', shade: '#4c130e', lit: '#ffb878', dark: '#230a0c', pale: '#fbeccd' },
    }),
    // Grains fall out of it.
    cut(
      '#fdf0d8',
      ...Array.from({ length: 90 }, (_, at) => {
        const share = (at * 0.618) % 1;
        const spread = ((at * 37) % 100) / 100 - 0.5;
        return disc(
          960 - share * 920,
          120 - Math.sin(share * 3.1) * 90 + share * 190 + spread * (60 + share * 240),
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
