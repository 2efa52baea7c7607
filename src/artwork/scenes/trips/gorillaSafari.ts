import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { helpingHand } from '../../figures/people/helpingHand.ts';
import { gorillaHanging } from '../../figures/placing/gorillaHanging.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { forest, hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** The gorilla trekking safari in the order of its days. */
export const gorillaSafari: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [340, 108, 600, 380], camera: 'front' }),
    sky({ horizon: 900, stops: ['#dfe9a8', '#bcd68c', '#86b878', '#4f8f68'] }),
    trunks({ y: 700, depth: 0.6, count: 4, width: 80 }),
    forest({ y: 470, rise: 120, depth: 0.5, crown: 40 }),
    undergrowth({ y: 620, size: 150, depth: 0.34 }),
    place(gorilla('portrait'), { x: 640, y: 1010, metre: 88, depth: 0.2, shadow: false }),
    undergrowth({ y: 900, size: 150, depth: 0.14, filled: false }),
    leaves({ corner: 'bottom-left', size: 430, depth: 0.08 }),
    leaves({ corner: 'bottom-right', size: 380, depth: 0.05 }),
    leaves({ corner: 'top-right', size: 430, depth: 0.03 }),
    leaves({ corner: 'top-left', size: 330, depth: 0.03 }),
  ),
  picture(
    'packages/gorillatrekkingsafari-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [640, 280, 160, 280], camera: 'profile' }),
    sky({ stops: ['#5f9a64', '#a4c878', '#dcea9c', '#eef2b4'], horizon: 700 }),
    trunks({ y: 700, depth: 0.66, count: 7, width: 56 }),
    rays({ x: 160, y: -160, count: 4, turn: 60, spread: 26, reach: 1300, opacity: 0.22 }),
    forest({ y: '-30,820 400,700 1230,480', rise: 60, depth: 0.66, crown: 34 }),
    hills({
      y: '-30,890 200,832 300,822 386,760 450,722 540,684 620,622 880,608 1230,470',
      rise: 6,
      depth: 0.2,
      of: 'leaf',
      plain: true,
    }),
    undergrowth({ y: '820,620 1000,560 1240,490', size: 90, depth: 0.2, from: 900, filled: false }),
    place(lianaBranch(), { x: 0, y: 90, metre: 120, depth: 0.03, shadow: false }),
    place(helpingHand('guest'), { x: 366, y: 830, metre: 270, depth: 0.16, coat: OUTFITS.vermilion }),
    place(helpingHand(), { x: 728, y: 622, metre: 270, depth: 0.07, flip: true, shadow: false }),
    undergrowth({ y: '-40,880 420,880 640,820 800,850 1240,720', size: 110, depth: 0.07 }),
    place(treeFern(), { x: 1120, y: 800, metre: 140, depth: 0.03 }),
  ),
  picture(
    'packages/gorillatrekkingsafari-4',
    light('morning', 'uganda', 'left'),
    plan({ subject: [480, 170, 380, 640], camera: 'front' }),
    wash(['#5fa47c', '#a9cf90', '#e9eeb0', '#fbf5cc'], { height: 900 }),
    forest({ y: '-30,380 300,300 700,430 1230,300', rise: 60, depth: 0.84, crown: 16 }),
    mistBank({ y: 420, height: 240, colour: '#f8f4cc', strength: 1 }),
    forest({ y: '-30,640 400,700 800,690 1230,610', rise: 50, depth: 0.66, crown: 28 }),
    mistBank({ y: 700, height: 160, colour: '#eff0bc', strength: 0.9 }),
    moved({ x: 72, y: -10, scale: 0.9 }, ...gorillaHanging),
    undergrowth({ y: '-40,880 600,950 1240,880', size: 110, depth: 0.1 }),
    leaves({ corner: 'top-left', size: 300, depth: 0.04 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.04 }),
  ),
];
