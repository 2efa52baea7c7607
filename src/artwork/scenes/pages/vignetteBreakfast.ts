import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, IRON, RIM, WOOD, GRAIN] = ['#e8553a', '#1d2329', '#39434d', '#c98a4b', '#9c6230'];
const [WHITE, EDGE, YOLK, DEEP, GLINT] = ['#fffdf4', '#e9dcb8', '#fdb827', '#ee9418', '#fff0b8'];

/** Africa as an egg runs, some eight pixels to a degree: 0,0 is its middle. */
const AFRICA =
  '-186,-282 -138,-284 -57,-293 -49,-263 24,-243 65,-249 122,-245 138,-219 162,-170 178,-122 211,-89 275,-87 243,-24 194,24 182,65 190,126 146,170 150,202 122,239 81,282 24,290 0,243 -24,186 -40,146 -28,81 -65,16 -61,-24 -105,-43 -170,-34 -202,-28 -243,-61 -275,-111 -275,-162 -243,-215 -215,-243';

/** What those know who live here: the egg in the pan is Africa, and its yolk lies where we are. */
export const vignetteBreakfast: readonly Picture[] = [
  picture(
    'vignettes/mission-local-knowledge',
    light('morning', 'uganda', 'left'),
    wash(GROUND),
    moved(
      { x: 540, y: 440 },
      moved(
        { x: 0, y: 0, turn: 24 },
        cut(RIM, panel('340,-40,1 520,-34,1 520,34,1 340,40,1')),
        cut(WOOD, panel('470,-46,26 900,-40,30 900,40,30 470,46,26')),
        cut(GRAIN, panel('470,6,1 900,6,1 900,40,30 470,46,26')),
      ),
      cut(RIM, disc(0, 0, 404)),
      cut(IRON, disc(0, 0, 372)),
      moved({ x: 6, y: 10 }, cut(EDGE, AFRICA, disc(256, 160, 26, 50))),
      cut(WHITE, AFRICA, disc(256, 160, 26, 50)),
      within(YOLK, disc(118, 10, 84), cut(DEEP, '150,-100,1 240,-100,1 240,120,1 60,120,1 140,70 170,0')),
      cut(GLINT, '62,-14,1 72,-44 104,-60 126,-58,1 100,-40 84,-20 76,2,1'),
    ),
  ),
];
