import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { worker } from '../../figures/people/worker.ts';
import { place } from '../../figures/placing/place.ts';
import { forest } from '../../land/ridges.ts';
import { teaHill } from '../../land/teaRows.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';
import { rain } from '../../sky/weather.ts';

/** Tea before the plucking. */
const TEA = '#c4ee58';
/** Where the tea of Gisakura meets the forest. */
export const nyungweTea: readonly Picture[] = [
  picture(
    'places/nyungwe-2',
    light('storm', 'rwanda', 'left'),
    plan({ subject: [0, 390, 1200, 80], camera: 'profile' }),
    sky({ horizon: 330, stops: ['#27335c', '#4a5878', '#c9b594', '#ffe2a0'] }),
    mistBank({ y: 20, height: 180, colour: '#2f3860', strength: 0.85, count: 10 }),
    mistBank({ y: 140, height: 90, colour: '#4a5478', strength: 0.7, count: 8 }),
    rain({ x: 960, y: 210, width: 360, to: 440, opacity: 0.4 }),
    forest({ y: 400, rise: 130, depth: 0.5, crown: 16, of: '#3d5f78' }),
    mistBank({ y: 400, height: 70, colour: '#a9b4b8', strength: 0.6 }),
    forest({ y: 460, rise: 80, depth: 0.14, crown: 24 }),
    teaHill({ y: 490, to: 690, rows: 9, swell: 26, of: TEA }),
    place(worker('plucking'), {
      x: 940,
      y: 706,
      metre: 92,
      flip: true,
      shadow: false,
      coat: { accent: '#8fae4c', body: '#e8b23a' },
    }),
    teaHill({ y: 660, to: 760, rows: 2, swell: 20, of: TEA }),
    place(worker('plucking'), {
      x: 520,
      y: 868,
      metre: 230,
      depth: 0.34,
      coat: { accent: '#8fae4c' },
      shadow: false,
      by: light('morning', 'rwanda', 'left'),
    }),
    teaHill({ y: 752, to: 930, rows: 2, swell: 14, of: TEA }),
  ),
];
