import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { matokeBicycle } from '../../figures/people/matokeBicycle.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { equatorRing } from '../../land/equatorRing.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, DEEP, SNOW, ICE] = ['#f1d493', '#5d86a4', '#3f6886', '#fffdf6', '#bcd2e4'];
const SHADE_SIDE =
  '-40,600,1 60,470,1 140,440,1 160,520,1 240,470,1 300,360,1 330,420,1 372,300,1 366,250,1 392,300,1 380,380,1 420,460,1 400,620,1 -40,640,1;446,190,1 470,260,1 452,330,1 500,420,1 470,520,1 520,640,1 420,640,1 440,520,1 410,420,1 436,330,1 420,270,1;600,300,1 590,380,1 630,460,1 600,640,1 700,640,1 690,500,1 640,420,1';

/** One loop through the west of Uganda. */
export const articleEquator: readonly Picture[] = [
  // At the ring that marks the equator: a bicycle with bananas, one wheel in either half of the world.
  picture(
    'articles/westernuganda',
    light('noon', 'uganda', 'right'),
    plan({ subject: [446, 540, 70, 110], camera: 'profile' }),
    wash([SKY, SKY], { height: 660 }),
    moved(
      { x: -90, y: 96, scale: 1.2, squash: 0.68 },
      within(
        ROCK,
        '-40,560,1 60,470,1 140,440,1 200,456,1 260,400,1 300,352,1 320,366,1 352,270,1 366,236,1 384,262,1 398,250,1 424,200,1 446,168,1 470,210,1 486,200,1 512,252,1 530,244,1 556,300,1 590,286,1 606,270,1 640,330,1 690,390,1 760,420,1 840,400,1 900,440,1 1000,430,1 1080,470,1 1240,500,1 1240,680,1 -40,680,1',
        cut(DEEP, SHADE_SIDE),
        within(
          SNOW,
          '280,150,1 300,380,1 320,392,1 340,360,1 356,400,1 370,380,1 388,350,1 404,410,1 420,400,1 430,360,1 446,420,1 462,400,1 476,340,1 500,360,1 520,310,1 540,330,1 560,320,1 580,350,1 600,320,1 630,350,1 660,150,1',
          cut(ICE, SHADE_SIDE),
        ),
      ),
    ),
    floor('#2f6f58', '0,600 160,560 340,586 520,570 700,590 900,556 1200,580'),
    floor('#8fb850', '0,640 400,628 800,640 1200,630'),
    place(euphorbia(), { x: 1040, y: 676, metre: 44, flat: '#1f5348', shadow: false }),
    place(euphorbia(), { x: 880, y: 640, metre: 16, flat: '#2f6f58', shadow: false }),
    floor('#d9522e', '0,700 400,720 1200,690'),
    ...equatorRing,
    cut('#fffaf0', '430,756,1 454,756,1 470,920,1 410,920,1'),
    moved({ x: 450, y: 850, scale: 1.05 }, ...matokeBicycle),
  ),
];
