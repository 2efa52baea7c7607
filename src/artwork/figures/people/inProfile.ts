import { fill, fold, skin, type Part } from '../../drawing/figure.ts';
import {
  arm,
  beside,
  boot,
  foot,
  hand,
  leaning,
  leg,
  shortSleeve,
  shorts,
  sleeve,
  trouser,
} from './anatomy.ts';
import { rucksack, shirt, straps } from './gear.ts';
import { HAIR, profile, skullAt, wearing } from './heads.ts';

type Spot = readonly [x: number, y: number, turn: number];

/** Somebody in profile who faces right. Rows of three joints are hip, knee, ankle, or shoulder, elbow, wrist. */
export interface InProfile {
  /** The hips, and how far the trunk leans forward. */
  trunk: Spot;
  skull: Spot;
  nearLeg: string;
  farLeg: string;
  /** Where the soles are; the near one first. */
  feet: readonly [Spot, Spot];
  nearArm: string;
  farArm: string;
  hands: readonly [near: Parameters<typeof hand>, far: Parameters<typeof hand>];
  hair?: keyof typeof HAIR;
  /** What is on the head, its tone and its band's. */
  hat?: [what: Parameters<typeof wearing>[1], tone?: Part['tone'], band?: Part['tone']];
  pack?: boolean;
  sleeves?: 'long' | 'short';
  legs?: 'long' | 'short';
  /** The tone of what the legs wear. */
  cloth?: Part['tone'];
  barefoot?: boolean;
  /** What the far hand holds, and the near one: each lies under its hand. */
  farHeld?: Part[];
  nearHeld?: Part[];
}

/** The parts of somebody in profile, far to near. */
export function inProfile(body: InProfile): Part[] {
  const { trunk, nearLeg, farLeg, nearArm, farArm, hair = 'below', hat, cloth = 'shade' } = body;
  const [at, head] = [leaning(...trunk), skullAt(...body.skull)];
  const tread = body.barefoot ? foot : boot;
  const [near, far] = [tread(...body.feet[0]), tread(...body.feet[1])];
  const [nearHand, farHand] = [hand(...body.hands[0]), hand(...body.hands[1])];
  const [bareArms, bareLegs] = [body.sleeves === 'short', body.legs === 'short'];
  const cover = bareArms ? shortSleeve : sleeve;
  const pants = bareLegs ? shorts : trouser;
  const bare = [...(bareLegs ? [leg(farLeg)] : []), ...(body.barefoot ? [far[0]] : [])];
  const bareNear = [...(bareLegs ? [leg(nearLeg)] : []), ...(body.barefoot ? [near[0]] : [])];
  return [
    ...(body.farHeld ?? []),
    skin(farHand[0], ...(bareArms ? [arm(farArm)] : []), ...bare),
    fold('lit', farHand[1], ...(bareArms ? [arm(farArm)] : []), ...bare),
    fold('body', cover(farArm)),
    fill('dark', ...(body.barefoot ? [far[1]] : bareLegs ? [far[0]] : [far[0], near[0]])),
    fold(cloth, pants(farLeg)),
    ...(bareNear.length > 0 ? [skin(...bareNear), fill('dark', near[body.barefoot ? 1 : 0])] : []),
    fill(cloth, pants(nearLeg), at('-13,-4,1 13,-4,1 12,8 2,13 -12,9')),
    ...(body.pack ? rucksack(at) : []),
    ...profile(head),
    fill('dark', head(HAIR[hair])),
    ...shirt(at),
    ...(hat === undefined ? [] : wearing(head, ...hat)),
    ...(body.pack ? [straps(at)] : []),
    ...(body.nearHeld ?? []),
    fold('body', cover(beside(nearArm))),
    skin(nearHand[0], ...(bareArms ? [arm(nearArm)] : [])),
    fold('lit', nearHand[1]),
    fill('body', cover(nearArm)),
  ];
}
