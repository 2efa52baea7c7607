import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import {
  CARS_THREE_FROM_PX,
  LONG_SWIPE_MS,
  LONG_SWIPE_RATIO,
  SLIDES_THREE_FROM_PX,
  SLIDES_TWO_FROM_PX,
  SLIDE_GAP_PX,
  SLIDE_SPEED_MS,
  SWIPE_THRESHOLD_PX,
  TOUCH_ANGLE_DEG,
} from '../constants.ts';
import { hideOffscreen, labelSlides, type SlideWords } from './slides.ts';

/** Slides side by side: one at every width; up to three; up to three with the cars' own third step; edge to edge. */
export type Views = 'one' | 'three' | 'cars' | 'scene';

export interface SliderOptions {
  views: Views;
  words: SlideWords;
  /** Told of every new first slide: its index from 0, and whether a person moved it. */
  onSlide: (index: number, byPerson: boolean) => void;
  /** Told when the slides have come to rest after a move. */
  onRest?: () => void;
}

export interface SliderHandle {
  next: () => void;
  previous: () => void;
  /** Shows the slide of that index. `quietly`: at once, and not as something that a person did. */
  show: (index: number, quietly?: boolean) => void;
  /** Moves on by one as nobody's act, unless a finger is on the slides: then they are said to rest as they are. */
  advance: () => void;
  destroy: () => void;
}

const steps = (third: number): NonNullable<SwiperOptions['breakpoints']> => ({
  0: { slidesPerView: 1 },
  [SLIDES_TWO_FROM_PX]: { slidesPerView: 2 },
  [third]: { slidesPerView: 3 },
});
const BREAKPOINTS: Record<Views, SwiperOptions['breakpoints']> = {
  one: { 0: { slidesPerView: 1 } },
  scene: { 0: { slidesPerView: 1 } },
  three: steps(SLIDES_THREE_FROM_PX),
  cars: steps(CARS_THREE_FROM_PX),
};

/** Swiper rounds its own measure to whole px, the page does not: with this one, nothing moves when it takes over. */
function measure(swiper: Swiper) {
  const { paddingLeft, paddingRight } = getComputedStyle(swiper.el);
  const padding = parseInt(paddingLeft, 10) + parseInt(paddingRight, 10);
  swiper.params.width = swiper.wrapperEl.getBoundingClientRect().width + padding;
}

/** A visitor can have swiped the strip before its script came: the slide that stands first now. */
function firstInView(strip: HTMLElement, slides: HTMLElement[]) {
  const step = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return step > 0 ? Math.min(slides.length - 1, Math.round(strip.scrollLeft / step)) : 0;
}

/**
 * Takes over a strip that the page has rendered: `.swiper` with a `.swiper-wrapper` of `.swiper-slide`s.
 * @param root the island's own element around the strip: gets `data-hydrated`, and `data-locked` while all slides fit
 * @param slides the strip's slides in their first order, which is what an index counts
 */
export function startSlider(root: HTMLElement, slides: HTMLElement[], options: SliderOptions): SliderHandle {
  const strip = root.querySelector<HTMLElement>('.swiper')!;
  const initialSlide = firstInView(strip, slides);
  strip.scrollLeft = 0;
  root.dataset['hydrated'] = '';
  labelSlides(slides, options.words);
  let byPerson = false;
  let isDragged = false;
  /** Steps that were asked for while the slides still moved: Swiper itself takes none then. */
  let waiting = 0;
  /** Swiper seats a slide in the next frame, over whatever has moved since: what is asked for meanwhile waits as long. */
  let isSeating = false;
  const seat = () => {
    isSeating = true;
    requestAnimationFrame(() => (isSeating = false));
  };
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const speed = () => (calm.matches ? 0 : SLIDE_SPEED_MS);

  function settle(swiper: Swiper) {
    root.toggleAttribute('data-locked', swiper.isLocked);
    hideOffscreen(root, slides, {
      first: swiper.realIndex,
      shown: Number(swiper.params.slidesPerView),
      isLocked: swiper.isLocked,
    });
  }

  const swiper = new Swiper(strip, {
    initialSlide,
    runCallbacksOnInit: false,
    loop: slides.length > 1,
    breakpoints: BREAKPOINTS[options.views]!,
    spaceBetween: options.views === 'scene' ? 0 : SLIDE_GAP_PX,
    speed: speed(),
    threshold: SWIPE_THRESHOLD_PX,
    longSwipesRatio: LONG_SWIPE_RATIO,
    longSwipesMs: LONG_SWIPE_MS,
    touchAngle: TOUCH_ANGLE_DEG,
    on: {
      beforeInit: measure,
      beforeResize: measure,
      resize: (swiper) => {
        settle(swiper);
        seat();
      },
      lock: settle,
      unlock: settle,
      sliderFirstMove: () => {
        byPerson = isDragged = true;
        waiting = 0;
      },
      touchEnd: () => (isDragged = false),
      transitionEnd: () => {
        const by = Math.sign(waiting);
        waiting -= by;
        if (by) whenSeated(() => step(by));
        else options.onRest?.();
      },
      realIndexChange: (swiper) => {
        settle(swiper);
        options.onSlide(swiper.realIndex, byPerson);
        byPerson = false;
      },
    },
  });
  function whenSeated(move: () => void) {
    if (isSeating) requestAnimationFrame(() => whenSeated(move));
    else move();
  }
  function step(by: number) {
    if (swiper.animating) {
      waiting += by;
      return;
    }
    byPerson = true;
    if (by > 0) swiper.slideNext();
    else swiper.slidePrev();
  }

  settle(swiper);
  if (initialSlide > 0) options.onSlide(initialSlide, false);
  const keepPace = () => (swiper.params.speed = speed());
  calm.addEventListener('change', keepPace);

  return {
    next: () => whenSeated(() => step(1)),
    previous: () => whenSeated(() => step(-1)),
    show: (index, quietly = false) => {
      byPerson = !quietly;
      waiting = 0;
      seat();
      swiper.slideToLoop(index, quietly ? 0 : speed());
    },
    advance: () => {
      if (isDragged) options.onRest?.();
      else whenSeated(() => swiper.slideNext());
    },
    destroy: () => {
      calm.removeEventListener('change', keepPace);
      delete root.dataset['hydrated'];
      swiper.destroy();
    },
  };
}
