import { cut } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { plain } from '../../land/ground.ts';
import { pillar } from '../../land/pillar.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const NEAR_ZEBRA = { body: '#fdf1da', shade: '#dcc3ac', dark: '#2a1216', pale: '#fffaf0', lit: '#ffffff' };

/** Those who live below the cliffs, close at hand. */
export const hellsgateZebra: readonly Picture[] = [
  picture(
    'places/hellsgate-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [80, 240, 1080, 560], camera: 'close' }),
    sky({ horizon: 560, bands: 6, stops: ['#123a86', '#2a66b4', '#7fb0d8', '#f6dcae'] }),
    cliff({
      y: '-20,400 120,380 260,420 400,440 560,470 700,500',
      to: 700,
      from: -20,
      until: 700,
      depth: 0.2,
      of: '#a8442a',
    }),
    plain({ y: 640, of: '#d98a4a' }),
    pillar({ x: 1070, y: 700, height: 600, width: 190, depth: 0.1, of: '#8e3318' }),
    // Far off one grazes in the haze of the heat; near at hand one stands whole before the land.
    place(zebra('grazing'), {
      x: 880,
      y: 760,
      metre: 96,
      flip: true,
      depth: 0.3,
      cast: 12,
      coat: { body: '#f2cfa4', shade: '#b87a58', dark: '#5a2420', pale: '#fffaf0', lit: '#ffe2b8' },
    }),
    cut('#8e3318', '-40,850,1 200,826 520,838 900,828 1240,846,1 1240,940,1 -40,940,1'),
    place(zebra(), { x: 350, y: 1010, metre: 420, depth: 0.3, shadow: false, coat: NEAR_ZEBRA }),
  ),
];
