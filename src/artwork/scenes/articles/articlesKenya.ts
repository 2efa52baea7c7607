import { floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { lion } from '../../figures/animals/lion.ts';
import { turaco } from '../../figures/animals/turaco.ts';
import { safariTent } from '../../figures/buildings/safariTent.ts';
import { mountKenya } from '../../figures/placing/mountKenya.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { dome } from '../../land/dome.ts';
import { plain, road } from '../../land/ground.ts';
import { plateau } from '../../land/plateau.ts';
import { forest, hills } from '../../land/ridges.ts';
import { trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky, stars } from '../../sky/skies.ts';
import { stormCurtain } from '../../sky/storms.ts';
import { dust, mist } from '../../sky/weather.ts';
import { river } from '../../water/river.ts';
import { lake, ripples, wakes } from '../../water/water.ts';

/** Places of Kenya that only the articles visit. */
export const articlesKenya: readonly Picture[] = [
  picture(
    'articles/amboseli',
    light('morning', 'kenya', 'right'),
    sky({ horizon: 470, bands: 7, stops: ['#1c4fa0', '#4f8ccc', '#a8cce4', '#f8e0bc'] }),
    dome({ x: 420, y: 190, width: 1200, height: 270, depth: 0.85, of: '#8a92aa' }),
    mist({ y: 470, height: 70 }),
    dust({ x: 820, y: 500, width: 460, height: 120, of: 'sand', strength: 0.5 }),
    plain({ y: 510, of: 'grass' }),
    lake({ y: 660, to: 860, depth: 0.35 }),
    place(elephant(), {
      x: 640,
      y: 752,
      metre: 104,
      coat: { body: '#6c6468', pale: '#fff3dc' },
      shadow: false,
    }),
    (canvas) => canvas.rect(0, 738, 1200, 124, { fill: canvas.light.of('water', 0.4), opacity: 0.5 }),
    wakes('500,740,60 760,740,60'),
    ripples({ y: 740, to: 840, x: 380, width: 520, count: 20 }),
    place(papyrus({ height: 3 }), { x: 180, y: 900, metre: 90, depth: 0.08 }),
  ),
  picture(
    'articles/maasai-mara',
    light('storm', 'kenya', 'right', 24),
    sky({ horizon: 560, stops: ['#141a38', '#26305c', '#4a5484', '#e0a060'] }),
    stormCurtain({ y: -30, to: 560, from: 80, until: 640 }),
    floor('#3a3450', '0,540 300,500 620,540 900,510 1200,530'),
    floor('#f0b34c', '0,590 400,574 800,596 1200,580'),
    place(acacia({ variant: 3 }), { x: 960, y: 612, metre: 40, depth: 0.1 }),
    floor('#d98f34', '0,700 500,680 1200,712'),
    place(lion(), {
      x: 440,
      y: 850,
      metre: 250,
      depth: 0.3,
      coat: { body: '#e8a24c', dark: '#5a2818', pale: '#ffe0a8' },
    }),
    floor('#8a4a20', '0,870 300,850 700,876 1200,856'),
  ),
  picture(
    'articles/mount-kenya',
    light('dawn', 'kenya', 'left'),
    sky({ horizon: 600, bands: 8, stops: ['#16265c', '#4a4a8c', '#e08a78', '#ffd0a0'] }),
    stars({ to: 160, count: 24 }),
    lake({ y: 590, to: 800, depth: 0.25, mirror: mountKenya(600, 170) }),
    floor('#4a2038', '0,584 300,570 600,588 900,572 1200,586', 604),
    floor('#2a1428', '0,800 600,820 1200,770'),
    place(safariTent({ lit: true }), { x: 850, y: 830, metre: 32, depth: 0.2 }),
    place(groundsel({ variant: 3 }), { x: 210, y: 870, metre: 80, depth: 0.05 }),
  ),
  picture(
    'articles/samburu',
    light('sunset', 'kenya', 'behind-right'),
    sky({ horizon: 450, bands: 7, stops: ['#2a1f5c', '#9a2f4a', '#ee6a34', '#ffd07c'] }),
    plateau({ y: 330, to: 470, from: 120, until: 620, depth: 0.7 }),
    hills({ y: 470, rise: 30, depth: 0.6 }),
    plain({ y: 500, of: 'earth' }),
    river({ through: '1240,560 800,600 420,680 -40,720', width: [40, 130] }),
    place(doumPalm(), { x: 920, y: 660, metre: 56, depth: 0.2 }),
    place(doumPalm(), { x: 1090, y: 700, metre: 44, depth: 0.24, flip: true }),
    place(antelope(), { x: 480, y: 850, metre: 270, depth: 0.16 }),
  ),
  picture(
    'articles/kakamega',
    light('morning', 'kenya', 'right'),
    sky({ stops: ['#2f6a4c', '#568a58', '#8cae6c', '#d6d694'], horizon: 820 }),
    trunks({ y: 700, depth: 0.65, count: 8 }),
    rays({ x: 920, y: -80, count: 3, turn: 112, spread: 14, reach: 1200, opacity: 0.34 }),
    trunks({ y: 830, depth: 0.3, count: 3, width: 120 }),
    forest({ y: 790, rise: 30, depth: 0.4, crown: 30 }),
    hills({ y: 850, rise: 14, depth: 0.3, of: 'leaf' }),
    place(turaco(), {
      x: 420,
      y: 224,
      metre: 104,
      depth: 0.3,
      flip: true,
      shadow: false,
      by: light('noon', 'kenya', 'right'),
    }),
    road({ from: [560, 800], to: [620, 940], width: 300, of: 'earth' }),
    place(lianaBranch(), { x: 0, y: 230, metre: 140, depth: 0.08, shadow: false }),
    place(treeFern({ seed: 4 }), { x: 1080, y: 900, metre: 110, depth: 0.06 }),
  ),
];
