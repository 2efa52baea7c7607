import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, ring } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, CASE, RIM, FACE, MARK] = ['#0f6b62', '#f2b544', '#b9762a', '#fff5dd', '#1d3b45'];
const [SHADOW, GOLD, RED, DEEP, INK, PALE] = [
  '#d9a860',
  '#f3dba2',
  '#e2452f',
  '#a52c28',
  '#2a2028',
  '#f7dcb0',
];

/** A point of the rose, half of it in light: its tip `long` away, upwards. */
const point = (long: number, wide: number): Layer[] => [
  cut(GOLD, `0,0,1 ${-wide},${-wide},1 0,${-long},1`),
  cut(SHADOW, `0,0,1 0,${-long},1 ${wide},${-wide},1`),
];
const rose = [
  ...[45, 135, 225, 315].flatMap((turn) => moved({ x: 0, y: 0, turn }, ...point(170, 40))),
  ...[0, 90, 180, 270].flatMap((turn) => moved({ x: 0, y: 0, turn }, ...point(320, 62))),
];

/** Guides: a bird that knows the way is the needle of a compass. */
export const vignetteBirdCompass: readonly Picture[] = [
  picture(
    'vignettes/service-tour-guides',
    light('noon', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 600, y: 492, scale: 0.92 },
      cut(CASE, ring(0, -420, 66, 40)),
      cut(RIM, disc(0, 14, 420)),
      cut(CASE, disc(0, 0, 420)),
      cut(RIM, disc(0, 0, 366)),
      cut(FACE, disc(0, 6, 352)),
      ...rose,
      moved(
        { x: 0, y: 0, turn: -45, scale: 1.04 },
        // Bill and breast are the red half of the needle, wing tips and tail the dark one.
        within(
          RED,
          '316,6,1 270,-14 240,-40 200,-72 146,-76 96,-48 20,-34 -90,-12 -180,-6 -316,-16,1 -320,16,1 -180,40 -90,72 0,84 80,72 140,44 196,22 250,16',
          cut(MARK, '-40,-100,1 -70,0 -30,120,1 -400,120,1 -400,-100,1'),
          cut(INK, '254,-60,1 240,40,1 400,40,1 400,-60,1'),
        ),
        cut(DEEP, '116,-26,1 60,-34 -40,-14 -60,0,1 -220,22,1 -120,44 -20,54 66,38'),
        cut(INK, '-60,0,1 -220,22,1 -120,44 -50,52,1'),
        cut(FACE, disc(190, -34, 17)),
        cut(INK, disc(192, -34, 9)),
        cut(PALE, '226,8,1 180,24 130,46,1 150,16 190,0'),
        cut(CASE, disc(0, 20, 26)),
      ),
    ),
  ),
];
