import { INTERACTIONS, type Interactions } from './interactions.ts';
import { CATEGORIES, type Judgement } from './lighthouse.ts';
import type { Paints } from './paints.ts';

/** What is measured of a page in each round. */
export interface Round {
  lighthouse: Judgement;
  slowed: Paints;
  interactions: Interactions;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The median of each of some names, of the rounds that have it. */
function mediansOf<Name extends string>(
  names: readonly Name[],
  rounds: readonly Partial<Record<Name, number>>[],
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const values = rounds.flatMap((round) => round[name] ?? []);
    if (values.length > 0) found[name] = median(values);
  }
  return found;
}

/** The median of each figure of some rounds, at least one, and every audit that failed in any. */
export function medianRound(rounds: readonly Round[]): Round {
  const judged = (name: 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    median(rounds.map((round) => round.lighthouse[name]));
  const slowed = (name: keyof Paints) => median(rounds.map((round) => round.slowed[name]));
  return {
    lighthouse: {
      fcp: judged('fcp'),
      lcp: judged('lcp'),
      tbt: judged('tbt'),
      cls: judged('cls'),
      scores: mediansOf(
        CATEGORIES,
        rounds.map((round) => round.lighthouse.scores),
      ),
      faults: [...new Set(rounds.flatMap((round) => round.lighthouse.faults))],
    },
    slowed: { fcp: slowed('fcp'), lcp: slowed('lcp'), blocked: slowed('blocked') },
    interactions: mediansOf(
      INTERACTIONS,
      rounds.map((round) => round.interactions),
    ),
  };
}

/** A page's figures with its paints as ratios to the floor page's of the same run. */
export const besideFloor = ({ lighthouse, slowed, ...rest }: Round, floor: Round): Round => ({
  ...rest,
  lighthouse: {
    ...lighthouse,
    fcp: lighthouse.fcp / floor.lighthouse.fcp,
    lcp: lighthouse.lcp / floor.lighthouse.lcp,
  },
  slowed: { ...slowed, fcp: slowed.fcp / floor.slowed.fcp, lcp: slowed.lcp / floor.slowed.lcp },
});
