import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { giraffeHead } from './giraffesGreeting.ts';
import { masaiCoat } from './masaiCoat.ts';

const [COAT, LIT, SHADE, PATCH, DEEP] = ['#f2c47c', '#ffe9b8', '#c98a54', '#8e3620', '#5c1a20'];

/** From the poll over the withers, the belly, the elbow, up the chest and the throat. */
const BODY =
  '330,190,1 350,130 430,92 560,72 700,74 830,104 930,142 1040,150 1140,170 1260,200,1 1260,640,1 1130,636 1040,660 976,690 954,640 928,560 892,480 836,390 756,306 660,254 560,232 480,232 420,244 384,252 362,238,1';
const NEAR = '1034,560,64 1012,640,58 998,710,40 990,770,34 988,806,38 984,836,34 980,870,25 978,960,24';
const FAR_LEG = '1130,560,70 1146,680,44 1156,780,32 1160,816,36 1160,850,30 1162,890,24 1164,960,24';
const PATCHED = '330,60,620 260,102; 850,210,380 230,118; 930,470,300 120,118';

/** The last patches above the knee. */
const UPPER_LEG =
  '974,612,1 1004,622,1 1010,606,1 1030,640,1 1012,664,1 982,660,1; 1030,612,1 1064,600,1 1058,640,1 1040,660,1 1036,636,1; 976,676,1 1002,682,1 996,716,1 980,722,1; 1014,682,1 1036,674,1 1026,716,1 1008,724,1; 976,738,1 990,744,1 982,760,1';
/** What looks away from the sun. */
const SHADED = { fill: '#6a1638', opacity: 0.5 };

/** A Masai giraffe that stands at the right of a road and reaches over it with its neck, at home in 1200 x 900. */
export const giraffeOverRoad: readonly Layer[] = [
  cut('#94553a', limb(FAR_LEG)),
  // The mane along the neck.
  cut(DEEP, '340,130,1 352,104 430,70 560,48 700,50 830,80 930,124 1000,146,1 930,160 700,100 430,120'),
  within(
    COAT,
    outline(BODY) + limb(NEAR),
    (canvas) => {
      cut(PATCH, masaiCoat(canvas.random('over the road'), PATCHED), UPPER_LEG)(canvas);
    },
    // Throat and chest towards the sun, then what looks down or away from it.
    cut(
      LIT,
      '800,350,1 852,400 908,480 950,570 976,650 984,730 972,780 968,826 976,880 974,960,1 930,960,1 930,700,1 860,480,1 800,380,1',
    ),
    cut(
      SHADED,
      '380,260,1 390,222 470,196 560,196 660,216 760,270 836,350 878,440,1 860,470,1 800,420,1 600,280,1',
      '1076,640,1 1050,650 1016,730 1008,790 1014,820 998,860 992,960,1 1080,960,1 1070,700,1 1270,660,1 1270,580,1 1180,596 1120,600',
    ),
  ),
  moved(
    { x: 362, y: 236, scale: 0.46, turn: -34 },
    ...giraffeHead({ coat: COAT, lit: LIT, shade: SHADE, patch: PATCH }, 'lowered'),
  ),
];
