import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { bowedCrown, craneBowing, type Bow } from '../../figures/animals/craneBowing.ts';
import { coupleOnJetty } from '../../figures/people/coupleOnJetty.ts';
import { papyrusBurst, papyrusCup, type Burst } from '../../figures/plants/papyrusBurst.ts';
import { light } from '../../light/light.ts';

const [NIGHT, REED, SKY, LAKE, GLINT, DECK, SEAM] = [
  '#175654',
  '#0e4044',
  '#ffc24f',
  '#e8743b',
  '#ffc24f',
  '#5b2732',
  '#3d1a28',
];

/** Papyrus on the shore, at the left and at the right. */
const UMBELS: readonly Burst[] = [
  { x: 150, y: 220, r: 150, lean: -94, rays: 60, spread: 142 },
  { x: 40, y: 400, r: 140, lean: -98, rays: 56, spread: 142 },
  { x: 206, y: 600, r: 104, lean: -88, rays: 48, spread: 142 },
  { x: 1130, y: 310, r: 150, lean: -86, rays: 60, spread: 142 },
  { x: 1010, y: 640, r: 96, lean: -92, rays: 46, spread: 142 },
  { x: 1196, y: 560, r: 120, lean: -88, rays: 52, spread: 142 },
];
const stem = ({ x, y, r, lean = -90 }: Burst): string =>
  limb(`${x},${y},4 ${x - (lean + 90) * 3},${y + 300},5 ${x - (lean + 90) * 5},940,${r / 18}`);

/** The bows, the right one a little deeper. */
const LEFT: Bow = { x: 452, y: 276, turn: 27 };
const RIGHT: Bow = { x: 466, y: 258, turn: 35 };

/** The head of the article for two: two crowned cranes bow to each other, and the lake shows between their necks. */
export const entebbeCranes: readonly Picture[] = [
  picture(
    'articles/romanticgetaways',
    light('dusk', 'uganda', 'behind'),
    plan({ subject: [320, 330, 560, 400], camera: 'frame' }),
    wash([NIGHT, NIGHT]),
    inked(REED, 4, ...UMBELS.map(papyrusBurst)),
    cut(REED, ...UMBELS.map(stem), ...UMBELS.map(papyrusCup)),
    within(
      SKY,
      '600,372,1 500,310 420,280 340,300 300,400 320,520 400,660 600,900,1 800,660 880,520 900,400 860,300 780,280 700,310',
      cut(LAKE, '0,590,1 1200,590,1 1200,900,1 0,900,1'),
      cut(
        GLINT,
        limb('420,616,0 500,616,4 580,616,0; 640,640,0 720,640,4 800,640,0; 410,668,0 470,668,4 540,668,0'),
      ),
      cut('#c9562f', '0,590,1 300,590,1 330,572 420,562 470,570 540,590,1 1200,590,1 1200,600,1 0,600,1'),
      within(
        DECK,
        '478,716,1 722,716,1 770,930,1 430,930,1',
        inked(SEAM, 4, '420,738,1 780,738,1', '420,766,1 780,766,1', '420,802,1 780,802,1'),
      ),
      moved({ x: 600, y: 726, scale: 1.05 }, ...coupleOnJetty),
    ),
    bowedCrown(LEFT),
    moved({ x: 1200, y: 0, flip: true }, bowedCrown(RIGHT)),
    moved({ x: 1200, y: 0, flip: true }, ...craneBowing(RIGHT)),
    ...craneBowing(LEFT),
  ),
];
