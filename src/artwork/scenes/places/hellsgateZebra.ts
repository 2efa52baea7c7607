import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { plain } from '../../land/ground.ts';
import { pillar } from '../../land/pillar.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const NEAR_ZEBRA = { body: '#fdf1da', shade: '#d3a882', dark: '#2a1216', pale: '#fffaf0', lit: '#ffffff' };

/** Those who live below the cliffs, close at hand. */
export const hellsgateZebra: readonly Picture[] = [
  picture(
    'places/hellsgate-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [170, 520, 912, 330], camera: 'close' }),
    sky({ horizon: 560, bands: 6, stops: ['#123a86', '#2a66b4', '#7fb0d8', '#f6dcae'] }),
    cliff({
      y: '-20,330 120,300 260,360 420,420',
      to: 700,
      from: -20,
      until: 400,
      depth: 0.2,
      of: '#a8442a',
    }),
    cliff({
      y: '840,430 960,380 1080,320 1220,290',
      to: 700,
      from: 830,
      until: 1220,
      depth: 0.14,
      of: '#8e3318',
    }),
    plain({ y: 640, of: '#d98a4a' }),
    pillar({ x: 590, y: 690, height: 610, width: 190, depth: 0.1, of: '#8e3318' }),
    place(zebra(), {
      x: 790,
      y: 1370,
      metre: 520,
      flip: true,
      depth: 0.3,
      shadow: false,
      coat: { ...NEAR_ZEBRA, body: '#f2dcc0' },
    }),
    place(zebra(), { x: 390, y: 1450, metre: 560, depth: 0.3, shadow: false, coat: NEAR_ZEBRA }),
  ),
];
