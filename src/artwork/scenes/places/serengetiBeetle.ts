import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [NIGHT, INK, SHEEN, MOON, SEA] = ['#35359a', '#0d0d30', '#5c78ea', '#fdebb8', '#e8c27c'];

const WINGS = twin('0,-226,1 70,-222 144,-176 180,-96 180,-20 160,24,1 0,36,1');
const SHIELD = twin('0,44,1 160,32,1 202,60 200,114 156,156 100,164,1 0,168,1');
const HEAD = twin(angular('0,175 100,169 158,199 112,216 122,266 66,246 36,296 0,262'));

/** A night plain from above: a dung beetle, head down, pushes the full moon with its long hind legs. */
export const serengetiBeetle: readonly Picture[] = [
  picture(
    'places/serengeti-5',
    light('night', 'tanzania', 'left'),
    plan({ subject: [270, 0, 660, 400], camera: 'above' }),
    wash(NIGHT),
    within(
      MOON,
      disc(420, -20, 460),
      cut(
        SEA,
        disc(190, 90, 144),
        disc(334, 172, 86),
        disc(122, 286, 46),
        disc(660, 60, 122),
        disc(704, 196, 52),
        disc(560, 210, 38),
        disc(450, 346, 30),
        disc(270, 330, 22),
      ),
    ),
    moved(
      { x: 420, y: -20, turn: -29 },
      moved(
        { x: 0, y: 630, scale: 0.9 },
        cut(
          INK,
          limb(pair('90,-150,30 170,-200,32 238,-236,20')),
          twoDiscs(238, -238, 21),
          limb(pair('238,-236,20 276,-320,17 276,-400,14 236,-474,15')),
          limb(pair('244,-462,9 216,-514,7 170,-548,3')),
          limb(pair('140,-20,28 220,-36,28 296,-20,19')),
          twoDiscs(296, -20, 20),
          limb(pair('296,-20,18 334,50,16 336,136,20')),
          limb(pair('336,126,9 360,176,7 352,228,3')),
          limb(pair('150,110,28 220,122,28 264,150,22')),
          pair(
            angular(
              '240,132 274,132 306,172 288,184 314,218 286,220 300,258 268,254 266,296 230,250 216,176',
            ),
          ),
          pair(
            angular(
              '272,-300 298,-318 280,-332;286,-352 306,-374 284,-384;320,30 346,36 336,58;334,78 358,90 344,106',
            ),
          ),
          twoDiscs(258, 144, 24),
          HEAD,
        ),
        within(
          INK,
          WINGS,
          cut(
            SHEEN,
            '-16,26,1 -16,-190,1 -46,-150 -66,-70 -60,26,1',
            '-78,26,1 -84,-70 -64,-160 -40,-206,1 -100,-160 -120,-70 -112,26,1',
            '-128,26,1 -140,-70 -120,-150 -90,-190,1 -150,-140 -168,-60 -150,16,1',
          ),
          cut(SHEEN, '16,26,1 16,-190,1 38,-90 38,26,1', '72,26,1 76,-80 44,-190,1 92,-90 84,26,1'),
        ),
        within(
          INK,
          SHIELD,
          cut(SHEEN, '-40,54,1 -154,46,1 -188,70 -186,110 -148,144 -96,152,1 -130,122 -132,84 -100,66'),
        ),
        cut(SHEEN, '-126,198,1 -96,186,1 -30,190,1 -52,206 -84,226 -100,246,1 -94,206,1'),
      ),
    ),
  ),
];
