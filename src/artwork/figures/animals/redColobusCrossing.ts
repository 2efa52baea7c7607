import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BLACK, RUST, DEEP, CREAM, ROSE] = ['#1c1420', '#d8531f', '#8f2d1c', '#fff3d8', '#f2a08e'];

/** A head in profile to the right around the ear: a crown of rust, white hair from brow to throat, black face, rose lips. */
const head = (x: number, y: number, turn: number, scale = 1): Layer =>
  moved(
    { x, y, turn, scale },
    cut(BLACK, '-24,30,1 -28,-8 -16,-30 10,-34 24,-24 32,-8 44,0 48,12 40,22 24,26 10,34,1'),
    cut(
      CREAM,
      '12,-20,1 -6,-20 -20,-24 -32,-20,1 -26,-12 -32,-4 -46,2,1 -32,6 -32,16 -42,28,1 -26,24 -20,32 -22,46,1 -8,34 4,32 16,36,1 4,22 2,8 6,-6,1',
    ),
    cut(RUST, '-26,-14,1 -30,-36 -8,-48 18,-42 28,-24,1 16,-20 4,-16 -6,-6,1 -16,-10'),
    cut(CREAM, '31,-16,1 28,-30 18,-34 20,-46,1 4,-36 -2,-26 2,-12,1 12,-20 22,-22'),
    cut(ROSE, '43,3,1 51,9 46,19 32,22,1 38,13'),
    cut('#e8953c', disc(24, -7, 5)),
    cut(BLACK, disc(25, -7, 2)),
  );

/** A leg: each row a tapering part, with a round joint where the next begins. */
const leg = (...rows: readonly string[]) =>
  rows
    .map((row, at) => {
      const [x = 0, y = 0, r = 0] = row.split(' ')[0]!.split(',').map(Number);
      return limb(row) + (at ? disc(x, y, r) : '');
    })
    .join('');

const TORSO =
  '-116,-96 -110,-138 -60,-156 0,-146 54,-144 88,-156 112,-140 100,-92 60,-74 0,-78 -50,-86 -84,-74';
const SHOULDERS = '30,-143,1 60,-145 88,-156 112,-140 102,-92 64,-74 30,-75,1 52,-96 44,-116';

/** A Zanzibar red colobus that walks to the right, 140 pixels high at the shoulder; its tail along a row of joints. */
export const colobusWalking = (placing: Placing, tail: string, stride: 'long' | 'short'): Layer =>
  moved(
    placing,
    ...(stride === 'long'
      ? [
          cut(
            DEEP,
            leg(
              '-88,-112,26 -92,-66,15',
              '-90,-68,14 -124,-42,10 -140,-22,8',
              '-142,-26,8 -132,-8,8 -106,-3,5',
            ),
          ),
          cut('#3a2028', leg('86,-116,18 112,-72,11 138,-34,9 150,-8,8', '146,-9,8 166,-4,6 184,-3,4')),
        ]
      : [
          cut(
            DEEP,
            leg('-80,-112,26 -28,-72,15', '-30,-74,14 -50,-40,10 -56,-14,8', '-62,-12,8 -40,-5,7 -8,-4,5'),
          ),
          cut('#3a2028', leg('70,-116,18 50,-70,11 38,-34,9 20,-12,8', '18,-14,8 34,-6,6 52,-3,4')),
        ]),
    cut(RUST, limb(tail), TORSO),
    cut(BLACK, SHOULDERS),
    ...(stride === 'long'
      ? [
          cut(
            RUST,
            leg('-82,-112,32 -44,-68,19', '-44,-70,16 -68,-42,11 -84,-18,9', '-90,-14,9 -62,-6,8 -26,-3,5'),
          ),
          cut(BLACK, leg('74,-118,26 62,-72,14', '62,-74,13 70,-36,10 66,-8,8', '62,-9,8 82,-5,7 104,-3,4')),
        ]
      : [
          cut(
            RUST,
            leg(
              '-84,-112,32 -66,-64,18',
              '-66,-66,16 -98,-40,11 -114,-20,9',
              '-118,-22,9 -104,-8,9 -74,-3,5',
            ),
          ),
          cut(
            BLACK,
            leg('76,-118,26 92,-72,14', '92,-74,13 112,-38,10 118,-9,8', '114,-9,8 132,-5,7 154,-3,4'),
          ),
        ]),
    head(124, -162, stride === 'long' ? 8 : -6),
  );

/** A young one under its mother's belly, for the same placing. */
export const infantBelow = (placing: Placing): Layer =>
  moved(
    placing,
    cut(
      BLACK,
      limb('-46,-74,12 -20,-50,22 20,-52,20 30,-74,14'),
      limb('-40,-60,6 -62,-40,5 -70,-20,5 -60,-10,3'),
    ),
    head(40, -62, 4, 0.62),
  );

/** One that has sat down and eats a leaf, facing left, 210 pixels high; its tail lies on the ground before it. */
export const colobusSitting = (placing: Placing): Layer =>
  moved(
    placing,
    cut(RUST, limb('40,-20,14 100,-10,13 130,30,12 70,60,11 -30,56,10 -90,84,0')),
    cut(DEEP, leg('10,-40,30 -50,-78,16', '-50,-78,14 -44,-36,10 -60,-10,9', '-52,-10,9 -76,-6,8 -104,-2,5')),
    cut(RUST, '-46,-138 -34,-170 6,-184 44,-160 74,-110 88,-50 78,-6 40,4 -6,2 -26,-30 -40,-80'),
    cut(BLACK, '-50,-130,1 -36,-172 6,-184 46,-160 60,-136,1 40,-130 20,-104 -10,-90 -40,-84'),
    cut(
      RUST,
      leg('34,-30,36 -22,-86,20', '-22,-88,18 -18,-46,12 -32,-12,10', '-22,-10,10 -48,-6,9 -84,-2,5'),
    ),
    cut('#1c7a55', limb('-98,-140,2 -118,-160,12 -134,-190,0'), limb('-98,-140,2 -124,-136,11 -156,-146,0')),
    cut(
      BLACK,
      leg('14,-136,24 -20,-96,14', '-20,-98,14 -56,-112,11 -90,-136,8', '-84,-132,9 -96,-142,9 -106,-146,5'),
    ),
    moved({ x: -16, y: -192, flip: true }, head(0, 0, -6, 1.12)),
  );
