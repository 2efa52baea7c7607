import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { light } from '../../light/light.ts';

const [GROUND, SNOW, LILAC, MAUVE] = ['#f8b84a', '#fffaf0', '#b9acf6', '#8a72e2'];
const [BLUE, VIOLET, DEEP] = ['#4365dc', '#6a3cc4', '#2a1a78'];

/** Kibo with its flat, tilted top, and Mawenzi's tooth on the right: the crown of the stone. */
const KIBO = angular(
  '70,466 244,370 400,196 480,158 720,144 790,172 890,352 930,300 960,312 1004,390 1130,466',
);
const PAVILION = angular('70,478 1130,478 604,878');

/** Tanzania from its own gem: a tanzanite cut as Kilimanjaro, and below the girdle as its reflection. */
export const tanzaniteKibo: readonly Picture[] = [
  picture(
    'articles/tanzania8places',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [300, 120, 600, 560], camera: 'front' }),
    wash(GROUND),
    moved(
      { x: 0, y: -54 },
      within(
        VIOLET,
        KIBO,
        cut(
          BLUE,
          angular(
            '244,370 338,264 440,352 260,466;500,272 590,372 590,466 420,466;668,268 735,340 740,466;735,340 740,466 900,466',
          ),
        ),
        cut(
          DEEP,
          angular(
            '440,352 260,466 420,466;590,372 668,268 740,466;780,262 861,300 890,352 900,466;944,300 960,312 1004,390 1000,466 930,466',
          ),
        ),
        cut(SNOW, angular('338,264 400,100 820,100 861,300 780,262 735,340 668,268 590,372 500,272 440,352')),
        cut(
          LILAC,
          angular(
            '480,158 500,272 440,352;600,150 668,268 590,372;720,144 780,262 735,340;790,172 861,300 780,262',
          ),
        ),
      ),
      within(
        VIOLET,
        PAVILION,
        cut(BLUE, angular('70,478 260,478 604,878;740,478 900,478 604,878;420,478 590,478 596,658')),
        cut(MAUVE, angular('260,478 420,478 604,878')),
        cut(DEEP, angular('590,478 740,478 604,878;900,478 1130,478 604,878;260,478 420,478 457,558')),
        cut(VIOLET, angular('70,478 260,478 346,578;590,478 740,478 692,618;900,478 1130,478 811,598')),
        // The snow again, upside down and darker.
        cut(MAUVE, angular('426,746 453,702 604,878;556,774 597,672 604,878;640,774 734,702 604,878')),
        cut(LILAC, angular('453,702 556,774 604,878;597,672 640,774 604,878;734,702 778,746 604,878')),
      ),
    ),
  ),
];
