import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, outline, panel } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { silverbackFace } from '../../figures/animals/silverbackFace.ts';
import { light } from '../../light/light.ts';

const [GROUND, FUR, PLATE, EDGE, RING, RED] = [
  '#f6c445',
  '#18242c',
  '#47596a',
  '#2b3944',
  '#8b9cab',
  '#e8503a',
];

/** A camera from the front: its hump is a silverback's crest, its lens his face. */
export const cameraSilverback: readonly Picture[] = [
  picture(
    'articles/gorillatrekkingtips',
    light('noon', 'uganda', 'left'),
    plan({ subject: [140, 330, 920, 470], camera: 'front' }),
    wash(GROUND),
    moved(
      { x: 600, y: 540 },
      // Release, dial and lugs.
      cut(RED, panel('-390,-262,14 -300,-262,14 -300,-200,2 -390,-200,2')),
      cut(
        EDGE,
        panel('286,-268,10 410,-268,10 410,-200,2 286,-200,2'),
        pair('440,-120,1 490,-110 490,-70 440,-60,1'),
      ),
      within(
        PLATE,
        panel('-462,-214,50 462,-214,50 462,262,50 -462,262,50') +
          outline(twin('0,-396 76,-388 132,-344 160,-280 190,-206,1 0,-206,1')),
        cut(FUR, panel('-470,-110,1 470,-110,1 470,196,1 -470,196,1')),
        cut(
          EDGE,
          '150,-400,1 500,-400,1 500,-110,1 190,-110,1 120,-280;190,196,1 500,196,1 500,300,1 150,300,1',
        ),
      ),
      cut(RING, disc(0, 0, 246)),
      cut(EDGE, disc(0, 0, 222)),
      cut(FUR, disc(0, 0, 200)),
      moved({ x: 0, y: 76, scale: 1.28 }, ...silverbackFace(FUR, '#33434d', '#75899a')),
    ),
  ),
];
