import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { calfDrinking, cowDrinking } from '../../figures/animals/calfAtFirstDrink.ts';
import { light } from '../../light/light.ts';

const [SKY, BANK, WATER, SHALLOW] = ['#ffe0a0', '#f0a862', '#1d6f7e', '#5aa3a0'];

const streaks = (rows: string) => rows.split(';').map((row) => limb(row));

/** A baobab on the far bank, bare. */
const BAOBAB = limb(
  '0,10,66 0,-40,46 2,-100,40 4,-150,34;-22,-120,20 -60,-186,11 -120,-214,5 -156,-212,0;-12,-130,18 -30,-210,9 -54,-262,0;20,-120,20 66,-180,11 116,-200,5 156,-196,0;12,-130,17 30,-214,8 34,-274,0;-56,-178,9 -84,-222,4 -96,-252,0;60,-174,9 92,-224,4 110,-252,0',
);

/** At the river in the dry months. */
export const tarangireFirstDrink: readonly Picture[] = [
  // A calf does not know yet what its trunk is for: it drinks with its mouth, beside its mother.
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [440, 130, 420, 380], camera: 'front' }),
    wash(SKY),
    moved({ x: 1010, y: 526, scale: 0.9 }, cut(BANK, BAOBAB)),
    floor(BANK, '-40,520 300,512 700,522 1240,508'),
    within(
      WATER,
      box(-20, 596, 1240, 340),
      cut(SHALLOW, ...streaks('-40,596,9 400,598,12 800,596,8 1240,598,12')),
      moved({ x: 470, y: 760, squash: -0.85 }, ...cowDrinking),
      moved({ x: 962, y: 806, scale: 1.04, squash: -0.85 }, ...calfDrinking),
      wash({ fill: WATER, opacity: 0.5 }),
      cut(
        WATER,
        ...streaks(
          '220,826,0 420,832,7 700,826,0;330,866,0 540,872,9 880,864,0;760,838,0 960,844,8 1180,838,0',
        ),
      ),
    ),
    moved({ x: 470, y: 752 }, ...cowDrinking),
    moved({ x: 962, y: 798, scale: 1.04 }, ...calfDrinking),
    // The water closes round legs, trunk and mouth.
    cut(
      SHALLOW,
      ...streaks(
        '236,758,0 340,760,6 440,758,0;400,768,0 490,771,8 590,768,0;520,758,0 600,760,6 700,758,0;736,806,0 806,808,7 890,806,0;860,802,0 920,804,5 1000,802,0;1040,802,0 1120,804,6 1200,802,0;450,788,0 490,791,4 540,788,0',
      ),
    ),
  ),
];
