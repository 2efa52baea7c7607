import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lionProfile } from './lionProfile.ts';

const COAT = '#d98f38';
const LIT = '#ffcf7c';
const SHADE = '#9c5230';
const DEEP = '#5c2a2c';

/** A paw that hangs by the wrist at (x, y): its toes with their gaps. */
const paw = (x: number, y: number): Layer[] => [
  cut(
    COAT,
    limb(`${x + 2},${y - 30},36 ${x - 6},${y + 20},42 ${x - 18},${y + 66},34 ${x - 22},${y + 84},18`),
  ),
  cut(LIT, limb(`${x - 32},${y - 26},1 ${x - 44},${y + 30},12 ${x - 46},${y + 62},9`)),
  inked(
    DEEP,
    6,
    `${x - 26},${y + 82} ${x - 22},${y + 56}`,
    `${x - 2},${y + 80} ${x - 2},${y + 54}`,
    `${x - 44},${y + 72} ${x - 40},${y + 50}`,
  ),
];

/** What is behind the bough: a hind leg of the far side, and the tail with its tuft. */
const behind: readonly Layer[] = [
  cut(DEEP, limb('470,-20,60 520,110,40 548,200,28 540,270,31 522,316,30 500,350,24 492,362,10')),
  cut(SHADE, limb('556,-70,22 622,20,18 640,150,14 600,280,12 588,360,11')),
  cut(LIT, limb('566,-70,6 640,30,6 652,150,4')),
  cut('#3a1a24', limb('590,340,10 600,400,26 566,470,0')),
];

/** The long back, the ribs, the shoulder and the haunch, lying. */
const body: readonly Layer[] = [
  within(
    COAT,
    '-420,-160,1 -330,-240 -240,-272 -150,-250 -40,-218 90,-208 220,-226 330,-256 440,-244 530,-186 584,-96 580,0 540,90,1 -420,90,1',
    cut(
      LIT,
      '-420,-190,1 -330,-256 -240,-290 -150,-266 -40,-236 90,-226 220,-244 330,-274 440,-262 550,-196 604,-90,1 540,-150 440,-206 340,-222 230,-200 90,-184 -40,-190 -160,-222 -260,-236',
    ),
    cut(
      SHADE,
      '-420,30,1 -300,20 -150,-30 -20,-60 120,-56 230,-30,1 240,-100 290,-150,1 250,-60 262,20 300,90,1 -420,90,1',
    ),
    cut(SHADE, '560,-120,1 530,-20 470,40 400,90,1 620,90,1 620,-120,1'),
    cut(
      '#c47a34',
      '-140,-180,1 -110,-100 -120,-20 -160,30,1 -60,-20 -70,-110',
      '20,-140,1 50,-80 40,-30,1 80,-60 70,-120',
    ),
    cut('#efb35c', '300,-190 400,-200 480,-150 500,-80 440,-30 370,-60 320,-120'),
  ),
];

/** The legs of the near side, hanging over the bough. */
const hanging: readonly Layer[] = [
  within(
    COAT,
    disc(404, -96, 106, 100) + limb('396,-100,96 322,30,84 300,120,56 344,214,36 340,290,33'),
    cut(LIT, limb('300,-120,2 268,-40,22 236,40,26 246,120,18 300,214,10 304,290,10')),
    cut(SHADE, limb('480,-60,2 450,0,30 402,60,28 360,140,20 384,214,12 380,300,12')),
  ),
  ...paw(338, 292),
  within(
    COAT,
    disc(-262, -96, 100, 96) + limb('-262,-100,90 -208,10,80 -190,70,62 -238,150,45 -270,240,35'),
    cut(LIT, limb('-352,-80,2 -320,-20,20 -276,30,20 -256,80,14 -286,160,12 -304,240,10')),
    cut(SHADE, limb('-160,-110,2 -140,-40,26 -124,20,34 -124,80,26 -190,160,18 -238,240,12')),
  ),
  ...paw(-272, 236),
  // The mane falls over the shoulder.
  ...(
    [
      ['#341430', 34, 1.12],
      ['#642632', 26, 0.96],
      ['#9a4a2c', 15, 0.78],
    ] as const
  ).map(([tone, half, long]) =>
    cut(
      tone,
      ...Array.from({ length: 8 }, (_, at) => {
        const [x, y] = [-452 + at * 7, -226 + at * 30];
        const [dx, dy] = [(196 - at * 15) * long, (64 + at * 13) * long];
        return limb(`${x},${y},${half * 0.6} ${x + dx * 0.5},${y + dy * 0.34},${half} ${x + dx},${y + dy},0`);
      }),
    ),
  ),
];

/** A bough of a fig tree along y 0..150, grey-barked, from its tip at the left to its trunk at the right. */
const lionBough: readonly Layer[] = [
  cut(
    '#2b1428',
    limb('-1010,-30,3 -860,30,20 -700,52,44 -420,76,76 0,80,84 420,60,100 760,0,140 1100,-90,220'),
  ),
  cut(
    '#5c3440',
    limb('-980,-24,2 -860,22,8 -700,32,24 -420,44,44 0,46,46 420,18,56 760,-60,70 1100,-200,80'),
  ),
  cut('#b06a4a', limb('-940,-8,1 -860,12,3 -700,16,8 -420,10,14 0,8,12 420,-34,16 760,-124,18 1100,-274,20')),
  inked(
    '#2b1428',
    6,
    '-640,50 -500,58 -380,52',
    '-100,70 60,60 200,64',
    '480,30 620,0 720,-44',
    '-560,88 -440,100',
    '60,120 240,112',
  ),
];

/** A lion that lies along a fig bough whose top is at y 0 and looks left, legs and tail hanging; 1300 wide, 830 high, the sun on the left. */
export const lionInFig: readonly Layer[] = [
  ...behind,
  ...body,
  cut(DEEP, limb('-420,-60,60 -520,-6,44 -620,10,38 -690,16,32')),
  cut(COAT, limb('-440,-70,40 -540,-20,34 -630,-4,32 -690,4,30 -716,14,18')),
  cut(LIT, limb('-520,-48,8 -620,-34,10 -700,-22,8')),
  inked(DEEP, 5, '-716,8 -690,6', '-714,22 -690,20'),
  moved({ x: -830, y: -440, scale: 0.56 }, ...lionProfile),
  ...lionBough,
  ...hanging,
];
