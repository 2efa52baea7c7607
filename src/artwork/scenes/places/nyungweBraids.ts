import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { zigzag } from '../../drawing/imigongo.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, SKIN, SHADE, CLOTH, BAND, INK] = [
  '#f7b267',
  '#7a4330',
  '#4f2826',
  '#b5371f',
  '#fbf1dc',
  '#1d191b',
];
const [DARK, LOW, LEAF, LIT, PATH] = ['#12452f', '#2b7a3e', '#4da647', '#8ccb50', '#b36a3e'];

const SCALP = '0,-400 120,-384 216,-326 276,-230 296,-110 284,10 244,120 176,200 80,238 0,244';

/** A braid of the head and a row of the field, `k` rows from the middle: from the crown to the nape. */
const row = (k: number): Layer[] => {
  const knots = Array.from({ length: 17 }, (_, n) => {
    const t = n / 16;
    const around = Math.sin(Math.PI * (0.1 + 0.84 * t));
    return [Math.round(k * 74 * around), Math.round(-410 + t * 634), Math.round(10 + 24 * around)] as const;
  });
  const bushes = (aside: number, share: number) =>
    knots.map(([x, y, r]) => disc(x - aside, y - aside, Math.round(r * share)));
  return [
    cut(LOW, ...bushes(0, 0.92)),
    cut(LEAF, ...bushes(4, 0.74)),
    inked(
      LIT,
      6,
      ...knots
        .slice(1, -1)
        .map(
          ([x, y, r]) =>
            `${x - 4 - Math.round(r * 0.4)},${y + 6},1 ${x - 4},${y - 8},1 ${x - 4 + Math.round(r * 0.4)},${y + 6},1`,
        ),
    ),
  ];
};

/** Nyungwe's tea, in rows as close as a braided head's; a path is the parting. */
export const nyungweBraids: readonly Picture[] = [
  picture(
    'places/nyungwe-2',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [440, 680, 330, 160], camera: 'back' }),
    wash(GROUND),
    moved(
      { x: 600, y: 424 },
      cut(SKIN, pair('260,-80,1 310,-100 342,-60 336,0 306,64 260,84,1')),
      cut(SHADE, pair('290,-60,1 316,-60 322,-20 300,40,1')),
      within(
        SKIN,
        twin('0,150,1 150,150,1 150,280 180,340 250,384 340,440,1 340,520,1 0,520,1'),
        cut(SHADE, '40,100,1 60,240 30,340 80,520,1 500,520,1 500,100,1'),
      ),
      within(
        CLOTH,
        twin('0,376 120,368 240,356 380,410 460,520,1 0,520,1'),
        // The dress, in the wall pattern of Rwanda.
        cut(BAND, zigzag(-480, 430, 44, 36, 500, 24)),
        cut(INK, zigzag(-480, 450, 44, 36, 500, 24)),
        cut(BAND, zigzag(-480, 470, 44, 36, 500, 24)),
        cut(CLOTH, zigzag(-480, 490, 44, 36, 500, 24)),
      ),
      within(
        DARK,
        twin(SCALP),
        cut(PATH, limb('20,-420,16 44,-200,28 46,0,28 30,160,20 14,250,8')),
        ...[-4.7, -3.8, -2.9, -2, -1.1, -0.2, 1.4, 2.3, 3.2, 4.1, 5].flatMap(row),
      ),
    ),
  ),
];
