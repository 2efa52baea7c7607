import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { asking, yard } from '../../figures/people/askingTheWay.ts';
import { forestShade, teaRoad, treetops } from '../../land/teaRoad.ts';
import { light } from '../../light/light.ts';

/** The forest that the road comes out of. */
const FOREST =
  '60,60,92 230,20,84 20,230,90 150,180,88 60,390,94 200,310,76 280,240,50 160,500,80 30,570,92 250,450,50 110,700,84 240,610,60 20,780,80 190,800,72 90,900,90 270,900,60 130,90,80 100,300,70 90,480,70 100,620,70 110,820,60 320,-10,50 160,412,46';
/** Trees that stand alone in the tea. */
const ALONE = '980,150,40 1090,330,34 930,560,30 1130,620,44 1010,800,36 1180,90,30 830,780,24 556,268,28';

/** What a page that does not exist shows: a road through tea ends, and asks. */
export const vignetteNotFound: readonly Picture[] = [
  picture(
    'vignettes/notfound',
    light('morning', 'uganda', 'left'),
    plan({ camera: 'above' }),
    wash('#6fae3c'),
    ...teaRoad,
    forestShade(FOREST),
    ...yard,
    ...asking,
    cut('#0f3b38', '-20,-20,1 240,-20,1 180,200,1 170,420,1 110,640,1 220,920,1 -20,920,1'),
    ...treetops(FOREST),
    forestShade(ALONE),
    ...treetops(ALONE),
  ),
];
