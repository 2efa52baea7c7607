import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantFacing } from '../../figures/animals/elephantFacing.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, glow, limbs, wash } from '../../land/cutout.ts';
import { light } from '../../light/light.ts';

const AGAINST = { flat: '#240a2c', rim: '#ffb45e', shadow: false };

/** The great view of Tarangire. */
export const postersTarangire: readonly Picture[] = [
  // The old tree, the herd on its way to the river.
  ...poster('tarangire', {
    light: light('sunset', 'tanzania', 'behind-right'),
    wide: [
      wash(0, 830, [
        [0, '#2a0f3c'],
        [0.55, '#5f1c4c'],
        [0.78, '#a83a44'],
        [0.92, '#f28a3c'],
        [1, '#ffd06e'],
      ]),
      glow(1800, 720, 600, '#ffd890', 0.95),
      cut(
        '#8a2f4a',
        '1200,800,1 1500,770 1800,786 2100,762 2400,780,1 2400,850,1 -10,850,1 -10,812,1 400,796 800,806',
      ),
      herd([baobab({ seed: 5 }), baobab({ seed: 2 })], {
        x: 1300,
        y: 826,
        width: 2200,
        height: 8,
        count: 9,
        metre: [9, 14],
        flat: '#5f1f48',
        shadow: false,
      }),
      wash(826, 1000, [
        [0, '#e8843c'],
        [0.5, '#8a3040'],
        [1, '#2a0c30'],
      ]),
      limbs('#ffcf84', '1300,850,1 1700,856,5 2100,850,1;1420,884,1 1720,890,4 1980,884,1', 0.8),
      place(baobab({ seed: 1 }), { x: 1800, y: 900, metre: 56, ...AGAINST }),
      place(elephantFacing(), { x: 1180, y: 912, metre: 64, ...AGAINST }),
      place(elephant('calf'), { x: 1330, y: 912, metre: 72, ...AGAINST }),
      place(elephantFacing('leaving'), { x: 1470, y: 908, metre: 58, ...AGAINST }),
      place(elephant('drinking'), { x: 2200, y: 906, metre: 50, ...AGAINST }),
      cut('#1d0826', '-10,910,1 500,900 1000,914 1500,900 2000,904 2400,890,1 2400,1010,1 -10,1010,1'),
    ],
    tall: [
      wash(0, 1130, [
        [0, '#2a0f3c'],
        [0.5, '#5f1c4c'],
        [0.75, '#a83a44'],
        [0.92, '#f28a3c'],
        [1, '#ffd06e'],
      ]),
      glow(600, 1010, 420, '#ffd890', 0.95),
      cut('#8a2f4a', '-10,1090,1 200,1060 480,1080 760,1056 1090,1080,1 1090,1150,1 -10,1150,1'),
      herd([baobab({ seed: 5 }), baobab({ seed: 2 })], {
        x: 540,
        y: 1112,
        width: 1100,
        height: 8,
        count: 6,
        metre: [9, 13],
        flat: '#5f1f48',
        shadow: false,
      }),
      wash(1116, 1350, [
        [0, '#e8843c'],
        [0.5, '#8a3040'],
        [1, '#2a0c30'],
      ]),
      place(baobab({ seed: 1 }), { x: 620, y: 1200, metre: 44, ...AGAINST }),
      place(elephant(), { x: 190, y: 1216, metre: 62, ...AGAINST }),
      place(elephant('calf'), { x: 350, y: 1216, metre: 70, ...AGAINST }),
      place(elephant('trunkRaised'), { x: 900, y: 1212, metre: 48, ...AGAINST }),
      cut('#1d0826', '-10,1214,1 300,1206 600,1196 1090,1208,1 1090,1360,1 -10,1360,1'),
    ],
  }),
];
