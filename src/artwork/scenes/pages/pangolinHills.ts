import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SKY, DARK, GREEN, LIME, SKIN] = ['#ffc839', '#0b3b3c', '#157a48', '#9bd645', '#ffdca6'];

/** A step of a terraced hill, 260 pixels wide and its foot far below its top: `share` of the whole. */
const step = (share: number) => {
  const [w, top] = [Math.round(132 * share), Math.round(46 - 160 * share)];
  return twin(
    `0,${top},1 ${Math.round(w * 0.24)},${top} ${Math.round(w * 0.5)},${Math.round(top + 74 * share)} ${Math.round(w * 0.94)},${Math.round(top + 120 * share)} ${w},${Math.round(top + 176 * share)} ${Math.round(w * 0.9)},200,1 0,200,1`,
  );
};
/** A hill that is a scale. */
const hill: readonly Layer[] = [
  cut(DARK, step(1)),
  cut(LIME, step(0.92)),
  cut(GREEN, step(0.78)),
  cut(LIME, step(0.5)),
  cut(GREEN, step(0.38)),
];

/** Rows of hills from the far ones to the near: where a row lies, how far it reaches, how many and how large. */
const ROWS = [
  [190, 0, 1, 0.84],
  [268, 120, 2, 0.92],
  [350, 230, 3, 1],
  [440, 320, 4, 1.06],
  [540, 410, 5, 1.14],
  [640, 470, 6, 1.2],
  [760, 540, 4, 1.38],
] as const;

const row = ([y, reach, count, scale]: readonly [number, number, number, number], about = 0): Layer[] =>
  Array.from({ length: count }, (_, at) => {
    const across = count > 1 ? (at / (count - 1)) * 2 - 1 : 0;
    return moved(
      {
        x: Math.round(about + across * reach),
        y: Math.round(y + across * across * reach * 0.2),
        scale,
        turn: Math.round((across * reach) / 22),
      },
      ...hill,
    );
  });

/** Rwanda's emblem: a pangolin that comes towards us, its scales the country's thousand hills. */
export const pangolinHills: readonly Picture[] = [
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [250, 120, 700, 740], camera: 'front' }),
    wash(SKY),
    cut(DARK, '50,940,1 160,600 600,240 1040,600 1150,940,1'),
    ...ROWS.flatMap((own) => row(own, 600)),
    moved(
      { x: 600, y: 590 },
      within(
        DARK,
        twin('0,-196,1 30,-190 58,-126 88,-124 112,-120 142,-66 196,-10 184,40 150,110 0,200,1'),
        ...row([-112, 0, 1, 0.7]),
        ...row([-56, 88, 2, 0.72]),
        ...row([14, 0, 1, 0.74]),
      ),
      cut(DARK, twin('0,98,1 48,82 72,6 140,-18 200,4 162,108 82,178 64,262 36,292 0,292,1')),
      cut(SKIN, twin('0,112,1 58,96 84,20 140,0 178,12 140,88 68,154 50,252 26,278 0,278,1')),
      cut(DARK, twoDiscs(104, 64, 19, 23), twin('0,228,1 36,226 42,254 20,278 0,278,1')),
    ),
  ),
];
