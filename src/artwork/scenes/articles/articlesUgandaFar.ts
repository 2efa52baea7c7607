import { picture, type Picture } from '../../canvas/picture.ts';
import { buffaloFront } from '../../figures/animals/buffaloFront.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { dust, mist } from '../../sky/weather.ts';

/** Places at Uganda's edges that only the articles visit. */
export const articlesUgandaFar: readonly Picture[] = [
  picture(
    'articles/kidepo-valley',
    light('golden', 'uganda', 'left'),
    sky({ horizon: 430, stops: ['#3f7f94', '#8fb8a4', '#f0cc84', '#ffe7b0'] }),
    cumulus({ x: 860, y: 330, width: 520, height: 220, depth: 0.3 }),
    massif({
      summits: '-30,300 110,210 250,300 390,230 540,320 690,180 860,290 1010,210 1230,280',
      base: 480,
      depth: 0.5,
      of: '#6a4a7a',
    }),
    mist({ y: 470, height: 50, strength: 0.9 }),
    plain({ y: 470, of: '#e0b43c', near: 0.3, tufts: 60 }),
    herd([zebra('grazing'), zebra()], { x: 300, y: 560, width: 560, height: 40, count: 7, metre: [26, 40] }),
    dust({ x: 760, y: 590, width: 800, height: 150, of: 'sand', strength: 0.7 }),
    herd([buffaloFront()], {
      x: 740,
      y: 590,
      width: 760,
      height: 110,
      count: 16,
      metre: [44, 78],
      depth: 0.2,
    }),
    place(buffaloFront(), { x: 400, y: 840, metre: 170, depth: 0.16 }),
    place(buffaloFront(), { x: 940, y: 810, metre: 140, depth: 0.18, flip: true }),
    place(buffaloFront(), { x: 680, y: 930, metre: 232, depth: 0.14 }),
    place(doumPalm(), { x: 1120, y: 780, metre: 66, depth: 0.1 }),
  ),
];
