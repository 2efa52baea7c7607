import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { coastLion } from '../../figures/animals/coastLion.ts';
import { light } from '../../light/light.ts';

const [SEA, SAIL, SAIL_SHADE, HULL] = ['#0a4a62', '#fff3d8', '#f0b45c', '#30120f'];

/** A dhow under its one sail, the bow to the left, 340 high, on y = 0. */
const dhow: readonly Layer[] = [
  cut(SAIL, '-168,-66,1 -60,-180 128,-350,1 150,-250 140,-150 96,-52,1 -40,-40'),
  cut(SAIL_SHADE, '128,-350,1 150,-250 140,-150 96,-52,1 40,-46,1 96,-150 106,-250'),
  inked(HULL, 9, '-186,-58 138,-362', '10,-10 10,-240'),
  cut(HULL, '-190,-62,1 -80,-30 60,-26 150,-48,1 140,-10 110,14,1 -110,14,1 -150,-10'),
  cut(SAIL, '-182,-50,1 -80,-18 60,-14 148,-36,1 146,-28,1 60,-4 -80,-8 -174,-40,1'),
];

/** The beard, as it runs into the sea. */
const BEARD =
  '1660,800,1 1760,790 1840,812 1850,850 1800,870,1 1880,900 1940,960 1930,1010 1880,1020,1 1960,1080 2000,1160';

/** How the lion lies in the sea, and the outline of his mane down to the beard. */
interface View {
  lion: { x: number; y: number; scale: number };
  mane: string;
  sail: readonly [x: number, y: number, scale: number];
  subject: Box;
}

/** Tanzania in one line: the coast is a lion's profile, and a dhow lies off his nose. */
const lionCoast = ({ lion, mane, sail, subject }: View): Layer[] => [
  plan({ subject, camera: 'above' }),
  wash(SEA),
  moved(lion, ...coastLion(`${mane} ${BEARD} 2000,1400,1 -300,1400,1`)),
  moved({ x: sail[0], y: sail[1], scale: sail[2] }, ...dhow),
];

/** The poster of the eight places of Tanzania: the plains and the coast. */
export const postersTanzaniaEight: readonly Picture[] = poster('tanzania8places', {
  light: light('morning', 'tanzania', 'left'),
  wide: lionCoast({
    lion: { x: -70, y: 26, scale: 1.03 },
    mane: '-300,-400,1 1840,-400,1 1860,-160 1800,-80 1740,-60,1 1780,0 1760,50 1690,60,1 1720,100 1700,150 1646,178,1',
    sail: [2204, 404, 0.84],
    subject: [1520, 260, 420, 460],
  }),
  tall: lionCoast({
    lion: { x: -916, y: 612, scale: 0.9 },
    mane: '-300,200,1 940,200,1 980,90 1000,60,1 1040,20 1130,30 1180,70,1 1240,0 1330,0 1380,50,1 1430,0 1540,0 1590,60,1 1680,60 1720,120 1690,166 1646,178,1',
    sail: [926, 822, 0.78],
    subject: [470, 820, 360, 400],
  }),
});
