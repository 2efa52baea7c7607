import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { QUAY_WALL, stoneTownFront, type SeaFront } from '../../figures/placing/stoneTownFront.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { underWay } from '../../water/underWay.ts';
import { ripples } from '../../water/water.ts';

const EVENING_SAIL = {
  pale: '#e8552f',
  lit: '#ffa061',
  body: '#2c1840',
  shade: '#1a0c2a',
  accent: '#f4c24a',
  dark: '#160a1c',
};
/** The evening from above down to the horizon, and the sea from there to the viewer. */
const SKY = ['#0b1f48', '#12305e', '#233f74', '#4a4a84', '#8a5280', '#d2697a', '#ff9a6a'];
const SEA = ['#d86a70', '#8f4f78', '#574478', '#313a6c', '#182c5c', '#0c1f4a'];

/** The sea front, the bands of the sky and the sea, and the dhow. */
interface View extends SeaFront {
  subject: Box;
  sky: readonly string[];
  sea: readonly string[];
  boat: readonly [x: number, y: number, metre: number];
}

/** The sea front of Stone Town in its lights behind the harbour wall, a dhow under a lit sail on the water before it. */
const offStoneTown = (view: View): Layer[] => {
  const { quay, boat } = view;
  const [x, y, metre] = boat;
  const wake = underWay({ hull: '#1c0f30', sail: '#f0714e', foam: '#e8a0a0' }, { x, y, metre });
  const foot = quay + QUAY_WALL;
  return [
    plan({ subject: view.subject, camera: 'wide' }),
    cut(SKY[0]!, box(-20, -20, 2440, 1400)),
    ...view.sky.map((row, at) => floor(SKY[at + 1]!, row)),
    ...view.sea.map((row, at) => floor(SEA[at]!, row)),
    ...stoneTownFront(view),
    ripples({ y: foot + 150, to: foot + 280, count: 22, colour: '#f89c70', opacity: 0.6 }),
    wake.before,
    place(dhow(), { x, y, metre, shadow: false, depth: 0.3, by: CLEAR, coat: EVENING_SAIL }),
    wake.after,
  ];
};

/** Stone Town: its sea front at dusk. */
export const postersStoneTown: readonly Picture[] = poster('zanzibar', {
  light: light('dusk', 'zanzibar', 'left'),
  wide: offStoneTown({
    subject: [1240, 200, 420, 560],
    sky: [
      '0,330 500,250 1000,300 1600,210 2390,280',
      '0,470 420,510 900,440 1500,480 2390,420',
      '0,580 500,560 900,600 1500,570 2390,590',
      '0,648 700,640 1300,655 2390,640',
      '0,688 900,690 2390,684',
      '0,706 2390,706',
    ],
    sea: [
      '0,716 2390,716',
      '0,732 400,736 900,730 2390,736',
      '0,770 300,764 800,776 1400,768 2390,774',
      '0,826 500,834 1000,820 2390,836',
      '0,880 600,872 1200,890 2390,884',
      '0,944 500,936 1300,950 2390,940',
    ],
    quay: 726,
    house: 1990,
    from: 1690,
    to: 2460,
    metre: 16,
    palms: [
      [1730, 24],
      [2270, 30],
      [2352, 24],
    ],
    boat: [1490, 888, 68],
  }),
  tall: offStoneTown({
    subject: [200, 600, 380, 500],
    sky: [
      '0,420 300,360 700,400 1080,350',
      '0,600 300,640 700,590 1080,620',
      '0,760 400,740 1080,770',
      '0,860 400,866 1080,856',
      '0,916 1080,912',
      '0,944 1080,944',
    ],
    sea: [
      '0,960 1080,960',
      '0,984 1080,980',
      '0,1040 300,1034 700,1046 1080,1040',
      '0,1110 400,1120 1080,1104',
      '0,1190 500,1182 1080,1196',
      '0,1276 400,1268 1080,1280',
    ],
    quay: 1000,
    house: 690,
    from: 60,
    to: 1150,
    metre: 13,
    palms: [
      [930, 30],
      [1030, 24],
    ],
    boat: [390, 1216, 58],
  }),
});
