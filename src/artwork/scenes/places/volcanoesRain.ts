import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { gorillaInRain } from '../../figures/animals/gorillaInRain.ts';
import { light } from '../../light/light.ts';

const [MIST, HAZE, FAR, MIDDLE, NEAR, DEEP, WET, YELLOW] = [
  '#cfe0d2',
  '#a9c7bd',
  '#78a5a0',
  '#3f7577',
  '#1f4d54',
  '#0a252e',
  '#e6f2e4',
  '#f7b52c',
];

/** A strip of the leaf above us between two veins, from the midrib to the rim. */
interface Strip {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  left: readonly [x: number, y: number];
  right: readonly [x: number, y: number];
}

/** The leaf's strips from the left; here and there it is torn between two. */
const STRIPS = ((): readonly Strip[] => {
  const chance = random('leaf');
  const rib = (x: number) => [x, Math.round(-96 + ((x - 640) / 60) ** 2 * 0.3)] as const;
  let x = -420;
  return Array.from({ length: 26 }, (_, at) => {
    const wide = chance.between(48, 88);
    const torn = [5, 8, 12, 13, 18, 22].includes(at) ? chance.between(10, 26) : 0;
    const edge = (px: number) => Math.round(232 + ((px - 790) / 50) ** 2 * 0.66 + chance.between(-9, 9));
    const [left, right] = [Math.round(x + torn), Math.round(x + wide)];
    const strip = {
      from: rib(Math.round(x * 0.86 + 250)),
      to: rib(Math.round((x + wide) * 0.86 + 250)),
      left: [left, edge(left) - Math.round(torn * 0.5)],
      right: [right, edge(right)],
    } as const;
    x += wide;
    return strip;
  });
})();

/** The leaf from below: the sky shines through it. */
function leaf(): Layer[] {
  const between = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], share: number) =>
    `${Math.round(ax + (bx - ax) * share)},${Math.round(ay + (by - ay) * share)}`;
  const tones = ['#3d8753', '#4d9a58', '#34794f', '#459156'];
  const shape = ({ from, to, left, right }: Strip, share: number, sag: number) => {
    const [low, high] = [between(from, left, share), between(to, right, share)];
    const [[lx = 0, ly = 0], [rx = 0, ry = 0]] = [low.split(',').map(Number), high.split(',').map(Number)];
    return `${from[0] - 2},${from[1]},1 ${to[0] + 2},${to[1]},1 ${between(to, right, 0.5 * share)},1 ${rx},${ry},1 ${Math.round((lx + rx) / 2)},${Math.round((ly + ry) / 2) + sag} ${lx},${ly},1 ${between(from, left, 0.5 * share)},1`;
  };
  return [
    ...tones.map((ink, tone) =>
      cut(ink, ...STRIPS.filter((_, at) => (at * 7) % 4 === tone).map((one) => shape(one, 1, 14))),
    ),
    ...['#1f5c49', '#276a4d'].map((ink, tone) =>
      cut(
        ink,
        ...STRIPS.filter((_, at) => at % 2 === tone).map((one, at) =>
          shape(one, 0.58 + ((at * 5) % 7) * 0.045, 4),
        ),
      ),
    ),
    inked(
      '#58a35a',
      2,
      ...STRIPS.flatMap(({ from, to, left, right }) =>
        [0.25, 0.5, 0.75].map((part) => {
          const top = between(from, to, part).split(',').map(Number) as [number, number];
          const foot = between(left, right, part).split(',').map(Number) as [number, number];
          return `${top.join(',')} ${between(top, foot, 0.96)}`;
        }),
      ),
    ),
    cut(
      '#a9d07a',
      ...STRIPS.map(({ from, left }) =>
        limb(`${from[0]},${from[1]},4 ${between(from, left, 0.5)},3 ${left[0]},${left[1]},1`),
      ),
    ),
  ];
}

/** Drops that hang from the rim and fall from it. */
function drops(): Layer {
  const chance = random('drops');
  const beads = STRIPS.flatMap(({ left, right }, at) => [
    [left[0] + 3, left[1] + 4] as const,
    ...(at % 3 === 1
      ? [[Math.round((left[0] + right[0]) / 2), Math.round((left[1] + right[1]) / 2) + 8] as const]
      : []),
  ]);
  return cut(
    WET,
    ...beads.map(([x, y]) => {
      const r = chance.between(3, 7);
      return `${x},${y - 6},1 ${Math.round(x + r)},${Math.round(y + r)} ${x},${Math.round(y + r * 2.4)} ${Math.round(x - r)},${Math.round(y + r)}`;
    }),
    ...beads
      .filter((_, at) => at % 3 !== 1)
      .map(([x, y]) => {
        const fall = chance.between(40, 420);
        return limb(
          `${x},${Math.round(y + fall)},0 ${x},${Math.round(y + fall + 22)},3 ${x},${Math.round(y + fall + 28)},2`,
        );
      }),
  );
}

/** Rain that drives to the left, one depth of it. */
function rain(
  seed: string,
  ink: string,
  width: number,
  count: number,
  long: number,
  y: readonly [number, number],
): Layer {
  const chance = random(`rain ${seed}`);
  return inked(
    ink,
    width,
    ...Array.from({ length: count }, () => {
      const [x, top, far] = [
        chance.between(-20, 1260),
        chance.between(...y),
        long * chance.between(0.6, 1.3),
      ];
      return `${Math.round(x)},${Math.round(top)} ${Math.round(x - far * 0.22)},${Math.round(top + far)}`;
    }),
  );
}

/** A trunk of hagenia with its moss, leaning. */
const hagenia = (x: number, y: number, scale: number, ink: string, flip = false): Layer =>
  moved(
    { x, y, scale, flip, fill: ink },
    cut(
      {},
      limb('0,20,44 6,-100,34 -20,-220,30 10,-340,28 60,-460,24 90,-620,18'),
      limb('-6,-210,26 60,-290,20 150,-330,16 240,-400,10'),
      limb('6,-330,24 -60,-410,18 -150,-440,12 -220,-500,8'),
      '-30,-120,1 -44,-40 -36,20,1 -10,0,1 -16,-110,1;90,-312,1 96,-250 84,-210,1 120,-262 130,-322,1;150,-330,1 158,-270 148,-240,1 180,-290 190,-350,1;-60,-410,1 -66,-340 -78,-310,1 -40,-360 -30,-380,1;-130,-436,1 -130,-380 -142,-356,1 -110,-396 -104,-430,1',
      ...[230, 176, 286, 330, -220, -160, -270, 100, 30, 170, -40].map((cx, at) =>
        disc(
          cx,
          [-420, -404, -436, -416, -510, -492, -498, -640, -626, -622, -610][at]!,
          56 - (at % 3) * 8,
          24 + (at % 2) * 6,
        ),
      ),
    ),
  );

/** Somebody who waits in a rain cape, the hood up, turned to the right; 170 high. */
const caped = (cape: string, shade: string, x: number, y: number, scale: number, flip = false): Layer =>
  moved(
    { x, y, scale, flip },
    cut(
      DEEP,
      limb('-12,-50,10 -12,-24,9 -14,-4,8', '14,-50,10 16,-24,9 16,-4,8'),
      '-24,-8,1 -2,-8,1 4,0,1 -24,0,1;6,-8,1 26,-8,1 34,0,1 6,0,1',
    ),
    cut(
      cape,
      '0,-172 22,-166 28,-146,1 24,-132,1 44,-112 50,-80 56,-40,1 30,-32 -10,-34 -46,-40,1 -44,-90 -34,-120 -20,-134,1 -24,-156',
    ),
    cut(shade, '-20,-134,1 -34,-120 -44,-90 -46,-40,1 -14,-34,1 -8,-80 -10,-120,1'),
    cut(DEEP, '10,-160,1 22,-160 27,-147 22,-134,1 8,-138,1'),
    inked(DEEP, 4, '46,-96 60,0'),
  );

/** Ferns at our feet: fronds that arch to both sides. */
function ferns(seed: string, ink: string, count: number, y: number, size: number): Layer {
  const chance = random(`ferns ${seed}`);
  return cut(
    ink,
    ...Array.from({ length: count }, (_, at) => {
      const x = Math.round(((at + chance.next()) / count) * 1280 - 40);
      const tall = size * chance.between(0.6, 1.15);
      const bend = chance.between(-0.9, 0.9) * tall;
      const on = (share: number) =>
        [x + bend * share * share, y - tall * (1.25 * share - 0.35 * share * share)] as const;
      const blades = [0.25, 0.36, 0.47, 0.58, 0.69, 0.8, 0.9].flatMap((share) => {
        const [px, py] = on(share);
        const reach = size * 0.36 * (1.1 - share);
        return [1, -1].map((side) =>
          limb(
            `${Math.round(px)},${Math.round(py)},1 ${Math.round(px + side * reach * 0.5 + bend * 0.1)},${Math.round(py - reach * 0.16)},${Math.max(2, reach * 0.13).toFixed(1)} ${Math.round(px + side * reach + bend * 0.16)},${Math.round(py + reach * 0.3)},0`,
          ),
        );
      });
      const [[mx, my], [tx, ty]] = [on(0.5), on(1)];
      return `${limb(`${x},${y + 20},3 ${Math.round(mx)},${Math.round(my)},2 ${Math.round(tx)},${Math.round(ty)},0`)}${blades.join('')}`;
    }),
  );
}

/** Rain on the trek in the forest of the Virunga: all wait until it is over. */
export const volcanoesRain: readonly Picture[] = [
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'behind'),
    plan({ subject: [620, 420, 250, 300], camera: 'frame' }),
    wash(HAZE),
    cut(MIST, '40,560,1 80,430 220,400 260,300 420,210 640,190 860,220 940,330 1060,380 1100,520 1000,620,1'),
    cut('#e6f0de', '230,580,1 270,470 350,440 380,330 540,260 700,270 760,350 860,400 880,520 820,600,1'),
    hagenia(1020, 590, 0.8, '#a0c0b7', true),
    hagenia(560, 560, 0.5, '#a9c7bd'),
    rain('far', WET, 1, 90, 40, [200, 560]),
    hagenia(120, 640, 0.95, FAR),
    floor(FAR, '-40,600 200,584 420,600 700,570 960,590 1240,560'),
    rain('middle', WET, 2, 70, 70, [200, 600]),
    caped('#4f7f86', '#376268', 250, 630, 0.74),
    caped('#5b6f94', '#42557a', 312, 620, 0.64),
    caped(YELLOW, '#d08a1e', 376, 642, 0.84),
    caped('#4f7f86', '#376268', 450, 626, 0.7, true),
    floor(MIDDLE, '-40,650 240,632 480,650 760,700 1000,690 1240,640'),
    hagenia(1130, 780, 1.2, NEAR, true),
    moved(
      { x: 790, y: 770, scale: 1.12 },
      ...gorillaInRain({ fur: '#14222d', shade: DEEP, face: '#3c4a5a', silver: '#7f979e', wet: WET }),
    ),
    floor(NEAR, '-40,760 300,740 620,766 900,776 1240,740'),
    ferns('far', NEAR, 18, 772, 80),
    rain('near', WET, 3, 46, 130, [300, 760]),
    ferns('near', DEEP, 13, 920, 190),
    ...leaf(),
    drops(),
  ),
];
