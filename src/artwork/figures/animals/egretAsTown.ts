import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

const [WHITE, SHADE, GLASS, ROOF, EAVES] = ['#fffaf0', '#fbc9a0', '#123f52', '#a32a4c', '#6f1a40'];
const [LEG, LORES, RAIL] = ['#1c1430', '#ffc83f', '#0c7c86'];
const [FRAME, DOOR, BRASS] = ['#4d1626', '#96431f', '#ffd35e'];

/** An arched window whose sill is at (x, y). */
const arch = (x: number, y: number, half: number, height: number): string =>
  `${x - half},${y},1 ${x - half},${y - height},1 ${x - half},${y - height - half} ${x},${y - height - half * 1.8},1 ${x + half},${y - height - half} ${x + half},${y - height},1 ${x + half},${y},1`;

const arches = (y: number, half: number, height: number, ...xs: readonly number[]) =>
  xs.map((x) => arch(x, y, half, height));

const BODY =
  '-66,-400,1 62,-400,1 62,-344,1 160,-344,1 160,-322,1 244,-322,1 244,-270,1 316,-270,1 316,-246,1 452,-186,1 370,-178 250,-148 120,-132 -20,-138 -112,-196 -146,-290 -138,-380 -108,-450 -104,-560 -112,-720,1 -66,-720,1 -58,-560 -54,-460 -46,-400,1';

/** A white egret that is Stone Town: its neck the minaret, its back the roofs. It stands in water at y = 0. */
export const egretAsTown: readonly Layer[] = [
  cut(
    LEG,
    limb('46,-160,13 40,-96,7 44,-76,11 40,-56,7 44,30,6'),
    limb('126,-160,13 132,-96,7 128,-76,11 132,-56,7 126,30,6'),
  ),
  cut(ROOF, '50,-340,1 78,-392,1 144,-392,1 172,-340,1', '236,-266,1 258,-306,1 304,-306,1 328,-266,1'),
  cut(EAVES, '50,-340,1 78,-392,1 92,-392,1 74,-340,1', '236,-266,1 258,-306,1 270,-306,1 256,-266,1'),
  cut(WHITE, box(-46, -410, 114, 14), box(154, -332, 96, 13)),
  within(
    WHITE,
    BODY,
    cut(
      SHADE,
      '-96,-730,1 -88,-560 -92,-450 -120,-376 -128,-290 -92,-212 -10,-160 110,-152 260,-168 480,-196,1 480,-100,1 -200,-100,1 -200,-730,1',
    ),
    cut(SHADE, box(62, -340, 18, 150), box(160, -319, 16, 130), box(244, -266, 14, 82)),
    cut(SHADE, box(-44, -396, 106, 7)),
  ),
  // The windows, the balcony, the carved door.
  cut(
    GLASS,
    ...arches(-332, 11, 30, -24, 8, 40),
    ...arches(-272, 10, 30, 102, 132),
    ...arches(-252, 9, 26, 192, 220),
  ),
  cut(GLASS, box(272, -240, 12, 22), box(294, -238, 12, 22)),
  cut(RAIL, box(-46, -334, 104, 8), box(-42, -311, 96, 5), box(-46, -306, 104, 8)),
  inked(RAIL, 5, ...[-40, -24, -8, 8, 24, 40, 52].map((x) => `${x},-332 ${x},-304`)),
  cut(FRAME, arch(6, -184, 36, 38)),
  cut(DOOR, arch(6, -184, 27, 34)),
  cut(BRASS, ...[-7, 19].flatMap((x) => [-196, -213, -230].map((y) => disc(x, y, 5)))),
  inked(FRAME, 6, '6,-184 6,-248'),
  // The neck with its gallery, and the head.
  cut(RAIL, '-126,-596,1 -38,-596,1 -38,-588,1 -126,-588,1'),
  inked(RAIL, 5, ...[-122, -102, -82, -62, -42].map((x) => `${x},-592 ${x},-560`)),
  cut(WHITE, '-130,-566,1 -34,-566,1 -40,-550,1 -124,-550,1'),
  cut(SHADE, '-120,-550,1 -108,-530,1 -54,-530,1 -44,-550,1'),
  cut(GLASS, ...arches(-440, 9, 32, -78), ...arches(-626, 8, 28, -80)),
  cut(RAIL, '-112,-690,1 -64,-690,1 -64,-681,1 -112,-681,1'),
  cut(
    WHITE,
    limb('-72,-742,5 -20,-732,4 2,-696,3 10,-634,0'),
    limb('-72,-740,5 -32,-722,4 -18,-694,3 -14,-652,0'),
  ),
  cut(LEG, '-118,-742,1 -220,-726 -344,-696,1 -220,-701 -118,-708,1'),
  cut(WHITE, '-66,-694,1 -54,-724 -62,-752 -94,-757 -130,-746 -170,-726,1 -140,-708 -112,-696,1'),
  cut(LORES, '-120,-741,1 -150,-737 -188,-724,1 -150,-718 -122,-720,1'),
  cut(LEG, disc(-122, -730, 7)),
];

/** The rings about its legs on the water. */
export const egretRings: Layer = cut(
  '#7fdccb',
  limb('-60,16,0 45,18,7 130,16,0'),
  limb('50,40,0 150,42,7 280,40,0'),
);
