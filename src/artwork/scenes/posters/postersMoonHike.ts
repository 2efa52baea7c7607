import type { Picture } from '../../canvas/picture.ts';
import { cut, wash } from '../../canvas/cut.ts';
import { poster } from '../../canvas/poster.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { fallHead } from '../../land/fallHead.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';
import { pool } from '../../water/pool.ts';
import { veilFall } from '../../water/veilFall.ts';

/** The great view of the hike: the snow of the Rwenzori over the lip of a fall, and a hiker at its pool. */
export const postersMoonHike: readonly Picture[] = poster('mountainsofthemoonhike', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    wash(['#0e3b50', '#2f7484', '#b4cfae', '#f3e6b8'], { height: 480 }),
    massif({
      summits: '1180,370 1350,200 1470,290 1640,56 1790,220 1930,110 2070,270 2240,190 2420,330',
      base: 500,
      snow: 330,
      depth: 0.5,
      of: '#3f6070',
    }),
    mist({ y: 420, height: 110, strength: 0.95 }),
    fallHead({ x: 1730, y: 430, lip: 90, rise: 70, of: '#2a4a46' }),
    pool({ x: 1700, y: 850, width: 1500, height: 170 }),
    veilFall({ x: 1730, y: 430, to: 800, lip: 172, foot: 270, depth: 0.5 }),
    cut(
      '#0c2a2c',
      '-40,-40,1 1270,-40,1 1250,60 1212,150 1240,250 1200,340 1228,430 1206,540 1250,640 1236,740 1290,860 1260,1040,1 -40,1040,1',
    ),
    cut(
      { fill: '#123a36', opacity: 0.9 },
      '1270,-40,1 1250,60 1212,150 1240,250 1200,340 1228,430 1206,540 1250,640 1236,740 1290,860 1260,1040,1 1216,1040,1 1230,860 1196,740 1206,640 1170,540 1190,430 1166,340 1200,250 1178,150 1210,60 1224,-40,1',
    ),
    cut(
      { fill: '#113634', opacity: 0.7 },
      '150,-40,1 220,200 190,480 240,1040,1 330,1040,1 270,480 290,200 200,-40,1',
      '560,-40,1 520,240 590,520 550,1040,1 650,1040,1 660,520 600,240 640,-40,1',
      '930,-40,1 980,260 930,560 960,1040,1 1040,1040,1 990,560 1030,260 990,-40,1',
    ),
    hills({
      y: '-30,870 1100,850 1400,872 1620,900 1900,930 2420,880',
      rise: 10,
      depth: 0.08,
      of: 'rock',
      plain: true,
    }),
    place(trekker('shading'), { x: 1420, y: 912, metre: 186, depth: 0.22, coat: OUTFITS.vermilion }),
    place(groundsel({ variant: 3 }), { x: 2230, y: 940, metre: 104, depth: 0.02 }),
    place(lobelia(), { x: 1010, y: 930, metre: 92, depth: 0.1 }),
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
    massif({
      summits: '-40,720 120,660 250,720 440,590 560,690 700,600 830,700 960,650 1120,730',
      base: 810,
      snow: 730,
      depth: 0.5,
      of: '#3f6070',
    }),
    mist({ y: 770, height: 80, strength: 0.95 }),
    fallHead({ x: 640, y: 800, lip: 66, rise: 50, of: '#2a4a46' }),
    pool({ x: 600, y: 1160, width: 1500, height: 160 }),
    veilFall({ x: 640, y: 800, to: 1110, lip: 126, foot: 200, depth: 0.5 }),
    hills({ y: '-30,1180 300,1190 700,1240 1110,1190', rise: 8, depth: 0.08, of: 'rock', plain: true }),
    place(trekker('shading'), { x: 330, y: 1240, metre: 172, depth: 0.22, coat: OUTFITS.vermilion }),
    place(groundsel({ variant: 3 }), { x: 960, y: 1280, metre: 84, depth: 0.02 }),
    place(lobelia(), { x: 90, y: 1260, metre: 88, depth: 0.03 }),
    undergrowth({ y: '-40,1260 500,1300 1110,1260', size: 90, depth: 0.02 }),
  ],
});
