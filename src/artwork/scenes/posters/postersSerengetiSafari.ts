import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { herdOver, lionessAsPlain } from '../../figures/animals/lionessAsPlain.ts';
import { light } from '../../light/light.ts';

const SKY = '#e0d4ff';

/** The herd's way over her: along the plain, up one shoulder, between the ears, and down again. */
const ALONG = [
  [-1900, 241, 0],
  [-1770, 241, 0],
  [-1640, 241, 0],
  [-1520, 241, 0],
  [-1390, 241, 0, 0.36],
  [-1290, 241, 0],
  [-1150, 238, -1],
  [-1010, 230, -5],
  [-870, 209, -12],
  [-730, 170, -20],
] as const;
const OVER = [
  [-600, 114, -28],
  [-480, 38, -34],
  [-70, -265, 0, 0.36],
  [38, -265, 0],
  [466, 28, 38],
] as const;

/** The great view of the migration safari: the herd does not know whom it crosses. */
export const postersSerengetiSafari: readonly Picture[] = poster('serengetimigrationsafari', {
  light: light('golden', 'tanzania', 'left'),
  wide: [
    wash(SKY),
    moved(
      { x: 1760, y: 556, scale: 0.92 },
      ...lionessAsPlain,
      ...herdOver([...ALONG, ...OVER, [652, 140, 25]]),
    ),
    plan({ subject: [1440, 220, 640, 740], camera: 'front' }),
  ],
  tall: [
    wash(SKY),
    moved({ x: 616, y: 980, scale: 0.77 }, ...lionessAsPlain, ...herdOver([[-780, 188, -17], ...OVER])),
    plan({ subject: [340, 700, 552, 600], camera: 'front' }),
  ],
});
