import type { Light } from '../light/light.ts';
import type { Layer } from './canvas.ts';
import { moved, wash } from './cut.ts';
import { picture, type Picture } from './picture.ts';
import { type Box, type Notes, plan } from './plan.ts';

/** Across a desktop: as much again on the left, where the words stand. */
const LEFT = 1200;
const TALL = { width: 1200, height: 900, hangs: 'xMidYMax' } as const;
const WIDE = { width: 1200 + LEFT, height: 900, hangs: 'xMaxYMax' } as const;

/** How far the ground goes on to the left and above, for heads of any shape. */
const FAR = { left: -6000, top: -4000 };

/**
 * The ground of a head in one colour, as far as any window sees.
 * @param from where it begins, in pixels from the upper edge of what a phone sees; everywhere without it
 */
export const ground = (colour: string, from = FAR.top): Layer =>
  wash(colour, { x: FAR.left, y: from, width: 1200 - FAR.left, height: 900 - from });

/** A box of the scene where a desktop has it. */
const beside = ([x, ...box]: Box): Box => [x + LEFT, ...box];

/**
 * Names the two pictures of a page's head, `<name>` for a phone, 1200 x 900, and `<name>-wide` for a desktop, whose
 * right half is the same scene. Its left half stays calm, and all of it dark enough for cream letters or light enough
 * for dark ones, and so does what lies above the one for a phone. In a head of another shape the scene keeps to the
 * foot, and its ground fills the rest.
 * @param name its folder and file, such as `vignettes/about`
 * @param own its light, the plan of the one for a phone where it declares one, and its layers, far to near, in the
 *   pixels of that one
 */
export function head(
  name: string,
  own: { light: Light; plan?: Pick<Notes, 'subject' | 'camera'>; layers: readonly Layer[] },
): Picture[] {
  const { light, plan: plans = {}, layers } = own;
  const subject = plans.subject && beside(plans.subject);
  return [
    picture(name, { light, ...TALL }, plan(plans), ...layers),
    picture(
      `${name}-wide`,
      { light, ...WIDE },
      plan({ ...plans, ...(subject ? { subject } : {}) }),
      moved({ x: LEFT, y: 0 }, ...layers),
    ),
  ];
}
