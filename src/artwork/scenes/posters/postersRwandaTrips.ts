import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { infantAtWall, silverbackAtWall } from '../../figures/animals/silverbackAtWall.ts';
import { wallAway } from '../../land/wallAway.ts';
import { light } from '../../light/light.ts';

/** The morning, from the zenith to the horizon. */
const SKY = ['#f19a63', '#f5b076', '#f9c88d', '#fcdca8', '#fff0cf', '#fbc98c'];
const BEDS = ['#4f9a55', '#7fb65c', '#3d8450', '#64a858', '#f3efd2', '#46904f'];
const STONES = { gap: '#141836', tones: ['#343c6c', '#434c80', '#2a3160'], lit: '#d4a9b6' };
const [FAR_WOOD, WOOD, DEEP, CULM, CULM_LIT, JOINT] = [
  '#5fa872',
  '#55ab7c',
  '#2e8a77',
  '#3a9460',
  '#c5dc6c',
  '#1b6152',
];

/** A volcano's cone in the early sun, its peak at (0, 0), its foot 540 below. */
const cone: readonly Layer[] = [
  cut(
    '#7f92d0',
    '-60,6,1 -30,0 0,16 40,10 80,14,1 150,110 250,230 380,350 540,450 780,540,1 -820,540,1 -560,450 -380,340 -240,210 -130,90',
  ),
  cut(
    '#4d5fb0',
    '10,16,1 40,10 80,14,1 150,110 250,230 380,350 540,450 780,540,1 60,540,1 100,450,1 60,390,1 96,300,1 40,220,1 62,130,1 24,80,1',
  ),
  cut(
    '#98a9de',
    '-60,6,1 -40,4 -20,8,1 -60,110,1 -50,150,1 -130,280,1 -120,330,1 -250,480,1 -520,520,1 -620,480,1 -560,450 -380,340 -240,210 -130,90',
  ),
  cut('#6a7dc6', '80,14,1 144,110 240,230 362,342,1 300,310,1 280,260,1 190,190,1 180,140,1 110,90,1'),
];

/** Beds of potato and of white pyrethrum that run away from us to one point. */
const fields = (
  far: readonly [number, number],
  foot: number,
  from: number,
  until: number,
  wide: number,
): Layer[] => {
  const count = Math.ceil((until - from) / wide);
  const bed = (at: number) =>
    `${far[0]},${far[1]},1 ${from + at * wide},${foot},1 ${from + (at + 1) * wide},${foot},1`;
  return [
    floor(BEDS[0]!, `-40,${far[1]},1 2440,${far[1]},1`),
    ...BEDS.slice(1).map((ink, tone) =>
      cut(
        ink,
        ...Array.from({ length: count }, (_, at) => at)
          .filter((at) => at % BEDS.length === tone + 1)
          .map(bed),
      ),
    ),
  ];
};

/** Stems of bamboo that rise out of the picture: each its foot, how far its upper end leans, half its thickness. */
const culms = (
  ...stems: readonly (readonly [x: number, foot: number, lean: number, half: number])[]
): Layer[] => {
  const at = ([x, foot, lean]: readonly [number, number, number, number], y: number) =>
    x + (lean * (foot - y)) / foot;
  return [
    cut(
      CULM,
      ...stems.map((stem) =>
        limb(
          `${stem[0]},${stem[1]},${stem[3]} ${at(stem, stem[1] / 2)},${stem[1] / 2},${stem[3]} ${at(stem, -30)},-30,${stem[3]}`,
        ),
      ),
    ),
    cut(
      CULM_LIT,
      ...stems.map((stem) =>
        limb(
          `${stem[0] - stem[3] / 2},${stem[1]},${stem[3] / 2} ${at(stem, stem[1] / 2) - stem[3] / 2},${stem[1] / 2},${stem[3] / 2} ${at(stem, -30) - stem[3] / 2},-30,${stem[3] / 2}`,
        ),
      ),
    ),
    inked(
      JOINT,
      7,
      ...stems.flatMap((stem, nth) =>
        Array.from({ length: 5 }, (_, step) => stem[1] - 90 - nth * 37 - step * 190)
          .filter((y) => y > 0)
          .map((y) => `${Math.round(at(stem, y) - stem[3])},${y} ${Math.round(at(stem, y) + stem[3])},${y}`),
      ),
    ),
  ];
};

/** Sprays of bamboo leaves; each leaf its stalk's end, its length and how it hangs. */
const leaves = (...sprays: readonly (readonly [x: number, y: number, long: number])[]): Layer[] =>
  sprays.map(([x, y, long], nth) =>
    cut(
      nth % 2 ? CULM_LIT : '#8fc25f',
      ...[-64, -36, -8, 22].map((turn) => {
        const [dx, dy] = [Math.sin((turn * Math.PI) / 180) * long, Math.cos((turn * Math.PI) / 180) * long];
        return limb(`${x},${y},2 ${x + dx * 0.4},${y + dy * 0.34},${long / 8} ${x + dx},${y + dy},0`);
      }),
    ),
  );

/** The great view of the trip to the volcanoes: a silverback leans on the wall of the fields, and one of its stones has eyes. */
export const postersRwandaTrips: readonly Picture[] = poster('volcanoesandgorillas', {
  light: light('morning', 'rwanda', 'left'),
  wide: [
    wash(SKY[0]!),
    floor(SKY[1]!, '-40,230 500,190 1000,90 1700,120 2400,20'),
    floor(SKY[2]!, '-40,330 300,350 900,290 1300,180 1700,190 2400,240'),
    floor(SKY[3]!, '-40,430 300,400 800,450 1200,330 1500,340 2400,400'),
    floor(SKY[4]!, '-40,570 400,600 900,520 1300,480 2400,560'),
    moved({ x: 1190, y: 200, scale: 0.98 }, ...cone),
    cut(SKY[4]!, '300,650,1 600,610 800,640 1000,600 1300,640 1700,610,1 1700,760,1 300,760,1'),
    cut(SKY[5]!, '-40,690,1 300,660 700,690 1100,660 1700,690,1 1700,780,1 -40,780,1'),
    cut(
      FAR_WOOD,
      lobes(
        '-40,730 40,720 96,706 190,712 230,722 330,716 440,700 480,708 600,720 650,712 760,716 800,704 930,712 1010,700 1050,706 1180,690 1300,700 1420,680',
        0.8,
        '1600,780 -40,780',
      ),
    ),
    ...fields([860, 744], 1010, -3600, 2600, 170),
    cut(
      WOOD,
      lobes(
        '1180,760 1190,700 1250,676 1270,620 1340,596 1350,530 1420,500 1410,420 1480,370 1460,280 1530,220 1510,130 1590,60 1580,-40',
        0.62,
        '2440,-40 2440,900 1180,900',
      ),
    ),
    cut(
      DEEP,
      lobes(
        '1330,780 1350,720 1420,690 1440,620 1520,590 1520,500 1590,440 1580,340 1650,280 1630,170 1710,100 1700,-40',
        0.62,
        '2440,-40 2440,900 1330,900',
      ),
    ),
    ...culms([2120, 860, 40, 22], [2230, 860, -30, 15], [2330, 860, 26, 26]),
    ...leaves([2150, 150, 150], [2260, 330, 130], [2120, 470, 110], [2350, 120, 160], [2330, 560, 120]),
    moved({ x: 1690, y: 384, scale: 1.01 }, ...silverbackAtWall),
    moved({ x: 1222, y: 728, scale: 0.86 }, ...infantAtWall),
    wallAway({ top: [2420, 800], foot: [2420, 1600], far: [860, 744], ...STONES }),
    plan({ subject: [1450, 180, 480, 440], camera: 'front' }),
  ],
  tall: [
    wash(SKY[0]!),
    floor(SKY[1]!, '-40,220 300,220 700,110 1100,70'),
    floor(SKY[2]!, '-40,390 300,400 700,290 1100,260'),
    floor(SKY[3]!, '-40,560 300,570 700,470 1100,430'),
    floor(SKY[4]!, '-40,740 400,770 800,660 1100,660'),
    moved({ x: 300, y: 590, scale: 0.8 }, ...cone),
    cut(SKY[4]!, '-40,930,1 200,900 400,930 700,900 1100,920,1 1100,1060,1 -40,1060,1'),
    cut(SKY[5]!, '-40,990,1 200,966 500,990 1100,970,1 1100,1060,1 -40,1060,1'),
    ...fields([120, 1040], 1360, -2400, 1500, 170),
    cut(
      WOOD,
      lobes(
        '340,1060 350,1000 410,976 430,920 500,896 510,830 580,800 580,730 650,700 680,640 760,636 800,610 880,620 950,600 1020,620 1100,604',
        0.62,
        '1140,1200 340,1200',
      ),
    ),
    cut(
      DEEP,
      lobes(
        '460,1080 480,1020 540,990 560,920 640,890 650,800 720,760 780,710 860,720 920,680 1000,700 1100,676',
        0.62,
        '1140,1200 460,1200',
      ),
    ),
    ...leaves([1010, 640, 120], [1060, 780, 130], [990, 880, 100]),
    moved({ x: 660, y: 810, scale: 0.8 }, ...silverbackAtWall),
    moved({ x: 284, y: 1032, scale: 0.64 }, ...infantAtWall),
    wallAway({ top: [1120, 1116], foot: [1120, 1860], far: [120, 1040], ...STONES }),
    plan({ subject: [440, 660, 440, 420], camera: 'front' }),
  ],
});
