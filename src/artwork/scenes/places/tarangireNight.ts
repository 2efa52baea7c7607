import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { elephantCalf } from '../../figures/animals/elephantCalf.ts';
import { elephantStriding } from '../../figures/animals/elephantStriding.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { baobabOld } from '../../figures/plants/baobabOld.ts';
import { cut, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { stars } from '../../sky/skies.ts';

const MOON = { across: 1, down: 0.15, fill: '#1a2f66', opacity: 0.75 };
const BARK = { body: '#0f1c4c', shade: '#070d2c', lit: '#c4dbec', dark: '#070c24' };
const NIGHT = { body: '#3a4f86', shade: '#18264f', lit: '#e3f0f8', dark: '#101a3e', pale: '#ffffff' };

/** The oldest tree by night. */
export const tarangireNight: readonly Picture[] = [
  // The moon stands behind the one who looks, high on the left.
  picture(
    'places/tarangire-2',
    light('night', 'tanzania', 'left'),
    plan({ subject: [600, 430, 320, 360], camera: 'wide' }),
    wash(0, 640, [
      [0, '#0a1540'],
      [0.4, '#24458c'],
      [1, '#8db6d6'],
    ]),
    stars({ to: 420, count: 190 }),
    cut('#3c649c', '-10,590,1 160,566 360,584 620,560 900,584 1210,566,1 1210,660,1 -10,660,1'),
    ...(
      [
        [70, 626, 10, 5],
        [420, 618, 7, 2],
        [1110, 622, 9, 16],
        [1010, 616, 6, 19],
      ] as const
    ).map(([x, y, metre, seed]) => place(baobab({ seed }), { x, y, metre, flat: '#2c5088', shadow: false })),
    wash(610, 900, [
      [0, '#9fbcd2'],
      [1, '#c6d9e4'],
    ]),
    // The river holds the moon's light.
    cut('#eef8fa', '-10,650,1 200,640 480,652 800,640 1210,654,1 1210,684,1 800,690 400,680 -10,694,1'),
    cut('#7fa3c4', '-10,780,1 300,744 700,800 1210,740,1 1210,910,1 -10,910,1', 0.45),
    grain({ y: 730, to: 900, colour: '#3a5a8c', opacity: 0.3 }),
    shadeOf(baobabOld(1), { x: 764, y: 800, metre: 47 }, { ...MOON, down: 0.11 }),
    place(baobabOld(1), {
      x: 764,
      y: 800,
      metre: 47,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: BARK,
    }),
    shadeOf(elephantStriding(), { x: 196, y: 768, metre: 37 }, MOON),
    shadeOf(elephantCalf(), { x: 356, y: 876, metre: 52 }, MOON),
    place(elephantStriding(), {
      x: 196,
      y: 768,
      metre: 37,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: NIGHT,
    }),
    place(elephantCalf(), { x: 356, y: 876, metre: 52, depth: 0.25, by: CLEAR, shadow: false, coat: NIGHT }),
  ),
];
