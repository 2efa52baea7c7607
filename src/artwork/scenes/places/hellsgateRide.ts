import { cut, floor, inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { pillar } from '../../land/pillar.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** The track as its rider sees it. */
export const hellsgateRide: readonly Picture[] = [
  picture(
    'places/hellsgate-5',
    light('golden', 'kenya', 'left'),
    plan({ subject: [430, 710, 340, 190], camera: 'back' }),
    sky({ horizon: 400, bands: 5, stops: ['#2558a8', '#5f93cc', '#b8d0e0', '#fbe0b0'] }),
    cliff({ y: '-20,250 200,270 330,340', to: 430, from: -20, until: 340, depth: 0.36, of: '#b4481f' }),
    cliff({ y: '760,330 900,230 1220,190', to: 440, from: 750, until: 1220, depth: 0.36, of: '#b4481f' }),
    pillar({ x: 660, y: 436, width: 60, height: 150, depth: 0.34, of: '#8e3318' }),
    floor('#d98f4c', '0,430 600,420 1200,436'),
    floor('#c06a34', '0,560 500,540 1200,580'),
    grain({ y: 600, to: 900, colour: '#7a2714' }),
    cut('#f6cf98', '560,424,1 600,424,1 1000,920,1 200,920,1'),
    cut('#e0a868', '578,424,1 586,424,1 660,920,1 540,920,1'),
    place(giraffe(), { coat: { body: '#d99a50' }, x: 890, y: 610, metre: 66, flip: true, depth: 0.3 }),
    place(giraffe(), { coat: { body: '#d99a50' }, x: 420, y: 560, metre: 50, depth: 0.34 }),
    cut(
      { fill: '#6a2c1c', opacity: 0.5 },
      limb('420,560,7 620,590,5 700,606,3'),
      limb('890,612,9 1080,640,6 1220,664,4'),
    ),
    // What the rider sees: sleeves, hands, bars, basket, the shadow before the wheel.
    cut('#3a1518', limb('600,930,30 600,760,24 600,690,22')),
    inked(
      '#1c0d18',
      30,
      '600,730 470,716 330,720 210,760 150,830',
      '600,730 730,716 870,720 990,760 1050,830',
    ),
    inked('#c9ccd0', 8, '600,724 470,708 330,712 214,750', '600,724 730,708 870,712 986,750'),
    cut('#c2452a', '430,720,1 770,720,1 740,900,1 460,900,1'),
    inked(
      '#8a2a18',
      8,
      '470,730 490,890',
      '540,730 548,890',
      '660,730 652,890',
      '730,730 710,890',
      '440,780 760,780',
      '448,836 752,836',
    ),
    cut('#f4e6c8', '430,706,1 770,706,1 770,728,1 430,728,1'),
    ...[-1, 1].flatMap((side) => {
      const at = (x: number) => 600 + side * x;
      return [
        cut('#2f6fae', limb(`${at(520)},960,80 ${at(480)},890,64 ${at(462)},850,56`)),
        cut(
          '#7d4a31',
          limb(`${at(470)},870,46 ${at(430)},800,42 ${at(400)},760,36`),
          disc(at(396), 750, 42, 38),
        ),
        cut(
          '#7d4a31',
          ...[0, 1, 2, 3].map((finger) =>
            limb(
              `${at(420 - finger * 26)},730,15 ${at(416 - finger * 26)},760,15 ${at(420 - finger * 24)},790,12`,
            ),
          ),
        ),
        inked(
          '#5a3020',
          4,
          ...[0, 1, 2].map((finger) => `${at(406 - finger * 26)},734 ${at(404 - finger * 26)},784`),
        ),
      ];
    }),
  ),
];
