import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** Body and legs, the face and its side in the light, the ear, lashes and folds. */
interface Hide {
  body: string;
  face: string;
  lit: string;
  ear: string;
  fold: string;
}

/** Crown, brow, and the trunk swept back along the ground, its tip turned up; then lip, jaw and cheek. */
const FACE =
  '0,0,1 20,-60 24,-140 0,-250 -84,-340 -190,-376 -310,-360 -420,-260 -480,-100 -540,50 -550,140 -520,196 -450,200 -424,250,1 -470,320 -560,410 -690,480 -800,510 -870,490 -896,440 -890,400,1 -916,410 -940,396,1 -976,460 -950,550 -880,596 -780,602 -640,550 -500,466 -370,360 -270,250 -204,150 -166,60 -118,0,1';
const RINGS = [
  '-330,190 -280,214 -240,196',
  '-380,250 -332,274 -288,262',
  '-430,310 -388,344 -340,340',
  '-490,370 -458,404 -410,404',
  '-560,420 -536,458 -490,466',
  '-640,460 -626,498 -586,512',
  '-724,490 -718,528 -688,548',
  '-800,500 -806,540 -788,566',
];

/** An elephant that leans its brow against another's, facing right, the lower end of where they touch at the origin. */
export const elephantGreeting = ({ body, face, lit, ear, fold }: Hide, tusk: string): readonly Layer[] => [
  cut(
    body,
    '-160,-300,1 -240,-440 -330,-560 -480,-620 -700,-640 -1000,-600 -1500,-560 -2400,-620,1 -2400,1400,1 -830,1400,1 -830,560,1 -560,440 -440,300 -300,100,1',
  ),
  within(
    face,
    FACE,
    cut(
      lit,
      '40,40,1 40,-260,1 -40,-190 -80,-110 -130,-30 -230,60 -310,170 -390,270 -490,370 -620,460 -780,520 -920,500 -950,380,1 -1000,380,1 -990,660,1 -200,560,1',
    ),
    inked(face, 7, ...RINGS),
  ),
  cut(
    ear,
    '-170,-250,1 -220,-360 -330,-440 -480,-456 -610,-400 -690,-280 -720,-110 -700,60 -650,200 -580,300,1 -530,240 -490,150 -430,80 -370,10 -320,-60,1 -270,-160',
  ),
  cut('#fff1d8', tusk),
  cut(face, '-430,130,1 -370,96 -300,156 -304,210,1 -340,234 -390,232 -420,206,1'),
  inked(fold, 7, '-256,-14 -226,12 -184,6'),
  inked(fold, 4, '-244,-44 -214,-50 -184,-36', '-240,28 -214,38 -190,34'),
];

/** The tusk of a grown cow, and of her daughter. */
export const LONG_TUSK = limb('-350,190,30 -384,260,29 -394,330,23 -366,392,15 -318,412,0');
export const SHORT_TUSK = limb('-350,190,24 -376,250,23 -382,300,16 -364,344,0');
