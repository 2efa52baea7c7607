import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { place } from '../../figures/placing/place.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { crag } from '../../land/crag.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { forest } from '../../land/ridges.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';
import { brokenFall } from '../../water/brokenFall.ts';

const ROCK = { rock: '#2c5350', lit: '#43756a', shade: '#193a40' };

/** The gorge in the foothills of Kilimanjaro. */
export const kilimanjaroFoothillsFall: readonly Picture[] = [
  // The water breaks on its ledges; the mountain looks over the forest beside it.
  picture(
    'packages/kilimanjarofoothills-2',
    light('noon', 'tanzania', 'left'),
    plan({ subject: [660, 400, 200, 310], camera: 'wide' }),
    wash(0, 420, [
      [0, '#3f8fc0'],
      [0.6, '#a9d8e0'],
      [1, '#fdf3d2'],
    ]),
    kibo({ x: 330, y: 66, width: 960, body: '#8286bc', shade: '#5a62a2', snow: '#ffffff', cold: '#cfdcf0' }),
    mist({ y: 350, height: 60, strength: 1, colour: '#fdf3d2' }),
    forest({ y: 420, rise: 50, depth: 0.5, crown: 22, of: '#4f8a50' }),
    forest({ y: 500, rise: 60, depth: 0.34, crown: 30, of: '#2f6f48' }),
    crag(
      '420,560,1 470,440 540,340 600,270,1 640,220 720,208,1 840,204,1 880,150 960,96,1 1040,60 1120,44 1220,20,1 1220,760,1 400,760,1',
      [420, 100, 820, 640],
      { ...ROCK, count: 16 },
    ),
    cut(
      '#4f9a4a',
      '600,270,1 640,216 720,198,1 726,222,1 650,250,1;836,208,1 880,146 960,86 1040,50 1120,34 1220,10,1 1220,60,1 1120,86 1040,96 960,136 900,190 860,226,1',
    ),
    cut('#193a40', '712,216,1 848,212,1 880,440 920,760,1 620,760,1 660,460,1'),
    brokenFall(
      [
        { x: 786, y: 214, to: 404, lip: 92, foot: 112, lean: -8 },
        { x: 752, y: 398, to: 506, lip: 136, foot: 172, lean: -24 },
        { x: 664, y: 500, to: 722, lip: 84, foot: 128, lean: -22 },
        { x: 770, y: 494, to: 722, lip: 110, foot: 168, lean: 12 },
      ],
      { shade: '#9fd0d4', water: '#dff2ee', foam: '#ffffff', rock: '#2c5a60' },
    ),
    cut(
      '#2c5350',
      '826,404,1 850,386 910,392 930,420,1 900,470 880,540,1 850,480;566,506,1 590,484 640,488 650,520,1 640,580 600,560;700,520,1 716,506 730,520,1 736,600 724,660 706,600',
    ),
    cut(
      '#4f7f70',
      '826,404,1 850,384 910,390 930,420,1 890,404 850,402;566,506,1 590,482 640,486 652,510,1 610,502',
    ),
    glow(720, 716, 210, '#f4fffa', 0.7),
    cut('#2f8f9a', '-10,700,1 300,716 600,724 900,720 1210,700,1 1210,910,1 -10,910,1'),
    cut(
      '#6fc4bc',
      '500,740,1 740,722 1000,740 740,768;380,800,1 700,776 1040,800 740,828;560,860,1 800,846 1080,862 820,880',
      0.75,
    ),
    cut('#e6f6f0', '560,734,1 740,720 930,734 740,752', 0.9),
    crag('960,720,1 1020,690 1100,660 1220,650,1 1220,790,1 1100,780 1000,770', [960, 650, 260, 140], {
      ...ROCK,
      count: 6,
    }),
    place(treeFern(), { x: 1090, y: 700, metre: 60, depth: 0.2, by: CLEAR, shadow: false }),
    cut('#12303a', '-10,740,1 120,726 260,742 380,790 470,850 520,910,1 -10,910,1'),
    cut('#3a6a4a', '-10,740,1 120,726 260,742 380,790 420,816,1 330,790 200,766 90,760 -10,776,1'),
    place(guide('pointing'), {
      x: 250,
      y: 790,
      metre: 188,
      depth: 0.25,
      shadow: false,
      by: CLEAR,
      coat: CLOTHES.coral,
    }),
    cut('#12303a', '150,796,1 250,788 350,794 300,806 200,808', 0.6),
  ),
];
