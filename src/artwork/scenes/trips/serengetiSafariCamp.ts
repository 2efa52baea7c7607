import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { wildebeestFacing } from '../../figures/animals/wildebeestFacing.ts';
import { campfire } from '../../figures/objects/camp.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, glow, limbs, lines, wash } from '../../land/cutout.ts';
import { light } from '../../light/light.ts';
import { milkyWay, stars } from '../../sky/skies.ts';

/** What stands by the fire takes its light from there. */
const LAMP = light('golden', 'tanzania', 'left');

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
    place(acacia(), { x: 790, y: 664, metre: 46, flat: '#120d30', shadow: false }),
    // The herd goes by in the dusk behind the fire.
    trail([wildebeest()], {
      through: '960,668 760,660 520,664 200,658',
      count: 13,
      metre: [40, 34],
      loose: 0.25,
      flat: '#1d1238',
      rim: '#f0a08c',
      shadow: false,
    }),
    place(wildebeestFacing(), { x: 520, y: 694, metre: 60, flat: '#150c2c', rim: '#f0a08c', shadow: false }),
    place(wildebeest('running'), {
      x: 700,
      y: 690,
      metre: 54,
      flat: '#150c2c',
      rim: '#f0a08c',
      shadow: false,
    }),
    glow(560, 780, 300, '#ff9a3c', 0.7),
    place(guide('seated'), {
      x: 430,
      y: 836,
      metre: 112,
      depth: 0.4,
      by: LAMP,
      shadow: false,
      coat: CLOTHES.coral,
    }),
    place(guide('seated'), {
      x: 716,
      y: 838,
      metre: 110,
      depth: 0.4,
      flip: true,
      by: LAMP,
      shadow: false,
      coat: CLOTHES.blue,
    }),
    place(campfire(), { x: 572, y: 846, metre: 100, depth: 0.4, by: LAMP, shadow: false }),
    glow(572, 800, 110, '#fff0b0', 0.7),
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
    cut(
      '#6b3a34',
      '90,860,1 96,790 130,780 150,800 152,830 230,850 236,876,1 88,880,1;250,866,1 254,800 288,790 308,808 312,838 384,856 388,880,1 248,884,1',
    ),
  ),
];
