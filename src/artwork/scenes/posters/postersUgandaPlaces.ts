import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { raftAbove } from '../../figures/boats/raftAbove.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { riverAbove } from '../../water/riverAbove.ts';

const RAFT = {
  body: '#e0452c',
  shade: '#a02c22',
  dark: '#2a1d28',
  lit: '#8a5636',
  pale: '#fff3dc',
  accent: '#f3b53c',
};
const RAFT_SETTING = { shadow: false, cast: 44, coat: RAFT, flip: true } as const;
const PALE = ['#e3eed2', '#ecf2d8', '#f4f4dc', '#fbf4da'] as const;

/** The great views of Bwindi and the Nile. */
export const postersUgandaPlaces: readonly Picture[] = [
  ...poster('bwindi', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      sky({ horizon: 700, stops: PALE }),
      forest({ y: '-30,720 900,690 1500,420 2000,330 2420,400', rise: 70, depth: 0.8, crown: 12, wave: 600 }),
      mist({ y: 690, height: 90 }),
      forest({ y: '-30,790 900,770 1500,600 2420,470', rise: 60, depth: 0.58, crown: 18 }),
      mist({ y: 780, height: 70 }),
      forest({ y: '-30,860 900,850 1500,760 2420,640', rise: 60, depth: 0.36, crown: 24 }),
      mist({ y: 850, height: 70 }),
      undergrowth({ y: '-40,910 1200,900 1700,860 2420,800', size: 130, depth: 0.12 }),
      place(gorilla('lookout'), { x: 1640, y: 930, metre: 330, depth: 0.1, shadow: false }),
      undergrowth({ y: '-40,960 1200,960 1700,940 2420,900', size: 120, depth: 0 }),
      place(lianaBranch(), { x: 2500, y: 130, metre: 110, flip: true, depth: 0.02, shadow: false }),
    ],
    tall: [
      sky({ horizon: 800, stops: PALE }),
      forest({ y: '-30,760 500,690 1110,620', rise: 60, depth: 0.8, crown: 12 }),
      mist({ y: 780, height: 90 }),
      forest({ y: '-30,900 500,830 1110,730', rise: 60, depth: 0.58, crown: 18 }),
      mist({ y: 900, height: 80 }),
      forest({ y: '-30,1000 500,960 1110,880', rise: 60, depth: 0.36, crown: 24 }),
      mist({ y: 1030, height: 80 }),
      undergrowth({ y: '-40,1140 500,1130 1110,1060', size: 130, depth: 0.12 }),
      place(gorilla('lookout'), { x: 480, y: 1230, metre: 320, depth: 0.1, shadow: false }),
      undergrowth({ y: '-40,1270 1110,1220', size: 120, depth: 0 }),
    ],
  }),
  ...poster('nile', {
    light: light('noon', 'uganda', 'left'),
    wide: [
      riverAbove('1560,70,60 2260,180,130 2240,820,150 1420,900,110 1230,850,40', { x: 1230 }),
      place(raftAbove(), { x: 1780, y: 500, metre: 190, turn: -30, ...RAFT_SETTING }),
      leaves({ corner: 'bottom-right', size: 300, depth: 0.02 }),
      leaves({ corner: 'top-right', size: 300, depth: 0.02 }),
    ],
    tall: [
      riverAbove('150,820,90 960,700,70 900,1200,130 180,1240,110', { y: 620 }),
      place(raftAbove(), { x: 530, y: 950, metre: 180, turn: -34, ...RAFT_SETTING }),
      leaves({ corner: 'bottom-right', size: 300, depth: 0.02 }),
    ],
  }),
];
