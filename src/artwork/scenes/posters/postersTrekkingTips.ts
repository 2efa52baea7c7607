import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { gorillaRucksack } from '../../figures/objects/gorillaRucksack.ts';
import { light } from '../../light/light.ts';

/** A packed rucksack that looks back at whoever packed it. */
const packed = (subject: Box, at: Placing): readonly Layer[] => [
  plan({ subject, camera: 'front' }),
  wash('#c8db5c'),
  moved(at, ...gorillaRucksack),
];

/** The great view of the advice on gorilla trekking. */
export const postersTrekkingTips: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'left'),
  wide: packed([1480, 190, 620, 700], { x: 1790, y: 918, scale: 0.762 }),
  tall: packed([270, 620, 540, 700], { x: 540, y: 1306, scale: 0.7 }),
});
