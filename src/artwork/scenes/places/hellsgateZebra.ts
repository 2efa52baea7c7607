import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { plain } from '../../land/ground.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const NEAR_ZEBRA = { body: '#fdf1da', shade: '#d3a882', dark: '#2a1216', pale: '#fffaf0', lit: '#ffffff' };

/** Those who live below the cliffs, close at hand. */
export const hellsgateZebra: readonly Picture[] = [
  picture(
    'places/hellsgate-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [320, 360, 640, 520], camera: 'close' }),
    sky({ horizon: 200, bands: 3, stops: ['#1c4fa0', '#3a78c2', '#6fa4d8', '#8fbce0'] }),
    cliff({
      y: '-20,120 300,90 560,150 820,110 1220,80',
      to: 700,
      from: -20,
      until: 1220,
      depth: 0.12,
      of: '#8e3318',
      columns: 16,
    }),
    plain({ y: 690, of: '#d98a4a' }),
    place(zebra(), {
      x: 780,
      y: 1150,
      metre: 520,
      flip: true,
      depth: 0.3,
      shadow: false,
      coat: { ...NEAR_ZEBRA, body: '#f2dcc0' },
    }),
    place(zebra(), { x: 400, y: 1230, metre: 560, depth: 0.3, shadow: false, coat: NEAR_ZEBRA }),
  ),
];
