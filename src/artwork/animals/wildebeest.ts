import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure, Part } from '../figure.ts';

type Pose = 'walking' | 'running';

const LEGS: Record<Pose, { far: string; near: string }> = {
  walking: {
    far:
      limb('-58,0,4 -56,-8,5 -62,-30,4 -50,-52,6 -56,-76,12') +
      limb('58,0,4 58,-8,5 50,-34,4 54,-58,6 46,-78,11'),
    near:
      limb('-92,0,4 -90,-8,5 -88,-28,4 -98,-50,6 -80,-82,17') +
      limb('34,0,4 34,-8,5 38,-34,4 36,-60,7 44,-84,14'),
  },
  running: {
    far:
      limb('-118,-24,4 -110,-26,5 -92,-36,4 -78,-54,6 -62,-78,13') +
      limb('112,-30,4 104,-30,5 84,-38,4 70,-54,6 46,-80,12'),
    near:
      limb('-140,-10,4 -132,-12,5 -112,-26,4 -102,-50,6 -80,-82,17') +
      limb('88,0,4 84,-6,5 72,-30,4 62,-52,7 44,-84,14'),
  },
};

function parts(pose: Pose): Part[] {
  return [
    { tone: 'shade', d: LEGS[pose].far },
    {
      tone: 'body',
      d:
        LEGS[pose].near +
        outline(
          '-104,-96 -96,-114 -60,-120 -20,-122 20,-134 50,-140 72,-126 78,-98 62,-74 20,-68 -30,-74 -78,-72 -102,-80',
        ) +
        // The long, straight face hangs low before a heavy neck.
        outline('40,-134 64,-146 92,-148 110,-138 120,-116 128,-92 124,-82 112,-80 102,-94 90,-108 66,-96'),
    },
    { tone: 'lit', d: outline('-98,-106 -60,-121 -20,-123 20,-135 46,-140 20,-128 -20,-116 -60,-112') },
    // Mane, beard, face and tail are what makes a wildebeest of it from afar.
    {
      tone: 'dark',
      d:
        outline('24,-134 46,-152 76,-154 96,-150 84,-140 60,-136 44,-126') +
        outline('62,-98,1 74,-104 96,-106 88,-90 80,-66 70,-62 66,-80') +
        outline('104,-136 118,-120 130,-92 122,-80 112,-80 110,-100 98,-120') +
        limb('-100,-104,4 -114,-84,4 -116,-60,6 -108,-36,1') +
        limb('96,-142,5 110,-150,4 122,-162,3 112,-172,1') +
        limb('92,-144,5 82,-156,4 86,-168,3 98,-172,1'),
    },
    {
      tone: 'dark',
      d:
        limb('30,-124,2 28,-100,2 32,-84,1') +
        limb('12,-124,2 10,-104,2 14,-88,1') +
        limb('-6,-120,2 -8,-104,2 -4,-90,1'),
    },
    { tone: 'pale', d: disc(108, -126, 2) },
  ];
}

/** A white-bearded wildebeest of 1.35 m at the shoulder. */
export function wildebeest(pose: Pose = 'walking'): Figure {
  return drawn(`wildebeest ${pose}`, parts(pose));
}
