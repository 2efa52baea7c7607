import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { crag } from '../../land/crag.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { massif } from '../../land/peaks.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';
import { brokenFall } from '../../water/brokenFall.ts';

const FAR = { rock: '#3c5674', lit: '#557290', shade: '#2e4664' };
const NEAR = { rock: '#2a3a4c', lit: '#40566a', shade: '#182638' };

/** The gorge below the snow, its rocks under golden moss. */
export const rwenzoriGorge: readonly Picture[] = [
  picture(
    'places/rwenzori-3',
    light('morning', 'uganda', 'left'),
    plan({ subject: [490, 480, 220, 240], camera: 'below' }),
    wash(0, 500, [
      [0, '#4f86b0'],
      [0.6, '#c4d8d4'],
      [1, '#fff0cc'],
    ]),
    massif({
      summits: '120,260 260,150 380,210 520,50 660,180 780,110 900,230',
      base: 420,
      snow: 250,
      depth: 0.44,
      of: '#4a6a86',
    }),
    mist({ y: 350, height: 80, strength: 1, colour: '#fff0cc' }),
    // The rock at the head of the gorge; the water comes down it in steps, from the right to the left.
    crag(
      '180,900,1 180,470 300,400 480,350,1 620,330 700,336,1 760,310 860,290 1040,300,1 1040,900,1',
      [220, 320, 800, 480],
      { ...FAR, count: 12 },
    ),
    cut('#2a4060', '620,346,1 790,322,1 810,470 720,560 640,760,1 470,760,1 500,600 600,520 620,430'),
    brokenFall(
      [
        { x: 712, y: 336, to: 480, lip: 98, foot: 128, lean: -10 },
        { x: 668, y: 474, to: 580, lip: 158, foot: 190, lean: -46 },
        { x: 590, y: 570, to: 756, lip: 150, foot: 230, lean: -26 },
      ],
      { shade: '#a9c8d8', water: '#e4f0f0', foam: '#ffffff', rock: '#2f4866' },
    ),
    glow(570, 750, 230, '#fdf8e4', 0.8),
    crag(
      '-20,-20,1 70,-20,1 130,120 190,180 200,260,1 260,320 250,420 330,480,1 320,600 380,680 400,800,1 300,920,1 -20,920,1',
      [-20, 0, 420, 900],
      { ...NEAR, count: 14 },
    ),
    cut(
      '#e0a838',
      '70,-20,1 130,120 190,180 200,260,1 260,320 250,420 330,480,1 320,600 380,680 400,800,1 372,740 340,752,1 330,690 300,676,1 296,610 270,600,1 292,540 262,540,1 276,492 236,500,1 226,440 206,430,1 226,380 190,360,1 196,300 150,290,1 150,230 124,220,1 110,150 84,140,1 60,60 40,-20,1',
    ),
    crag(
      '1220,-20,1 1130,-20,1 1090,130 1010,200 1000,320,1 930,390 940,520 850,580,1 850,690 780,760 760,830,1 860,920,1 1220,920,1',
      [780, 0, 440, 900],
      { ...NEAR, count: 14 },
    ),
    cut(
      '#c98a30',
      '1130,-20,1 1090,130 1010,200 1000,320,1 930,390 940,520 850,580,1 850,690 780,760 760,830,1 800,770 836,776,1 836,720 880,710,1 866,640 910,632,1 910,570 964,570,1 950,500 986,480,1 962,420 1010,400,1 1010,340 1052,320,1 1040,250 1090,230,1 1090,160 1140,120,1 1150,-20,1',
    ),
    cut('#7fa4b4', '380,770,1 480,752 600,750 740,758 800,790,1 900,910,1 260,910,1'),
    cut(
      '#eaf4f0',
      '440,772,1 560,758 720,768 580,786;350,850,1 520,826 700,846 520,868;620,890,1 740,870 860,890 740,906',
      0.85,
    ),
    cut('#182638', '-20,830,1 140,800 300,816 420,860 520,920,1 -20,920,1'),
    cut('#e0a838', '-20,830,1 140,800 300,816 420,860 470,890,1 380,856 260,832 120,824 -20,850,1'),
    place(trekker('stepping'), {
      x: 300,
      y: 838,
      metre: 130,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: { ...OUTFITS.berry, body: '#e0563a' },
    }),
    place(groundsel({ variant: 2 }), {
      x: 1040,
      y: 850,
      metre: 104,
      depth: 0.06,
      rim: '#ffd27a',
      shadow: false,
    }),
    place(lobelia(), { x: 70, y: 830, metre: 84, depth: 0.1, rim: '#ffd27a', shadow: false }),
    cut('#101c2c', '860,920,1 900,850 1040,836 1220,800,1 1220,920,1'),
  ),
];
