import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, BARK, TWIG, STRAW, HOLLOW] = ['#f6bd4b', '#43251f', '#9a5a2b', '#cf8a45', '#5f351f'];
const [WHITE, FOLD, RED, DARK] = ['#fffaf0', '#d3bfb0', '#dc3b30', '#8f1f2c'];

/** Twigs that are bent round the nest from one side, the dry ones and the dark ones. */
const DRY =
  '-560,350 -420,500 -200,560 60,556; -560,494 -400,620 -200,670 100,680; -470,640 -290,752 -60,774 0,772; -400,530 -200,620 0,640';
const DAMP =
  '-566,430 -420,560 -200,620 60,624; -540,580 -360,690 -160,716 60,712; -440,480 -240,560 0,600; -420,660 -260,770 -40,790';

/** A plump pillow with its four corners. */
const PILLOW = twin('0,-136,1 60,-136 120,-112 178,-122,1 160,-60 164,40 184,130,1 0,150,1');

/** A place to sleep: the bed is a nest. */
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
      cut(FOLD, twin('0,398,1 200,394 336,376,1 346,440,1 0,460,1')),
      cut(TWIG, twin('0,540,1 250,530 440,490 500,404,1 520,520 420,710 210,800 0,806,1')),
      inked(HOLLOW, 16, ...DAMP.split(';')),
      inked(STRAW, 16, ...mirrored(DRY).split(';')),
      inked(HOLLOW, 14, ...mirrored(DAMP, 6).split(';')),
      inked(STRAW, 16, ...DRY.split(';')),
      within(
        RED,
        twin('0,440,1 300,420,1 352,500 360,560 344,690,1 160,726 0,732,1'),
        inked(
          DARK,
          30,
          ...pair('64,420 74,560 70,760; 200,420 222,560 212,760').split(';'),
          '-400,540 0,596 400,540',
          '-400,634 0,690 400,634',
        ),
      ),
      cut(WHITE, twin('0,424,1 200,420 340,404,1 352,450 344,490,1 200,512 0,518,1')),
      cut(FOLD, twin('0,494,1 200,490 350,464,1 344,490,1 200,512 0,518,1')),
    ),
  ),
];
