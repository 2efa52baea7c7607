import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { alpineGiants } from '../../figures/plants/alpineGiants.ts';
import { walkersOnSkyline } from '../../figures/people/walkersOnSkyline.ts';
import { light } from '../../light/light.ts';

const [SKY, ICE, SHADE, ROCK, BOG, ROPE] = ['#f4dca4', '#fffdf4', '#b5d3cf', '#0f3d38', '#1f6350', '#e8452c'];
/** From the left edge over Margherita and Alexandra to where the rope leaves the ridge. */
const SKYLINE =
  '-40,560,1 40,498,1 92,506,1 150,428,1 204,412,1 250,328,1 292,318,1 338,222,1 368,208,1 410,112,1 440,164,1 464,172,1 492,236,1 520,242,1 548,186,1 574,164,1 604,216,1 630,230,1 660,300,1 712,332,1 742,324,1 792,392,1 842,414,1 880,456,1 932,470,1 984,522,1 1040,544,1 1100,590,1';

/** One loop of the coil: the rope with a dark seam on both sides of it. */
const loop = (x: number, y: number, rx: number, ry: number): Layer[] => [
  inked(ROCK, 40, disc(x, y, rx, ry)),
  inked(ROPE, 26, disc(x, y, rx, ry)),
];

/** The head of the article about climbing: the rope runs out of its coil and is the skyline of the Rwenzori. */
export const articleRopeSkyline: readonly Picture[] = [
  picture(
    'articles/mountainclimbingtips',
    light('morning', 'uganda', 'left'),
    plan({ subject: [260, 340, 400, 200], camera: 'wide' }),
    wash(SKY),
    ...alpineGiants(ROCK),
    floor(ROCK, `${SKYLINE} 1160,604,1 1240,650,1`),
    within(
      ICE,
      '150,428,1 204,412,1 250,328,1 292,318,1 338,222,1 368,208,1 410,112,1 440,164,1 464,172,1 492,236,1 520,242,1 548,186,1 574,164,1 604,216,1 630,230,1 660,300,1 712,332,1 742,324,1 792,392,1 740,400,1 722,450,1 690,410,1 650,430,1 640,520,1 606,470,1 588,400,1 560,440,1 530,540,1 500,480,1 480,400,1 452,470,1 440,580,1 400,500,1 392,420,1 350,470,1 330,560,1 296,480,1 262,500,1 240,440,1 196,470,1',
      cut(
        SHADE,
        '410,112,1 440,164,1 464,172,1 492,236,1 520,242,1 500,330,1 470,300,1 456,400,1 430,330,1 420,220,1;574,164,1 604,216,1 630,230,1 660,300,1 712,332,1 742,324,1 792,392,1 700,440,1 670,390,1 630,420,1 600,320,1 584,250,1',
      ),
    ),
    inked(ROPE, 11, SKYLINE),
    ...walkersOnSkyline(ROCK),
    floor(BOG, '-40,650 120,618 330,604 560,640 800,690 1000,660 1140,610 1240,600'),
    cut(
      ROPE,
      limb(
        '1090,582,5 1176,624,7 1196,700,9 1100,760,10 940,744,11 790,694,12 670,700,13 610,760,13 540,830,13 420,856,13 310,858,13',
      ),
    ),
    ...loop(314, 776, 184, 82),
    ...loop(306, 746, 190, 84),
    ...loop(318, 718, 182, 80),
    ...loop(310, 688, 188, 84),
  ),
];
