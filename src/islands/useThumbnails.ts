import { useEffect, useRef, useState, type RefObject } from 'react';
import { isPlainClick } from '../browser/plainClick.ts';
import { decodeImage } from './decodeImage.ts';

const imageIn = (element: Element) =>
  element instanceof HTMLImageElement ? element : element.querySelector('img');

/**
 * Shows the picture of the pressed thumbnail in the large frame; pressed again, the first picture comes back.
 * @param root the element around a `.main` picture and the links that are its thumbnails
 * @returns the index of the picture in the large frame: 0 for the first one, 1 for that of the first thumbnail
 */
export function useThumbnails(root: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  const wanted = useRef(0);

  useEffect(() => {
    const element = root.current!;
    const frame = element.querySelector('.main');
    const first = frame?.firstElementChild;
    const links = [...element.querySelectorAll<HTMLAnchorElement>('li a')];
    if (!frame || !first) return;

    async function show(index: number) {
      wanted.current = index;
      links.forEach((link, at) => (link.ariaCurrent = at === index - 1 ? 'true' : null));
      setCurrent(index);
      const source = index ? links[index - 1]?.firstElementChild : first;
      const picture = index ? source?.cloneNode(true) : source;
      if (!(picture instanceof Element)) return;
      // A photograph is cut to the frame's width, not to the thumbnail's.
      const sized = index ? picture.querySelectorAll('[sizes]') : [];
      for (const part of sized) part.setAttribute('sizes', `${frame!.clientWidth}px`);
      await decodeImage(imageIn(picture));
      if (wanted.current === index) frame!.replaceChildren(picture);
    }
    function onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      const index = links.findIndex((link) => link.contains(event.target as Node)) + 1;
      if (!index) return;
      event.preventDefault();
      void show(wanted.current === index ? 0 : index);
    }
    element.addEventListener('click', onClick);
    element.dataset['hydrated'] = '';
    return () => element.removeEventListener('click', onClick);
  }, [root]);

  return current;
}
