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
  cut(COAT, limb(`${x + 2},${y - 30},36 ${x - 6},${y + 20},42 ${x - 18},${y + 66},34 ${x - 22},${y + 84},18`)),
  cut(LIT, limb(`${x - 30},${y - 10},8 ${x - 44},${y + 30},12 ${x - 46},${y + 62},9`)),
  inked(DEEP, 6, `${x - 26},${y + 82} ${x - 22},${y + 56}`, `${x - 2},${y + 80} ${x - 2},${y + 54}`, `${x - 44},${y + 72} ${x - 40},${y + 50}`),
];

/** What is behind the bough: a hind leg of the far side, and the tail with its tuft. */
const behind: readonly Layer[] = [
  cut(DEEP, limb('470,-20,60 520,110,40 548,200,28 540,270,30 520,300,20')),
  cut(SHADE, limb('556,-70,22 622,20,18 640,150,14 600,280,12 588,360,11')),
  cut(LIT, limb('566,-70,6 640,30,6 652,150,4')),
  cut('#3a1a24', limb('590,340,10 600,400,26 566,470,0')),
];

/** The long back, the ribs, the shoulder and the haunch, lying. */
const body: readonly Layer[] = [
  within(
    COAT,
    '-420,-160,1 -330,-240 -240,-272 -150,-250 -40,-218 90,-208 220,-226 330,-256 440,-244 530,-186 584,-96 580,0 540,90,1 -420,90,1',
    cut(LIT, '-420,-190,1 -330,-256 -240,-290 -150,-266 -40,-236 90,-226 220,-244 330,-274 440,-262 550,-196 604,-90,1 540,-150 440,-206 340,-222 230,-200 90,-184 -40,-190 -160,-222 -260,-236'),
    cut(SHADE, '-420,30,1 -300,20 -150,-30 -20,-60 120,-56 230,-30,1 240,-100 290,-150,1 250,-60 262,20 300,90,1 -420,90,1'),
    cut(SHADE, '560,-120,1 530,-20 470,40 400,90,1 620,90,1 620,-120,1'),
    cut('#c47a34', '-140,-180,1 -110,-100 -120,-20 -160,30,1 -60,-20 -70,-110', '20,-140,1 50,-80 40,-30,1 80,-60 70,-120'),
    cut('#efb35c', '300,-190 400,-200 480,-150 500,-80 440,-30 370,-60 320,-120'),
  ),
];

/** The legs of the near side, hanging over the bough. */
const hanging: readonly Layer[] = [
  within(
    COAT,
    limb('400,-110,104 322,30,84 300,120,56 344,214,36 340,290,33'),
    cut(LIT, limb('310,-160,30 236,40,26 246,120,18 300,214,10 304,290,10')),
    cut(SHADE, limb('490,-60,40 402,60,28 360,140,20 384,214,12 380,300,12')),
  ),
  ...paw(338, 292),
  within(
    COAT,
    limb('-270,-110,104 -208,10,80 -190,70,62 -238,150,45 -270,240,35'),
    cut(LIT, limb('-350,-60,24 -276,30,20 -256,80,14 -286,160,12 -304,240,10')),
    cut(SHADE, limb('-150,-90,40 -124,20,34 -124,80,26 -190,160,18 -238,240,12')),
  ),
  ...paw(-272, 236),
];

/** A bough of a fig tree along y 0..150, grey-barked, from its tip at the left to its trunk at the right. */
export const lionBough: readonly Layer[] = [
  cut('#2b1428', limb('-1010,-30,3 -860,30,20 -700,52,44 -420,76,76 0,80,84 420,60,100 760,0,140 1100,-90,220')),
  cut('#5c3440', limb('-980,-24,2 -860,22,8 -700,32,24 -420,44,44 0,46,46 420,18,56 760,-60,70 1100,-200,80')),
  cut('#b06a4a', limb('-940,-8,1 -860,12,3 -700,16,8 -420,10,14 0,8,12 420,-34,16 760,-124,18 1100,-274,20')),
  inked('#2b1428', 6, '-640,50 -500,58 -380,52', '-100,70 60,60 200,64', '480,30 620,0 720,-44', '-560,88 -440,100', '60,120 240,112'),
];

/** A leaf of the fig: an egg with a pointed tip, from its stalk at (x, y), turned by degrees. */
const leaf = (x: number, y: number, turn: number, long: number): readonly [string, string] => {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (share: number, aside: number, half: number) =>
    `${x + dx * long * share - dy * aside},${y + dy * long * share + dx * aside},${half}`;
  return [
    limb(`${at(0, 0, 2)} ${at(0.25, 0, long * 0.2)} ${at(0.6, 0, long * 0.24)} ${at(1, 0, 0)}`),
    limb(`${at(0.1, -long * 0.05, 1)} ${at(0.4, -long * 0.11, long * 0.07)} ${at(0.9, -long * 0.02, 0)}`),
  ];
};

/** A leafy twig of the fig with its fruit, from (0, 0) to the lower left, 330 long. */
export const figTwig: Layer = (canvas) => {
  const leaves = Array.from({ length: 11 }, (_, at) => {
    const share = at / 10;
    return leaf(-300 * share, 150 * share * share + 20 * share, at === 10 ? 158 : at % 2 === 0 ? 86 - at * 2 : 216 - at * 2, 118 - share * 34);
  });
  inked('#2b1428', 9, '0,0 -120,20 -300,168')(canvas);
  cut('#123d33', ...leaves.map(([whole]) => whole))(canvas);
  cut('#3f7f45', ...leaves.map(([, lit]) => lit))(canvas);
  cut('#c8512e', disc(-70, 24, 17), disc(-160, 58, 16), disc(-232, 96, 14))(canvas);
};

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
