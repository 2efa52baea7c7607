import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { trainView, type Pane } from '../../figures/placing/trainView.ts';
import { traveller } from '../../figures/placing/trainWindow.ts';
import { light } from '../../light/light.ts';

/** A glass of milk tea and its handle, on y = 0. */
const teaGlass: Layer[] = [
  cut('#0a2030', disc(4, -2, 66, 8)),
  cut('#b4683a', '-42,-110,1 42,-110,1 34,0,1 -34,0,1'),
  cut('#e0a06a', '14,-110,1 42,-110,1 34,0,1 12,0,1'),
  cut('#dfe9ea', '-44,-132,1 44,-132,1 42,-108,1 -42,-108,1'),
  inked('#dfe9ea', 9, '40,-104 76,-104 72,-40 36,-36'),
];

/** The carriage's wall, the window in it, the traveller before it, and the table that holds her elbow at y. */
const carriage = (pane: Pane, table: number, woman: Layer, shift: number, tea: number): Layer[] => [
  wash('#0e2b40'),
  ...trainView(pane),
  // Her seat, side on.
  moved(
    { x: shift + 96, y: table },
    cut('#123c50', panel('-480,-186,60 -346,-186,50 -200,700,10 -440,700,10')),
    cut('#1d5a70', panel('-420,-190,50 -346,-190,50 -200,700,10 -340,700,10')),
    cut('#e9dcc0', panel('-490,-192,60 -340,-196,50 -330,-50,12 -474,-36,12')),
    cut('#b9a88e', '-476,-56,1 -330,-68,1 -330,-50,1 -474,-36,1'),
  ),
  woman,
  cut('#3d7288', `${shift},${table},1 2440,${table},1 2440,${table + 26},1 ${shift - 30},${table + 26},1`),
  cut(
    '#f2b06a',
    `${shift + 110},${table},1 2440,${table},1 2440,${table + 9},1 ${shift + 90},${table + 9},1`,
  ),
  // A glass of tea on the table.
  moved({ x: tea, y: table + 8, scale: 0.82 }, ...teaGlass),
  cut('#081826', `${shift - 30},${table + 26},1 2440,${table + 26},1 2440,1400,1 ${shift + 60},1400,1`),
];

/** The great view of the article on eight regions of Kenya: a red elephant close to the train to the coast. */
export const postersKenyaTrain: readonly Picture[] = [
  ...poster('kenyan8places', {
    light: light('golden', 'kenya', 'right', 30),
    wide: [
      ...carriage(
        {
          left: 1270,
          top: 96,
          width: 1040,
          height: 660,
          elephant: { x: 1930, y: 360, scale: 0.86 },
        },
        860,
        traveller(1440, 318, 1.08),
        1480,
        1772,
      ),
    ],
    tall: carriage(
      {
        left: 110,
        top: 616,
        width: 860,
        height: 560,
        elephant: { x: 680, y: 846, scale: 0.72 },
      },
      1252,
      traveller(300, 782, 0.93),
      330,
      566,
    ),
  }),
];
