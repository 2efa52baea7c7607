import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HERO_DELAY_MS } from '../constants.ts';
import { asksForCalm, rememberPaused, wasPaused } from './heroChoice.ts';
import styles from './HeroSlider.module.css';
import { startSlider, type SliderHandle } from './sliderCore.ts';
import { useAttention } from './useAttention.ts';

interface Props {
  /** What the slides are, for screen readers. */
  label: string;
  /** The scenes, as Astro rendered them. */
  children?: ReactNode;
}

/** Moves the scenes on by themselves, with a ring that fills, the seconds left, and a way to stop it. */
export function HeroSlider({ label, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  const seconds = useRef<HTMLSpanElement>(null);
  const [slider, setSlider] = useState<SliderHandle>();
  const [paused, setPaused] = useState(true);
  const attended = useAttention(root);

  useEffect(() => {
    const slides = [...root.current!.querySelectorAll<HTMLElement>('.swiper-slide')];
    slides.forEach((slide, index) => {
      slide.role = 'group';
      slide.ariaRoleDescription = 'slide';
      slide.ariaLabel = `${index + 1} of ${slides.length}`;
    });
    const handle = startSlider(root.current!, slides, {
      views: 'one',
      autoplayMs: HERO_DELAY_MS,
      onSlide: () => undefined,
      // Sixty times a second: written straight to the page, never through state.
      onTimeLeft: (ms, part) => {
        ring.current?.style.setProperty('--part', String(1 - part));
        if (seconds.current) seconds.current.textContent = `${Math.max(0, Math.ceil(ms / 1000))}s`;
      },
    });
    setSlider(handle);
    setPaused(wasPaused() || asksForCalm());
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const heed = () => calm.matches && setPaused(true);
    calm.addEventListener('change', heed);
    return () => {
      calm.removeEventListener('change', heed);
      handle.destroy();
    };
  }, []);

  useEffect(() => slider?.play(!paused && attended), [slider, paused, attended]);

  function toggle() {
    rememberPaused(!paused);
    setPaused(!paused);
  }

  return (
    <div ref={root} className={styles.slider} role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={`${styles.controls} needs-script no-print`}>
        <button
          type="button"
          className={paused ? styles.play : styles.pause}
          aria-label={paused ? 'Play the slides' : 'Pause the slides'}
          onClick={toggle}
        />
        <div className={styles.clock} aria-hidden="true">
          <svg viewBox="0 0 48 48" width="48" height="48">
            <circle cx="24" cy="24" r="21" />
            <circle ref={ring} cx="24" cy="24" r="21" pathLength="1" />
          </svg>
          <span ref={seconds}>{`${Math.ceil(HERO_DELAY_MS / 1000)}s`}</span>
        </div>
      </div>
      {children}
    </div>
  );
}
