import { line } from '../../drawing/brush.ts';

/** Where an umbel opens, how long its rays are, which way its stem points (degrees, -90 is up), and how full it is. */
export interface Burst {
  x: number;
  y: number;
  r: number;
  lean?: number;
  rays?: number;
  spread?: number;
}

/** The rays of one umbel of papyrus as open lines: they spring from the stem's tip and bow down towards their ends. */
export const papyrusBurst = ({ x, y, r, lean = -90, rays = 44, spread = 118 }: Burst): string =>
  Array.from({ length: rays }, (_, at) => {
    const share = (at / (rays - 1)) * 2 - 1;
    const angle = ((lean + share * spread + 3 * Math.sin(at * 2.7 + x)) * Math.PI) / 180;
    const long = r * (0.86 + 0.14 * Math.sin(at * 4.1 + y));
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
    return line(
      `${x},${y} ${x + dx * 0.62},${y + dy * 0.62 - r * 0.06} ${x + dx},${y + dy + r * 0.2 * Math.abs(share)}`,
    );
  }).join('');

/** The sheaf of bracts from which an umbel's rays spring, a narrow cup on its stem. */
export const papyrusCup = ({ x, y, r, lean = -90 }: Burst): string => {
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const at = (along: number, across: number) =>
    `${x + c * along * r - s * across * r},${y + s * along * r + c * across * r}`;
  return `${at(-0.1, -0.03)},1 ${at(0.02, -0.07)} ${at(0.24, -0.15)},1 ${at(0.14, -0.05)},1 ${at(0.3, -0.03)},1 ${at(0.15, 0.02)},1 ${at(0.26, 0.12)},1 ${at(0.04, 0.07)} ${at(-0.1, 0.03)},1`;
};
