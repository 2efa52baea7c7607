import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { silverbackAtDawn } from '../../figures/animals/silverbackAtDawn.ts';
import { gaiteredBoots, leaningStaffs } from '../../figures/objects/gaiteredBoots.ts';
import { packedRucksack, type Cloth } from '../../figures/objects/packedRucksack.ts';
import { dawnSlope, dawnValley } from '../../land/bwindiAtDawn.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const RED: Cloth = ['#d8402f', '#8c2338', '#ff9a5e', '#3f8c86', '#1e4f5c'];
const OCHRE: Cloth = ['#e59a35', '#a3562c', '#ffdf8c', '#c8443a', '#7c2438'];

const [NIGHT, TIMBER, EDGE] = ['#0a1c20', '#2c1826', '#f2a35e'];

/** What waits on the edge of the porch for the walk to begin, and who waits beyond it; the boards under both on the origin. */
const row: readonly Layer[] = [
  // The edge of the forest, where the path goes in.
  woodedRidge(
    '#0b2829',
    '-2200,-190 -1400,-250 -1060,-280 -700,-170 -380,-150 -160,-112 200,-104 380,-140 900,-180',
    60,
    60,
  ),
  cut(
    '#06151a',
    lobes('-1100,-90 -1096,-160 -1076,-220 -1020,-262 -960,-264 -910,-220 -890,-160 -884,-90', 0.62),
  ),
  cut(
    '#2a5a44',
    '-1050,-108,1 -1016,-140 -996,-170 -1006,-206,1 -990,-206,1 -968,-166 -952,-140 -926,-108,1',
  ),
  cut(
    '#123b39',
    limb('-1110,-96,14 -1096,-190,9 -1072,-300,5'),
    limb('-882,-96,16 -890,-190,10 -872,-290,6'),
    limb('-892,-180,7 -930,-230,4 -960,-240,2'),
  ),
  // The clearing in the morning sun.
  cut('#6f9a5a', '-2200,-116,1 -1200,-112 -600,-124 0,-118 500,-128 1200,-120,1 1200,0,1 -2200,0,1'),
  cut(
    '#2f6650',
    '-2200,-116,1 -1200,-112 -1000,-116,1 -1180,-84 -1500,-90 -1700,-56,1 -2200,-50,1',
    '-800,-118,1 -640,-124 -240,-120,1 -330,-96 -520,-100 -760,-66 -980,-50,1 -1100,-50,1 -1000,-84',
  ),
  cut('#d9a868', '-1050,-114,1 -926,-116,1 -890,-92 -820,-70 -700,-50,1 -1000,-50,1 -1030,-84'),
  cut('#2f6650', '-150,-90,1 160,-90,1 120,-72 -60,-60 -420,-50,1 -560,-56'),
  moved({ x: 6, y: -82, scale: 0.82 }, ...silverbackAtDawn),
  cut('#d98a4e', '-2200,-56,1 1200,-56,1 1200,400,1 -2200,400,1'),
  cut('#8c4a3c', '-2200,-56,1 1200,-56,1 1200,-38,1 -2200,-38,1'),
  inked(
    '#a8603f',
    4,
    ...Array.from({ length: 30 }, (_, at) => `${(at - 18) * 96},-36 ${(at - 18) * 190 + 40},400`),
  ),
  // Shade that falls towards us.
  cut(
    '#7c3a40',
    '160,0,1 408,0,1 260,400,1 -120,400,1',
    '-412,0,1 -160,0,1 -360,400,1 -740,400,1',
    '-570,0,1 -420,0,1 -740,400,1 -960,400,1',
    '450,-40,1 510,-40,1 480,400,1 330,400,1',
    '-670,-40,1 -610,-40,1 -960,400,1 -1110,400,1',
  ),
  cut(TIMBER, box(-668, -1600, 56, 1580), box(444, -1600, 60, 1590)),
  cut('#7a4038', box(-622, -1600, 10, 1300), box(494, -1600, 10, 860)),
  cut(EDGE, box(-622, -300, 10, 280), box(494, -740, 10, 730)),
  moved({ x: -538, y: -14, scale: 0.94 }, ...leaningStaffs),
  moved({ x: -500, y: 10, scale: 0.84 }, ...gaiteredBoots),
  packedRucksack({ x: -286, y: 0 }, RED),
  packedRucksack({ x: 284, y: 0, scale: 0.96 }, OCHRE),
];

interface View {
  subject: Box;
  valley: Placing;
  row: Placing;
  /** The lower edge of the roof. */
  eave: number;
}

/** First light on the porch of a ranger station at Bwindi, all ready for the trek. */
const porch = ({ subject, valley: far, row: near, eave }: View): readonly Layer[] => [
  plan({ subject, camera: 'frame' }),
  wash('#184c56'),
  moved(far, ...dawnValley, ...dawnSlope),
  moved(near, ...row),
  cut(
    NIGHT,
    lobes(
      Array.from({ length: 90 }, (_, at) => `${2440 - at * 28},${eave}`).join(' '),
      0.8,
      '-40,-40 2440,-40',
    ),
  ),
];

/** The great view of the advice on gorilla trekking. */
export const postersTrekkingTips: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'right'),
  wide: porch({
    subject: [1724, 395, 210, 260],
    valley: { x: 1816, y: 430, scale: 1 },
    row: { x: 1824, y: 850, scale: 1.04 },
    eave: 84,
  }),
  tall: porch({
    subject: [470, 830, 220, 330],
    valley: { x: 606, y: 874, scale: 0.82 },
    row: { x: 578, y: 1220, scale: 0.86 },
    eave: 122,
  }),
});
