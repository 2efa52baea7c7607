import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephantCalf } from '../../figures/animals/elephantCalf.ts';
import { elephantStriding } from '../../figures/animals/elephantStriding.ts';
import { handOnBark } from '../../figures/placing/handOnBark.ts';
import { stands } from '../../figures/placing/shades.ts';
import { baobabOld } from '../../figures/plants/baobabOld.ts';
import { baobabNear } from '../../land/baobabNear.ts';
import { cut, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const LOW = { across: 1.2, down: 0.2, fill: '#b06a3c', opacity: 0.6 };
const FAR = { body: '#b87a86', shade: '#94607c', lit: '#ffdca4', dark: '#85506e' };
const HERD = { body: '#8a5c7c', shade: '#5f3a66', lit: '#ffd49c', dark: '#4c2a54', pale: '#fff6e2' };

/** A hand on the oldest tree. */
export const tarangireMore: readonly Picture[] = [
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [360, 480, 120, 370], camera: 'below' }),
    wash(0, 700, [
      [0, '#5f9fb4'],
      [0.5, '#f0d592'],
      [1, '#fff4cc'],
    ]),
    cut('#d9b0a4', '-10,668,1 200,640 460,660 800,630 1210,660,1 1210,740,1 -10,740,1'),
    wash(690, 900, [
      [0, '#f8d47a'],
      [1, '#d88f3c'],
    ]),
    cut('#86c2bc', '-10,722,1 200,712 420,722 700,714,1 700,752,1 420,764 180,752 -10,770,1'),
    stands(baobabOld(2), { x: 86, y: 706, metre: 13, depth: 0.25, by: CLEAR, coat: FAR }, LOW),
    stands(elephantStriding(), { x: 240, y: 800, metre: 21, depth: 0.25, by: CLEAR, coat: HERD }, LOW),
    stands(elephantCalf(), { x: 84, y: 822, metre: 24, depth: 0.25, by: CLEAR, coat: HERD }, LOW),
    ...baobabNear,
    cut('#b4682e', '-10,878,1 200,862 470,852 720,864 1210,846,1 1210,910,1 -10,910,1'),
    ...handOnBark,
  ),
];
