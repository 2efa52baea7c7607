import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, wash } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { elephant } from '../animals/elephant.ts';
import { herd } from './crowd.ts';
import { place } from './place.ts';
import { OXIDE } from './redHerd.ts';
import { acacia } from '../plants/acacia.ts';

/** A woman who leans her chin on her hand at the window, against the light; x and y where the sill holds her elbow. */
export const traveller = (x: number, y: number, scale: number): Layer[] => {
  const at = (row: string) =>
    row
      .split(' ')
      .map((point) => {
        const [dx = 0, dy = 0, third] = point.split(',').map(Number);
        return `${x + dx * scale},${y + dy * scale}${third === undefined ? '' : `,${third}`}`;
      })
      .join(' ');
  return [
    cut('#e0573a', at('-250,40,1 -240,-90 -190,-160 -110,-180,1 -60,-170 -20,-110 0,40,1')),
    cut('#8a2a2c', at('-250,40,1 -240,-90 -190,-160 -150,-176,1 -170,-90 -150,40,1')),
    cut('#5a3428', at('-140,-170,1 -134,-230,1 -70,-230,1 -66,-166,1 -100,-140')),
    cut(
      '#6b4030',
      at(
        '-150,-260 -140,-330 -80,-350 -34,-320 -30,-286,1 -18,-262,1 -34,-254,1 -34,-232 -50,-214 -90,-210,1 -130,-220',
      ),
    ),
    cut(
      '#160a14',
      at(
        '-40,-330 -80,-372 -150,-366 -190,-310 -184,-250 -150,-220 -120,-226,1 -116,-270 -90,-312 -36,-316,1',
      ),
    ),
    cut('#160a14', disc(x - 186 * scale, y - 316 * scale, 46 * scale)),
    cut('#6b4030', at('-56,-222,1 -20,-226 -4,-204 6,-150 26,-60 30,20,1 -22,24,1 -24,-60 -40,-160')),
    cut('#f4c24a', disc(x - 118 * scale, y - 232 * scale, 12 * scale, 16 * scale)),
    inked('#160a14', 4, at('-58,-296 -44,-298')),
  ];
};

/** What passes outside the train: sky, the Yatta plateau, red earth and elephants, in a window of (x, y, width, height). */
export const outside = (x: number, y: number, width: number, height: number): Layer[] => {
  const at = (share: number) => y + height * share;
  return [
    wash(['#1f58b0', '#ffd9a0'], { x, y, width, height: height * 0.58 }),
    cut('#4a2745', box(x, at(0.5), width, height * 0.2)),
    cut('#f0a05c', box(x, at(0.5), width, 7)),
    cut('#e38d4a', box(x, at(0.6), width, height * 0.5)),
    herd([acacia({ variant: 3 })], {
      x: x + width / 2,
      y: at(0.62),
      width,
      height: 10,
      count: 6,
      metre: [10, 15],
      flat: '#6b3a2c',
      shadow: false,
    }),
    cut('#c4552a', box(x, at(0.74), width, height * 0.3)),
    ...(
      [
        [0.56, 0.86, 40],
        [0.72, 0.88, 46],
        [0.88, 0.86, 36],
      ] as const
    ).map(([across, down, metre]) =>
      place(elephant(across > 0.8 ? 'drinking' : 'walking'), {
        x: x + width * across,
        y: at(down),
        metre: (metre * height) / 560,
        depth: 0.3,
        flip: true,
        coat: OXIDE,
      }),
    ),
    place(elephant('calf'), {
      x: x + width * 0.645,
      y: at(0.9),
      metre: (46 * height) / 560,
      depth: 0.3,
      flip: true,
      coat: OXIDE,
    }),
    cut('#8e3013', box(x, at(0.94), width, height * 0.1)),
  ];
};
