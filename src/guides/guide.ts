import type { Node } from '../lib/markdown.ts';
import type { Region } from '../schemas/regions.ts';

/** A picture of a guide, and what it shows. */
export interface Figure {
  /** Its name in content/pictures/, until the typesetter is given the file of that name beside the guide. */
  file: string;
  alt: string;
}

/** A row of a table of amounts or of times, with its small print, such as for whom an amount is and where it was read. */
export interface PriceRow {
  what: string;
  small: Node[];
  amount: string;
}

/** A piece of a part of a guide. */
export type Block =
  | { kind: 'prose'; nodes: Node[] }
  | { kind: 'facts'; columns: 1 | 2; items: { label: string; value: string }[] }
  | { kind: 'list'; mark: 'dot' | 'check' | 'cross'; items: string[] }
  | { kind: 'prices'; head: [what: string, amount: string]; rows: PriceRow[]; total?: [string, string] }
  | { kind: 'topics'; items: { heading: string; text: string; small: Node[] }[] }
  | { kind: 'pictures'; items: Figure[] }
  | { kind: 'map'; map: Figure; pins: { name: string; where: string }[] }
  | { kind: 'small' | 'lead'; nodes: Node[] }
  | { kind: 'beside'; left: Block[]; right: Block[] };

/** A part of a guide, which its bookmarks lead to. */
export interface Part {
  heading: string;
  blocks: Block[];
}

/** All that a guide says, in the order in which it says it. Whatever a place or a trip has no word on is left out. */
export interface Guide {
  title: string;
  /** The small line above the title. */
  label: string;
  /** What stands under the title. */
  lead: string;
  description: string;
  keywords: readonly string[];
  /** yyyy-mm-dd: the day on which the newest of what it says was read. */
  date: string;
  region: Region;
  cover: Figure;
  logo: Figure;
  parts: Part[];
  /** How to reach the agency, a line each. */
  contacts: { heading: string; lines: Node[][]; dated: Node[] };
}

/** A file that a guide shows: its name there, and its bytes. */
export type Files = Map<string, Uint8Array>;
