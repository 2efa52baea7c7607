import { regionMap as projected } from '../../../lib/regionMap.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import type { Figure } from '../../drawing/figure.ts';
import { crane } from '../../figures/animals/crane.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { hippo } from '../../figures/animals/hippo.ts';
import { lion } from '../../figures/animals/lion.ts';
import { turtle } from '../../figures/animals/turtle.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { canoe } from '../../figures/boats/canoe.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { place, type Look } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { dome } from '../../land/dome.ts';
import { light } from '../../light/light.ts';

const map = projected();
const day = light('morning', 'tanzania', 'left');

/** Cut from cream paper, so that it stands out from every country's colour. */
const PAPER = {
  body: '#f3dfb4',
  shade: '#cdb080',
  lit: '#fff3d4',
  dark: '#5a4038',
  pale: '#fff6e0',
  accent: '#f0c06a',
};

/** A figure on the map: degrees east and north of its feet, and its metre in units of the map. */
const stands = (
  figure: Figure,
  lon: number,
  lat: number,
  metre: number,
  look: Look & { flip?: boolean } = {},
): Layer =>
  place(figure, {
    ...map.point({ lat, lon }),
    metre,
    depth: 0.4,
    flat: false,
    rim: false,
    shadow: false,
    coat: PAPER,
    ...look,
  });

/** The mountain's foot, north of its pin. */
const kibo = map.point({ lat: -2.83, lon: 37.35 });

const size = { light: day, width: map.width, height: map.height };

/**
 * What lives where, laid over the map of the region: everything keeps clear of the names and the numbers. What is at sea
 * is a picture of its own, because the page darkens what stands on land when the lands turn pale at dusk.
 */
export const regionMap: readonly Picture[] = [
  picture(
    'maps/on-land',
    size,
    stands(crane(), 33.3, 2.7, 27),
    stands(acacia({ variant: 3 }), 31.6, 2.5, 4),
    stands(gorilla(), 30.95, -0.55, 17, { flip: true }),
    stands(giraffe(), 39.7, 2.2, 12),
    stands(acacia(), 37.4, 2.9, 4),
    stands(zebra(), 38, -0.6, 16),
    stands(elephant(), 39.4, -2.1, 14, { flip: true }),
    dome({ x: kibo.x, y: kibo.y - 22, width: 64, height: 22, depth: 0.4, of: '#a9805a', seated: 0 }),
    stands(wildebeest(), 33.1, -3, 13),
    stands(wildebeest(), 33.75, -3.15, 14),
    stands(wildebeest(), 34.4, -3.3, 15),
    stands(baobab({ seed: 5 }), 35.1, -5.2, 3),
    stands(lion(), 33.2, -8.2, 19),
    stands(hippo(), 37, -8, 14, { flip: true }),
  ),
  picture(
    'maps/at-sea',
    size,
    stands(boatman(), 32.7, -1.6, 16),
    stands(canoe(), 32.8, -1.62, 11),
    stands(dhow(), 41.1, -4.2, 5),
    stands(turtle(), 40.9, -6.4, 20),
  ),
];
