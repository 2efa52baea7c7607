import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { cut, wash } from '../../canvas/cut.ts';
import { poster } from '../../canvas/poster.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { fallHead } from '../../land/fallHead.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';
import { pool } from '../../water/pool.ts';
import { veilFall } from '../../water/veilFall.ts';

/** The snow over the lip of a fall at (x, y), its pool at `low`, and the hiker who shades her eyes at `hiker`. */
const lookingUp = (at: {
  peaks: string;
  snow: number;
  x: number;
  y: number;
  low: number;
  lip: number;
  ground: string;
  hiker: readonly [x: number, y: number, metre: number];
}): Layer[] => {
  const { peaks, snow, x, y, low, lip, ground, hiker } = at;
  const [left, foot, metre] = hiker;
  return [
    massif({ summits: peaks, base: y + 130, snow, depth: 0.5, of: '#3f6478' }),
    mist({ y: y + 10, height: 90, strength: 0.8 }),
    fallHead({ x, y, lip: lip * 0.52, rise: lip * 0.4, of: '#2a4a46' }),
    pool({ x: x - 30, y: low + 50, width: 1500, height: 170 }),
    veilFall({ x, y, to: low, lip, foot: lip * 1.6, depth: 0.5 }),
    hills({ y: ground, rise: 10, depth: 0.08, of: 'rock', plain: true }),
    place(trekker('shading'), { x: left, y: foot, metre, depth: 0.22, coat: OUTFITS.vermilion }),
  ];
};

/** The great view of the hike: the snow of the Rwenzori over the lip of a fall, and a hiker at its pool. */
export const postersMoonHike: readonly Picture[] = poster('mountainsofthemoonhike', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    wash(['#0e3b50', '#2f7484', '#b4cfae', '#f3e6b8'], { height: 520 }),
    ...lookingUp({
      peaks: '1240,380 1400,230 1540,320 1740,70 1900,240 2060,150 2240,290 2400,240',
      snow: 360,
      x: 1760,
      y: 450,
      low: 810,
      lip: 172,
      ground: '-30,870 1100,850 1400,872 1620,900 1900,930 2420,880',
      hiker: [1450, 916, 200],
    }),
    cut(
      '#0c2a2c',
      '-40,-40,1 1270,-40,1 1246,60,1 1206,150,1 1240,262,1 1196,350,1 1228,452,1 1204,556,1 1254,650,1 1236,760,1 1300,880,1 1260,1040,1 -40,1040,1',
    ),
    cut(
      '#1d4c46',
      '1270,-40,1 1330,30,1 1280,130,1 1316,240,1 1262,352,1 1300,470,1 1262,560,1 1330,668,1 1310,790,1 1380,900,1 1300,880,1 1236,760,1 1254,650,1 1204,556,1 1228,452,1 1196,350,1 1240,262,1 1206,150,1 1246,60,1',
    ),
    place(groundsel({ variant: 3 }), { x: 2240, y: 950, metre: 116, depth: 0.02 }),
    undergrowth({ y: '-40,900 1200,940 2420,900', size: 110, depth: 0.02 }),
  ],
  tall: [
    wash(
      [
        [0, '#0b3044'],
        [0.62, '#0e3c4f'],
        [0.73, '#195062'],
        [0.87, '#7fae9e'],
        [1, '#e6e2b8'],
      ],
      { height: 800 },
    ),
    ...lookingUp({
      peaks: '-40,760 110,680 250,750 450,590 600,710 740,640 880,740 1000,680 1130,740',
      snow: 750,
      x: 640,
      y: 830,
      low: 1120,
      lip: 130,
      ground: '-30,1180 300,1190 700,1240 1110,1190',
      hiker: [330, 1245, 184],
    }),
    place(groundsel({ variant: 3 }), { x: 960, y: 1290, metre: 92, depth: 0.02 }),
    undergrowth({ y: '-40,1260 500,1300 1110,1260', size: 90, depth: 0.02 }),
  ],
});
