import { cut, glow, inked, spots, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc } from '../../drawing/brush.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { diner } from '../../figures/people/diner.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { laneShadow, stoneTownLane } from '../../figures/placing/stoneTownLane.ts';
import { bougainvillea } from '../../figures/plants/frame.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';
import { roofs } from '../../figures/placing/stoneTownRoofs.ts';

/** Stone Town: over its roofs in the blue hour, and down one of its lanes. */
export const zanzibarTown: readonly Picture[] = [
  picture(
    'places/zanzibar-2',
    light('dusk', 'zanzibar', 'left'),
    plan({ subject: [780, 660, 200, 200], camera: 'front' }),
    wash(['#1f2a6c', '#4f4a98', '#c06a90', '#ff9c78', '#ffd08a'], { height: 244 }),
    wash(
      [
        [0, '#f0a684'],
        [0.4, '#5f8fa8'],
        [1, '#27658a'],
      ],
      { y: 240, height: 220 },
    ),
    ripples({ y: 250, to: 400, x: 160, width: 620, count: 40, colour: '#ffe0b0' }),
    place(farDhow(), { x: 300, y: 282, metre: 14, shadow: false, flat: '#3a2a5c' }),
    place(farDhow(), { x: 470, y: 312, metre: 20, shadow: false, flat: '#2f2452', flip: true }),
    place(farDhow(), { x: 100, y: 262, metre: 9, shadow: false, flat: '#4d3a6c' }),
    place(houseOfWonders(), {
      x: 830,
      y: 396,
      metre: 9,
      depth: 0.5,
      shadow: false,
      coat: { body: '#c89aa0', dark: '#4a3468', shade: '#8a6688', lit: '#ffd9b0' },
    }),
    cut(
      '#3a2860',
      '1040,420,1 1040,230,1 1050,220,1 1062,120,1 1074,220,1 1084,230,1 1084,420,1',
      '1116,420,1 1116,236,1 1126,226,1 1138,130,1 1150,226,1 1160,236,1 1160,420,1',
      '1084,420,1 1084,320,1 1100,300,1 1116,320,1 1116,420,1',
    ),
    roofs,
    // The terrace: lamps on a wire, two at tea by a lantern.
    cut('#160e34', '-20,920,1 -20,786,1 1220,786,1 1220,920,1'),
    cut('#3a2450', '-20,770,1 1220,770,1 1220,792,1 -20,792,1'),
    glow(600, 730, 420, '#ffb45a', 0.75),
    inked('#0d0824', 9, '40,780 40,440', '1160,780 1160,440'),
    inked('#0d0824', 4, '40,456 320,520 600,470 880,520 1160,456'),
    cut('#ffe3a0', ...spots('120,494 220,506 440,506 530,496 670,496 760,506 980,506 1080,494', 11, 14)),
    cut('#7a2c34', '440,850,1 760,850,1 800,920,1 400,920,1'),
    cut('#5a2c3c', disc(600, 846, 216, 40)),
    cut('#f0b060', disc(600, 836, 210, 36)),
    cut('#ffd890', disc(600, 832, 150, 22)),
    diner('woman'),
    diner('man', 'left'),
    cut('#5a2430', box(564, 800, 72, 24), box(576, 690, 48, 12)),
    cut('#ffe9a8', '572,702,1 628,702,1 638,800,1 562,800,1'),
    cut('#fffbe8', '590,740,1 600,712 610,740 614,776,1 586,776,1'),
    inked('#5a2430', 5, '600,702 600,800', '566,800 574,702', '634,800 626,702', '580,690 600,650 620,690'),
  ),
  picture(
    'places/zanzibar-5',
    light('golden', 'zanzibar', 'left'),
    plan({ subject: [812, 200, 296, 600], camera: 'frame' }),
    wash(['#2aa9b8', '#b8ecdc'], { height: 560 }),
    ...stoneTownLane,
    laneShadow(0.1, 158),
    place(walker(), {
      x: 606,
      y: 819,
      metre: 158,
      depth: 0.3,
      flip: true,
      shadow: false,
      rim: '#ffe9b8',
      by: CLEAR,
      coat: {
        accent: '#e0573a',
        body: '#128a96',
        shade: '#0c5c6e',
        lit: '#6a3f2a',
        pale: '#f0b552',
        dark: '#2a1420',
      },
    }),
    place(bougainvillea({ seed: 2 }), { x: 640, y: -30, metre: 120, flip: true, depth: 0.3, shadow: false }),
    inked('#2a1424', 3, '-10,60 620,240', '200,-10 700,190'),
  ),
];
