import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bootsAndLantern, hutSill } from '../../figures/objects/bootsAndLantern.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { crag } from '../../land/crag.ts';
import { cut, glow } from '../../land/cutout.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { shower } from '../../sky/shower.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { brokenFall } from '../../water/brokenFall.ts';

const WET = { rock: '#1f4a4a', lit: '#336a60', shade: '#123438', count: 16 };

/** The hike in the Mountains of the Moon, further up: the fall, and the hut at night. */
export const moonHikeFall: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-4',
    light('morning', 'uganda', 'left'),
    plan({ subject: [320, 180, 110, 520], camera: 'back' }),
    sky({ horizon: 460, stops: ['#0f5a78', '#3f9aa8', '#b4dccc', '#fff0c4'] }),
    massif({
      summits: '560,300 700,190 800,260 930,90 1060,220 1180,170 1280,300',
      base: 440,
      snow: 270,
      depth: 0.46,
      of: '#3f6884',
    }),
    mist({ y: 400, height: 90, strength: 1, colour: '#fff0cc' }),
    forest({ y: 480, rise: 70, depth: 0.5, crown: 26, of: '#2f7a50' }),
    forest({ y: 590, rise: 60, depth: 0.3, crown: 34, of: '#1f5f40' }),
    crag(
      '-20,-20,1 150,-20,1 260,60 330,150,1 400,140 470,170 520,240,1 600,330 640,470 700,560,1 720,740,1 -20,760,1',
      [-20, 60, 720, 680],
      WET,
    ),
    cut(
      '#3f8a48',
      '150,-20,1 260,60 326,146,1 300,170 200,80 90,-20,1;404,140,1 470,166 524,238,1 600,330 640,470 700,560,1 640,520 580,400 500,290 420,180',
    ),
    cut('#0f3038', '318,150,1 410,144,1 480,300 500,460 540,740,1 200,740,1 270,460 300,300'),
    brokenFall(
      [
        { x: 366, y: 152, to: 330, lip: 78, foot: 96, lean: 8 },
        { x: 386, y: 322, to: 520, lip: 126, foot: 150, lean: -30 },
        { x: 300, y: 512, to: 722, lip: 96, foot: 140, lean: -30 },
        { x: 412, y: 508, to: 722, lip: 100, foot: 150, lean: 26 },
      ],
      { shade: '#94c8cc', water: '#d8f0ea', foam: '#ffffff', rock: '#184048' },
    ),
    glow(360, 716, 230, '#f6fff4', 0.8),
    cut('#1f7f88', '-20,716,1 300,726 700,728 1220,700,1 1220,920,1 -20,920,1'),
    cut('#7fd0c4', '120,752,1 360,734 640,752 380,780;40,820,1 320,796 640,820 340,848'),
    cut('#eafaf2', '190,742,1 350,728 540,742 360,760'),
    place(treeFern(), { x: 660, y: 716, metre: 70, depth: 0.16, shadow: false }),
    cut('#0f2c30', '-20,760,1 60,764 150,790 220,850 260,920,1 -20,920,1'),
    cut('#4f8a44', '-20,760,1 60,764 150,790 190,822,1 130,800 50,782 -20,780,1'),
    place(treeFern(), { x: 60, y: 800, metre: 104, depth: 0.12, shadow: false, flip: true }),
    cut('#0f2c30', '560,920,1 640,840 760,800 900,786 1040,800 1220,790,1 1220,920,1'),
    cut(
      '#5f9a48',
      '600,880,1 660,830 760,800 900,786 1040,800 1220,790,1 1220,812,1 1040,820 900,806 760,822',
    ),
    place(lobelia(), { x: 1110, y: 830, metre: 128, depth: 0.2, shadow: false }),
    place(trekker('shading'), {
      x: 860,
      y: 812,
      metre: 250,
      depth: 0.28,
      by: CLEAR,
      shadow: false,
      coat: OUTFITS.clay,
    }),
    cut('#0f2c30', '760,822,1 860,806 980,818 900,830', 0.7),
  ),
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [825, 560, 110, 150], camera: 'frame' }),
    sky({ stops: ['#16284e', '#24406c', '#466a94', '#86a8b8'], horizon: 560 }),
    massif({
      summits: '90,430 220,300 330,380 560,150 700,300 800,250 960,360 1090,320',
      base: 620,
      snow: 400,
      depth: 0.5,
      of: '#35527e',
    }),
    mist({ y: 590, height: 90, strength: 0.8, colour: '#9ab4c4' }),
    hills({ y: '-30,640 500,660 1230,620', rise: 30, depth: 0.3, of: 'leaf' }),
    place(groundsel({ variant: 3 }), { x: 650, y: 756, metre: 54, depth: 0.1, shadow: false }),
    hills({ y: '-30,740 500,724 1230,740', rise: 10, depth: 0.1, of: 'leaf', plain: true }),
    shower({ count: 120, long: 80, opacity: 0.4 }),
    ...hutSill,
    ...bootsAndLantern,
  ),
];
