import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, COAT, SHADE, WHITE, GREY] = ['#f5b83d', '#2f3f56', '#202c40', '#fffaf0', '#dfd8cc'];
const [SKIN, BLUSH, HORN, DARK] = ['#e8836a', '#c95c4c', '#e6cfa0', '#c4a572'];

/** At arrivals waits a marabou, in the tailcoat he was born in. */
export const vignetteMarabouDriver: readonly Picture[] = [
  picture(
    'vignettes/mission-airport-transfer',
    light('noon', 'uganda', 'left'),
    wash(GROUND),
    // Legs and white front, then the coat with its tails.
    cut(GREY, limb('650,740,24 642,840,17 646,960,15;740,740,24 746,850,17 748,960,15')),
    cut(WHITE, '640,300,1 560,340 500,440 496,580 540,730 630,800 770,790,1 800,500 760,320'),
    within(
      COAT,
      '640,296,1 700,250 800,256 890,330 950,450 990,600 1040,780 1080,960,1 940,800,1 930,960,1 820,840 690,720 620,600 600,470 606,360',
      cut(SHADE, '700,330,1 800,330 900,480 960,640 1080,960,1 1100,960,1 1100,200,1 700,200,1'),
    ),
    // Bare neck between a ruff of down.
    cut(SKIN, limb('700,330,64 640,280,56 610,200,54 600,160,50')),
    cut(WHITE, '560,350,1 580,290 640,300 700,250 780,240 800,280 740,340 660,390 580,400'),
    cut(BLUSH, '590,384,1 520,346,1 516,438,1;594,384,1 664,352,1 662,440,1', disc(592, 386, 19)),
    moved(
      { x: 580, y: 170 },
      cut(SKIN, disc(0, 0, 84, 76)),
      within(
        HORN,
        '-34,-50,1 -96,-20 -200,120 -326,344,1 -300,340 -160,230 -10,76,1 -4,20 -14,-10',
        cut(DARK, '-326,344,1 -140,120 -70,40 0,10,1 40,120,1 -280,400,1'),
      ),
      cut(SHADE, disc(22, -2, 13)),
      cut(COAT, '-84,-40,1 -96,-110 -60,-140 30,-140 110,-110 96,-20,1 0,-20'),
      cut(SHADE, '-160,-10,1 -140,-50 -84,-62,1 96,-44,1 94,-16,1 0,-24 -80,-20'),
      cut(HORN, disc(-50, -86, 17)),
    ),
    // The sign hangs from his bill; on it is whom he waits for.
    inked(BLUSH, 9, '252,514 96,596', '252,514 420,584'),
    moved(
      { x: 256, y: 716, turn: -3 },
      cut(BLUSH, panel('-206,-142,16 206,-142,16 206,142,16 -206,142,16')),
      cut(WHITE, panel('-184,-120,4 184,-120,4 184,120,4 -184,120,4')),
      cut(
        COAT,
        '-44,-56 -30,-92 0,-104 30,-92 44,-56 62,0 84,40,1 58,36 54,84 30,104,1 -30,104,1 -54,84 -58,36 -84,40,1 -62,0',
      ),
      cut(GREY, '-30,-30 0,-40 30,-30 42,30 34,78 0,96 -34,78 -42,30'),
      cut(
        GROUND,
        '-14,-66,1 14,-66,1 0,-44,1',
        '-40,110,1 -30,94 -8,98 -4,110,1;4,110,1 8,98 30,94 40,110,1',
      ),
      cut(WHITE, disc(-20, -74, 6), disc(20, -74, 6)),
    ),
  ),
];
