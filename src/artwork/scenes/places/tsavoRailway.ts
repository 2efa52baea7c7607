import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { lionessResting } from '../../figures/animals/lionessResting.ts';
import { place } from '../../figures/placing/place.ts';
import { viaductTrain } from '../../figures/placing/viaductTrain.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The railway through Tsavo: a lion without a mane at the foot of the viaduct. */
export const tsavoRailway: readonly Picture[] = [
  picture(
    'places/tsavo-4',
    light('golden', 'kenya', 'left'),
    plan({ subject: [600, 180, 180, 480], camera: 'below' }),
    wash(
      [
        [0, '#164a9c'],
        [0.55, '#6fb0d8'],
        [1, '#fff0cc'],
      ],
      { height: 640 },
    ),
    // The Yatta Plateau's ruled line.
    cut('#6a3a66', '-20,588,1 1220,580,1 1220,660,1 -20,660,1'),
    cut('#97608c', '-20,588,1 1220,580,1 1220,588,1 -20,597,1'),
    floor('#ffc98a', '0,640 600,636 1200,640'),
    floor('#f0985a', '0,668 400,660 800,672 1200,664'),
    place(elephant(), { x: 480, y: 694, metre: 16, flat: '#a03a1c', shadow: false }),
    place(elephant('calf'), { x: 536, y: 698, metre: 16, flat: '#a03a1c', shadow: false }),
    place(elephant(), { x: 666, y: 712, metre: 20, flat: '#a03a1c', shadow: false }),
    grain({ y: 740, to: 900, colour: '#b8502c' }),
    // The viaduct's shade runs along beside it.
    cut('#8a2c24', '150,642,1 1240,880,1 1240,920,1 620,920,1'),
    ...viaductTrain,
    cut('#d8622f', '-20,690,1 300,716 560,780 820,850 1000,920,1 -20,920,1'),
    cut('#8a2c24', '380,850,1 480,846 600,856 640,866 560,876 300,872'),
    place(lionessResting(), {
      x: 330,
      y: 862,
      metre: 52,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      flip: true,
      coat: {
        body: '#e0a050',
        shade: '#9a5034',
        lit: '#fff0b8',
        dark: '#2c1420',
        pale: '#f6d49a',
        accent: '#ffd98a',
      },
    }),
    floor('#b0441f', '0,868 160,858 300,863 480,862 640,876 800,900', 920),
  ),
];
