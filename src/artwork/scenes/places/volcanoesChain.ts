import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { light } from '../../light/light.ts';

const [SKY, SILVER, FAR, FUR, LIT, NIGHT] = [
  '#f0dcae',
  '#fbf6e6',
  '#a3b4d0',
  '#243068',
  '#5468a8',
  '#121a3e',
];

/** A silverback asleep, his chin on his arm: crest, nape, shoulder, saddle and rump; throat, jaw, muzzle, nose, brow. */
const SLEEPER =
  '404,112,1 450,116 496,150 540,190 600,204 660,202 700,216,1 740,300 796,372,1 776,380 806,390 886,392,1 856,400 846,414 886,418 1016,420,1 986,432 996,444 1046,450 1260,452,1 1260,960,1 -60,960,1 -40,640,1 0,612 50,596 110,592 172,606,1 150,592 136,578 132,562,1 118,552 106,534 104,510 108,490,1 96,470 98,446 114,430 140,416 164,396 186,372 206,350,1 184,338 180,318 196,298 222,284 244,250 278,196 334,136';
/** The mist that is the silver of his back. */
const SADDLE =
  '690,208,1 740,240 800,276 880,292 960,268 1050,250 1130,262 1200,310 1260,400,1 1260,500,1 860,480,1 720,380,1';

/** The chain of the Virunga, and one more mountain that breathes. */
export const volcanoesChain: readonly Picture[] = [
  picture(
    'places/volcanoes-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [150, 130, 700, 470], camera: 'wide' }),
    wash(SKY),
    moved(
      { x: -20, y: 70, scale: 1.06 },
      // Karisimbi; Sabyinyo's teeth, flat Gahinga, Muhabura.
      cut(
        FAR,
        '-60,700,1 -40,420 20,330 50,296,1 76,294,1 110,340 200,460 300,700,1',
        '560,500,1 690,300 734,190 750,180,1 770,184,1 790,110,1 812,136,1 824,126,1 846,158,1 872,70,1 896,122,1 906,112,1 926,166,1 950,176,1 980,230 1060,360 1200,500,1',
        '1040,500,1 1100,290 1150,210 1184,160,1 1196,152 1220,154 1232,160,1 1260,200,1 1260,500,1',
      ),
      cut(SILVER, SADDLE),
      within(
        FUR,
        SLEEPER,
        // Brow, muzzle and cheek in the light.
        cut(
          LIT,
          '404,112,1 334,136 278,196 244,250 222,284 196,298 170,318 170,338 206,350,1 236,322 276,322 306,334,1 296,290 312,220 350,160',
          '206,350,1 186,372 164,396 140,416 100,430 90,480 108,490,1 150,474 190,486 214,510,1 226,470 216,430 224,390',
        ),
        cut(
          NIGHT,
          '110,470,1 118,450 140,444 152,456 140,474 122,480',
          '440,420,1 470,520 430,600 340,680 100,700,1 172,606,1 290,606 380,540',
        ),
      ),
      inked(NIGHT, 7, '132,562 190,544 246,556'),
      inked(LIT, 8, '246,386 276,400 310,378'),
      cut(LIT, '452,352,1 452,330 468,322 482,330 486,352 476,376 462,384,1 464,364'),
    ),
  ),
];
