import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, ring } from '../../drawing/brush.ts';
import { twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [ROCK, OWL, DISC, EYE, PALE] = ['#e4572e', '#2e1733', '#6b3350', '#ffb627', '#fff0d4'];

/** Spokes of a wheel, from hub to rim. */
const spokes = (x: number): string =>
  Array.from({ length: 16 }, (_, at) => {
    const angle = (Math.PI * (at + 0.5)) / 8;
    return `${x},0 ${Math.round(x + Math.cos(angle) * 172)},${Math.round(Math.sin(angle) * 172)}`;
  }).join(';');

const owl: readonly Layer[] = [
  cut(
    OWL,
    twin('0,-346,1 150,-350 250,-376 392,-464,1 430,-330 520,-160 526,60 484,230 476,320 516,430,1 0,430,1'),
  ),
  cut(DISC, twoDiscs(232, 0, 236)),
  cut(EYE, twoDiscs(232, 0, 172)),
  inked(OWL, 4, spokes(-232), spokes(232)),
  cut(OWL, twoDiscs(232, 0, 74)),
  cut(PALE, ring(-232, 0, 192, 166), ring(232, 0, 192, 166)),
  // The frame is brow and bill.
  inked(
    PALE,
    24,
    angular('-232,0 -106,-190 106,-190'),
    angular('-138,-270 0,62 -232,0'),
    angular('0,62 106,-190'),
    '106,-190,1 150,-90 232,0',
  ),
  cut(EYE, twin('0,40,1 50,50 44,110 0,196,1')),
  cut(PALE, disc(0, 62, 36)),
  cut(OWL, disc(0, 62, 15)),
  cut(PALE, '-250,-300 -250,-322 -150,-300 -70,-290 -70,-270 -150,-262'),
  inked(PALE, 26, '108,-196 150,-322 262,-330 282,-270 244,-262'),
];

/** Hell's Gate by bicycle: the wheels are the eyes of an owl of its cliffs. */
export const hellsgateOwl: readonly Picture[] = [
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [110, 200, 980, 700], camera: 'close' }),
    wash(ROCK),
    moved({ x: 600, y: 490 }, ...owl),
  ),
];
