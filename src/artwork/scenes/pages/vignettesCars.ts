import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { kampala } from '../../figures/buildings/kampala.ts';
import { carKey } from '../../figures/objects/carKey.ts';
import { place } from '../../figures/placing/place.ts';
import { dustyWheel } from '../../figures/vehicles/dustyWheel.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The cars that one can hire: a wheel, and a key. */
export const vignettesCars: readonly Picture[] = [
  picture(
    'vignettes/carhire',
    light('morning', 'uganda', 'left'),
    plan({ subject: [560, 260, 620, 620], camera: 'close' }),
    strata(['#7cc4c0', '#d8eed0', '#fff4d0'], { height: 600 }),
    cut(
      '#a4d4b4',
      '-40,560,1 120,440,1 220,500,1 360,400,1 520,520,1 700,430,1 900,540,1 900,700,1 -40,700,1',
    ),
    cut(
      '#6fb48a',
      '-40,560,1 120,440,1 150,540,1 100,700,1 -40,700,1',
      '360,400,1 520,520,1 480,700,1 380,700,1',
    ),
    floor('#3f9a5c', '-40,620 200,590 420,630 1240,640'),
    floor('#1f7550', '-40,690 100,680 260,640 500,680 1240,700'),
    cut(
      '#cf5f34',
      '-40,900,1 180,700,1 230,660 180,640 240,612,1 262,612,1 240,640 330,664 400,720,1 640,800,1 1240,800,1 1240,920,1 -40,920,1',
    ),
    cut(
      '#f0915a',
      '-40,900,1 180,700,1 230,660 180,640 240,612,1 248,612,1 210,640 276,664 260,720,1 160,920,1 -40,920,1',
    ),
    // The car's wing, above and behind the wheel.
    cut('#163a2c', '470,560,1 520,360 640,250 860,200 1240,200,1 1240,900,1 900,860,1 600,660,1 560,560,1'),
    cut(
      '#2f7a52',
      '380,300,1 460,210 700,150 1240,140,1 1240,360,1 1180,300 1060,230 900,210 740,240 600,330 520,460 490,580,1 400,560,1 376,420',
    ),
    cut(
      '#6fbf80',
      '380,300,1 460,210 700,150 1240,140,1 1240,176,1 720,188 500,240 420,320 410,560,1 400,560,1 376,420',
    ),
    cut('#f4ead2', disc(436, 400, 40, 58)),
    cut('#ffd76a', disc(428, 400, 30, 48)),
    cut('#c9b795', '350,540,1 480,556,1 476,610,1 344,594,1'),
    cut('#f4ead2', '350,540,1 480,556,1 479,570,1 348,554,1'),
    cut('#5a2418', '420,890,1 600,868 900,850 1240,850,1 1240,920,1 480,920,1'),
    dustyWheel(880, 590),
  ),
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
