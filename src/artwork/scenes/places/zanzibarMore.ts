import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { redColobusEating } from '../../figures/animals/redColobusEating.ts';
import { cuppedHands } from '../../figures/people/cuppedHands.ts';
import { mangrove, mangroveLeaves } from '../../land/mangrove.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { cinnamon, cloves, spiceBasket, strewn } from '../../figures/placing/spiceTable.ts';

const CHILLI = { x: 610, y: 240, r: 176, shade: '#8f1f18', body: '#d8381f', lit: '#f4603a' };
const TURMERIC = { x: 206, y: 290, r: 182, shade: '#c8760c', body: '#f0a818', lit: '#ffd24a' };
const CARDAMOM = { x: 1004, y: 270, r: 178, shade: '#5a7a34', body: '#8aa64a', lit: '#b4cc6a' };
const PEPPER = { x: 142, y: 650, r: 132, shade: '#231a1c', body: '#3a2c2c', lit: '#55423c' };

/** Jozani's monkey, and the spice market. */
export const zanzibarMore: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [420, 300, 170, 300], camera: 'profile' }),
    wash([
      [0, '#f4fac8'],
      [0.5, '#d4efae'],
      [0.8, '#a4dcae'],
    ]),
    cut(
      '#b8e0a2',
      ...[70, 330, 560, 700, 1120].flatMap((x) => [
        limb(`${x},-20,22 ${x + 6},380,20 ${x + 2},560,22`),
        limb(`${x},520,14 ${x - 60},600,11 ${x - 90},760,8`),
        limb(`${x},520,14 ${x + 60},600,11 ${x + 90},760,8`),
        limb(`${x},540,12 ${x + 10},650,9 ${x + 16},760,7`),
      ]),
    ),
    rays({ x: 300, y: -160, count: 4, turn: 66, spread: 26, reach: 1200, opacity: 0.26 }),
    cut('#8fcba0', '-40,640,1 160,606 420,630 700,604 1000,628 1240,600,1 1240,720,1 -40,720,1'),
    wash(['#5fb8a0', '#2f8f88', '#176a72'], { y: 690, height: 220 }),
    ...mangrove,
    moved({ x: 1240, y: -52, scale: 1.06, flip: true }, ...redColobusEating),
    mangroveLeaves,
  ),
  picture(
    'places/zanzibar-4',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [480, 630, 240, 120], camera: 'above' }),
    wash(['#3fc0b8', '#6fe0cc']),
    inked('#f6e6c4', 16, '-10,40 1210,40', '-10,380 1210,380'),
    inked('#e0573a', 7, '-10,64 1210,64', '-10,356 1210,356'),
    ...spiceBasket(CHILLI),
    strewn('#ff8a5a', CHILLI, 'l4 9', 40, 5),
    ...spiceBasket(TURMERIC),
    strewn('#fff0a0', TURMERIC, 'h1', 60, 5),
    ...spiceBasket(CARDAMOM),
    strewn('#4f7030', CARDAMOM, 'l12 10', 44, 9),
    strewn('#cfe08a', CARDAMOM, 'l10 8', 30, 4),
    ...spiceBasket(PEPPER),
    strewn('#7a6a64', PEPPER, 'h1', 90, 9),
    ...cinnamon(1090, 620),
    ...cuppedHands(
      cut(
        '#3a1a14',
        '470,700 490,660 540,640 600,648 660,636 716,652 736,690 710,742 640,766 560,768 494,746',
      ),
      cloves(602, 702, 116, 48, 48, 1.5),
    ),
  ),
];
