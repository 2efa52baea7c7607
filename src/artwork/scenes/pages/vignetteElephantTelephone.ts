import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, HIDE, DIM, EAR, DEEP] = ['#f7a072', '#5d7286', '#485b70', '#33445a', '#25334a'];
const [IVORY, INK] = ['#fff4dc', '#1b2438'];

/** Ten holes of the dial, round its middle. */
const HOLES = Array.from({ length: 10 }, (_, hole) => {
  const angle = ((hole * 30 - 150) * Math.PI) / 180;
  return disc(Math.round(96 * Math.cos(angle)), Math.round(96 * Math.sin(angle)), 19);
});

/** Whom to call, and nothing forgotten: a telephone is an old elephant, its receiver his ears. */
export const vignetteElephantTelephone: readonly Picture[] = [
  picture(
    'vignettes/mission-experienced-staff',
    light('morning', 'uganda', 'left'),
    wash(GROUND),
    moved(
      { x: 600, y: 0 },
      // The fork, and the receiver across it.
      cut(DIM, pair('90,130,1 146,130,1 150,260,1 90,260,1')),
      within(
        EAR,
        twin(
          '0,56,1 200,56,1 400,56 520,150 540,310 504,450 450,546,1 330,480,1 290,390 276,310,1 276,240 236,156 150,154,1 0,154,1',
        ),
        cut(DEEP, box(0, 40, 700, 700)),
        inked(GROUND, 9, '-560,432 -400,446 -280,358', '280,358 400,446 560,432'),
      ),
      cut(IVORY, pair('110,560,1 206,540,1 236,620 300,680 386,670,1 320,730 220,726 140,660')),
      within(
        HIDE,
        '-120,200,1 120,200,1 190,220 226,340 262,480 262,556 206,600 142,616 112,680 92,750 96,792 132,796 142,762,1 192,756,1 212,830 150,866 60,892 -40,860 -96,760 -118,680 -142,616 -206,600 -262,556 -262,480 -226,340 -190,220',
        cut(DIM, '0,180,1 400,180,1 400,640,1 240,760,1 180,836 110,856 40,820 4,740 0,600,1'),
      ),
      moved({ x: 0, y: 370 }, cut(IVORY, disc(0, 0, 140)), cut(INK, ...HOLES), cut(HIDE, disc(0, 0, 52))),
      cut(INK, twoDiscs(192, 468, 21, 24)),
      cut(IVORY, disc(-186, 460, 6) + disc(198, 460, 6)),
      inked(
        DEEP,
        9,
        '-108,570 0,596 108,570',
        '-96,632 0,658 96,632',
        '-86,694 0,720 82,694',
        '-74,760 0,784 66,754',
      ),
    ),
  ),
];
