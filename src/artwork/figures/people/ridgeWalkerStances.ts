/** A pose: joints of the legs (hip, knee, ankle) and arms (shoulder, elbow, wrist), and the turn of each boot. */
export interface Stance {
  head: readonly [x: number, y: number, turn: number];
  /** How the trunk leans, in degrees about the hip. */
  lean: number;
  near: string;
  far: string;
  boots: readonly [near: number, far: number];
  nearArm: string;
  farArm: string;
  /** Poles, from grip to tip. */
  poles: { near?: string; far: string };
  /** Whether the near hand points. */
  isPointing?: boolean;
}

/** The poses, in pixels of a walker 410 high with the soles at 0, facing right. */
export const STANCES = {
  // One boot a step higher, the trunk over it, both poles planted.
  climbing: {
    head: [56, -376, 6],
    lean: 10,
    near: '6,-206 66,-146 54,-58',
    far: '-4,-206 -30,-116 -76,-34',
    boots: [-8, 14],
    nearArm: '38,-318 52,-248 104,-256',
    farArm: '44,-316 34,-250 74,-234',
    poles: { near: '106,-282 122,-26', far: '76,-258 26,-4' },
  },
  // A long stride, the heel behind lifted.
  striding: {
    head: [36, -384, 2],
    lean: 4,
    near: '2,-206 -14,-112 -70,-36',
    far: '6,-206 52,-124 62,-34',
    boots: [22, -10],
    nearArm: '18,-326 -2,-256 40,-226',
    farArm: '24,-324 56,-258 98,-272',
    poles: { near: '42,-250 -6,-2', far: '100,-296 114,-14' },
  },
  // Both hands on the poles, the weight back: he looks up.
  pausing: {
    head: [16, -392, -12],
    lean: -3,
    near: '2,-208 10,-116 -4,-34',
    far: '4,-208 30,-120 42,-34',
    boots: [0, -4],
    nearArm: '6,-330 -4,-258 54,-246',
    farArm: '12,-330 26,-262 72,-262',
    poles: { near: '58,-270 66,0', far: '76,-286 96,-4' },
  },
  // He points up to something ahead, the other hand on a stick.
  pointing: {
    head: [18, -391, -8],
    lean: -1,
    near: '-2,-208 -8,-116 -16,-34',
    far: '6,-208 26,-118 36,-34',
    boots: [0, -3],
    nearArm: '12,-328 76,-334 136,-368',
    farArm: '14,-328 26,-258 74,-252',
    poles: { far: '78,-306 92,-4' },
    isPointing: true,
  },
} as const satisfies Record<string, Stance>;
