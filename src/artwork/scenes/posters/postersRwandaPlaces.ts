import type { Layer } from '../../canvas/canvas.ts';
import { moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { colobusOnBough } from '../../figures/animals/colobusOnBough.ts';
import { canopyWalkway } from '../../figures/buildings/canopyWalkway.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { forest } from '../../land/ridges.ts';
import { seatBough } from '../../land/seatBough.ts';
import { thicket } from '../../land/thicket.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

const DAWN = light('dawn', 'rwanda', 'left');
const WOODS = { of: '#1c3a4c' } as const;
const AIR = '#f7dcbc';
const nyungweWide: Layer[] = [
  sky({ horizon: 560, stops: ['#e8905e', '#f2ae74', '#f9cc98', '#fde6c0'], bands: 6 }),
  forest({ y: 420, rise: 130, depth: 0.8, crown: 14, of: '#8a8cae' }),
  mistBank({ y: 400, height: 190, colour: AIR, strength: 1 }),
  forest({ y: '1100,640 1600,580 2000,560 2430,480', rise: 90, depth: 0.6, crown: 20, of: '#566a90' }),
  mistBank({ y: 560, height: 230, colour: AIR, strength: 1 }),
  place(hiker(), { x: 1580, y: 250, metre: 46, shadow: false, coat: CLOTHES.coral }),
  place(hiker(), { x: 1650, y: 254, metre: 46, shadow: false, coat: CLOTHES.yellow }),
  place(canopyWalkway({ span: 22 }), { x: 1830, y: 845, metre: 46, depth: 0.16, shadow: false }),
  forest({ y: '1200,1100 1600,960 2000,900 2430,760', rise: 50, depth: 0.3, crown: 34, ...WOODS }),
  moved({ x: 1200, y: 110, scale: 1 }, ...seatBough, ...colobusOnBough),
  thicket({
    from: 'left',
    edge: '1380,-40 1270,160 1290,420 1270,620 1400,840 1640,1060',
    leaf: 120,
    depth: 0.05,
    of: '#20305c',
  }),
];
const nyungweTall: Layer[] = [
  sky({ horizon: 760, stops: ['#e8905e', '#f2ae74', '#f9cc98', '#fde6c0'] }),
  forest({ y: 740, rise: 110, depth: 0.5, crown: 14, of: '#46508a' }),
  mistBank({ y: 700, height: 220, colour: AIR, strength: 1 }),
  forest({ y: '-30,880 400,860 760,830 1110,760', rise: 60, depth: 0.5, crown: 22, of: '#4a6088' }),
  mistBank({ y: 850, height: 280, colour: AIR, strength: 1 }),
  place(hiker(), { x: 740, y: 742, metre: 36, shadow: false, coat: CLOTHES.coral }),
  place(hiker(), { x: 800, y: 738, metre: 36, shadow: false, coat: CLOTHES.yellow }),
  place(canopyWalkway({ span: 22 }), { x: 540, y: 1206, metre: 36, depth: 0.16, shadow: false }),
  forest({
    y: '-30,940 120,1020 320,1160 560,1240 900,1160 1110,1000',
    rise: 40,
    depth: 0.12,
    crown: 40,
    ...WOODS,
  }),
  moved({ x: -120, y: 590, scale: 1 }, ...seatBough, ...colobusOnBough),
  thicket({
    from: 'top',
    edge: '-40,700 160,600 420,612 700,584 920,616 1120,720',
    leaf: 92,
    depth: 0.05,
    of: '#20305c',
  }),
  leaves({ corner: 'bottom-left', size: 340, depth: 0.03 }),
];

/** The great view of Nyungwe. */
export const postersRwandaPlaces: readonly Picture[] = poster('nyungwe', {
  light: DAWN,
  wide: nyungweWide,
  tall: nyungweTall,
});
