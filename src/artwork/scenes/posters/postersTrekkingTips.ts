import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { maskedTrekker } from '../../figures/placing/maskedTrekker.ts';
import { silverbackShoulders } from '../../figures/placing/silverbackShoulders.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';

const CLEARING = ['#4f9a5c', '#a6cc78', '#eef2b4', '#fbf8cc'];

/** A trekker who keeps their distance, as the gorilla sees them. */
const trekker = (x: number, y: number, scale: number): Layer => moved({ x, y, scale }, ...maskedTrekker);

/** The great view of the advice on gorilla trekking: over the gorilla's shoulder at somebody who keeps their distance. */
export const postersTrekkingTips: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    wash(CLEARING, { height: 900 }),
    trunks({ y: 720, depth: 0.72, count: 5, width: 40, from: 1260, until: 2390 }),
    floor('#b4d47c', '1000,770 1500,750 2390,740'),
    floor('#6fae62', '1000,830 1500,812 2390,800'),
    trekker(1312, 544, 0.3),
    undergrowth({ y: '-40,850 1200,850 1700,846 2420,830', size: 90, depth: 0.2 }),
    thicket({
      from: 'left',
      edge: '1370,-40 1270,120 1310,260 1216,420 1250,580 1206,700 1270,860 1190,1040',
      depth: 0.02,
      leaf: 120,
    }),
    undergrowth({ y: '-40,940 1200,940 1700,950 2420,930', size: 130, depth: 0.06 }),
    moved({ x: 2100, y: 400, scale: 1.02 }, ...silverbackShoulders),
    undergrowth({ y: '-40,990 1200,990 1700,1000 2420,980', size: 110, depth: 0.02 }),
  ],
  tall: [
    wash(CLEARING, { height: 1150 }),
    trunks({ y: 1040, depth: 0.7, count: 5, width: 38, from: 0, until: 1080 }),
    floor('#b4d47c', '0,1070 500,1054 1080,1060'),
    floor('#6fae62', '0,1130 500,1114 1080,1120'),
    trekker(70, 842, 0.32),
    undergrowth({ y: '-40,1170 500,1164 1110,1150', size: 90, depth: 0.2 }),
    thicket({
      from: 'top',
      edge: '-40,720 100,640 240,610 420,640 600,606 780,650 940,620 1120,700',
      depth: 0.02,
      leaf: 110,
    }),
    moved({ x: 730, y: 952, scale: 0.86 }, ...silverbackShoulders),
    undergrowth({ y: '-40,1330 500,1330 1110,1320', size: 120, depth: 0.02 }),
  ],
});
