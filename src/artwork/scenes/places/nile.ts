import { picture, type Picture } from '../../canvas/picture.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { rafters } from '../../figures/people/rafters.ts';
import { kingfisherStoop } from '../../figures/placing/kingfisherStoop.ts';
import { place } from '../../figures/placing/place.ts';
import { raftOblique } from '../../figures/placing/raftOblique.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { cutWater } from '../../water/cutWater.ts';
import { softWater } from '../../water/softWater.ts';
import { raftSpray } from '../../water/raftSpray.ts';
import { riverAbove } from '../../water/riverAbove.ts';

const CREW = { lit: '#7d4a31', dark: '#26202a', pale: '#fff3dc' };
const RAFT = {
  red: { ...CREW, body: '#c4331f', shade: '#7a1f1a', accent: '#f3b53c' },
};
/** The young Nile at Jinja. */
export const nile: readonly Picture[] = [
  picture(
    'places/nile-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [440, 160, 360, 240], camera: 'close' }),
    sky({ stops: ['#d4ead0', '#e4f0d4', '#eef4d8', '#f6f6dc'], horizon: 330 }),
    forest({ y: 280, rise: 120, depth: 0.82, crown: 18, to: 360 }),
    forest({ y: '-40,250 160,290 380,470', rise: 70, depth: 0.6, crown: 26, to: 380 }),
    forest({ y: '820,470 980,300 1240,240', rise: 70, depth: 0.6, crown: 26, to: 380 }),
    softWater({ y: 340, to: 694, rows: 6, size: 44, calm: 0.1, of: '#c4e2d6', foam: '#fbfff2' }),
    place(rafters(), { x: 960, y: 470, metre: 56, turn: -8, shadow: false, coat: RAFT.red }),
    softWater({ y: 440, to: 530, rows: 2, size: 36, calm: 0, foam: '#fbfff2', front: true, from: 800 }),
    cutWater({ y: 676 }),
    // The fish that it has seen.
    cut(
      '#0d4a50',
      '330,800,1 350,772 420,756 500,768 548,792,1 596,764,1 586,798,1 600,832,1 546,806,1 490,824 420,832 352,822',
    ),
    cut('#a9d8c8', '336,808,1 400,816 490,810 546,802,1 490,826 420,832 352,822'),
    cut('#0a3a42', '400,762,1 440,738 500,752 516,776,1 460,764'),
    cut('#0a3a42', '428,798,1 470,796 484,812 460,826,1 440,816', '440,828,1 470,826 484,846,1 456,838'),
    inked('#0a3a42', 4, '384,776 396,796 388,816', '330,806 346,808'),
    cut('#e6c24a', disc(360, 792, 7)),
    cut('#06282e', disc(360, 792, 4)),
    kingfisherStoop({ x: 420, y: 664, scale: 0.74, turn: 22 }),
  ),
  picture(
    'places/nile-4',
    light('noon', 'uganda', 'left'),
    plan({ subject: [360, 320, 440, 320], camera: 'above' }),
    riverAbove('170,170,84 1080,760,110 560,60,36'),
    ...raftSpray,
    raftOblique(600, 500),
  ),
];
