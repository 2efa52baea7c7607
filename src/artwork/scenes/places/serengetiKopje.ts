import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { limb, panel } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [PLAIN, LIT, STONE, SHADE, CRACK] = ['#f6b93b', '#ecc9a8', '#a26f66', '#633f50', '#2b1626'];

// The boulders of the mane on either side, from the top down.
const LEFT = panel(
  '-204,70,40 -330,78,40 -420,160,40 -462,276,50 -400,344,40 -250,352,40 -150,260,30 -160,100,40;-244,366,36 -390,356,40 -486,404,40 -552,520,50 -516,632,44 -340,664,50 -230,604,40 -200,460,40;-200,630,40 -330,684,40 -480,664,40 -566,716,60 -616,820,40 -640,960 -180,960',
);
const RIGHT = panel(
  '188,96,30 300,70,40 396,126,40 452,250,50 410,338,40 250,350,40 150,260,30;248,366,36 420,348,40 506,400,40 546,500,50 484,596,40 420,628,40 320,596,40 220,530,30;210,560,30 330,616,40 440,646,30 500,600,50 570,640,60 616,780,50 650,960 180,960',
);
const TOP = panel('-150,52,50 -40,36,50 130,44,50 176,120,40 150,290,30 -160,290,30 -186,130,40');
const BACK = panel('-160,120,20 160,140,20 400,330,20 460,660,20 520,960 -520,960 -450,660,20 -400,330,20');
const EAR = '140,200,40 180,126,50 260,112,56 312,160,56 300,240,56 240,290,40 170,290,30';
const FACE = panel(twin('0,184 116,186,60 204,256,60 216,356,60 158,470,60 140,560,40 0,640'));
const MUZZLE = '5,560,10 90,536,40 172,562,50 206,650,50 176,722,46 90,748,40 5,716,10';
const CHIN = panel('-96,690 96,690 104,770,40 60,812,40 -60,812,40 -104,770,40');
const NOSE = panel(twin('0,524 58,518,16 74,544,22 34,596,24 0,606'));
const PAW = '46,820,60 120,746,70 240,738,80 324,800,70 356,960 30,960';

/** A kopje, for the Serengeti: the granite heap on which lions lie is a lion that sleeps on its paws. */
export const serengetiKopje: readonly Picture[] = [
  picture(
    'places/serengeti-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [90, 60, 1020, 840], camera: 'front' }),
    wash(PLAIN),
    moved(
      { x: 600, y: 0 },
      cut(CRACK, BACK),
      within(STONE, TOP, cut(SHADE, angular('70,0 50,90 100,150 80,300 300,300 300,0'))),
      within(
        STONE,
        LEFT,
        cut(
          SHADE,
          angular(
            '-100,60 -230,90 -250,190 -220,250 -330,310 -330,380 -290,470 -350,560 -580,600 -600,640 -500,650 -336,674 -310,700 -290,780 -200,780 -200,1000 0,1000 0,60',
          ),
        ),
      ),
      within(
        SHADE,
        RIGHT,
        cut(
          STONE,
          angular(
            '100,40 340,60 372,150 320,220 200,200;200,353 470,346 470,430 380,490 300,450 200,460;216,546 326,607 430,638 493,600 570,560 700,600 580,690 500,730 440,690 400,720 180,650',
          ),
        ),
      ),
      within(
        LIT,
        panel(mirrored(EAR)),
        cut(SHADE, panel('-160,290,20 -190,196,30 -236,162,30 -274,196,40 -256,250,40 -210,300,30')),
      ),
      within(
        STONE,
        panel(EAR),
        cut(CRACK, panel('160,290,20 190,196,30 236,162,30 274,196,40 256,250,40 210,300,30')),
      ),
      within(
        LIT,
        FACE,
        cut(
          STONE,
          angular('20,100 56,250 36,330 66,420 76,700 400,700 400,100;-230,330 -76,404 -96,440 -230,440'),
        ),
      ),
      cut(SHADE, CHIN),
      cut(CRACK, '-40,600,1 40,600,1 16,726,1 -16,726,1'),
      within(LIT, panel(mirrored(MUZZLE)), cut(STONE, angular('-230,660 -110,690 0,660 0,800 -230,800'))),
      within(STONE, panel(MUZZLE), cut(LIT, angular('0,500 140,500 120,600 70,650 0,640'))),
      cut(CRACK, limb('-50,42,9 -66,84,7 -46,116,5 -54,150,0;-458,668,9 -440,770,7 -470,830,5 -462,880,0')),
      cut(CRACK, NOSE),
      cut(CRACK, limb(pair('62,436,0 104,444,9 160,428,8 204,394,0'))),
      within(LIT, panel(mirrored(PAW)), cut(STONE, angular('-130,700 -96,800 -120,1000 0,1000 0,700'))),
      within(LIT, panel(PAW), cut(STONE, angular('230,700 262,800 236,1000 400,1000 400,700'))),
      cut(CRACK, limb(pair('136,960,9 130,900,7 140,840,0;240,960,9 244,900,7 232,846,0'))),
    ),
  ),
];
