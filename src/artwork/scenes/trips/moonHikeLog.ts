import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { hikerOnLog } from '../../figures/people/hikerOnLog.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { crag } from '../../land/crag.ts';
import { cut, glow } from '../../land/cutout.ts';
import { massif } from '../../land/peaks.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { brokenFall } from '../../water/brokenFall.ts';
import { banks, logBridge } from '../../water/forestStream.ts';

const WALL = { rock: '#24504c', lit: '#3a7264', shade: '#143638', count: 10 };

/** The hike in the Mountains of the Moon: over a log, high above the water. */
export const moonHikeLog: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('morning', 'uganda', 'right'),
    plan({ subject: [540, 340, 120, 170], camera: 'below' }),
    sky({ horizon: 430, stops: ['#2f8aa0', '#7fc0c0', '#d8ead0', '#fff6d4'] }),
    massif({
      summits: '-40,420 120,330 260,260 360,330 780,310 930,190 1060,280 1240,360',
      base: 520,
      snow: 360,
      depth: 0.6,
      of: '#4a7890',
    }),
    mist({ y: 440, height: 170, strength: 1, colour: '#fff6d8' }),
    forest({ y: 540, rise: 60, depth: 0.6, crown: 24, of: '#3f8a5c' }),
    mist({ y: 590, height: 60, strength: 0.8, colour: '#fff6d8', even: true }),
    crag('-20,500,1 200,540 330,590,1 400,660 420,760 360,920,1 -20,920,1', [0, 540, 420, 380], WALL),
    crag('1220,440,1 1000,500 860,570,1 790,650 780,760 850,920,1 1220,920,1', [790, 480, 430, 440], WALL),
    cut('#1f5a5c', '330,590,1 400,660 420,760 360,920,1 850,920,1 780,760 790,650 860,570,1 700,610 500,616'),
    brokenFall(
      [
        { x: 600, y: 610, to: 700, lip: 150, foot: 190, lean: -10 },
        { x: 590, y: 694, to: 1000, lip: 210, foot: 360, lean: 10 },
      ],
      { shade: '#9fd4d0', water: '#def2ea', foam: '#ffffff', rock: '#1f5a5c' },
    ),
    glow(600, 740, 300, '#fbfff0', 0.5),
    ...logBridge,
    ...banks,
    place(groundsel({ variant: 2 }), { x: 1080, y: 470, metre: 62, depth: 0.14, shadow: false }),
    place(lobelia(), { x: 110, y: 566, metre: 92, depth: 0.14, shadow: false }),
    ...hikerOnLog,
  ),
];
