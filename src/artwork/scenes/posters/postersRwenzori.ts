import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { lobes } from '../../drawing/lobes.ts';
import { sunbirdPerched } from '../../figures/animals/sunbirdPerched.ts';
import { walkerPausing } from '../../figures/people/walkerPausing.ts';
import { farGroundsel, leaningGroundsel } from '../../figures/plants/groundselsAtTarn.ts';
import { lobeliaColumn } from '../../figures/plants/lobeliaColumn.ts';
import { stanleyFirstLight } from '../../land/stanleyFirstLight.ts';
import { light } from '../../light/light.ts';

/** The sky from the zenith down to the light, and the clouds that lie across it. */
const SKY = ['#0b3350', '#0f4460', '#17597a', '#2b7090', '#7aa8a0', '#f6c07a'];
const [CLOUD, UNDER, STRATUM] = ['#d6e4dc', '#8fb4c4', '#1b5272'];
const PEAKS = { snow: '#fff0cf', ice: '#7fa6d6', rock: '#d27e58', deep: '#26467e' };
/** The walls of the valley, far to near. */
const WALLS = ['#2c6a70', '#17505a', '#0e3f48'];
const [MEADOW, SUNNY, LAKE, MIRROR, GLINT] = ['#2f7a58', '#8fb05a', '#1a5870', '#134658', '#f9dca6'];
const [BANK, MOSS, TUSSOCK] = ['#06222a', '#123f3c', '#2c6a4a'];
const LOBELIA = { core: '#0a2430', shade: '#174a4c', body: '#3f8270', lit: '#8fb47a', rim: '#f6e4a0' };

interface View {
  bands: readonly string[];
  /** Clouds that lie high across the sky. */
  strata: string;
  peaks: Placing;
  /** Crests of the cloud before the peaks, and its underside. */
  cloud: string;
  under: string;
  walls: readonly string[];
  meadow: string;
  sunny: string;
  /** The far shore of the lake. */
  shore: number;
  /** The valley wall in the water. */
  mirror: string;
  glints: string;
  /** Far groundsels on the other shore. */
  grove: readonly Placing[];
  bank: string;
  /** Planes of moss on the bank, and those that the light strikes. */
  moss: string;
  lit: string;
  groundsel: Placing;
  lobelia: Placing;
  sunbird: Placing;
  walker: Placing;
  subject: Box;
}

const tarn = (view: View): Layer[] => {
  const { shore, peaks } = view;
  const range = stanleyFirstLight(PEAKS);
  return [
    plan({ subject: view.subject, camera: 'frame' }),
    floor(SKY[0]!, '-40,-20 2440,-20'),
    ...view.bands.map((band, at) => floor(SKY[at + 1]!, band)),
    cut(STRATUM, view.strata),
    moved(peaks, ...range),
    cut(CLOUD, view.cloud),
    cut(UNDER, view.under),
    ...view.walls.map((wall, at) => cut(WALLS[at]!, wall)),
    floor(MEADOW, view.meadow),
    cut(SUNNY, view.sunny),
    ...view.grove.map((where) => moved(where, farGroundsel)),
    within(
      LAKE,
      `-40,${shore},1 2440,${shore},1 2440,1400,1 -40,1400,1`,
      moved({ ...peaks, y: 2 * shore - peaks.y - 60, squash: -0.62 }, ...range),
      cut({ fill: LAKE, opacity: 0.55 }, `-40,${shore},1 2440,${shore},1 2440,1400,1 -40,1400,1`),
      cut(MIRROR, view.mirror),
      cut(GLINT, view.glints),
    ),
    moved(view.groundsel, ...leaningGroundsel),
    floor(BANK, view.bank),
    cut(MOSS, view.moss),
    cut(TUSSOCK, view.lit),
    moved(view.walker, ...walkerPausing),
    moved(view.lobelia, ...lobeliaColumn({ tall: 400, half: 56, rows: 9, reach: 190 }, LOBELIA)),
    moved(view.sunbird, ...sunbirdPerched),
  ];
};

/** First light on the ice of the Rwenzori over a still tarn; a walker has stopped for a sunbird on a lobelia. */
export const postersRwenzori: readonly Picture[] = poster('rwenzori', {
  light: light('morning', 'uganda', 'right'),
  wide: tarn({
    bands: [
      '-40,330 600,300 1200,230 1800,120 2430,-20',
      '-40,520 600,500 1200,440 1800,330 2430,190',
      '-40,640 600,632 1200,600 1800,520 2430,420',
      '-40,690 900,690 1300,660 1800,470 2430,150',
      '-40,720 1000,716 1400,690 1900,560 2430,300',
    ],
    strata:
      '-40,372,1 300,330 800,300 1180,220,1 900,300 500,362 -40,404,1;620,420,1 900,384 1240,318,1 1000,402;1360,230,1 1700,130 2060,70 2430,-40,1 2430,10,1 2000,136 1700,186',
    peaks: { x: 1760, y: 744, scale: 1.2 },
    cloud: lobes(
      '1330,606 1430,594 1480,598 1620,574 1680,580 1840,548 1900,556 2010,540 2070,548 2150,552 2290,582',
      0.9,
    ),
    under: '1330,606,1 1600,594 1900,590 2290,582,1 2090,608 1800,626 1510,624',
    walls: [
      '-40,500,1 120,470,1 200,500,1 420,560,1 520,556,1 760,640,1 1000,690,1 1240,730,1 -40,760,1',
      '-40,430,1 60,440,1 160,520,1 240,530,1 420,640,1 520,650,1 760,740,1 -40,760,1',
      '2430,480,1 2300,560,1 2200,580,1 2060,660,1 1960,680,1 1840,740,1 2430,760,1',
    ],
    meadow: '-40,716 300,700 560,722 900,708 1200,724 1500,720 1800,726 2100,716 2430,700',
    sunny: '1240,724,1 1500,716 1800,722 2060,716,1 1900,734 1500,738',
    shore: 744,
    mirror:
      '-40,744,1 900,744,1 700,764,1 520,800,1 420,802,1 240,850,1 -40,890,1;1900,744,1 2440,744,1 2440,860,1 2200,800,1',
    glints:
      '-40,752,1 420,756 900,752,1 500,762 -40,768,1;300,800,1 640,796 980,802,1 640,808;1500,850,1 1680,846 1820,852,1 1660,858',
    grove: [
      { x: 980, y: 726, scale: 0.6 },
      { x: 840, y: 730, scale: 0.76, flip: true },
      { x: 700, y: 738, scale: 1 },
      { x: 560, y: 738, scale: 0.86, flip: true },
      { x: 250, y: 740, scale: 1.2 },
    ],
    bank: '-40,840,1 180,832,1 420,866,1 700,850,1 980,864,1 1240,840,1 1460,852,1 1760,840,1 1960,860,1 2160,836,1 2430,780,1',
    moss: '-40,890,1 180,832,1 420,866,1 300,910,1 60,1000,1 -40,1000,1;520,920,1 700,850,1 980,864,1 900,900,1 640,960,1;1120,900,1 1240,840,1 1460,852,1 1760,840,1 1700,890,1 1400,920,1 1200,960,1;1860,920,1 2160,836,1 2430,780,1 2430,860,1 2200,960,1',
    lit: '180,832,1 420,866,1 330,860,1 200,844,1;700,850,1 980,864,1 860,868,1 720,862,1;1460,852,1 1760,840,1 1720,860,1 1560,872,1;2060,866,1 2160,836,1 2430,780,1 2430,802,1 2200,860,1',
    groundsel: { x: 2400, y: 980, scale: 0.82 },
    lobelia: { x: 1330, y: 890, flip: true, scale: 1.22 },
    sunbird: { x: 1336, y: 386, scale: 1.5 },
    walker: { x: 1640, y: 884, scale: 1 },
    subject: [1640, 160, 300, 330],
  }),
  tall: tarn({
    bands: [
      '-40,330 400,300 1120,200',
      '-40,570 400,560 1120,470',
      '-40,760 400,740 1120,680',
      '-40,900 300,890 600,820 1120,600',
      '-40,950 300,940 700,880 1120,720',
    ],
    strata:
      '-40,420,1 200,380 460,366 700,300,1 560,370 300,420 -40,452,1;560,250,1 800,210 1120,120,1 1120,160,1 840,242;90,530,1 260,510 460,486,1 300,536',
    peaks: { x: 590, y: 1012, scale: 0.81 },
    cloud: lobes('270,916 350,906 380,910 490,890 530,896 650,876 700,882 790,870 830,878 940,898', 0.9),
    under: '270,916,1 490,908 670,904 940,898,1 790,918 620,932 410,930',
    walls: [
      '-40,760,1 40,780,1 120,850,1 200,880,1 300,960,1 420,1000,1 -40,1030,1',
      '-40,860,1 40,890,1 100,940,1 200,1000,1 -40,1030,1',
      '1120,800,1 1000,880,1 900,920,1 800,1000,1 1120,1030,1',
    ],
    meadow: '-40,990 200,980 500,1000 800,992 1120,976',
    sunny: '300,996,1 520,988 900,992,1 600,1010',
    shore: 1016,
    mirror: '-40,1016,1 300,1016,1 200,1050,1 100,1080,1 -40,1130,1;900,1016,1 1120,1016,1 1120,1090,1',
    glints: '-40,1030,1 160,1034 340,1030,1 160,1044 -40,1046,1',
    grove: [],
    bank: '-40,1220,1 120,1212,1 300,1236,1 460,1216,1 640,1228,1 860,1210,1 1120,1170,1',
    moss: '-40,1270,1 120,1212,1 300,1236,1 220,1290,1 60,1370,1 -40,1370,1;340,1280,1 460,1216,1 640,1228,1 600,1270,1 420,1330,1;680,1290,1 860,1210,1 1120,1170,1 1120,1260,1 900,1350,1',
    lit: '460,1216,1 640,1228,1 560,1240,1 476,1232,1;780,1246,1 860,1210,1 1120,1170,1 1120,1192,1 940,1230,1',
    groundsel: { x: 1080, y: 1300, scale: 0.66 },
    lobelia: { x: 200, y: 1262, flip: true, scale: 1.08 },
    sunbird: { x: 206, y: 816, scale: 1.3 },
    walker: { x: 520, y: 1254, scale: 0.92 },
    subject: [500, 620, 220, 230],
  }),
});
