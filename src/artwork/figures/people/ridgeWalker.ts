import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed, type Placed } from '../../drawing/placed.ts';
import { pointsOf } from '../../drawing/points.ts';
import { STANCES, type Stance } from './ridgeWalkerStances.ts';
import { walkerHat, type Headwear } from './ridgeWalkerHat.ts';
import { profileHead, type Skin } from './profileHead.ts';

/** A colour as it is, where the light strikes it, and in shade. */
type Cloth = readonly [plain: string, lit: string, deep: string];

/** What a walker wears. */
export interface WalkersDress {
  coat: Cloth;
  legs: Cloth;
  /** No rucksack when absent. */
  pack?: Cloth;
  boots: Cloth;
  hat: Headwear;
  hatCloth: Cloth;
  skin: Skin;
}

/** A limb of cloth with its knee or elbow, in light before and in shade behind. */
function clothed(row: string, [plain, lit, deep]: Cloth, girth: readonly [number, number, number]): Layer {
  const [[ax, ay], [bx, by], [cx, cy]] = pointsOf(row) as [
    [number, number],
    [number, number],
    [number, number],
  ];
  const [high, mid, low] = girth;
  const way = (off: number, part: number) =>
    limb(
      `${ax + off * high},${ay},${high * part} ${bx + off * mid},${by},${mid * part} ${bx + (cx - bx) * 0.12 + off * mid},${by + (cy - by) * 0.12},${mid * part} ${cx + off * low},${cy},${low * part}`,
    );
  return within(
    plain,
    way(0, 1) + disc(ax, ay, high * 0.96),
    cut(lit, way(0.75, 0.42)),
    cut(deep, way(-0.8, 0.42)),
  );
}

/** A boot over the ankle at the end of a leg. */
function boot(leg: string, turn: number, [plain, , deep]: Cloth): Layer[] {
  const [x, y] = pointsOf(leg)[2]!;
  const at = placed({ x, y, turn });
  return [
    cut(plain, at('-17,-12,1 16,-14,1 18,6 30,16 46,22 48,32,1 -18,32,1')),
    cut(deep, at('-19,28,1 48,26,1 49,36,1 -19,36,1')),
  ];
}

/** A closed hand at the end of an arm, its thumb over the grip. */
const fist = (arm: string, { skin, deep }: Skin): Layer[] => {
  const [x, y] = pointsOf(arm)[2]!;
  return [cut(skin, disc(x + 4, y - 2, 13, 12)), inked(deep, 3, `${x + 2},${y - 8} ${x + 14},${y - 6}`)];
};

/** A hand at the end of an arm that points along it, the other fingers folded. */
const pointer = (arm: string, { skin, deep }: Skin): Layer[] => {
  const [[ex, ey], [x, y]] = pointsOf(arm).slice(1) as [[number, number], [number, number]];
  const at = placed({ x, y, turn: (Math.atan2(y - ey, x - ex) * 180) / Math.PI });
  return [
    cut(skin, at('-6,-10,1 14,-11 26,-8 50,-7 52,-1,1 28,0 30,8 22,14 2,12,1 -6,10,1')),
    cut(skin, at.limb('4,-8,5 16,-18,4 24,-19,3')),
    inked(deep, 2, at('28,0 14,1'), at('27,6 14,7')),
  ];
};

/** The rucksack on a back, its lid and the rolled mat. */
function rucksack(body: Placed, [plain, lit, deep]: Cloth): Layer[] {
  return [
    within(
      plain,
      body('-6,-140,1 -40,-150 -74,-128 -82,-70 -78,-10 -56,8 -10,6,1 10,-60'),
      cut(deep, body('-90,-120,1 -62,-110 -60,-30 -40,0 0,-4,1 -6,20,1 -90,20,1')),
      cut(lit, body('-52,-160,1 -8,-144,1 -6,-116,1 -40,-122')),
      inked(deep, 4, body('-80,-84 -6,-92')),
    ),
    cut(deep, body.limb('-70,-146,16 -14,-154,16')),
    cut(lit, disc(...(pointsOf(body('-70,-146'))[0] as [number, number]), 8)),
  ];
}

/**
 * A walker in profile to the right, lit from the front, with or without a rucksack, 410 pixels high with the
 * soles at 0: climbing, striding or pausing to look up on two poles, or pointing with a stick in the other hand.
 */
export function ridgeWalker(stance: keyof typeof STANCES, dress: WalkersDress): readonly Layer[] {
  const pose: Stance = STANCES[stance];
  const { coat, legs, pack, boots, skin } = dress;
  const [coatPlain, coatLit, coatDeep] = coat;
  const body = placed({ x: 0, y: -205, turn: pose.lean });
  const head = placed({ x: pose.head[0], y: pose.head[1], scale: 0.27, turn: pose.head[2] });
  const far: Cloth = [legs[2], legs[2], legs[2]];
  return [
    inked('#1a1424', 5, pose.poles.far),
    ...fist(pose.farArm, { ...skin, skin: skin.deep }),
    clothed(pose.farArm, [coatDeep, coatDeep, coatDeep], [20, 16, 11]),
    ...boot(pose.far, pose.boots[1], [boots[2], boots[2], '#120e18']),
    clothed(pose.far, far, [32, 23, 17]),
    ...(pack === undefined ? [] : rucksack(body, pack)),
    clothed(pose.near, legs, [36, 25, 18]),
    ...boot(pose.near, pose.boots[0], [boots[0], boots[1], '#120e18']),
    ...profileHead(head, skin),
    // The coat, its collar, the straps.
    within(
      coatPlain,
      body('-18,-140,1 8,-150 34,-142 46,-112 44,-60 38,-10 38,18,1 -32,18,1 -34,-30 -26,-90'),
      cut(coatLit, body('24,-152,1 50,-130 56,-60 46,20,1 28,20,1 32,-60')),
      cut(coatDeep, body('-30,-150,1 -10,-140 -12,-70 -10,20,1 -40,20,1')),
      cut(coatDeep, body('-40,2,1 50,-4,1 50,4,1 -40,10,1')),
    ),
    ...(pack === undefined ? [] : [inked(pack[2], 9, body('2,-148 26,-110 18,-62 -10,-40'))]),
    cut(coatDeep, head('-70,96,1 0,120 66,124,1 70,160 0,176 -80,150,1')),
    ...walkerHat(head, dress.hat, dress.hatCloth),
    ...(pose.poles.near === undefined ? [] : [inked('#1a1424', 5, pose.poles.near)]),
    ...(pose.isPointing === true ? pointer(pose.nearArm, skin) : fist(pose.nearArm, skin)),
    clothed(pose.nearArm, coat, [22, 17, 12]),
  ];
}
