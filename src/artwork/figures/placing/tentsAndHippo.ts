import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { zigzag } from '../../drawing/imigongo.ts';

const [NIGHT, OXIDE, WHITE, GUEST, BLANKET] = ['#141a36', '#b5402a', '#fbf3de', '#5c2c1e', '#2c3f78'];
const [HIDE, FOLD, NAIL] = ['#432e58', '#281b3c', '#9a86a8'];

/** What tents and hippo have in common: the round of the roof, from its left foot to its right shoulder. */
const ROUND = '-190,0,1 -190,-100 -162,-200 -96,-266 0,-286 96,-266 162,-200';
const DOME = `${ROUND} 190,-100 190,0,1`;

/** A round tent hemmed with imigongo, as it stands on y 0; `cloth` and its half in shade, and what its door shows. */
export const domeTent = (cloth: string, shade: string, ...door: readonly Layer[]): readonly Layer[] => [
  within(
    cloth,
    DOME,
    cut(shade, '52,-300,1 240,-300,1 240,0,1 132,0,1 130,-120 104,-220'),
    cut(OXIDE, box(-200, -76, 400, 84)),
    cut(NIGHT, zigzag(-212, -36, 40, 32, 20, 11), zigzag(-212, 14, 40, 32, 20, 11)),
    cut(WHITE, zigzag(-212, -16, 40, 32, 8, 11), box(-200, -84, 400, 9)),
    ...door,
  ),
];

/** The open door of a lit tent, and a guest who looks out of it to the left. */
export const guestAtDoor: readonly Layer[] = [
  cut('#fff3c4', '-104,0,1 -100,-110 -70,-190 -20,-214 30,-190 60,-110 64,0,1'),
  cut(
    GUEST,
    '-34,-90,1 -36,-104,1 -52,-104 -60,-112 -58,-122,1 -64,-126 -60,-132,1 -70,-138,1 -60,-156,1 -60,-176,1 10,-186,1 22,-150 12,-124 10,-90,1',
  ),
  cut(OXIDE, '-66,-166,1 -62,-194 -36,-212 -6,-208 20,-192 24,-154,1 12,-148,1 -20,-166'),
  cut(WHITE, disc(-48, -158, 6), disc(-14, -212, 11)),
  cut(NIGHT, disc(-51, -157, 3)),
  // The blanket about the shoulders.
  cut(BLANKET, '-40,-96,1 14,-104,1 44,-86 60,-50 64,0,1 -66,0,1 -62,-40 -54,-76'),
  cut(WHITE, '-64,-36,1 57,-47,1 59,-39,1 -65,-27,1', '-65,-18,1 60,-30,1 61,-22,1 -66,-9,1'),
];

/** A hippo that grazes towards the right, its back as round as a tent: its feet stand on y 0. */
export const hippoGrazing: readonly Layer[] = [
  cut(FOLD, '-110,-80,1 -106,0,1 -58,0,1 -50,-80,1', '66,-80,1 60,0,1 14,0,1 16,-80,1'),
  within(
    HIDE,
    `-190,0,1 -190,-100 -162,-200 -96,-266 0,-286 96,-266 150,-220,1 160,-240 176,-238 180,-212,1 204,-196 214,-204,1 226,-206 236,-196 236,-182,1 256,-156 272,-120 288,-96 316,-84 332,-60 330,-30 322,-6 300,2 250,2 214,0,1 196,-30 176,-52 152,-62,1 146,-40 150,-14 154,0,1 80,0,1 78,-14 84,-40 72,-58,1 0,-36 -90,-46 -124,-56,1 -132,-36 -126,-14 -122,0,1 -186,0,1 -192,-14 -188,-40`,
    cut(
      FOLD,
      '-200,10,1 -200,-60,1 -124,-100 0,-84 80,-96 130,-150 150,-220,1 146,-140 156,-90 200,-60 240,-40 330,-34,1 340,10,1',
    ),
  ),
  cut(NAIL, ...spots('-170,-4 -150,-4 -130,-4 108,-4 128,-4 146,-4', 7, 6)),
  cut(FOLD, disc(168, -222, 7, 11), disc(304, -78, 8, 6)),
  cut(NIGHT, disc(222, -190, 8, 7)),
  cut(WHITE, disc(225, -193, 3)),
  inked(FOLD, 4, '-190,-120 -206,-96 -200,-70'),
];
