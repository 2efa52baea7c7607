import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { turaco } from '../../figures/animals/turaco.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { kiboNorth } from '../../land/kiboNorth.ts';
import { plain, road } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';
import { dust } from '../../sky/weather.ts';
import { lake, ripples, wakes } from '../../water/water.ts';

/** Places of Kenya that only the articles visit. */
export const articlesKenya: readonly Picture[] = [
  picture(
    'articles/amboseli',
    light('morning', 'kenya', 'right'),
    sky({ horizon: 470, bands: 7, stops: ['#1c4fa0', '#4f8ccc', '#a8cce4', '#f8e0bc'] }),
    ...kiboNorth(
      { x: 680, y: 508, scale: 0.7 },
      {
        rock: '#a3acd0',
        deep: '#7484b8',
        glint: '#d8c8cc',
        snow: '#fffaf0',
        ice: '#c4d2ec',
        mist: '#f6e2c4',
      },
    ),
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
    'articles/kakamega',
    light('morning', 'kenya', 'right'),
    sky({ stops: ['#123a2c', '#2f6a4c', '#8cae6c', '#f0eaa8'], horizon: 820 }),
    trunks({ y: 700, depth: 0.65, count: 8 }),
    rays({ x: 920, y: -80, count: 3, turn: 112, spread: 14, reach: 1200, opacity: 0.34 }),
    trunks({ y: 830, depth: 0.3, count: 3, width: 120 }),
    forest({ y: 790, rise: 30, depth: 0.4, crown: 30 }),
    hills({ y: 850, rise: 14, depth: 0.3, of: 'leaf' }),
    place(turaco(), {
      x: 400,
      y: 356,
      metre: 160,
      depth: 0.3,
      flip: true,
      shadow: false,
      by: light('noon', 'kenya', 'right'),
    }),
    road({ from: [560, 800], to: [620, 940], width: 300, of: 'earth' }),
    place(lianaBranch(), { x: 0, y: 362, metre: 140, depth: 0.08, shadow: false }),
    place(treeFern({ seed: 4 }), { x: 1080, y: 900, metre: 110, depth: 0.06 }),
  ),
];
