import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { baobabOld } from '../plants/baobabOld.ts';
import { place } from './place.ts';

const [BARK, LIT, DEEP] = ['#9a6068', '#f6c48c', '#54284e'];

/** The boughs as they spread from the trunk, each forked twice. */
const BOUGHS =
  '0,0,26 -70,-40,17 -140,-50,10 -210,-90,0; -110,-46,10 -170,-20,6 -220,-24,0; 0,0,26 -30,-80,16 -20,-150,9 -50,-220,0; -24,-120,9 20,-170,6 26,-220,0; 0,0,26 70,-60,16 130,-90,9 200,-90,0; 96,-74,9 120,-130,6 160,-160,0; 0,0,26 80,30,16 150,30,9 220,60,0; 116,32,9 160,70,6 180,120,0; 0,0,26 30,80,16 20,150,9 60,210,0; 24,120,9 -20,160,6 -30,216,0; 0,0,26 -60,60,16 -120,90,9 -150,160,0; -92,76,9 -150,70,6 -204,90,0';

/** A leafless baobab straight from above, its shade thrown to the right under a low sun: 440 pixels across at scale 1. */
export const baobabAbove = ({
  x,
  y,
  scale,
  turn,
}: {
  x: number;
  y: number;
  scale: number;
  turn: number;
}): Layer[] => [
  moved(
    { x, y, scale, turn: 90, squash: 1.15, opacity: 0.62 },
    place(baobabOld(2), { x: 0, y: 0, metre: 30, flat: '#6a2f4c', shadow: false }),
  ),
  moved(
    { x, y, scale, turn },
    cut(DEEP, disc(6, 4, 74)),
    cut(BARK, disc(0, 0, 66)),
    moved({ x: 7, y: 7 }, cut(DEEP, limb(BOUGHS))),
    cut(BARK, limb(BOUGHS)),
    cut(
      LIT,
      limb(
        '-20,-30,2 -76,-50,5 -140,-60,3 -204,-92,0; -6,-40,2 -36,-84,5 -30,-150,3 -52,-214,0; -20,40,2 -66,56,4 -124,84,0; 20,-30,2 64,-66,4 126,-98,0',
      ),
    ),
  ),
];
