import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { elephantShield } from '../../figures/animals/elephantShield.ts';
import { light } from '../../light/light.ts';

/** The head of the article about Kenya: an elephant, its ears spread, is the shield of its flag. */
export const kenyanShield: readonly Picture[] = [
  picture(
    'articles/kenyan8places',
    light('noon', 'kenya', 'left'),
    plan({ camera: 'front' }),
    wash('#fff8ea'),
    cut('#16130f', box(0, 0, 1200, 276)),
    cut('#c8231c', box(0, 304, 1200, 292)),
    cut('#0f6a3c', box(0, 624, 1200, 276)),
    moved({ x: 600, y: 450, scale: 0.93 }, ...elephantShield),
  ),
];
