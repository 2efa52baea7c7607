import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { bicycle } from '../../figures/vehicles/bicycle.ts';
import { cliff } from '../../land/cliffs.ts';
import { grass } from '../../land/grass.ts';
import { plain, road } from '../../land/ground.ts';
import { pillar } from '../../land/pillar.ts';
import { hills, ridge } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, stars, sun } from '../../sky/skies.ts';
import { dust, plume } from '../../sky/weather.ts';

/** Cliffs, steam and a tower of rock. */
export const hellsgate: readonly Picture[] = [
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 380, y: 380, r: 70 }),
    cliff({ y: '-20,250 240,270 300,330', to: 640, from: -20, until: 310, depth: 0.45 }),
    cliff({ y: '860,330 930,250 1220,220', to: 640, from: 850, until: 1220, depth: 0.5 }),
    hills({ y: 560, rise: 50, depth: 0.7 }),
    dust({ x: 760, y: 520, width: 160, height: 120, of: 'cloud', strength: 0.6 }),
    pillar({ x: 620, y: 640, width: 130, height: 330, depth: 0.35 }),
    plain({ y: 630, of: 'grass' }),
    road({ from: [700, 636], to: [300, 930], width: 420, swing: 30 }),
    row([zebra(), zebra('grazing')], { from: [760, 730], to: [1080, 720], count: 4, metre: [74, 62] }),
    place(cyclist(), {
      x: 470,
      y: 806,
      metre: 96,
      coat: {
        body: '#2f6f86',
        shade: '#1f4d63',
        lit: '#7d4a31',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#e2572b',
      },
    }),
    grass({ y: 880, height: 50 }),
  ),
  picture(
    'places/hellsgate-2',
    light('dusk', 'kenya', 'left'),
    sky({ horizon: 560 }),
    stars({ to: 200, count: 20 }),
    hills({ y: 570, rise: 110, depth: 0.85 }),
    cliff({ y: '760,500 900,330 1020,250 1230,220', to: 700, from: 740, until: 1230, depth: 0.64 }),
    plume({ x: 250, y: 640, width: 180, height: 400, lean: 170, of: '#ffffff', depth: 0.66, opacity: 0.85 }),
    plume({ x: 560, y: 660, width: 120, height: 270, lean: 110, of: '#ffffff', depth: 0.66, opacity: 0.85 }),
    hills({ y: '-30,660 500,640 760,680 1230,690', rise: 40, depth: 0.6, of: 'grass' }),
    plain({ y: 700, of: 'sand', far: 0.7, near: 0.5 }),
    herd([antelope(), antelope('grazing')], {
      x: 420,
      y: 790,
      width: 640,
      height: 50,
      count: 6,
      metre: [60, 84],
      depth: 0.56,
    }),
    place(acacia({ variant: 3 }), { x: 1040, y: 870, metre: 56, depth: 0.1 }),
    grass({ y: 890, height: 46 }),
  ),
  picture(
    'places/hellsgate-3',
    light('noon', 'kenya', 'left'),
    sky({ horizon: 420 }),
    cumulus({ x: 860, y: 260, width: 420, height: 130 }),
    cliff({ y: '-20,180 500,230 820,210 1220,170', to: 560, from: -20, until: 1220, depth: 0.6 }),
    plain({ y: 560, of: 'grass' }),
    place(zebra('grazing'), { x: 110, y: 640, metre: 84, depth: 0.5 }),
    place(zebra('grazing'), { x: 960, y: 660, metre: 100, flip: true }),
    place(zebra(), { x: 560, y: 830, metre: 280 }),
    grass({ y: 880, height: 40 }),
  ),
  picture(
    'places/hellsgate-4',
    light('morning', 'kenya', 'right'),
    sky({ horizon: 380 }),
    sun({ x: 1060, y: 150, r: 54 }),
    hills({ y: 420, rise: 60, depth: 0.85 }),
    cliff({
      y: '-20,110 360,170 620,260 820,380 1000,470 1100,520',
      to: 600,
      from: -20,
      until: 1120,
      depth: 0.44,
      columns: 26,
    }),
    hills({ y: '-30,560 600,570 1230,540', rise: 30, depth: 0.6 }),
    plain({ y: 600, of: 'grass' }),
    road({ from: [1000, 606], to: [360, 930], width: 460, swing: 40 }),
    place(cyclist(), {
      x: 600,
      y: 792,
      metre: 170,
      coat: {
        body: '#c2452a',
        shade: '#8d3020',
        lit: '#5f3a28',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#2f6f86',
      },
    }),
    place(zebra('grazing'), { x: 1040, y: 690, metre: 58, flip: true }),
    place(acacia({ variant: 3 }), { x: 140, y: 680, metre: 40, depth: 0.4 }),
    grass({ y: 889, height: 36 }),
  ),
  picture(
    'places/hellsgate-5',
    light('golden', 'kenya', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 150, y: 400, r: 70 }),
    ridge({ y: 530, rise: 90, depth: 0.85 }),
    plain({ y: 550, of: 'grass' }),
    place(giraffe(), { x: 330, y: 690, metre: 62, depth: 0.46 }),
    place(giraffe(), { x: 180, y: 660, metre: 48, depth: 0.52 }),
    place(acacia({ variant: 2 }), { x: 1040, y: 820, metre: 66, depth: 0.12, flip: true }),
    place(bicycle(), { x: 770, y: 836, metre: 240, depth: 0.3, turn: 7 }),
    grass({ y: 886, height: 40 }),
  ),
];
