import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [WOOD, SUNNY, HOLD, BOARD, THWART] = ['#8a3f22', '#d98445', '#2b1424', '#4d2430', '#b5622f'];
const [SKIN, WARM, DARK] = ['#7d452c', '#b9723f', '#4a2620'];
const [SHIRT, LIT, SHADE] = ['#e4492f', '#ff7a4f', '#a32431'];
const [CLOTH, BRIGHT, BROWN, HEM] = ['#f1d292', '#fff1cb', '#c08a45', '#17365c'];

const HULL =
  '-760,0,1 -640,-76 -380,-118 -60,-122 200,-92 330,-46 416,0,1 330,50 200,96 -60,126 -380,122 -640,80';
const INSIDE =
  '-720,0,1 -620,-56 -380,-92 -60,-96 180,-70 290,-34 340,0,1 290,38 180,74 -60,100 -380,96 -620,60';

/** A hand that has just let go: the palm at the origin, four fingers side by side, half closed, the thumb below. */
const openHand = (skin: string, crease: string): Layer[] => [
  cut(
    skin,
    '-20,-12,1 -4,-18 16,-22,1 28,0 24,15 6,18 -20,12,1',
    limb('14,-14,8 36,-18,7 52,-12,5'),
    limb('18,-5,8 44,-8,7 62,0,5'),
    limb('18,4,8 42,4,7 58,11,5'),
    limb('14,11,7 34,13,6 46,18,5'),
    disc(52, -12, 5) + disc(62, 0, 5) + disc(58, 11, 5) + disc(46, 18, 5),
    limb('-12,4,9 6,25,8 26,32,5') + disc(26, 32, 5),
  ),
  inked(crease, 2, '24,-9 40,-12 52,-5', '24,0 44,-1 56,6', '22,8 36,8 46,13'),
];
/** A hand closed on a line: the knuckles to the right, the thumb across them. */
const closedHand = (skin: string, crease: string): Layer[] => [
  cut(skin, '-20,-11,1 4,-20 28,-20 38,-8 38,8 28,19 4,20 -20,11,1'),
  inked(crease, 2, '16,-10 32,-11', '17,-1 35,-1', '16,8 32,9'),
  cut(skin, limb('-4,14,9 12,22,8 26,14,6') + disc(26, 14, 6)),
];

const canoe: readonly Layer[] = [
  within(
    WOOD,
    HULL,
    cut(SUNNY, '-800,-10,1 -640,-140 -60,-150 330,-80 430,0,1 330,-30 200,-70 -60,-98 -380,-94 -640,-54'),
    cut(HOLD, INSIDE),
  ),
  within(
    HOLD,
    INSIDE,
    // The low sun reaches the boards along the far side alone.
    cut(BOARD, '-760,0,1 -380,14 -60,18 180,16 360,4,1 290,60 180,110 -60,130 -380,130 -720,90'),
    inked(HOLD, 5, '-720,44 -380,56 -60,60 200,44'),
    cut(THWART, '-300,-130,1 -256,-130,1 -250,130,1 -294,130,1', '150,-120,1 186,-120,1 190,120,1 154,120,1'),
    cut(HOLD, '-256,-130,1 -246,-130,1 -240,130,1 -250,130,1', '186,-120,1 194,-120,1 198,120,1 190,120,1'),
  ),
  // The first of the catch, in a basin of enamel.
  cut('#e9f3ea', disc(-180, -4, 58)),
  cut('#2a6f9c', disc(-178, -2, 48)),
  cut('#9fd3c8', '-216,-6,1 -204,-26 -172,-28 -146,-8,1 -172,8 -204,8', '-214,-8,1 -230,-22,1 -228,4,1'),
  cut('#d7efe2', '-210,22,1 -190,6 -164,8 -140,22,1 -164,36 -190,34', '-208,22,1 -222,12,1 -220,34,1'),
  cut(HOLD, disc(-158, -12, 3), disc(-152, 20, 3)),
];

/** His own shadow across boards and river, away from the sun. */
const shadow = cut(
  { fill: '#120a1c', opacity: 0.45 },
  disc(104, 158, 66),
  '-50,60,1 20,60 96,60 136,160 120,240 130,270 90,296 40,226 -30,150',
  limb('95,70,22 168,40,18 280,60,12'),
  limb('92,250,26 150,296,20 270,280,12'),
  limb('274,62,16 300,56,17 328,58,9'),
  limb('250,284,11 280,277,19 306,270,13'),
);

/** A fisherman in his dugout from straight above, the bow to the right, both arms flung out after the net he has thrown. */
export const fishermanAbove = (x: number, y: number, turn: number): Layer =>
  moved(
    { x, y, turn },
    cut({ fill: '#052f3d', opacity: 0.55 }, '-760,60,1 -380,200 -60,220 260,180 440,60,1 330,10 0,0 -400,0'),
    ...canoe,
    shadow,
    // The legs, braced one before the other; then the shorts.
    cut(
      DARK,
      limb('-40,-34,26 -104,-50,20 -130,-52,16'),
      '-150,-66,1 -122,-74 -96,-70 -92,-52 -100,-38 -130,-36 -152,-42,1',
    ),
    cut(
      SKIN,
      limb('-40,40,28 -86,54,22 -108,56,17'),
      '-126,40,1 -98,34 -76,40 -70,56 -80,72 -106,74 -128,68,1',
    ),
    cut('#17365c', '10,-62,1 -50,-66 -86,-60 -92,-20,1 -56,-4,1 -80,12,1 -78,68 -40,78 20,66,1'),
    cut('#0e2340', '10,14,1 -56,0,1 -80,12,1 -78,68 -40,78 20,66,1'),
    // The arms: shoulder, elbow, wrist.
    cut(WARM, limb('60,-92,25 128,-136,19 158,-132,17 238,-98,11')),
    cut(SKIN, limb('66,-84,16 130,-126,13 160,-122,12 236,-92,6')),
    cut(SKIN, limb('60,92,25 122,152,20 152,156,18 236,128,11')),
    cut(DARK, limb('62,104,14 122,162,11 152,166,9 234,135,5')),
    moved({ x: 250, y: -92, turn: 14 }, ...openHand(WARM, SKIN)),
    moved({ x: 248, y: 123, turn: -22 }, ...closedHand(SKIN, DARK)),
    // The shirt: the back, the sleeves, what turns away.
    within(
      SHIRT,
      '-48,-66,1 -20,-76 16,-92 50,-116 88,-134 118,-132,1 136,-98,1 112,-76 102,-46 100,0 102,48 112,78,1 132,106,1 112,138 80,134 46,116 14,94 -20,80 -50,68,1 -58,30 -58,-30',
      cut(LIT, '-60,-70,1 20,-96 90,-140 140,-130,1 136,-98,1 100,-84 60,-60 0,-44 -60,-40,1'),
      cut(SHADE, '-70,30,1 0,34 70,50 140,70,1 160,150,1 -70,150,1'),
      inked(SHADE, 6, '96,-120 84,-100 80,-82', '-40,-24 0,-14 30,-16', '-46,4 -10,10 16,10'),
      inked('#6f1728', 6, '92,122 80,104 76,88'),
    ),
    // The cloth hat over bowed head and neck: a soft brim, a pinched crown with its band.
    cut(SHADE, disc(74, 9, 66, 60)),
    within(
      CLOTH,
      '-6,0 2,-36 36,-60 84,-58 122,-38 136,2 124,42 84,60 38,58 2,34',
      cut(BRIGHT, '-20,20,1 30,0 90,-20 124,-60,1 60,-90,1 -40,-60,1'),
      cut(BROWN, '-20,60,1 40,44 100,36 140,-10,1 150,80,1 20,90,1'),
    ),
    cut(HEM, disc(62, 0, 46, 37)),
    within(
      CLOTH,
      disc(61, -2, 43, 33),
      cut(BRIGHT, '10,10,1 40,-8 80,-14 110,-30,1 60,-60,1 0,-40,1'),
      cut(BROWN, limb('30,0,0 54,-1,6 78,-2,7 104,-2,3'), '18,44,1 30,30 70,24 104,4,1 120,44,1'),
    ),
  );
