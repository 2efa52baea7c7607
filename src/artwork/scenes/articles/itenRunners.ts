import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { capitals } from '../../drawing/letters.ts';
import { distanceRunner, type Running } from '../../figures/people/distanceRunner.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, ROAD, SHADOW, GREEN] = ['#fdeac4', '#2f5fae', '#c9502f', '#7c2430', '#1f5a3c'];
const [SKIN, DARK] = ['#6b3323', '#401c1c'];

type Runner = readonly [
  x: number,
  y: number,
  scale: number,
  stride: Running['stride'],
  vest: string,
  shorts: string,
  shoes: string,
];

/** The pack, the last one first: where each runs, and in what. */
const PACK: readonly Runner[] = [
  [352, 478, 0.72, 'land', '#d8283c', '#1c2b57', '#f4c23c'],
  [408, 486, 0.82, 'push', '#f4c23c', '#401c1c', '#fff4dc'],
  [470, 500, 0.98, 'swing', '#2f8f5c', '#1c2b57', '#f4c23c'],
  [566, 514, 1.16, 'fly', '#2456b8', '#1c1a2e', '#fff4dc'],
  [636, 540, 1.4, 'land', '#f4c23c', '#d8283c', '#2f8f5c'],
  [748, 566, 1.7, 'push', '#d8283c', '#1c1a2e', '#f4c23c'],
  [862, 616, 2.2, 'fly', '#1f7a4c', '#1c1a2e', '#fff4dc'],
];
/** A boy on his way to school, ahead of them all. */
const BOY: Runner = [1092, 664, 1.46, 'push', '#fff4dc', '#b98a4c', '#6b3323'];

const runner = ([x, y, scale, stride, vest, shorts, shoes]: Runner, head?: number) =>
  moved(
    { x, y, scale },
    ...distanceRunner({ stride, vest, shorts, shoes, skin: SKIN, shade: DARK, head, back: head === 1 }),
  );
const shadow = ([x, y, scale, stride]: Runner) =>
  moved(
    { x, y, scale, squash: -0.62, lean: -1.25 },
    ...distanceRunner({ stride, vest: SHADOW, shorts: SHADOW, shoes: SHADOW, skin: SHADOW, shade: SHADOW }),
  );

/** The head of the article about Kenya: the runners of Iten at sunrise. */
export const itenRunners: readonly Picture[] = [
  picture(
    'articles/kenyan8places',
    light('golden', 'kenya', 'right'),
    plan({ subject: [790, 190, 210, 290], camera: 'front' }),
    wash(SKY),
    floor(FAR, '-40,350 120,336 260,350,1 420,330 520,336,1 700,362 800,356,1 960,380 1240,372', 440),
    floor(GREEN, '-40,412 200,424 500,416 800,430 1240,420'),
    // The arch over the road into the town, and what it says.
    cut('#b3222f', box(66, 210, 26, 240), box(408, 210, 26, 240)),
    cut(GREEN, '30,214,1 30,120,1 150,84 350,84 470,120,1 470,214,1'),
    cut('#b3222f', box(30, 178, 440, 44)),
    inked('#fff4dc', 11, ...capitals('I', 146, 110, 8.5), ...capitals('TEN', 190, 110, 8.5)),
    inked('#fff4dc', 4.5, ...capitals('HOME OF CHAMPIONS', 50, 189, 3.9)),
    floor(ROAD, '-40,440,1 300,440,1 700,480,1 1240,520,1'),
    ...[...PACK, BOY].map(shadow),
    ...PACK.map((one) => runner(one)),
    runner(BOY, 1),
    // His satchel flies up behind him.
    moved(
      { x: BOY[0], y: BOY[1], scale: BOY[2] },
      cut('#2456b8', '-12,-142,1 -34,-146 -44,-136 -38,-104 -26,-98 -12,-104,1'),
      cut('#f4c23c', '-41,-126,1 -12,-128,1 -12,-122,1 -40,-120,1'),
    ),
  ),
];
