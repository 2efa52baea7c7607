import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ControlWords } from '../words/controlSchemas.ts';
import { HeroClock } from './HeroClock.tsx';
import { prefersLess, rememberPaused, wasPaused } from './heroChoice.ts';
import styles from './HeroSlider.module.css';
import { startSlider, type SliderHandle } from './sliderCore.ts';
import { startOrLeave } from './startOrLeave.ts';
import { useMayAutoplay } from './useMayAutoplay.ts';

interface Props {
  words: Pick<ControlWords['hero'], 'label' | 'pause' | 'play' | 'seconds'> &
    Pick<ControlWords['slider'], 'role' | 'slide' | 'place'>;
  /** The scenes, as Astro rendered them. */
  children?: ReactNode;
}

/** Moves the scenes on by themselves, with a ring that fills, the seconds left, and a way to stop it. */
export function HeroSlider({ words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<SliderHandle>(null);
  const [round, setRound] = useState(0);
  const [paused, setPaused] = useState(true);
  const attended = useMayAutoplay(root);

  useEffect(() => {
    const element = root.current!;
    const slides = [...element.querySelectorAll<HTMLElement>('.swiper-slide')];
    const handle = startOrLeave(element, () =>
      startSlider(element, slides, {
        views: 'scene',
        words,
        onSlide: () => undefined,
        onRest: () => setRound((count) => count + 1),
      }),
    );
    if (!handle) return;
    slider.current = handle;
    setPaused(wasPaused() || prefersLess());
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const heed = () => calm.matches && setPaused(true);
    calm.addEventListener('change', heed);
    return () => {
      calm.removeEventListener('change', heed);
      handle.destroy();
    };
  }, [words]);

  const advance = useCallback(() => slider.current?.advance(), []);

  function toggle() {
    rememberPaused(!paused);
    setPaused(!paused);
  }

  return (
    <div
      ref={root}
      className={styles.slider}
      role="group"
      aria-roledescription={words.role}
      aria-label={words.label}
    >
      <div className={`${styles.controls} needs-script no-print`}>
        <button
          type="button"
          className={paused ? styles.play : styles.pause}
          aria-label={paused ? words.play : words.pause}
          onClick={toggle}
        />
        <HeroClock running={!paused && attended} text={words.seconds} round={round} onEnd={advance} />
      </div>
      {children}
    </div>
  );
}
