import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { flyingFoxShape, flyingFoxSkimming } from '../../figures/animals/flyingFoxSkimming.ts';
import { light } from '../../light/light.ts';

const [SKY, GLOW, FAR_HILL, HILL] = ['#fbd98b', '#fde8b4', '#b3c596', '#7fae86'];
const [SEA, IMAGE, FOAM] = ['#1d7480', '#165c69', '#f7f0d4'];
const [SAIL, FOLD, DARK] = ['#a3402f', '#7b2c30', '#2c1522'];
/** The dhow's inks, paled by the air between. */
const [CLOTH, CREASE, HULL] = ['#c98356', '#b06a4c', '#67595a'];

/** A dhow under way to the right, her waterline at y = 0, two men at her stern. */
const dhow: readonly Layer[] = [
  inked(HULL, 16, '170,-40,1 206,-430,1'),
  cut(CLOTH, '376,-110,1 250,-340 30,-700,1 -14,-440 -140,-130,1 120,-186'),
  cut(CREASE, '160,-152,1 130,-360 30,-700,1 -14,-440 -140,-130,1 10,-172'),
  inked(HULL, 16, '404,-80,1 18,-730,1'),
  cut(
    '#e9c68c',
    '-172,-84,1 -170,-130 -148,-144 -126,-128 -122,-80,1;-86,-70,1 -88,-112 -66,-124 -46,-110 -42,-66,1',
  ),
  cut(HULL, disc(-146, -160, 16, 18), disc(-64, -142, 16, 18)),
  cut(HULL, '-226,-150,1 -150,-100 0,-72 220,-80 480,-160,1 420,-60 320,14,1 -150,14 -190,-40'),
  cut(FOAM, limb('300,8,3 380,14,5 470,10,0;-170,10,0 60,16,5 300,12,0')),
];

/** Others of its kind on their way out from the island, far off: each with its place, its size and its tilt. */
const others: readonly Layer[] = (
  [
    [770, 300, 0.5, -8],
    [860, 250, 0.42, 6],
    [820, 196, 0.34, -4],
    [930, 176, 0.3, 8],
    [1010, 206, 0.26, -6],
    [960, 120, 0.22, 4],
    [1070, 130, 0.2, -8],
  ] as const
).map(([x, y, scale, turn]) =>
  moved(
    { x, y, scale, turn },
    cut(
      '#dba45e',
      '0,-12,1 22,-22 60,-52 110,-30,1 84,-20 80,0,1 60,-10 46,8,1 26,2 8,22,1 -8,22,1 -26,2 -46,8,1 -60,-10 -80,0,1 -84,-20 -110,-30,1 -60,-52 -22,-22',
    ),
  ),
);

/** Pemba's channel at dusk: a flying fox, its belly in the water and its wing cut as a dhow's sail is. */
export const pembaWing: readonly Picture[] = [
  picture(
    'articles/pemba',
    light('golden', 'zanzibar', 'right'),
    plan({ subject: [260, 90, 400, 580], camera: 'profile' }),
    wash(SKY),
    floor(GLOW, '-40,500 300,486 700,510 1240,480'),
    floor(FAR_HILL, '-40,640 200,650 420,610 620,584 800,612 960,596 1240,640'),
    floor(HILL, '-40,620 120,590 300,618 500,650 740,668 880,660 1060,626 1240,634'),
    ...others,
    floor(SEA, '-40,674 1240,674'),
    moved({ x: 1040, y: 716, scale: 0.24 }, ...dhow),
    moved(
      { x: -185, y: 30, scale: 1.05 },
      ...flyingFoxSkimming({
        skin: SAIL,
        fold: FOLD,
        far: '#a9502f',
        bone: DARK,
        nape: '#f5a03c',
        fur: '#e0722b',
        shade: '#b5482a',
        gunwale: '#f5a03c',
        gleam: FOAM,
      }),
    ),
    floor(SEA, '-40,812 1240,812'),
    moved({ x: -185, y: 1606, scale: 1.05, squash: -1 }, cut(IMAGE, ...flyingFoxShape())),
    cut(
      SEA,
      limb('250,846,0 420,842,5 640,848,0;330,872,0 520,868,6 720,874,0;200,888,0 300,884,4 420,890,0'),
    ),
    // Its wake, and the drops from its breast.
    cut(
      FOAM,
      limb('60,826,0 300,818,6 520,812,9 660,810,9 720,806,6 790,814,0;10,850,0 120,846,4 250,842,0'),
      disc(716, 784, 6),
      disc(744, 792, 4),
      disc(728, 764, 3),
    ),
    cut(FOAM, limb('900,830,0 990,826,4 1080,832,0;1040,866,0 1110,862,3 1170,868,0')),
  ),
];
