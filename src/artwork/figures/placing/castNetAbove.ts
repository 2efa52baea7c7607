import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const TURN = Math.PI * 2;
const SPOKES = 30;
/** How far the hem lies at a share of its way round: the net never opens quite evenly. */
const reachAt = (share: number): number =>
  312 - 34 * Math.cos(share * TURN * 2 + 1) - 16 * Math.cos(share * TURN * 3);
/** A point of the net: `share` of the way round, `part` of the way out; the mesh is dragged towards the hand. */
const at = (share: number, part: number): string => {
  const reach = reachAt(share) * part;
  const drag = 60 * (1 - part);
  return `${Math.round(Math.cos(share * TURN) * reach - drag)},${Math.round(Math.sin(share * TURN) * reach + drag)}`;
};
const loop = (part: number, dip: number): string =>
  Array.from({ length: SPOKES * 2 }, (_, i) => at(i / SPOKES / 2, i % 2 === 0 ? part : part - dip)).join(' ');
const shut = (row: string): string => `${row} ${row.split(' ')[0]}`;
const hem = loop(1, 0.05);

/** A cast net just fallen open on the water, from straight above: mesh, leads and the splash round its hem. */
export const castNetAbove = (x: number, y: number): Layer =>
  moved(
    { x, y },
    cut({ fill: '#052c38', opacity: 0.4 }, hem),
    cut({ fill: '#9fe0cc', opacity: 0.16 }, hem),
    inked(
      '#ffdfa0',
      2,
      ...Array.from(
        { length: SPOKES },
        (_, i) => `${at(i / SPOKES, 0)} ${at((i + 1.4) / SPOKES, 0.5)} ${at(i / SPOKES, 1)}`,
      ),
    ),
    inked(
      '#ffdfa0',
      2,
      ...Array.from(
        { length: SPOKES },
        (_, i) => `${at(i / SPOKES, 0.2)} ${at((i - 1.4) / SPOKES, 0.6)} ${at(i / SPOKES, 1)}`,
      ),
    ),
    inked('#ffdfa0', 2, ...[0.25, 0.42, 0.58, 0.74, 0.88].map((part) => shut(loop(part, 0.03)))),
    inked('#fff0cc', 6, shut(hem)),
    cut('#ffffff', ...spots(Array.from({ length: SPOKES }, (_, i) => at(i / SPOKES, 1.02)).join(' '), 8, 7)),
    cut(
      '#bff0e0',
      ...spots(Array.from({ length: SPOKES }, (_, i) => at((i + 0.5) / SPOKES, 1.1)).join(' '), 4),
    ),
  );

/** A fisherman in his dugout from straight above, both arms out after the net he has thrown. */
export const fishermanAbove = (x: number, y: number, turn: number): Layer =>
  moved(
    { x, y, turn },
    cut({ fill: '#06343f', opacity: 0.5 }, '-380,50,1 -200,106 80,110 300,90 420,50,1 300,10 0,0 -200,4'),
    within(
      '#7c3a22',
      '-390,6,1 -220,-52 60,-64 290,-44 410,0,1 290,46 60,66 -220,56',
      cut('#c4703a', '-390,6,1 -220,-52 60,-64 290,-44 410,0,1 290,-26 60,-44 -220,-34'),
      cut('#2c1220', '-340,6,1 -200,-30 60,-40 280,-24 350,0,1 280,26 60,42 -200,34'),
      cut('#54261c', '-340,6,1 -200,-30 60,-40 280,-24 350,0,1 280,-8 60,-20 -200,-12'),
      cut('#a8542a', '-190,-60,1 -160,-60,1 -160,70,1 -190,70,1', '180,-60,1 206,-60,1 206,70,1 180,70,1'),
    ),
    // The paddle lies along the bottom boards.
    cut('#e0a04a', limb('-310,14,5 -230,16,5 -150,16,5'), '-150,2,1 -110,-2 -84,16 -110,34 -150,30,1'),
    // Legs apart for balance, a coral shirt, a straw hat, arms flung after the net.
    cut('#4a2418', limb('0,-16,20 -70,-24,15 -100,-26,12'), limb('0,24,20 -60,34,15 -92,32,12')),
    cut('#173a5c', '40,-42,1 -20,-44 -50,-30 -44,-4 -10,4 -40,20 -46,44 -10,54 44,48,1'),
    cut('#8f5236', limb('92,-66,19 166,-92,16 236,-76,12 252,-66,12'), disc(256, -62, 17)),
    cut('#5a2f22', limb('92,70,19 166,80,16 230,44,12 248,26,12'), disc(252, 20, 17)),
    cut('#ea5238', '20,-46,1 60,-82 118,-92 150,-70 128,-34 132,0 128,40 150,76 118,96 60,84 20,50,1'),
    cut('#a82a34', '20,4,1 132,0 128,40 150,76 118,96 60,84 20,50,1'),
    cut('#7a3a1c', disc(112, 8, 66)),
    cut('#e8b24a', disc(108, 0, 66)),
    cut('#ffe08a', '108,0,1 56,-40 70,-56 108,-66 150,-50,1', '108,0,1 42,0,1 44,-20 60,-46,1'),
    cut('#c98f2e', '108,0,1 172,14,1 160,42 140,58,1', '108,0,1 108,66,1 130,62,1'),
    cut('#d89a3a', disc(108, 0, 27)),
    cut('#fff0b4', disc(101, -8, 15)),
  );
