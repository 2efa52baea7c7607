import { disc, limb as limbOf, outline as outlineOf, points } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure, Part } from '../figure.ts';

type Pose = 'walking' | 'drinking' | 'trunkRaised' | 'calf';

/** The trunk from the brow to its tip, as a limb, and where it is held. */
const TRUNKS: Record<Exclude<Pose, 'calf'>, string> = {
  walking: '196,-236,44 232,-190,34 246,-130,25 246,-78,20 238,-40,15 250,-16,11 262,-14,8',
  drinking: '196,-236,44 236,-180,34 258,-118,25 274,-70,20 288,-40,16 300,-20,12 304,-12,9',
  trunkRaised: '196,-240,44 244,-224,34 276,-240,25 286,-282,20 272,-322,16 286,-350,12 304,-352,9',
};

/** All parts at a fraction of a full-grown animal's size. */
function partsOf(pose: Exclude<Pose, 'calf'>, factor: number): Part[] {
  const outline = (shape: string) =>
    outlineOf(points(shape).map(([x, y, corner]) => [x * factor, y * factor, corner]));
  const limb = (shape: string) =>
    limbOf(points(shape).map(([x, y, half]) => [x * factor, y * factor, half * factor]));
  return [
    // The far pair of legs, a step behind.
    {
      tone: 'shade',
      d: limb('-92,0,29 -92,-44,26 -104,-92,31 -96,-150,46') + limb('58,0,27 66,-40,25 58,-90,29 70,-150,40'),
    },
    {
      tone: 'shade',
      d:
        limb('-188,-222,6 -206,-176,5 -208,-128,4 -202,-96,3') +
        outline('-206,-104 -214,-74,1 -198,-78 -194,-104'),
    },
    {
      tone: 'body',
      d:
        outline(
          '-196,-226 -176,-284 -112,-300 -40,-286 20,-294 76,-316 132,-304 176,-326 224,-312 244,-266 236,-214 206,-186 166,-180 150,-132 92,-112 20,-106 -60,-112 -118,-108 -176,-132',
        ) +
        limb('-140,0,31 -136,-52,29 -152,-104,37 -140,-190,54') +
        limb('120,0,29 122,-46,27 116,-100,33 112,-180,48'),
    },
    { tone: 'body', d: limb(TRUNKS[pose]) },
    {
      tone: 'lit',
      d: outline(
        '-188,-250 -168,-286 -112,-301 -40,-287 20,-295 76,-317 132,-305 150,-310 120,-296 76,-302 20,-280 -40,-272 -112,-284 -164,-268',
      ),
    },
    {
      tone: 'shade',
      d: outline('-150,-118 -60,-140 20,-132 92,-138 148,-140 92,-108 20,-103 -60,-108 -118,-104'),
    },
    // The ear: broad above, drawn out to a point below, lying over the shoulder.
    {
      tone: 'shade',
      d: outline('172,-300 120,-318 66,-296 52,-238 74,-184 108,-150 136,-142 150,-176 176,-214 184,-262'),
    },
    {
      tone: 'body',
      d: outline('176,-300 128,-314 76,-292 64,-238 84,-188 114,-158 136,-150 148,-180 174,-216 184,-262'),
    },
    { tone: 'pale', d: outline('212,-196,1 232,-168 262,-156 290,-166,1 262,-146 226,-156 204,-184,1') },
    { tone: 'dark', d: disc(212 * factor, -256 * factor, 5 * factor) },
  ];
}

/** An African elephant: a cow or bull of 3.2 m, or a calf that stands under her belly line. */
export function elephant(pose: Pose = 'walking'): Figure {
  const parts =
    pose === 'calf' ? partsOf('walking', 0.34).filter(({ tone }) => tone !== 'pale') : partsOf(pose, 1);
  return drawn(`elephant ${pose}`, parts);
}
