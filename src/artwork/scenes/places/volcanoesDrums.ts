import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { ingoma } from '../../figures/objects/ingoma.ts';
import { ingomaDrummer, type Drummer } from '../../figures/people/ingomaDrummer.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, NEAR, SHADE, SPUR, GROUND, MEADOW] = [
  '#f1f0e4',
  '#cdd6e4',
  '#7d96cc',
  '#4d68ab',
  '#3f5aa0',
  '#a3bd62',
  '#6f8f48',
];

/** The drummers, the furthest first, each at another moment of the beat, and what is black of each drum's hide. */
const ROW: readonly (Drummer & { scale: number; patch: string })[] = [
  {
    x: 232,
    y: 664,
    scale: 0.46,
    sash: '#c93f26',
    band: '#f6ecd4',
    nod: -4,
    near: ['206,-190', '190,-320', '110,-390'],
    far: ['10,-190', '-4,-296', '84,-372'],
    patch: '-140,-20,1 -40,-20,1 -30,50 -60,80 -140,70,1',
  },
  {
    x: 486,
    y: 640,
    scale: 0.74,
    sash: '#34488c',
    band: '#c93f26',
    nod: 10,
    near: ['96,-14', '16,-56', '-56,-10'],
    far: ['6,-190', '0,-310', '90,-376'],
    patch: '-50,-20,1 -20,30 0,70 -20,140,1 30,140,1 30,60 60,40 60,-20,1',
  },
  {
    x: 850,
    y: 560,
    scale: 1.28,
    sash: '#c93f26',
    band: '#f6ecd4',
    near: ['212,-196', '186,-322', '262,-404'],
    far: ['16,-96', '-42,-76', '-84,-8'],
    patch: '-140,-20,1 -96,10 -80,60 -60,50 -30,70 -20,140,1 -140,140,1',
  },
];

/** Drums in the village at the foot of the volcanoes: each a cone turned over. */
export const volcanoesDrums: readonly Picture[] = [
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [900, 210, 140, 300], camera: 'profile' }),
    wash([SKY, SKY]),
    cut(
      FAR,
      '-60,700,1 -40,420 -10,330 20,250,1 36,256,1 60,196,1 80,224,1 92,214,1 112,246,1 140,170,1 162,220,1 174,210,1 196,262,1 222,276,1 260,360 400,700,1',
    ),
    // Muhabura: its gullies run up to a point as the laces of a drum run down, and the woods reach up it in points.
    within(
      NEAR,
      '-40,760,1 120,540 260,300 344,142,1 352,128 372,120 392,126,1 410,118 434,122 450,138,1 540,300 680,540 840,760,1',
      cut(
        SHADE,
        '426,110,1 452,140 540,300 680,540 840,760,1 700,760,1 640,600,1 610,640,1 540,470,1 524,540,1 460,330',
      ),
      cut(
        SPUR,
        '-60,660,1 90,600,1 150,660,1 206,548,1 270,680,1 322,520,1 372,690,1 420,540,1 476,690,1 520,580,1 580,700,1 640,610,1 700,700,1 860,720,1 860,800,1 -60,800,1',
      ),
    ),
    floor(GROUND, '-40,726 300,716 700,728 1240,716'),
    ...ROW.map(({ x, y, scale }) =>
      cut(
        MEADOW,
        `${x - 50 * scale},${y + 338 * scale},1 ${x + 60 * scale},${y + 322 * scale},1 ${x + 460 * scale},${y + 318 * scale},1 ${x + 500 * scale},${y + 346 * scale},1 ${x},${y + 352 * scale},1`,
      ),
    ),
    ...ROW.flatMap(({ patch, ...own }) => [
      ingomaDrummer(own),
      ingoma({ x: own.x, y: own.y, scale: own.scale, patch }),
    ]),
  ),
];
