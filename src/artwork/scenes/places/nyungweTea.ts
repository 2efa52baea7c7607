import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { teaPicker } from '../../figures/people/picker.ts';
import { place } from '../../figures/placing/place.ts';
import { forest } from '../../land/ridges.ts';
import { teaLanes } from '../../land/teaLanes.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';
import { rain } from '../../sky/weather.ts';

/** Where the tea of Gisakura meets the forest. */
export const nyungweTea: readonly Picture[] = [
  picture(
    'places/nyungwe-2',
    light('storm', 'rwanda', 'left'),
    plan({ subject: [600, 410, 600, 64], camera: 'front' }),
    sky({ horizon: 330, stops: ['#27335c', '#4a5878', '#c9b594', '#ffe2a0'] }),
    mistBank({ y: 20, height: 180, colour: '#2f3860', strength: 0.85, count: 10 }),
    mistBank({ y: 140, height: 90, colour: '#4a5478', strength: 0.7, count: 8 }),
    rain({ x: 960, y: 210, width: 360, to: 440, opacity: 0.4 }),
    forest({ y: 400, rise: 130, depth: 0.5, crown: 16, of: '#3d5f78' }),
    mistBank({ y: 400, height: 70, colour: '#a9b4b8', strength: 0.6 }),
    forest({ y: 460, rise: 80, depth: 0.04, crown: 24 }),
    teaLanes({ x: 640, y: 480, rows: 24, spread: 290, of: '#a4d040', earth: '#a2553a', swell: 30 }),
    place(teaPicker(), {
      x: 636,
      y: 872,
      metre: 250,
      depth: 0.34,
      coat: { body: '#e8b23a', shade: '#3a3f86', pale: '#e6c88a', accent: '#dff07a' },
      shadow: false,
      by: light('morning', 'rwanda', 'left'),
    }),
  ),
];
