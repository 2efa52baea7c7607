import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '../browser/fill.ts';
import type { ControlWords } from '../words/controlSchemas.ts';
import { addArrowKeys } from './arrowKeys.ts';
import { onHashTarget } from './onHashTarget.ts';
import './arrows.css';
import styles from './Slider.module.css';
import { startSlider, type SliderHandle, type Views } from './sliderCore.ts';
import { startOrLeave } from './startOrLeave.ts';

interface Props {
  /** What the slides are, for screen readers. */
  label: string;
  count: number;
  views: Views;
  words: ControlWords['slider'];
  /** The strip, as Astro rendered it. */
  children?: ReactNode;
}

/** Windows too narrow for a line of so many dots, where a number takes their place; see the style sheet. */
function crowdedIn(count: number): 'phone' | 'narrow' | 'always' | undefined {
  if (count <= 8) return undefined;
  if (count <= 10) return 'phone';
  return count <= 20 ? 'narrow' : 'always';
}

/** Moves a strip of slides: previous, next, dots, swipe and arrow keys. Its buttons show once it lives. */
export function Slider({ label, count, views, words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<SliderHandle>(null);
  const [current, setCurrent] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const element = root.current!;
    const slides = [...element.querySelectorAll<HTMLElement>('.swiper-slide')];
    const handle = startOrLeave(element, () =>
      startSlider(element, slides, {
        views,
        words,
        onSlide: (index, byPerson) => {
          setCurrent(index);
          if (byPerson) setAnnouncement(fill(words.position, { number: index + 1, count: slides.length }));
        },
      }),
    );
    if (!handle) return;
    slider.current = handle;
    const strip = element.querySelector('.swiper')!;
    for (const name of ['role', 'aria-label', 'tabindex']) strip.removeAttribute(name);
    const ends = [
      addArrowKeys(element, handle),
      onHashTarget((target) => {
        const index = slides.findIndex((slide) => slide.contains(target));
        if (index >= 0) handle.show(index, true);
      }),
      handle.destroy,
    ];
    return () => ends.forEach((end) => end());
  }, [views, words]);

  return (
    <div
      ref={root}
      className={styles.slider}
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      tabIndex={-1}
    >
      {children}
      <div className={`${styles.controls} needs-script no-print`}>
        <button
          type="button"
          className="arrow-back"
          aria-label={words.previous}
          onClick={() => slider.current?.previous()}
        />
        <div className={styles.dots} role="group" aria-label={words.choose} data-crowded={crowdedIn(count)}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={fill(words.goTo, { number: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => slider.current?.show(index)}
            />
          ))}
        </div>
        <span className={styles.count} aria-hidden="true">
          {current + 1} / {count}
        </span>
        <button
          type="button"
          className="arrow-on"
          aria-label={words.next}
          onClick={() => slider.current?.next()}
        />
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
