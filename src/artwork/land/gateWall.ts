import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { courseAt, type Course } from './course.ts';
import { headOf, joint, pillarsOf, plane, talusOf, type Pillar } from './wallPillars.ts';

/** What the wall is painted in: the grass on its top, its planes from light to dark, and the rubble below. */
export interface WallTones {
  grass: string;
  lit: string;
  face: string;
  shade: string;
  cleft: string;
  talus: string;
}

/**
 * The wall of Hell's Gate between x = from and x = until: upright columns in pillars, grass on its level top, rubble
 * at its foot. Crest and foot are courses, so that it may recede; `broad` is a pillar's width as a share of the wall's
 * height, `side` is where the light comes from, `talus` the share of the height that lies in rubble.
 */
export function gateWall(options: {
  crest: Course;
  foot: Course;
  tones: WallTones;
  from?: number;
  until?: number;
  side?: 'left' | 'right';
  broad?: number;
  talus?: number;
}): Layer {
  return (canvas) => {
    const { crest, foot, tones, from = -30, until = canvas.width + 30 } = options;
    const { side = 'left', broad = 0.3, talus = 0.16 } = options;
    const source = canvas.random('gate wall');
    const pillars = pillarsOf(source, { from, until, crest: courseAt(crest), foot: courseAt(foot), broad });
    const heads = pillars.flatMap((pillar) => headOf(source, pillar));
    const feet = pillars.toReversed().flatMap(({ left, right, foot: low, sink }): Point[] => [
      [right, low + sink / 2],
      [left, low - sink / 2],
    ]);
    const [start, ...way] = [...heads, ...feet];
    const planes = pillars.map((pillar) => {
      const [light, dark] = [source.between(0.2, 0.42), source.between(0.2, 0.36)];
      return side === 'left'
        ? { lit: plane(source, pillar, 0, light), shade: plane(source, pillar, 1 - dark, 1) }
        : { lit: plane(source, pillar, 1 - light, 1), shade: plane(source, pillar, 0, dark) };
    });
    const all = (part: 'lit' | 'shade') => planes.map((one) => one[part]).join('');
    const thick = (pillar: Pillar) => Math.max(1, (pillar.foot - pillar.crest) * 0.008);
    const joints = pillars.map((pillar) =>
      [0.18, 0.42, 0.64, 0.84]
        .map((share) => joint(source, pillar, share + source.between(-0.06, 0.06), thick(pillar)))
        .join(''),
    );
    const clefts = pillars.map((pillar) => joint(source, pillar, side === 'left' ? 1 : 0, thick(pillar) * 3));
    canvas.body(new Pen(...start!).through(way).close().d, tones.face, () => {
      canvas.path(all('lit'), { fill: tones.lit });
      canvas.path(all('shade'), { fill: tones.shade });
      canvas.path(joints.join('') + clefts.join(''), { fill: tones.cleft });
      // Grass hangs over the edge.
      const tall = (at: number) => (courseAt(foot)(at) - courseAt(crest)(at)) * 0.035;
      const fringe = heads
        .toReversed()
        .map(([x, y], at): Point => [x, y + tall(x) * (at % 3 === 0 ? 0.5 : 1)]);
      canvas.path(new Pen(...heads[0]!).through([...heads.slice(1), ...fringe]).close().d, {
        fill: tones.grass,
      });
    });
    if (talus > 0) canvas.path(talusOf(source, pillars, talus), { fill: tones.talus });
  };
}
