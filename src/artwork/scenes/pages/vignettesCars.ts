import { floor, inked, moved, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { kampala } from '../../figures/buildings/kampala.ts';
import { carKey } from '../../figures/objects/carKey.ts';
import { place } from '../../figures/placing/place.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The cars that one can hire: a key, and what it is for. */
export const vignettesCars: readonly Picture[] = [
  picture(
    'vignettes/service-car-rental',
    light('morning', 'uganda', 'left'),
    plan({ subject: [240, 190, 190, 290], camera: 'close' }),
    strata(['#57b4b4', '#c4e8cc', '#fff4cc'], { height: 700 }),
    place(kampala(), {
      x: 620,
      y: 640,
      metre: 17,
      shadow: false,
      by: CLEAR,
      coat: { body: '#7fb49a', shade: '#a8d0b0', dark: '#4f8a80', accent: '#d8512f', lit: '#fff0c0' },
    }),
    floor('#3f9a5c', '-40,650 300,620 700,650 1240,620'),
    floor('#1f7550', '-40,720 400,690 900,720 1240,690'),
    floor('#cf5f34', '-40,780 500,760 1240,790'),
    place(toyotaVan(), {
      x: 900,
      y: 830,
      metre: 66,
      by: CLEAR,
      coat: {
        body: '#fbf3e2',
        shade: '#cdbfae',
        dark: '#2a2430',
        lit: '#bfe0dc',
        pale: '#8a94a0',
        accent: '#e9573a',
      },
    }),
    floor('#8f3a24', '-40,870 500,850 1240,880'),
    inked('#3a2418', 12, '470,-20 470,40'),
    moved({ x: 470, y: 20, scale: 1.22, turn: 4 }, ...carKey),
  ),
];
