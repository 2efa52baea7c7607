import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { birdersCanoe } from '../../figures/boats/birdersCanoe.ts';
import { shoebillFacing } from '../../figures/placing/shoebillFacing.ts';
import { light } from '../../light/light.ts';

/** A head of papyrus round the origin, and its stem. */
const RAYS = Array.from({ length: 17 }, (_, at) => {
  const angle = ((-180 + at * 11.25) * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return limb(
    `0,0,3 ${Math.round(x * 70)},${Math.round(y * 80)},4 ${Math.round(x * 126)},${Math.round(y * 110 + 26)},0`,
  );
});
const papyrusHead = [limb('0,0,7 -6,300,9 -20,700,12'), ...RAYS];

/** The swamp near Entebbe where the shoebill lives. */
export const mabambaStare: readonly Picture[] = [
  picture(
    'articles/entebbe',
    light('dawn', 'uganda', 'right'),
    plan({ subject: [640, 120, 360, 760], camera: 'front' }),
    strata(['#f2b878', '#ffd898', '#fff0c4'], { height: 360 }),
    floor('#d8b078', '-40,330 200,318 460,334 700,322 960,336 1240,320'),
    floor('#a89468', '-40,356 200,346 500,360 760,348 1240,352'),
    strata(['#fff0c0', '#f2d09c', '#a8b094', '#3f7078'], { below: true, y: 372, height: 540 }),
    cut(
      { fill: '#fffbe0', opacity: 0.8 },
      disc(260, 420, 180, 4),
      disc(420, 470, 120, 4),
      disc(1080, 440, 120, 4),
      disc(120, 640, 130, 6),
      disc(420, 720, 120, 6),
    ),
    birdersCanoe({ x: 300, y: 560, scale: 0.86 }),
    moved(
      { x: 300, y: 566, scale: 0.86, squash: -0.6 },
      cut(
        { fill: '#6a6460', opacity: 0.5 },
        '-216,-6,1 -160,-10 -150,-150,1 -110,-150,1 -100,-20,1 -30,-20,1 -20,-110 80,-110 90,-20,1 196,-6,1',
      ),
    ),
    moved({ x: 1110, y: 250, scale: 1.1 }, cut('#8a9068', ...papyrusHead)),
    moved({ x: 1010, y: 380, scale: 0.8 }, cut('#a89c6c', ...papyrusHead)),
    ...shoebillFacing,
    moved({ x: 70, y: 560, scale: 1.2 }, cut('#1c4448', ...papyrusHead)),
    moved({ x: 240, y: 720, scale: 1.1 }, cut('#143438', ...papyrusHead)),
    moved({ x: -10, y: 330, scale: 1.1 }, cut('#143438', ...papyrusHead)),
    moved({ x: 480, y: 830, scale: 0.9 }, cut('#143438', ...papyrusHead)),
    moved({ x: 1180, y: 640, scale: 1.3 }, cut('#143438', ...papyrusHead)),
  ),
];
