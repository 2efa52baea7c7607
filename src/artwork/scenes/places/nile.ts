import { picture, type Picture } from '../../canvas/picture.ts';
import { cut, moved, spots } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { fishStartled } from '../../figures/placing/fishStartled.ts';
import { rafters } from '../../figures/people/rafters.ts';
import { kingfisherStoop } from '../../figures/placing/kingfisherStoop.ts';
import { place } from '../../figures/placing/place.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { cutWater } from '../../water/cutWater.ts';
import { softWater } from '../../water/softWater.ts';

const CREW = { lit: '#7d4a31', dark: '#26202a', pale: '#fff3dc' };
const RAFT = {
  red: { ...CREW, body: '#c4331f', shade: '#7a1f1a', accent: '#f3b53c' },
};
/** The young Nile at Jinja. */
export const nile: readonly Picture[] = [
  picture(
    'places/nile-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [440, 160, 360, 240], camera: 'close' }),
    sky({ stops: ['#cfe8d4', '#e2f0d4', '#f2f4d4', '#fbf4d4'], horizon: 420 }),
    forest({ y: 380, rise: 120, depth: 0.82, crown: 18, to: 440 }),
    forest({ y: '-40,300 140,340 300,440 420,560', rise: 60, depth: 0.55, crown: 26, to: 446 }),
    forest({ y: '760,560 900,430 1060,350 1240,280', rise: 60, depth: 0.55, crown: 26, to: 446 }),
    softWater({ y: 430, to: 690, rows: 5, size: 34, calm: 0.3, of: '#b4dcd0', foam: '#fbfff2' }),
    cut({ fill: '#3f7a70', opacity: 0.5 }, '826,528,1 1090,528,1 1060,552 940,560 850,548'),
    place(rafters(), { x: 950, y: 536, metre: 48, turn: -5, shadow: false, coat: RAFT.red }),
    cut(
      '#fbfff2',
      '806,548,1 826,530 846,532,1 866,520 890,528,1 916,522 946,536,1 976,522 1004,528,1 1024,510 1048,514,1 1066,502 1084,512,1 1100,524 1150,540,1 1080,550 960,556 860,554',
    ),
    cutWater({ y: 664 }),
    cut(
      { fill: '#d8f4e4', opacity: 0.16 },
      '180,676,1 290,674,1 180,920,1 20,920,1',
      '470,668,1 640,664,1 700,920,1 440,920,1',
      '820,668,1 900,670,1 1010,920,1 880,920,1',
    ),
    moved({ x: 96, y: 206, scale: 0.76 }, ...fishStartled),
    kingfisherStoop({ x: 424, y: 702, scale: 0.76, turn: 22 }),
    // The first water that the bill throws up.
    cut(
      '#fbfff2',
      '352,668,1 368,650 362,626,1 386,640 394,660,1 404,634 396,606,1 420,632 426,660,1 452,640 468,620,1 466,648 478,664,1 500,660 516,650,1 508,670 480,680 430,684 380,680',
      ...spots('350,606 386,578 478,598 500,626', 6),
    ),
  ),
];
