import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { angular } from '../../drawing/angular.ts';
import { disc } from '../../drawing/brush.ts';

const [CREAM, SHADE] = ['#fff3dc', '#e3c9a4'];
const [STONE, DEEP] = ['#f2b25c', '#c07238'];
const [SKIN, DARK] = ['#74391f', '#4c2015'];
const GAP = '#35131a';
const RED = '#c8402f';

/** The teeth of a wall's top between two of its corners: widths of merlon and gap by turns, in shares of its length. */
const teeth = ([ax, ay]: [number, number], [bx, by]: [number, number], high: number, widths: number[]) => {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let run = 0;
  return widths
    .map((width, at) => {
      const up = at % 2 === 0 ? high : 0;
      const [from, to] = [run / whole, (run + width) / whole];
      run += width;
      return [from, to]
        .map((share) => `${Math.round(ax + (bx - ax) * share)},${Math.round(ay + (by - ay) * share - up)}`)
        .join(' ');
    })
    .join(' ');
};

/** A gun loop with a round head, its foot at a place. */
const loop = (x: number, y: number, lean: number): string =>
  `${x - 15},${y},1 ${x - 15 + lean},${y - 54},1 ${x - 14 + lean},${y - 74} ${x + 14 + lean},${y - 74} ${x + 15 + lean},${y - 54},1 ${x + 15},${y},1`;

/** An old man of the coast looks left over the sea; his kofia is a fort's bastion. His brim in front is at (-244, 0). */
export const fortCap: readonly Layer[] = [
  // Nape and neck, then the kanzu with its stitched collar.
  cut(DARK, '60,0,1 240,-10,1 250,90 228,190 200,250 204,340 250,470,1 -120,520,1 -120,300,1'),
  within(
    CREAM,
    '-190,640,1 -190,540 -130,440,1 -60,460 100,420 220,340,1 300,410 480,430 620,490 720,620 770,900,1 -340,900,1 -310,760 -240,680',
    cut(SHADE, '240,320,1 250,440 200,560 210,700 270,920,1 820,920,1 820,300,1'),
    inked(RED, 12, '-150,520 -50,540 120,496 270,400,1'),
  ),
  // The face.
  cut(
    SKIN,
    '-238,-20,1 -246,30 -258,70 -246,96 -244,116 -278,158 -308,196 -314,226 -292,242 -262,246,1 -282,268 -290,296 -262,320 -250,420 -100,440 40,330 110,200 150,-20,1',
  ),
  within(
    CREAM,
    '-266,246,1 -240,234 -190,262 -152,312,1 -116,230 -70,150 -20,66,1 16,90,1 56,180 40,330 -20,430 -110,490 -200,560 -290,560 -326,470 -300,370 -268,330,1 -230,326 -188,304,1 -222,306 -262,302 -298,288,1',
    cut(SHADE, '0,40,1 30,160 0,310 -80,410 -170,460 -240,520 -300,560,1 -100,620,1 100,500,1 100,20,1'),
  ),
  cut(CREAM, '-264,60,1 -246,30 -196,26 -148,58,1 -200,50 -242,78'),
  cut(DARK, '-226,120,1 -204,110 -178,116 -154,138,1 -190,130'),
  cut(SKIN, '6,110,1 16,70 78,56 98,108 92,170 60,224 28,216 18,170'),
  inked(DARK, 9, '34,110 50,84 76,94 72,140 52,168 54,196'),
  // A gun in the wall's first embrasure, then the wall.
  cut(GAP, angular('-180,-158 -318,-170 -320,-180 -342,-182 -347,-130 -325,-128 -323,-136 -180,-92')),
  within(
    STONE,
    `-250,6,1 ${angular(teeth([-206, -186], [50, -214], 52, [70, 36, 70, 36, 70]))} ${angular(teeth([50, -214], [206, -190], 52, [52, 26, 46, 24, 40]))} 246,6,1 120,44 -110,44`,
    cut(DEEP, '50,-400,1 400,-400,1 400,200,1 50,200,1'),
    cut(CREAM, '-260,-38,1 -110,0 120,0 260,-34,1 260,100,1 -260,100,1'),
    cut(SHADE, '50,-4,1 140,-6 260,-34,1 260,100,1 50,100,1'),
    cut(CREAM, angular('-260,-161 50,-197 50,-183 -260,-147')),
    cut(SHADE, angular('50,-197 260,-163 260,-149 50,-183')),
    cut(GAP, loop(-146, -56, 3), loop(-72, -46, 2), loop(2, -42, 0), loop(104, -44, -2), loop(174, -54, -3)),
    cut(STONE, ...[-200, -150, -96, -42, 12].map((x) => disc(x, 8, 9))),
    cut(DEEP, ...[80, 130, 176, 218].map((x) => disc(x, 6 - Math.max(0, x - 150) / 12, 8, 9))),
  ),
];
