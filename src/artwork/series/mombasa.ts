import { fish } from '../animals/fish.ts';
import { turtle } from '../animals/turtle.ts';
import { rays } from '../beams.ts';
import { dhow } from '../boats/dhow.ts';
import { outrigger } from '../boats/outrigger.ts';
import { fortJesus } from '../buildings/fortJesus.ts';
import { mombasaBalcony } from '../buildings/mombasaBalcony.ts';
import { stoneTownHouse } from '../buildings/stoneTown.ts';
import { cumulus } from '../clouds.ts';
import { herd } from '../crowd.ts';
import { bougainvillea, palmFrame } from '../flora/frame.ts';
import { coconutPalm } from '../flora/palm.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { ripples, sea } from '../water.ts';
import { leaves } from '../woods.ts';

/** The coral town on its island. */
export const mombasa: readonly Picture[] = [
  picture(
    'places/mombasa-1',
    light('morning', 'kenya', 'left'),
    sky({ horizon: 560 }),
    cumulus({ x: 900, y: 540, width: 460, height: 150, depth: 0.5 }),
    sun({ x: 250, y: 190, r: 54 }),
    sea({ horizon: 560 }),
    place(fortJesus(), { x: 760, y: 640, metre: 12.5, shadow: false, depth: 0.36 }),
    place(coconutPalm(), { x: 300, y: 640, metre: 17, depth: 0.4 }),
    place(coconutPalm({ seed: 4 }), { x: 345, y: 645, metre: 14, depth: 0.4 }),
    ripples({ y: 660, to: 880, count: 40 }),
    place(dhow(), { x: 420, y: 790, metre: 44, shadow: false }),
    ripples({ y: 794, to: 860, x: 220, width: 460, count: 16 }),
    place(palmFrame(), { x: 1200, y: 60, metre: 90, flip: true, depth: 0.05, shadow: false }),
  ),
  picture(
    'places/mombasa-2',
    light('golden', 'kenya', 'right'),
    sky({ horizon: 900 }),
    place(stoneTownHouse(), { x: 180, y: 900, metre: 74, depth: 0.42, shadow: false }),
    place(stoneTownHouse(), { x: 1060, y: 900, metre: 66, depth: 0.46, shadow: false, flip: true }),
    place(mombasaBalcony(), { x: 600, y: 900, metre: 86, depth: 0.3, shadow: false }),
  ),
  picture(
    'places/mombasa-3',
    light('noon', 'zanzibar', 'left'),
    sky({ stops: ['#8fdcd2', '#4fb9b8', '#1d8a9a', '#0f5f78'], horizon: 900 }),
    rays({ x: 420, y: -120, count: 6, turn: 80, spread: 40, reach: 1100, opacity: 0.2 }),
    hills({ y: 760, rise: 90, depth: 0.5, of: '#2b7f86', plain: true }),
    hills({ y: 840, rise: 80, depth: 0.2, of: '#d98a6a' }),
    leaves({ corner: 'bottom-left', size: 260, depth: 0.2, of: '#c2557a', slim: true }),
    leaves({ corner: 'bottom-right', size: 220, depth: 0.2, of: '#e0a04a', slim: true }),
    place(turtle(), { x: 590, y: 520, metre: 330, depth: 0.26, shadow: false, turn: -8 }),
    place(fish(), { x: 240, y: 330, metre: 70, shadow: false }),
    place(fish(), { x: 330, y: 400, metre: 52, shadow: false }),
    place(fish(), { x: 960, y: 690, metre: 84, shadow: false, flip: true }),
  ),
  picture(
    'places/mombasa-4',
    light('noon', 'kenya', 'right'),
    sky({ horizon: 400 }),
    cumulus({ x: 300, y: 380, width: 420, height: 140 }),
    sea({ horizon: 400 }),
    hills({ y: 404, rise: 16, depth: 0.6, of: 'sand', to: 418 }),
    herd([coconutPalm()], { x: 820, y: 412, width: 640, height: 6, count: 8, metre: [8, 11] }),
    ripples({ y: 450, to: 880, count: 60 }),
    place(outrigger(), { x: 560, y: 720, metre: 70, shadow: false }),
    ripples({ y: 724, to: 800, x: 300, width: 560, count: 20 }),
  ),
  picture(
    'places/mombasa-5',
    light('golden', 'kenya', 'left'),
    (canvas) => canvas.rect(0, 0, 1200, 900, { fill: '#f3dfb8' }),
    place(mombasaBalcony(), { x: 420, y: 980, metre: 108, depth: 0.26, shadow: false }),
    place(bougainvillea(), { x: 1200, y: 120, metre: 210, flip: true, depth: 0.24, shadow: false }),
    place(bougainvillea({ seed: 4 }), { x: 1200, y: 560, metre: 150, flip: true, depth: 0.2, shadow: false }),
  ),
];
