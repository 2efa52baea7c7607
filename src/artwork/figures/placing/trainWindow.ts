import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, ring } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from '../people/profileHead.ts';

const SKIN = '#7a4630';
const SUN = '#d08a58';
const DEEP = '#48251f';
const HAIR = '#1c0f18';
const CLOTH = '#e8602f';
const CLOTH_LIT = '#ff9a5c';
const CLOTH_DEEP = '#8f2a24';

const head = placed({ turn: -4 });

/** Hair drawn up into a knot under a band, an earring. */
const hair: readonly Layer[] = [
  cut(HAIR, disc(-146, -96, 74, 70)),
  cut('#4a2c34', '-206,-120,1 -184,-160 -146,-168 -104,-156,1 -146,-158 -178,-140 -196,-104,1'),
  cut(
    HAIR,
    head(
      '70,-56,1 62,-104 20,-140 -44,-144 -100,-116 -122,-56 -112,10 -84,62 -58,86,1 -30,84 -16,70,1 -20,10 -14,-16,1 6,-22 18,-40,1 36,-62',
    ),
  ),
  cut('#4a2c34', head('66,-84,1 40,-122 -10,-134 -60,-126,1 -10,-124 34,-108')),
  within(
    '#f4c24a',
    head('46,-110,1 20,-66 -20,-40 -70,-20 -112,-20,1 -116,-56,1 -76,-62 -30,-82 2,-132,1'),
    cut('#c07a24', head('-120,-10,1 -70,-16 -16,-40 20,-62,1 0,-62 -60,-36 -118,-32,1')),
  ),
  cut('#ffd77a', ring(-24, 76, 24, 18)),
];

/** Her trunk from the neck to below the table, turned towards the light. */
const trunk: readonly Layer[] = [
  cut(DEEP, '-76,50,1 -20,20 0,110 40,120,1 40,190,1 -92,190,1 -78,120'),
  within(
    CLOTH,
    '-92,178,1 -130,204 -184,246 -216,310 -234,420 -240,700,1 120,700,1 112,560 124,440 120,360 96,290 66,222 46,180,1 0,196 -40,186',
    cut(
      CLOTH_DEEP,
      '-92,168,1 -130,190 -190,230 -260,320 -260,700,1 -120,700,1 -150,560 -160,440 -130,340 -70,250 -20,210,1 -50,180',
      '40,470,1 60,520 40,600 50,720,1 -60,720,1 -20,620 0,540',
    ),
    cut(
      CLOTH_LIT,
      '46,170,1 66,222 96,290 124,360 130,440 112,560 120,700,1 98,700,1 92,560 100,450 92,370 66,300 36,236,1',
    ),
  ),
  inked('#ffd77a', 8, '-90,180 -20,214 48,186'),
];

/** The near arm: its sleeve, the bare forearm upright on the elbow, the fingers curled under the chin. */
const arm: readonly Layer[] = [
  within(
    SKIN,
    '70,504,1 64,470 84,420 88,360 90,300 94,240,1 136,240,1 144,290 160,350 172,410 170,460 158,492 140,506,1',
    cut(SUN, '126,230,1 130,290 144,350 154,410 152,460 136,510,1 190,510,1 190,400 160,300 140,230,1'),
    cut(DEEP, '60,510,1 60,420 84,360 86,240,1 102,240,1 106,300 108,360 104,420 96,470 100,510,1'),
  ),
  // The elbow's bone.
  inked(DEEP, 4, '128,488 142,478 148,462'),
  within(
    SKIN,
    '92,246,1 84,222 62,206 38,196 30,180 32,160 46,146 62,136,1 84,128 108,122 122,134 132,160 136,200 136,246,1',
    cut(SUN, '112,110,1 118,136 122,170 124,210 132,250,1 150,250,1 150,120,1'),
    cut(DEEP, '92,250,1 84,222 60,206 30,196,1 34,182,1 60,192 86,204 104,226 106,250,1'),
  ),
  inked(DEEP, 4, '46,148 62,164 66,192', '66,138 84,156 88,196', '88,130 104,152 106,190'),
  within(
    CLOTH,
    '-150,270,1 -110,244 -60,256 -10,320 60,384 124,424,1 132,452 120,486 100,506,1 20,500 -70,448 -130,380 -158,320',
    cut(CLOTH_DEEP, '-170,300,1 -130,350 -60,410 20,460 110,480,1 110,520,1 -20,520,1 -160,420,1'),
    cut(CLOTH_LIT, '-110,240,1 -60,250 -10,314 60,378 130,424,1 118,436,1 40,392 -30,336 -80,280'),
  ),
  inked(CLOTH_DEEP, 4, '-20,360 10,400 10,440', '20,390 50,420 56,452'),
];

/**
 * A woman in profile to the right who rests her chin on her hand, the elbow on a table at y = 504; her face's middle is
 * the origin, she is 670 pixels high above the table.
 */
export const traveller = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    ...trunk,
    ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
    ...hair,
    ...arm,
  );
