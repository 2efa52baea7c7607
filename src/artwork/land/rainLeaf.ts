import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';
import { disc, limb, line } from '../drawing/brush.ts';

/** Heavy rain over a picture of 1200 x 900 that leaves dry what is under the leaf. */
export const downpour: Layer = (canvas) => {
  const source = canvas.random('downpour');
  const rows: string[][] = [[], []];
  for (let at = 0; at < 190; at++) {
    const [x, y] = [source.between(-20, 1240), source.between(-60, 880)];
    const long = source.between(40, 120);
    const dry = x > 250 && x < 840 - (y - 200) * 0.28 && y + long > 60 && y < 720;
    if (!dry) rows[at % 2]!.push(line(`${x},${y} ${x - long * 0.24},${y + long}`));
  }
  canvas.path(rows[0]!.join(''), { stroke: '#f4fbf6', width: 4, opacity: 0.8 });
  canvas.path(rows[1]!.join(''), { stroke: '#d4ebe6', width: 2, opacity: 0.8 });
};

/** One broad leaf on its stalk from the left edge, bent over whoever sits below; rain breaks on it and runs off its tip. */
export const rainLeaf: readonly Layer[] = [
  cut('#1d4a32', limb('-20,250,22 70,150,14 180,110,11 290,120,6')),
  cut('#5f9a4e', limb('-20,236,6 66,142,4 180,101,3')),
  within(
    '#1c5c3e',
    '230,128,1 330,40 520,-6 710,30 850,120 912,250,1 900,216 820,226,1 800,196 720,218,1 700,186 620,200,1 600,176 500,194,1 484,166 400,180,1 380,150',
    cut('#3f9350', '220,130,1 330,36 520,-10 710,26 850,116 914,250,1 850,190 740,128 600,100 420,104'),
    cut('#74bf62', '300,60,1 420,14 540,0 680,24 800,90,1 700,56 600,36 460,30'),
    inked(
      '#1c5c3e',
      4,
      '360,108 400,50 450,20',
      '470,102 510,40 560,4',
      '590,102 640,60 690,40',
      '700,118 760,96 800,96',
    ),
    inked(
      '#0f4030',
      4,
      '430,108 450,150 484,166',
      '560,104 590,150 600,176',
      '670,116 690,160 700,186',
      '770,150 790,170 800,196',
    ),
  ),
  inked('#c6e29a', 6, '228,128 420,98 600,94 760,134 860,196 912,250'),
  cut('#f4fbf6', disc(912, 276, 6, 12), disc(820, 256, 4, 9), disc(720, 244, 4, 9)),
];

/** A mossy bough that leaves a trunk on the left edge, its upper side at y 700. */
export const mossyBough: readonly Layer[] = [
  within(
    '#5a3f44',
    '-20,-20,1 110,-20,1 96,240 92,480 110,620 180,676 340,700 560,704 760,706 960,680 1120,610,1 1124,622 980,720 800,764 560,776 360,790 220,830 160,920,1 -20,920,1',
    cut('#7c5c58', '-20,-20,1 34,-20,1 30,300 20,640 60,920,1 -20,920,1'),
    cut(
      '#38262f',
      '110,-20,1 76,-20,1 66,300 70,560 100,700 200,760 380,750 600,746 800,730 980,690 1130,600,1 1140,640 980,760 700,800 300,840 120,920,1 160,920,1',
    ),
    cut(
      '#7fae54',
      '92,600,1 130,640 190,668 340,692 560,696 760,698 960,672 1130,596,1 1060,660 960,694 860,706 800,722 740,712 600,722 520,712 400,726 330,708 240,712 150,680',
    ),
    inked(
      '#38262f',
      5,
      '50,40 44,300 40,500',
      '40,540 60,700 90,800',
      '240,750 420,744 560,748',
      '640,736 780,730',
    ),
  ),
];
