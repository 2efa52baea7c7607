import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { rafterFacing, type Rafter } from './rafterFacing.ts';

const TUBE = '-196,-214 -300,-120 -344,0 -300,96 -150,150 0,156 150,150 300,96 344,0 300,-120 196,-214';
const RISE = (by: number) => TUBE.replaceAll(/,(-?\d+)/g, (_, y: string) => `,${Number(y) + by}`);

const GOLD = ['#f7b733', '#bd7420'] as const;
const DARK = ['#a05c3c', '#6b3b29', '#43231d'] as const;
const WARM = ['#d0905e', '#935a3a', '#5f3527'] as const;

/** Who sits where, the furthest first; a flipped one digs in on the right of the picture. */
const CREW: readonly (readonly [
  x: number,
  y: number,
  scale: number,
  flip: boolean,
  turn: number,
  who: Rafter,
])[] = [
  [
    -6,
    -226,
    0.84,
    false,
    2,
    {
      skin: DARK,
      vest: ['#2f8fb4', '#1a5a7e'],
      sleeve: ['#f4e6c8', '#c0a68c'],
      helmet: ['#f7f0e0', '#c4b4a4'],
      mouth: 'laugh',
      lean: 5,
      does: 'cheers',
    },
  ],
  [
    -158,
    -142,
    0.9,
    false,
    -4,
    {
      skin: WARM,
      vest: GOLD,
      sleeve: ['#5a3a74', '#382350'],
      helmet: ['#2f7fb0', '#1b4f78'],
      mouth: 'set',
      lean: 10,
      does: 'digs',
    },
  ],
  [
    166,
    -146,
    0.88,
    true,
    5,
    {
      skin: DARK,
      vest: GOLD,
      sleeve: ['#1f6a5a', '#12443c'],
      helmet: ['#fff3dc', '#c8b098'],
      mouth: 'laugh',
      lean: -4,
      does: 'digs',
    },
  ],
  [
    -232,
    30,
    1.16,
    false,
    -6,
    {
      skin: DARK,
      vest: GOLD,
      sleeve: ['#27507e', '#17304e'],
      helmet: ['#fff3dc', '#c8b098'],
      mouth: 'laugh',
      lean: -6,
      does: 'digs',
    },
  ],
  [
    236,
    28,
    1.14,
    true,
    13,
    {
      skin: WARM,
      vest: GOLD,
      sleeve: ['#8a2c4c', '#591b34'],
      helmet: ['#3aa06a', '#22684a'],
      mouth: 'laugh',
      lean: 9,
      does: 'digs',
    },
  ],
];

/** A raft that comes at us, its bow low in the water: four who paddle and a guide at the stern; its middle on (0, 0), 700 pixels wide. */
export const raftFacing: readonly Layer[] = [
  inked('#6e1a1c', 96, RISE(14)),
  cut('#2a1a28', '-210,-210,1 -320,-100 -340,10 -280,100 0,150 280,100 340,10 320,-100 210,-210,1'),
  inked('#c2351f', 84, '-196,-214 -300,-120 -344,0 -330,60', '196,-214 300,-120 344,0 330,60'),
  inked('#ee6a42', 30, '-200,-230 -312,-132 -358,-12 -344,50', '190,-230 286,-136 330,-16 322,40'),
  inked('#8a2420', 70, '-200,-196 -110,-228 0,-236 110,-228 200,-196'),
  inked('#d2452c', 52, '-200,-210 -110,-242 0,-250 110,-242 200,-210'),
  inked('#8a2420', 60, '-250,-40 250,-40'),
  inked('#b8382a', 36, '-250,-52 250,-52'),
  ...CREW.map(([x, y, scale, flip, turn, who]) => moved({ x, y, scale, flip, turn }, ...rafterFacing(who))),
  // The bow before them.
  inked('#7c1d1c', 118, '-330,66 -290,104 -150,150 0,158 150,150 290,104 330,66'),
  inked('#cf3d26', 104, '-334,52 -290,92 -150,138 0,146 150,138 290,92 334,52'),
  inked('#f2734a', 40, '-330,30 -286,70 -150,114 0,122 150,114 286,70 330,30'),
  inked('#ffc9a4', 8, '-322,16 -280,54 -150,98 0,106 90,102'),
  inked('#fff3dc', 5, '-340,90 -290,128 -200,158 -150,140 0,176 150,142 200,158 290,128 340,90'),
];
