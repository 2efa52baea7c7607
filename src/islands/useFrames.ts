import { useEffect, useRef, useState, type RefObject } from 'react';
import { decodeImage } from './decodeImage.ts';

const framesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.frame')];
const imageOf = (frame: HTMLElement | undefined) => frame?.querySelector('img');

/**
 * Shows one picture of a stack at a time.
 * @param root the element around the stack
 * @param count how many pictures there are
 * @returns the index of the picture asked for, `step(by)` that moves on and wraps around, and `prepare()` that
 *   fetches the neighbours before they are asked for
 */
export function useFrames(root: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const wanted = useRef(0);

  useEffect(() => {
    const stack = root.current!.querySelector('.frames')!;
    stack.scrollLeft = 0;
    stack.removeAttribute('tabindex');
    root.current!.dataset['hydrated'] = '';
  }, [root]);

  function prepare() {
    const frames = framesOf(root.current!);
    for (const by of [1, -1]) {
      const image = imageOf(frames.at((wanted.current + by) % count));
      if (image) image.loading = 'eager';
    }
  }

  async function step(by: 1 | -1) {
    const frames = framesOf(root.current!);
    const next = (wanted.current + by + count) % count;
    wanted.current = next;
    setCurrent(next);
    await decodeImage(imageOf(frames[next]));
    // Whoever has pressed on meanwhile sees the last one asked for, not each one that arrives.
    if (wanted.current !== next) return;
    frames.forEach((frame, index) => frame.toggleAttribute('data-shown', index === next));
    prepare();
  }

  return { current, step, prepare };
}
