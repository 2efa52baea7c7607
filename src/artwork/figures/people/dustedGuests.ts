import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** The colours of dust that lies on someone: on the skin, on the clothes, in folds and hair, on glasses. */
const DUST = { skin: '#e07444', cloth: '#c8502c', fold: '#9a3320', dark: '#4d1216' };

const [INK, WHITE] = ['#22161b', '#fff6e2'];
const HEAD = '-58,-34 -54,-80 0,-94 54,-80 58,-34 56,22 36,66 6,86 -24,78 -50,48 -58,10';
const NECK = '-34,40,1 34,40,1 38,108 72,124,1 0,170 -72,124,1 -38,108';
const LENSES =
  '-60,-26,1 -14,-26,1 -12,-4 -22,20 -44,20 -58,2;4,-26,1 52,-26,1 50,2 38,20 14,20 2,-4;-20,-24,1 10,-24,1 10,-14,1 -20,-14,1';
/** Where the glasses kept the dust off. */
const PATCHES =
  '-62,-20 -56,-30 -34,-32 -14,-26 -12,-6 -22,18 -42,22 -58,8;4,-26 24,-32 46,-28 52,-16 50,6 36,20 16,18 4,2';

/** How someone looks who stands in the hatch of a car. */
interface Guest {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  skin: string;
  dusted?: boolean;
  cloth?: string;
  mouth: readonly Layer[];
  behind?: readonly Layer[];
  worn?: readonly Layer[];
}

const guest = ({
  x,
  y,
  scale = 1,
  turn = 0,
  skin,
  dusted = true,
  cloth = DUST.cloth,
  mouth,
  behind = [],
  worn = [],
}: Guest) => {
  const face = dusted ? DUST.skin : skin;
  return moved(
    { x, y, scale },
    cut(cloth, '-150,420,1 -142,190 -110,140 -58,118,1 58,118,1 110,140 142,190 150,420,1'),
    moved(
      { x: 0, y: 0, turn },
      ...behind,
      cut(dusted ? '#b9482a' : '#37190f', NECK),
      cut(face, HEAD, disc(60, 0, 12, 20)),
      ...(dusted
        ? [
            cut(skin, PATCHES),
            cut(WHITE, disc(-36, -4, 15, 11), disc(26, -4, 15, 11)),
            cut(INK, disc(-42, -4, 8), disc(20, -4, 8)),
          ]
        : [cut(INK, LENSES)]),
      inked(dusted ? DUST.fold : '#7d4a33', 6, '-10,-6 -22,30 -20,36 -2,36'),
      ...mouth,
      ...worn,
    ),
  );
};

const glasses = (y: number, turn = 0) =>
  moved({ x: 0, y, turn }, cut(DUST.dark, LENSES, '44,-26,1 62,-22,1 62,-12,1 44,-14,1'));

/** Four guests in the hatch of a car, the last of them still clean and in dark glasses. */
export const dustedGuests: readonly Layer[] = [
  // A woman with a crown of hair.
  guest({
    x: 690,
    y: 540,
    turn: -4,
    skin: '#4f2819',
    behind: [cut(DUST.fold, disc(4, -62, 104, 88))],
    mouth: [cut(WHITE, '-44,46,1 -14,54 20,44,1 14,66 -14,72 -36,64')],
    worn: [glasses(-62, 3)],
  }),
  // A man with a beard.
  guest({
    x: 866,
    y: 520,
    turn: 5,
    skin: '#6f3d24',
    mouth: [
      cut(DUST.fold, '-58,10,1 -44,44 -28,48 -8,42 14,48 40,38 58,4,1 60,50 40,96 4,116 -34,96 -56,56'),
      cut(DUST.dark, disc(-10, 66, 12, 10)),
    ],
    worn: [
      cut(DUST.fold, '-62,-38,1 -60,-86 -10,-106 50,-96 66,-60 64,-20,1 54,-42 46,-64 -20,-68 -50,-60'),
      glasses(-74, -3),
    ],
  }),
  // Their boy.
  guest({
    x: 1000,
    y: 622,
    scale: 0.78,
    turn: -8,
    skin: '#5c3020',
    mouth: [
      cut(DUST.dark, '-46,42,1 -10,50 28,38,1 22,70 -10,80 -36,70'),
      cut(WHITE, '-44,43,1 -10,51 27,39,1 22,52 -10,62 -38,54'),
    ],
    worn: [cut(DUST.fold, '-62,-34,1 -62,-84 0,-108 62,-84 64,-30,1 52,-60 0,-66 -50,-58'), glasses(-64, 4)],
  }),
];

/** The guide, whom the dust has not reached yet. */
export const cleanGuide: readonly Layer[] = [
  guest({
    x: 1122,
    y: 540,
    turn: 3,
    skin: '#4f2a1e',
    dusted: false,
    cloth: '#2f6f63',
    mouth: [cut('#fff0cf', '-36,54,1 -10,48 16,52,1 12,62 -8,60 -30,64')],
    worn: [
      cut(
        '#fff0cf',
        '-66,-50,1 -58,-104 0,-122 56,-106 66,-50,1',
        '-104,-46 -60,-64 0,-60 64,-64 108,-42 60,-36 0,-38 -60,-36',
      ),
      cut('#2f6f63', '-64,-62,1 0,-66 65,-62,1 66,-48 0,-52 -66,-46,1'),
    ],
  }),
];
