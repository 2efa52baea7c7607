import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, LAKE, ROCK, SUNLIT, HIDE] = ['#ffcf8f', '#1796a0', '#2a2466', '#e8603c', '#fff0d2'];

/** A volcano on the waterline, its summit at -384; below the line it goes on as a drum of laced hide. */
const VOLCANO_AND_DRUM: readonly Layer[] = [
  cut(
    SUNLIT,
    '-344,0,1 -250,-96 -150,-250 -92,-366,1 -84,-382 -60,-384 -10,-370,1 20,-200 0,0,1 0,400,1 -116,400,1 -170,270 -250,140 -322,50',
  ),
  cut(
    ROCK,
    '-22,-374 30,-376 66,-388 88,-376 96,-360,1 150,-250 250,-96 344,0,1 322,50 250,140 170,270 116,400,1 -48,400,1 -76,0,1 -110,-120 -20,-250,1 -40,-300 -22,-374,1',
  ),
  inked(
    HIDE,
    13,
    '-300,50,1 -100,336,1 -212,40,1 -52,336,1 -74,40,1 0,336,1 74,40,1 52,336,1 212,40,1 100,336,1 300,50,1',
  ),
  cut(
    HIDE,
    '-350,-1,1 350,-1,1 306,70,1 260,28,1 198,70,1 136,28,1 68,70,1 0,28,1 -68,70,1 -136,28,1 -198,70,1 -260,28,1 -306,70,1',
    '-148,332,1 148,332,1 140,354,1 -140,354,1',
  ),
];

/** A man in a dugout, who dips the first paddle. */
const PADDLER = cut(
  ROCK,
  '1034,424,1 1074,440 1140,440 1188,418,1 1174,454 1140,458 1082,458 1052,456',
  '1080,446,1 1080,410 1092,378 1112,382 1122,404 1120,446,1',
  limb('1106,394,6 1128,414,5 1152,402,4;1164,366,3 1140,470,3'),
  disc(1112, 362, 12, 15),
  '1144,456,1 1154,480 1138,510 1126,500 1128,476',
);

/** The twin lakes for the article about Rwanda: in still water Muhabura and Gahinga are a pair of royal drums. */
export const twinLakesDrums: readonly Picture[] = [
  picture(
    'articles/twin-lakes',
    light('dawn', 'rwanda', 'left'),
    plan({ camera: 'wide' }),
    wash(SKY),
    floor(LAKE, '-40,440 1240,440'),
    moved({ x: 226, y: 440, scale: 0.58 }, ...VOLCANO_AND_DRUM),
    moved({ x: 682, y: 440 }, ...VOLCANO_AND_DRUM),
    PADDLER,
  ),
];
