import { cut, floor } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { masaiGiraffe } from '../../figures/placing/masaiGiraffe.ts';
import { riderView } from '../../figures/placing/riderView.ts';
import { cliff } from '../../land/cliffs.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** The track as its rider sees it. */
export const hellsgateRide: readonly Picture[] = [
  picture(
    'places/hellsgate-5',
    light('golden', 'kenya', 'left'),
    plan({ subject: [520, 700, 120, 160], camera: 'back' }),
    sky({ horizon: 420, stops: ['#1f5aa8', '#5f9cd0', '#bcd8e0', '#fde2b0'] }),
    cliff({
      y: '-20,160 150,190 230,290 290,420',
      to: 440,
      from: -20,
      until: 300,
      talus: 0,
      depth: 0.34,
      of: '#b4481f',
    }),
    cliff({
      y: '800,426 860,330 960,230 1220,150',
      to: 440,
      from: 790,
      until: 1220,
      talus: 0,
      depth: 0.34,
      of: '#b4481f',
    }),
    fischersTower({
      x: 372,
      y: 436,
      scale: 0.4,
      tones: ['#ffc890', '#d9744a', '#bc5a38', '#94402c', '#702c22'],
    }),
    floor('#e0a05a', '0,430 600,422 1200,434'),
    floor('#c8743a', '0,560 500,544 1200,570'),
    grain({ y: 580, to: 900, colour: '#7a2714' }),
    cut('#f8d6a2', '572,426,1 632,426,1 1010,920,1 190,920,1'),
    cut('#e8b478', '594,426,1 606,426,1 690,920,1 510,920,1'),
    masaiGiraffe({ x: 650, y: 588, scale: 0.46 }, 'walking'),
    ...riderView,
  ),
];
