import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lionInPapyrus } from '../../figures/placing/lionInPapyrus.ts';
import { papyrusUmbel } from '../../figures/plants/papyrusUmbel.ts';
import { light } from '../../light/light.ts';

const [SKY, HILL, LAKE, BANK, GREEN, STEM] = [
  '#cdeadb',
  '#a3d6c4',
  '#5fb3b3',
  '#12403f',
  '#1b7350',
  '#4c9a4e',
];

/** A stem of papyrus and its head, in two inks. */
const papyrus =
  (x: number, y: number, lean: number): Layer =>
  (canvas) => {
    cut(
      STEM,
      limb([
        [x, y, 9],
        [x + lean * 0.3, y + 300, 11],
        [x + lean, y + 760, 14],
      ]),
    )(canvas);
    cut(GREEN, ...papyrusUmbel(x, y))(canvas);
  };

/** Lions came back to Akagera, and are hard to find: his tail stands among the papyrus as one of them. */
export const akageraTail: readonly Picture[] = [
  picture(
    'places/akagera-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [212, 380, 400, 460], camera: 'profile' }),
    wash(SKY),
    floor(HILL, '-40,596 120,584 300,560 480,590 660,606 860,570 1040,548 1240,590', 650),
    floor(LAKE, '-40,640,1 1240,640,1'),
    papyrus(338, 186, 10),
    papyrus(678, 262, -6),
    floor(BANK, '-40,830 400,822 800,834 1240,826'),
    moved({ x: 312, y: 860, scale: 0.9 }, ...lionInPapyrus),
    floor(BANK, '-40,860,1 1240,860,1'),
  ),
];
