import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, BARK, TWIG, STRAW, HOLLOW] = ['#f6bd4b', '#43251f', '#9a5a2b', '#cf8a45', '#5f351f'];
const [YELLOW, DARK_MASK] = ['#ffd23f', '#2a1418'];
const [WHITE, FOLD, RED, DARK] = ['#fffaf0', '#d3bfb0', '#dc3b30', '#8f1f2c'];

/** Twigs that are bent round the nest from one side, the dry ones and the dark ones. */
const DRY =
  '-560,400 -470,560 -300,650 60,690; -560,494 -420,650 -220,720 100,736; -470,640 -290,752 -60,784 0,782; -520,470 -400,610 -200,690 0,704';
const DAMP =
  '-566,450 -440,600 -240,670 60,670; -540,580 -380,710 -160,766 60,762; -420,690 -260,780 -40,800';

/** A plump pillow with its four corners. */
const PILLOW = twin('0,-136,1 60,-136 120,-112 178,-122,1 160,-60 164,40 184,130,1 0,150,1');

/** A weaver bird asleep between the pillows. */
const sleeper = [
  cut(YELLOW, disc(0, 356, 104, 98)),
  cut(DARK_MASK, '-84,330 -40,300 0,316 40,300 84,330 70,392 24,424,1 0,404 -24,424,1 -70,392'),
  cut(HOLLOW, '-26,386,1 0,374 26,386,1 0,440,1'),
  inked(YELLOW, 8, '-58,352 -38,366 -18,352', '18,352 38,366 58,352'),
];

/** A place to sleep: the bed is a nest, and a weaver is in it already. */
export const vignetteNestBed: readonly Picture[] = [
  picture(
    'vignettes/mission-accommodation',
    light('dawn', 'uganda', 'left'),
    wash(GROUND),
    cut(BARK, limb('-60,850,74 300,806,68 620,784,62 940,736,50 1280,680,34')),
    moved(
      { x: 600, y: 0 },
      cut(TWIG, disc(0, 410, 500, 138)),
      inked(STRAW, 16, '-552,426 -440,330 -200,286 60,290', '-60,270 200,280 420,316 520,370'),
      inked(HOLLOW, 14, '-240,280 0,256 330,292 540,330'),
      cut(HOLLOW, disc(0, 420, 430, 104)),
      moved(
        { x: 150, y: 312, turn: 5 },
        within(WHITE, PILLOW, cut(FOLD, '-200,-160,1 -140,-160,1 -84,0 -110,160,1 -200,160,1')),
      ),
      moved({ x: -166, y: 304, turn: -4 }, cut(WHITE, PILLOW)),
      ...sleeper,
      within(
        RED,
        twin('0,440,1 300,420,1 372,470 400,560 380,690,1 0,760,1'),
        inked(
          DARK,
          30,
          ...pair('64,420 74,560 70,760; 200,420 222,560 212,760; 320,420 352,560 340,760').split(';'),
          '-420,540 0,596 420,540',
        ),
      ),
      cut(WHITE, twin('0,424,1 200,420 346,404,1 370,446 366,486,1 200,512 0,518,1')),
      cut(FOLD, twin('0,494,1 200,490 368,462,1 366,486,1 200,512 0,518,1')),
      // The near rim of the nest, over the blanket.
      cut(TWIG, twin('0,664,1 250,640 430,550 510,404,1 530,520 430,710 214,810 0,816,1')),
      inked(HOLLOW, 16, ...DAMP.split(';')),
      inked(STRAW, 16, ...mirrored(DRY).split(';')),
      inked(HOLLOW, 14, ...mirrored(DAMP, 6).split(';')),
      inked(STRAW, 16, ...DRY.split(';')),
    ),
  ),
];
