import { HERO_LIGHTS, wide } from '../../canvas/heroSetting.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
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
import { kopje } from '../../land/rocks.ts';
import { veil } from '../../sky/beams.ts';
import { cloudBands, cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { birds, mist } from '../../sky/weather.ts';
import { beach } from '../../water/shore.ts';
import { ripples, sea } from '../../water/water.ts';

const farAcacias = (where: Parameters<typeof herd>[1]) => herd([acacia(), acacia({ variant: 3 })], where);

/** The slides of the home page for a desktop: life and landmark on the right, calm on the left. */
export const heroesWide: readonly Picture[] = [
  picture(
    'heroes/serengeti-wide',
    wide('serengeti'),
    sky({ horizon: 826, stops: HERO_LIGHTS.serengeti.stops }),
    veil({ from: 'left', to: 1500, strength: 0.55, colour: '#2c143c' }),
    sun({ x: 1330, y: 670, r: 170 }),
    cloudBands({ y: 330, height: 270, count: 6, tone: 'dark', opacity: 0.6 }),
    hills({ y: 826, rise: 60, depth: 0.6 }),
    veil({ from: 'left', to: 1240, strength: 0.55 }),
    plain({ y: 826, far: 0.5, near: 0.05 }),
    farAcacias({ x: 900, y: 830, width: 1700, height: 10, count: 7, metre: [3, 6] }),
    kopje({ x: 700, y: 868, width: 170, height: 90, depth: 0.3 }),
    trail([wildebeest()], {
      through: '620,912 800,900 980,890 1150,872',
      count: 17,
      metre: [26, 10],
      depth: 0.04,
      flat: true,
    }),
    place(elephant(), { x: 1330, y: 872, metre: 30, depth: 0.04, flat: true }),
    place(elephant('calf'), { x: 1236, y: 872, metre: 30, depth: 0.04, flat: true }),
    place(elephant('drinking'), { x: 1500, y: 880, metre: 32, depth: 0.04, flat: true }),
    place(acacia(), { x: 1680, y: 960, metre: 66, depth: 0.02 }),
    grass({ y: 1030, height: 70 }),
  ),
  picture(
    'heroes/bwindi-wide',
    wide('bwindi'),
    sky({ horizon: 560, stops: HERO_LIGHTS.bwindi.stops }),
    sun({ x: 1420, y: 380, r: 76 }),
    forest({ y: 560, rise: 190, depth: 0.86, crown: 12, wave: 620 }),
    mist({ y: 560, height: 90 }),
    forest({ y: 650, rise: 190, depth: 0.66, crown: 16, wave: 560 }),
    mist({ y: 660, height: 90 }),
    forest({ y: 750, rise: 170, depth: 0.48, crown: 22, wave: 700 }),
    mist({ y: 770, height: 80 }),
    veil({ from: 'left', to: 1480, strength: 0.88, colour: '#0f3036' }),
    forest({ y: '0,900 800,900 1300,800 1920,660', rise: 90, depth: 0.32, crown: 30 }),
    mist({ y: 940, height: 90, strength: 0.5 }),
    forest({ y: '0,1040 900,1030 1350,960 1920,960', rise: 40, depth: 0.14, crown: 44 }),
    place(treeFern(), { x: 1770, y: 1010, metre: 80 }),
    place(gorilla(), { x: 1430, y: 1024, metre: 168, depth: 0.22, flip: true }),
    birds({ x: 1200, y: 470, size: 30 }),
    grass({ y: '0,1070 1000,1070 1500,1040 1920,1030', height: 50, of: 'leaf' }),
  ),
  picture(
    'heroes/zanzibar-wide',
    wide('zanzibar'),
    sky({ horizon: 700, stops: HERO_LIGHTS.zanzibar.stops }),
    cumulus({ x: 1640, y: 690, width: 700, height: 260, depth: 0.3 }),
    cumulus({ x: 1230, y: 696, width: 380, height: 110, depth: 0.5 }),
    sea({ horizon: 700, to: 1010 }),
    veil({ from: 'left', to: 1560, strength: 0.72, colour: '#06344c' }),
    place(farDhow(), { x: 1110, y: 716, metre: 9, shadow: false }),
    place(farDhow(), { x: 1700, y: 708, metre: 6, shadow: false }),
    place(dhow(), { x: 1400, y: 880, metre: 46 }),
    ripples({ y: 884, to: 960, x: 1200, width: 420, count: 14 }),
    beach({ shore: '-40,1010 500,1030 1100,1010 1500,960 1960,900' }),
    place(coconutPalm({ lean: -3 }), { x: 1800, y: 1040, metre: 64 }),
    place(coconutPalm({ seed: 2, height: 7 }), { x: 1860, y: 1070, metre: 64 }),
  ),
  picture(
    'heroes/kilimanjaro-wide',
    wide('kilimanjaro'),
    sky({ horizon: 820, stops: HERO_LIGHTS.kilimanjaro.stops }),
    massif({ summits: '640,690 690,640 742,662 790,712', base: 830, depth: 0.5, of: '#5d6f86' }),
    dome({ x: 1320, y: 400, width: 2100, height: 430, depth: 0.42, of: '#5d6f86' }),
    veil({ from: 'left', to: 1560, strength: 0.78, colour: '#14344f' }),
    mist({ y: 820, height: 50 }),
    cumulus({ x: 1690, y: 815, width: 620, height: 120, depth: 0.2 }),
    cumulus({ x: 1230, y: 818, width: 460, height: 70, depth: 0.3 }),
    hills({ y: 850, rise: 30, depth: 0.55, of: 'leaf' }),
    plain({ y: 850, of: 'grass' }),
    farAcacias({ x: 960, y: 852, width: 1900, height: 20, count: 9, metre: [6, 10] }),
    place(elephant(), { x: 1330, y: 946, metre: 34 }),
    place(elephant('calf'), { x: 1228, y: 950, metre: 34 }),
    place(elephant(), { x: 1500, y: 930, metre: 30 }),
    place(acacia(), { x: 1730, y: 990, metre: 50 }),
    grass({ y: 1040, height: 70 }),
  ),
  picture(
    'heroes/rwenzori-wide',
    wide('rwenzori'),
    sky({ horizon: 760, stops: HERO_LIGHTS.rwenzori.stops }),
    massif({
      summits: '980,520 1160,380 1380,230 1520,330 1700,300 1880,440',
      base: 880,
      snow: 470,
      depth: 0.5,
      of: '#4f6f78',
    }),
    mist({ y: 800, height: 100 }),
    veil({ from: 'left', to: 1540, strength: 0.82, colour: '#103840' }),
    hills({ y: 890, rise: 90, depth: 0.5, of: 'leaf' }),
    mist({ y: 910, height: 50, strength: 0.6 }),
    hills({ y: 990, rise: 80, depth: 0.3, of: 'leaf' }),
    herd([groundsel(), groundsel({ variant: 2 }), lobelia()], {
      x: 1000,
      y: 900,
      width: 1900,
      height: 110,
      count: 16,
      metre: [12, 26],
    }),
    hills({ y: '0,1040 1100,1030 1920,940', rise: 40, depth: 0.12, of: 'leaf', plain: true }),
    place(groundsel({ variant: 3 }), { x: 1770, y: 1020, metre: 72 }),
    place(lobelia(), { x: 1500, y: 1040, metre: 84 }),
    place(lobelia({ form: 'rosette' }), { x: 1270, y: 1050, metre: 90 }),
    grass({ y: 1060, height: 50, of: 'leaf' }),
  ),
];
