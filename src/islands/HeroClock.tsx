import { useEffect, useRef } from 'react';
import { fill } from '../browser/fill.ts';
import { HERO_DELAY_MS } from '../constants.ts';
import { startCountdown } from './countdown.ts';
import styles from './HeroClock.module.css';

interface Props {
  running: boolean;
  /** The seconds left, with {seconds}. */
  text: string;
  /** A new number begins a new countdown. */
  round: number;
  /** Told when the time of a scene is over. Must stay the same function from one rendering to the next. */
  onEnd: () => void;
}

/**
 * The ring that fills and the seconds left. The ring is two half circles that CSS turns, which the compositor does
 * by itself; the main thread wakes for the number alone, once a second.
 */
export function HeroClock({ running, text, round, onEnd }: Props) {
  const clock = useRef<HTMLDivElement>(null);
  const seconds = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!running) return;
    const turns = clock.current!.getAnimations({ subtree: true });
    for (const turn of turns) {
      turn.effect!.updateTiming({ duration: HERO_DELAY_MS });
      turn.currentTime = 0;
      turn.play();
    }
    const stop = startCountdown(
      HERO_DELAY_MS,
      (left) => (seconds.current!.textContent = fill(text, { seconds: left })),
      onEnd,
    );
    return () => {
      stop();
      for (const turn of turns) turn.pause();
    };
  }, [running, text, round, onEnd]);

  return (
    <div ref={clock} className={styles.clock} aria-hidden="true" data-running={running || undefined}>
      <span className={styles.first}>
        <span />
      </span>
      <span className={styles.second}>
        <span />
      </span>
      <span ref={seconds} className={styles.seconds}>
        {fill(text, { seconds: Math.ceil(HERO_DELAY_MS / 1000) })}
      </span>
    </div>
  );
}
