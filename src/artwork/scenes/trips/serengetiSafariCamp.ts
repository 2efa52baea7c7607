import type { Layer } from '../../canvas/canvas.ts';
import { inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { campfire } from '../../figures/objects/camp.ts';
import { guide } from '../../figures/people/guide.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, glow, limbs, lines, wash } from '../../land/cutout.ts';
import { light } from '../../light/light.ts';
import { milkyWay, stars } from '../../sky/skies.ts';

/** What stands by the fire takes its light from there. */
const LAMP = light('golden', 'tanzania', 'left');

/** One who sits and looks left into the fire. */
const sitter = place(guide('seated'), {
  x: 0,
  y: 0,
  metre: 178,
  flip: true,
  flat: '#24101f',
  rim: '#ffb45c',
  shadow: false,
});

/** A walking boot from the side, its toe to the right, the fire's light on its front; its sole is at y = 0. */
const boot: readonly Layer[] = [
  within(
    '#5e3530',
    '-6,-16,1 -2,-60 2,-112,1 26,-120 58,-112,1 58,-72 72,-58 106,-46 122,-16,1',
    cut('#371c22', '-10,-120,1 14,-118,1 18,-70 20,-44 60,-26 60,0,1 -10,0,1'),
    cut('#d98a4e', '48,-120,1 60,-112,1 60,-72 74,-58 108,-46 128,-10,1 112,-16 98,-38 64,-50 50,-70'),
    inked('#e8c27a', 4, '36,-92 58,-88', '36,-76 60,-70', '42,-60 70,-54'),
  ),
  cut('#1a0c14', '-10,-18,1 124,-18,1 126,0,1 52,0,1 46,-7,1 34,-7,1 30,0,1 -10,0,1'),
];
const bootsAtDoor: readonly Layer[] = [
  moved({ x: 132, y: 872, scale: 0.94, turn: -3 }, ...boot),
  moved({ x: 60, y: 886, scale: 1 }, ...boot),
];

/** The trip to the Serengeti: the night in the camp. */
export const serengetiSafariCamp: readonly Picture[] = [
  // Out of the tent's door, on the fire and the night.
  picture(
    'packages/serengetimigrationsafari-2',
    light('night', 'tanzania', 'left'),
    plan({ subject: [380, 300, 440, 560], camera: 'frame' }),
    wash(0, 640, [
      [0, '#1b2a72'],
      [0.55, '#5a509e'],
      [1, '#ea9484'],
    ]),
    milkyWay,
    stars({ to: 560, count: 170 }),
    cut('#4a3a78', '-10,620,1 300,606 700,620 1210,600,1 1210,700,1 -10,700,1'),
    wash(640, 900, [
      [0, '#7a4a58'],
      [1, '#a8623f'],
    ]),
    place(acacia(), { x: 730, y: 660, metre: 42, flat: '#120d30', shadow: false }),
    // The herd goes by in the dusk, far behind the fire.
    trail([wildebeest(), wildebeest('running')], {
      through: '1000,664 760,654 520,658 200,650',
      count: 26,
      metre: [19, 16],
      loose: 0.5,
      flat: '#2a1a48',
      shadow: false,
    }),
    cut('#8a4a44', '-10,730,1 300,716 700,732 1210,712,1 1210,910,1 -10,910,1'),
    glow(580, 760, 330, '#ff9a3c', 0.9),
    cut('#f3b25c', '320,850 400,820 580,812 760,820 840,850 760,882 580,890 400,882'),
    cut('#ffd98a', '430,850 480,834 580,830 680,834 730,850 680,868 580,872 480,868'),
    place(campfire(), { x: 580, y: 856, metre: 130, depth: 0.25, by: LAMP, shadow: false }),
    cut(
      '#ffc94e',
      '598,734,1 604,780 622,806 618,830 602,844,1 552,844,1 540,820 548,790 566,750,1 578,772 594,762',
    ),
    cut('#fff3c4', '584,782,1 604,820 598,844,1 564,844,1 562,826'),
    // The two beside it, dark before its light.
    moved({ x: 386, y: 866, flip: true }, sitter),
    moved({ x: 772, y: 866 }, sitter),
    cut(
      '#24101f',
      '728,704,1 768,694 830,692 856,702,1 830,710 770,712;758,700,1 764,666 794,656 820,664 828,700,1',
    ),
    limbs('#ffb45c', '728,704,1 768,696,3 800,694,1;759,694,1 766,668,3 784,660,1'),
    // The door's two flaps, tied back, and the ground sheet.
    cut(
      '#2a1626',
      '-10,-10,1 600,-10,1 420,160 310,420,1 250,640 200,910,1 -10,910,1;600,-10,1 1210,-10,1 1210,910,1 1000,910,1 950,640 890,420,1 780,160',
    ),
    lines(
      '#432032',
      5,
      '560,-10 330,150 120,420;540,-10 260,120 -10,300;640,-10 880,150 1080,420;660,-10 940,120 1210,300;230,420 150,640 110,900;970,420 1050,640 1090,900',
    ),
    cut(
      '#8a4a2c',
      '600,-10,1 420,160 310,420,1 250,640 200,910,1 262,910,1 296,650 336,440 440,190 590,30,1;600,-10,1 780,160 890,420,1 950,640 1000,910,1 938,910,1 904,650 864,440 760,190 610,30,1',
    ),
    limbs(
      '#e8954a',
      '590,24,1 438,190,4 332,440,5 292,650,5 258,910,3;610,24,1 762,190,4 868,440,5 908,650,5 942,910,3',
    ),
    cut('#e8c27a', '286,410,1 346,440,1 336,462,1 276,432,1;914,410,1 854,440,1 864,462,1 924,432,1'),
    cut('#1a0f24', '-10,868,1 1210,868,1 1210,910,1 -10,910,1'),
    ...bootsAtDoor,
  ),
];
