import { useEffect, useId, useRef, useState } from 'react';
import { fill, fillCount } from '../browser/fill.ts';
import { roundMoney, type MoneyWords } from '../browser/money.ts';
import { sumOfParty, type PartyRules } from '../browser/party.ts';
import { ADULTS_MIN, CHILDREN_MIN, PEOPLE_MAX } from '../constants.ts';
import type { PriceWords } from '../words/priceSchemas.ts';
import { carryCount, noteTyping } from './bookingCounts.ts';
import { Stepper } from './Stepper.tsx';
import styles from './PartyPrice.module.css';

interface Props {
  words: PriceWords['party'];
  money: MoneyWords;
  /** What a sum is in words, with {price}: exact, about, or with more to come. */
  total: string;
  rules: PartyRules;
  /** The number of adults to begin with. */
  adults: number;
  /** Where the booking form of this page stands. */
  href: string;
}

/** How many travel, and what that comes to; the numbers go along into the booking form. */
export function PartyPrice({ words, money, total, rules, adults, href }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [party, setParty] = useState({ adults, children: CHILDREN_MIN });

  useEffect(() => {
    root.current!.dataset['hydrated'] = '';
    return noteTyping();
  }, []);

  const isWhole = (count: number, min: number) =>
    Number.isInteger(count) && count >= min && count <= PEOPLE_MAX;
  const isParty = isWhole(party.adults, ADULTS_MIN) && isWhole(party.children, CHILDREN_MIN);
  function carry(next: typeof party) {
    if (isWhole(next.adults, ADULTS_MIN)) carryCount('adultCount', next.adults);
    if (isWhole(next.children, CHILDREN_MIN)) carryCount('childCount', next.children);
  }
  function change(next: typeof party) {
    setParty(next);
    carry(next);
  }
  function answer(): string {
    if (!isParty) return words.missing;
    if (party.children > 0) return words.withChildren;
    const sums = sumOfParty(rules, party);
    if (!sums) return fillCount(words.ask, party.adults);
    const inWords = (sum: typeof sums.all) => fill(total, { price: roundMoney(sum, money) });
    return fillCount(words.known, party.adults, { each: inWords(sums.each), all: inWords(sums.all) });
  }

  return (
    <div ref={root} className={`${styles.party} needs-script no-print`} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {words.heading}
      </h3>
      <div className={styles.counts}>
        {(['adults', 'children'] as const).map((who) => (
          <Stepper
            key={who}
            label={words[who]}
            fewer={fill(words.fewer, { who: words[who] })}
            more={fill(words.more, { who: words[who] })}
            initial={party[who]}
            min={who === 'adults' ? ADULTS_MIN : CHILDREN_MIN}
            max={PEOPLE_MAX}
            onCount={(count) => change({ ...party, [who]: count })}
          />
        ))}
      </div>
      <output className={styles.answer}>{answer()}</output>
      <a className={styles.book} href={href} onClick={() => carry(party)}>
        {words.book}
      </a>
    </div>
  );
}
