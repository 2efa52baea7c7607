import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { tenMetreSign, visitorOfSign } from '../../figures/objects/tenMetreSign.ts';
import { gorillaArmsOverSign, gorillaBehindSign } from '../../figures/placing/gorillaOverSign.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [MIST, FAR, MIDDLE, NEAR, FERN, FERN_LIT] = [
  '#e4ecd6',
  '#b9d4b4',
  '#7fb28d',
  '#2f7352',
  '#14503c',
  '#2c7a50',
];
/** A broad leaf from its stalk to its tip, and its midrib. */
const leaf = (blade: string, rib: string): Layer[] => [cut(FERN, limb(blade)), inked(FERN_LIT, 6, rib)];

/** The rule of ten metres, and who cannot read it. */
export const bwindiTenMetres: readonly Picture[] = [
  picture(
    'places/bwindi-3',
    light('mist', 'uganda', 'left'),
    plan({ subject: [150, 60, 400, 330], camera: 'front' }),
    wash(MIST),
    floor(FAR, '-40,260 200,216 420,270 700,340 960,262 1240,130'),
    floor({ fill: MIST, opacity: 0.75 }, '-40,400 300,380 600,430 900,380 1240,330', 560),
    woodedRidge(MIDDLE, '-30,520 300,500 640,470 900,420 1230,380', 40, 920),
    floor({ fill: MIST, opacity: 0.55 }, '-40,610 300,600 700,580 1240,520', 720),
    floor(NEAR, '-40,700 300,740 700,700 1240,620'),
    ...leaf('1230,420,10 1120,330,46 1010,300,40 900,330', '1230,420 1120,336 1010,306 930,322'),
    ...leaf('1230,380,10 1150,260,46 1080,180,40 1000,140', '1230,380 1150,264 1080,186 1020,152'),
    ...leaf('1240,360,10 1210,230,44 1180,120,38 1160,40', '1240,360 1210,236 1184,124 1166,64'),
    ...leaf('-40,640,10 10,540,40 40,470,34 50,400', '-40,640 8,544 36,474 46,424'),
    moved(
      { x: 604, y: 574, scale: 0.97, turn: -3 },
      ...tenMetreSign(...gorillaBehindSign),
      moved({ x: -264, y: 50, turn: -8, scale: 0.74 }, ...visitorOfSign),
      ...gorillaArmsOverSign,
    ),
  ),
];
