import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { mirrored, twin } from '../../drawing/mirrored.ts';

const [SKIN, SHADE, HAIR, HAIR_SHADE] = ['#8a4a2a', '#4f2418', '#2a1420', '#1b0c18'];
const [COAT, COAT_SHADE] = ['#a5346a', '#611c4c'];
const [SUN, SUN_SHADE, BRIM, UNDER, BAND, BAND_SHADE] = [
  '#ffd23f',
  '#f79a2a',
  '#ffe39a',
  '#8a2f3a',
  '#d8432b',
  '#a02636',
];
/** An ear, seen from behind: its shell stands off, and its lobe goes in under the jaw. */
const EAR = '120,450,1 170,450,1 184,484 184,524 168,556 146,560 120,530,1';

/** Somebody in a wide straw hat from behind: its crown is half a sun about 0,0, and its brim lies along y = 0. */
export const hatFromBehind: readonly Layer[] = [
  moved(
    { x: 0, y: -430 },
    cut(SKIN, mirrored(EAR)),
    cut(SHADE, EAR),
    // Neck and jaw.
    within(
      SKIN,
      twin('0,440,1 150,440,1 148,530 128,592 86,626,1 88,680 134,726,1 0,800,1'),
      cut(SHADE, '28,430,1 22,600 12,690 40,800,1 200,800,1 200,430,1'),
    ),
    within(
      HAIR,
      twin('0,440,1 152,440,1 152,526 122,590 66,632 0,642'),
      cut(HAIR_SHADE, '64,430,1 60,540 24,640,1 200,640,1 200,430,1'),
    ),
    within(
      COAT,
      twin('0,752,1 74,752 124,712,1 250,740 372,800 440,960,1 0,960,1'),
      cut(COAT_SHADE, '30,700,1 50,800 24,960,1 460,960,1 460,700,1'),
    ),
  ),
  // The brim, thin below; the crown with its band stands in the middle of it.
  cut(UNDER, disc(0, 16, 420, 48)),
  within(BRIM, disc(0, 0, 430, 42), cut(SUN_SHADE, '112,-80,1 126,0 104,80,1 480,80,1 480,-80,1')),
  within(
    SUN,
    'M-262 0A262 262 0 0 1 262 0A262 24 0 0 1 -262 0Z',
    cut(SUN_SHADE, '40,-290,1 110,-170 120,60,1 280,60,1 280,-290,1'),
    cut(BAND, 'M-262 -78A256 24 0 0 0 262 -78V60H-262Z'),
    within(
      'none',
      'M-262 -78A256 24 0 0 0 262 -78V60H-262Z',
      cut(BAND_SHADE, '108,-120,1 118,-40 118,60,1 280,60,1 280,-120,1'),
    ),
  ),
];
