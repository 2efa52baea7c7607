import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { elephantBaobab } from '../../figures/placing/elephantBaobab.ts';
import { light } from '../../light/light.ts';

/** The river at her trunk's tip, and the rings around it, in pixels of the wide poster. */
const river: readonly Layer[] = [
  cut('#1f7482', '-160,1100,1 -160,864,1 600,858 1060,872 1500,916 2000,940 2600,946,1 2600,1100,1'),
  cut('#5fb3ac', limb('820,884,0 960,878,7 1110,888,0;740,912,0 940,904,8 1200,920,0')),
];

/** An evening at the river, moved and scaled by where its tree stands. */
const evening = (x: number, y: number, scale: number): Layer[] => [
  wash('#fac15c'),
  floor('#cf5a2c', `-40,${Math.round(y + 790 * scale)},1 2440,${Math.round(y + 790 * scale)},1`),
  moved({ x, y, scale }, ...elephantBaobab, ...river),
];

/** Tarangire: a baobab is the elephant that drinks at the river. */
export const postersTarangire: readonly Picture[] = poster('tarangire', {
  light: light('golden', 'tanzania', 'left'),
  wide: [...evening(70, -20, 0.95), plan({ subject: [1340, 160, 720, 600], camera: 'profile' })],
  tall: [...evening(-676, 620, 0.74), plan({ subject: [320, 720, 520, 520], camera: 'profile' })],
});
