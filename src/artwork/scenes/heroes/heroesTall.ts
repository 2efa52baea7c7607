import { HERO_LIGHTS, tall } from '../../canvas/heroSetting.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { dome } from '../../land/dome.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { veil } from '../../sky/beams.ts';
import { cloudBands, cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { beach } from '../../water/shore.ts';
import { ripples, sea } from '../../water/water.ts';

/** The slides of the home page for a phone: life and landmark below, calm above. */
export const heroesTall: readonly Picture[] = [
  picture(
    'heroes/serengeti-tall',
    tall('serengeti'),
    sky({ horizon: 930, stops: HERO_LIGHTS.serengeti.stops }),
    veil({ from: 'top', to: 760, strength: 0.75, colour: '#2c143c' }),
    sun({ x: 560, y: 840, r: 120, glow: 0.5 }),
    cloudBands({ y: 680, height: 180, count: 5, tone: 'dark', opacity: 0.6 }),
    hills({ y: 930, rise: 50, depth: 0.6 }),
    plain({ y: 930, far: 0.5, near: 0.05 }),
    herd([acacia(), acacia({ variant: 3 })], {
      x: 450,
      y: 932,
      width: 900,
      height: 10,
      count: 4,
      metre: [5, 8],
    }),
    place(elephant(), { x: 470, y: 1000, metre: 34, depth: 0.05 }),
    place(elephant('calf'), { x: 366, y: 1002, metre: 34, depth: 0.05 }),
    place(elephant('drinking'), { x: 230, y: 984, metre: 28, depth: 0.08 }),
    place(acacia({ variant: 2 }), { x: 800, y: 1080, metre: 50, depth: 0.02 }),
    grass({ y: 1150, height: 70 }),
  ),
  picture(
    'heroes/bwindi-tall',
    tall('bwindi'),
    sky({ horizon: 790, stops: HERO_LIGHTS.bwindi.stops }),
    veil({ from: 'top', to: 900, strength: 0.75, colour: '#0f3036' }),
    sun({ x: 600, y: 736, r: 62, glow: 0.3 }),
    forest({ y: 840, rise: 130, depth: 0.8, crown: 12, wave: 460 }),
    mist({ y: 840, height: 80 }),
    forest({ y: 870, rise: 140, depth: 0.62, crown: 16 }),
    mist({ y: 880, height: 80 }),
    forest({ y: 930, rise: 120, depth: 0.36, crown: 26 }),
    mist({ y: 970, height: 80, strength: 0.6 }),
    forest({ y: '0,1100 400,1080 900,1000', rise: 40, depth: 0.15, crown: 40 }),
    place(treeFern(), { x: 90, y: 1140, metre: 74 }),
    place(gorilla(), { x: 600, y: 1118, metre: 150, depth: 0.22, flip: true }),
    grass({ y: '0,1150 900,1090', height: 60, of: 'leaf' }),
  ),
  picture(
    'heroes/zanzibar-tall',
    tall('zanzibar'),
    sky({ horizon: 760, stops: HERO_LIGHTS.zanzibar.stops }),
    cumulus({ x: 680, y: 752, width: 460, height: 130, depth: 0.4 }),
    sea({ horizon: 760, to: 1130 }),
    veil({ from: 'top', to: 900, strength: 0.4, colour: '#06344c' }),
    place(farDhow(), { x: 130, y: 776, metre: 9, shadow: false }),
    place(dhow(), { x: 420, y: 1000, metre: 33 }),
    ripples({ y: 1004, to: 1070, x: 260, width: 340, count: 12 }),
    beach({ shore: '-40,1120 400,1110 940,1040' }),
    place(coconutPalm({ lean: -3, height: 8 }), { x: 810, y: 1160, metre: 58 }),
  ),
  picture(
    'heroes/kilimanjaro-tall',
    tall('kilimanjaro'),
    sky({ horizon: 900, stops: HERO_LIGHTS.kilimanjaro.stops }),
    veil({ from: 'top', to: 840, strength: 0.55, colour: '#14344f' }),
    dome({ x: 470, y: 630, width: 1300, height: 280, depth: 0.42, of: '#5d6f86' }),
    mist({ y: 890, height: 60 }),
    cumulus({ x: 720, y: 905, width: 420, height: 84, depth: 0.2 }),
    cumulus({ x: 150, y: 905, width: 360, height: 60, depth: 0.3 }),
    plain({ y: 920, of: 'grass' }),
    herd([acacia(), acacia({ variant: 3 })], {
      x: 450,
      y: 924,
      width: 900,
      height: 16,
      count: 5,
      metre: [6, 9],
    }),
    place(elephant(), { x: 330, y: 1040, metre: 40 }),
    place(elephant('calf'), { x: 210, y: 1042, metre: 40 }),
    place(acacia({ variant: 3 }), { x: 770, y: 1080, metre: 46 }),
    grass({ y: 1150, height: 70 }),
  ),
  picture(
    'heroes/rwenzori-tall',
    tall('rwenzori'),
    sky({ horizon: 860, stops: HERO_LIGHTS.rwenzori.stops }),
    veil({ from: 'top', to: 860, strength: 0.5, colour: '#103840' }),
    massif({
      summits: '120,760 300,710 470,620 600,690 760,650 900,700',
      base: 920,
      snow: 740,
      depth: 0.5,
      of: '#4f6f78',
    }),
    mist({ y: 880, height: 90 }),
    hills({ y: 960, rise: 90, depth: 0.45, of: 'leaf' }),
    mist({ y: 980, height: 60, strength: 0.6 }),
    herd([groundsel(), groundsel({ variant: 2 }), lobelia()], {
      x: 450,
      y: 980,
      width: 900,
      height: 90,
      count: 9,
      metre: [12, 24],
    }),
    hills({ y: '0,1130 900,1080', rise: 40, depth: 0.12, of: 'leaf', plain: true }),
    place(groundsel({ variant: 3 }), { x: 740, y: 1140, metre: 70 }),
    place(lobelia(), { x: 500, y: 1160, metre: 76 }),
    grass({ y: 1175, height: 50, of: 'leaf' }),
  ),
];
