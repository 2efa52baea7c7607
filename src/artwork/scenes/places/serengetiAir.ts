import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { balloon } from '../../figures/objects/balloon.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut } from '../../land/cutout.ts';
import { plain } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { CLEAR, VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';

const BLUE_BALLOON = { body: '#3f7f96', shade: '#28566c', lit: '#8cc0c8', accent: '#f0d9a0' };
const LOW = { across: 1.3, down: 0.3, fill: '#5a2a5e', opacity: 0.7 };

/** The plain from the air. */
export const serengetiAir: readonly Picture[] = [
  picture(
    'places/serengeti-5',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [540, 40, 300, 330], camera: 'wide' }),
    sky({ horizon: 640, stops: ['#2a2664', '#55418c', '#c47890', '#ffcf96'] }),
    sun({ x: 230, y: 560, r: 84 }),
    cloudBands({ y: 420, height: 120, count: 4 }),
    hills({ y: 650, rise: 30, depth: 0.8 }),
    plain({ y: 656, far: 0.6, near: 0.3 }),
    place(balloon(), { x: 230, y: 380, metre: 6, depth: 0.6, shadow: false, coat: BLUE_BALLOON }),
    herd([acacia({ variant: 3 }), acacia()], {
      x: 620,
      y: 664,
      width: 1100,
      height: 16,
      count: 6,
      metre: [8, 13],
    }),
    ...[120, 300, 430, 560, 700, 850, 990].map((x, at) =>
      stands(
        [zebra(), zebra('grazing'), wildebeest()][at % 3]!,
        { x, y: 750 + ((at * 37) % 50), metre: 26, flip: at % 2 === 1 },
        LOW,
      ),
    ),
    place(balloon(), {
      x: 760,
      y: 600,
      metre: 25,
      depth: 0.3,
      shadow: false,
      by: CLEAR,
      coat: { body: '#ffd591', shade: '#d8643a', lit: '#fff0cc', accent: '#fff6e0' },
    }),
    place(acacia({ variant: 3 }), { x: 1120, y: 880, metre: 40, depth: 0.06 }),
    cut(VIOLET, '-10,880,1 300,872 700,884 1210,868,1 1210,910,1 -10,910,1'),
  ),
];
