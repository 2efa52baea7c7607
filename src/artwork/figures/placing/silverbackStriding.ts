import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** The colours of a silverback against the mist: fur, the planes that catch light, the silver, the deepest dark. */
export interface StridingColours {
  fur: string;
  lit: string;
  silver: string;
  night: string;
}

/** Crest, nape and shoulder; along the saddle; rump, hind leg, belly, arm, throat, jaw, muzzle, brow. */
const BODY =
  '400,112 446,92 486,98 520,128 566,164 622,190 692,212,1 704,256 690,310 704,352 716,420,1 736,446 764,452 796,504,1 822,516 846,540 862,584,1 890,590 930,640 950,720 960,900,1 850,900,1 846,800 832,724 800,692 700,716 606,700 560,656,1 540,716 524,790 500,900,1 296,900,1 312,820 336,740 350,680 352,620 360,566 376,532,1 348,512 312,500 284,488 266,466 260,446 254,434,1 246,420 240,404 246,388,1 244,370 256,352 276,334 292,308 302,288 308,276,1 290,266 282,250 288,234 306,216 340,178 366,142';

const SADDLE =
  '640,196,1 692,212 760,246 850,298 940,362 1010,432 1050,520 1066,620 1060,760,1 820,760,1 640,500,1';

/** A silverback on all fours, walking to the left, in the picture's own pixels; what is below y 700 is for a wall to hide. */
export const silverbackStriding = ({ fur, lit, silver, night }: StridingColours): readonly Layer[] => [
  cut(silver, SADDLE),
  // The far arm.
  cut(night, '420,520,1 330,580 262,660 226,760 210,900,1 400,900,1'),
  within(
    fur,
    BODY,
    // Away from the light: under the jaw, behind the arm, below the belly.
    cut(
      night,
      '360,566,1 376,532,1 420,500 468,440 470,380,1 500,430 486,520 440,580 380,640 340,720,1 280,720,1 300,600,1',
      '640,330,1 650,440 600,560 560,656,1 606,700 700,716 800,692 832,724 846,800,1 900,780 870,680 800,620 720,590 660,500',
    ),
    // The crown, the shoulder and the arm in the light.
    cut(
      lit,
      '282,250,1 288,234 306,216 340,178 366,142 400,112 446,92,1 420,140 396,176 392,214 410,250,1 376,240 340,236 310,256,1 290,266',
      '560,262,1 500,330 492,420 440,540 400,640 380,760 360,920,1 420,920,1 436,780 470,660 530,560 560,440 548,340',
    ),
    // Cheek, nose and lip.
    cut(
      lit,
      '310,300,1 296,318 276,340 256,356 246,372 248,386,1 270,380 292,360 306,336',
      '244,400,1 250,428,1 300,424 340,436,1 330,400 300,388 262,396',
    ),
  ),
  cut('#f2b24c', '312,296,1 320,284,1 340,286,1 345,294,1 332,302 320,302'),
  cut(night, disc(326, 292, 7), '254,366,1 262,372 276,366 280,354,1 268,352'),
  cut(lit, '452,296,1 454,280 472,278 478,298 472,320 460,326,1 462,306'),
  inked(night, 6, '254,434 300,426 344,440'),
];
