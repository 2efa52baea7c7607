import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [DAWN, BRASS, DEEP, PALE, RED] = ['#5a1440', '#f4ae2f', '#bd6f1b', '#ffe9ae', '#f5452f'];

/** Rim, waist, bulb and foot. */
const POT = twin(
  '0,303,1 156,303,1 156,336,1 112,346,1 92,400 90,450 106,500 180,566 262,640 276,710 216,768 112,806,1 124,840 180,880 196,930,1 0,930,1',
);
const SHADE =
  '80,280,1 80,336,1 64,352,1 48,400 46,450 62,506 112,566 172,650 174,724 120,776 60,806,1 66,850 100,890 110,940,1 400,940,1 400,280,1';
/** The neck's feathers, or what is chased into the brass. */
const HACKLES = '-240,440,1 112,440,1 112,566,1 58,672,1 0,572,1 -58,672,1 -112,566,1 -172,660,1 -240,580,1';
const LID = '-132,295,1 -128,226 -70,176 0,166 76,176 128,226 132,295,1';
const COMB =
  '-110,260,1 -170,240 -206,196 -214,134,1 -184,160 -160,168 -134,164,1 -152,114 -140,64 -108,26,1 -92,70 -68,96 -44,104,1 -44,58 -20,24 26,4,1 24,52 36,84 54,98,1 74,64 104,48 140,44,1 126,80 124,106 136,128,1 156,120 176,118 194,124,1 172,150 154,184 122,246,1 0,250';
const SPOUT =
  '84,336,1 150,334 226,312 316,254 408,124,1 428,244 386,350 300,430 200,484 100,506,1 82,460 78,410';
const UNDER = '40,446,1 100,434 210,400 326,310 408,124,1 560,300 300,600 40,520,1';
const WATTLE = '84,444,1 150,452 210,440,1 236,500 246,560 230,610 192,630 152,612 120,560 90,500';
const HANDLE =
  '-170,600,1 -300,570 -366,490 -366,410 -352,310 -260,270 -120,303,1 -130,342,1 -230,330 -292,352 -296,414 -290,470 -230,520 -110,540,1';
const PLUMES =
  '-150,640,1 -360,590 -450,480 -450,350 -432,210 -350,140 -236,150,1 -330,190 -372,260 -370,360 -330,470 -270,530 -150,580,1;' +
  '-150,670,1 -400,640 -540,520 -548,340 -550,190 -480,80 -360,36,1 -440,130 -470,230 -460,340 -440,500 -330,570 -150,600,1';

/** The brass pot of Stone Town's coffee sellers crows: spout, lid and handle are a cock's beak, comb and tail. */
export const zanzibarCoffee: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [440, 180, 500, 660], camera: 'close' }),
    wash(DAWN),
    moved(
      { x: 660, y: 20 },
      cut(DEEP, PLUMES),
      cut(BRASS, HANDLE),
      cut(RED, COMB),
      within(BRASS, POT, cut(PALE, HACKLES), cut(DEEP, SHADE)),
      cut(RED, WATTLE),
      within(BRASS, SPOUT, cut(DEEP, UNDER)),
      within(BRASS, LID, cut(DEEP, '60,150,1 84,220 80,300,1 200,300,1 200,150,1')),
      cut(PALE, disc(20, 236, 30)),
      cut(DAWN, disc(22, 236, 16)),
    ),
  ),
];
