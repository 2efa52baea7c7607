import { ROUTES } from '../fixture.ts';
import { QUESTIONS } from '../sample/cards.ts';
import { TRIPS } from '../sample/trips.ts';
import { expect, test, type Visitor } from './visitor.ts';

const HERO_PLACE = '.hero .scene:not([inert]) .place';
const SLIDE = '#packages .swiper-slide:not([inert]) h3';

/** Waits until the slides of a section have come to rest. */
const rest = (visitor: Visitor, css: string) =>
  expect
    .poll(() =>
      visitor.tab.run((strip) => {
        const wrapper = document.querySelector(`${strip} .swiper-wrapper`);
        return wrapper && getComputedStyle(wrapper).transitionDuration;
      }, css),
    )
    .toBe('0s');

test('the hero pauses, and a drag leads on', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.lives('.hero');
  await visitor.press('.hero button', 'Pause the slides');
  const [before] = await visitor.texts(HERO_PLACE);
  await visitor.swipe('.hero .scenes', -900, 0.9);
  await expect.poll(async () => (await visitor.texts(HERO_PLACE))[0]).not.toBe(before);
  await visitor.find({ css: '.hero button', says: 'Play the slides' });
});

test('a slider moves by its button, by keys and by a drag', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.lives('#packages');
  /** Waits until other slides have come and stand still. */
  const moves = async (by: () => Promise<void>) => {
    const before = await visitor.texts(SLIDE);
    await by();
    await expect.poll(() => visitor.texts(SLIDE)).not.toEqual(before);
    await rest(visitor, '#packages');
  };
  await moves(() => visitor.press('#packages button', 'Next'));
  const second = await visitor.texts(SLIDE);
  await moves(() => visitor.tab.key('Enter'));
  await moves(() => visitor.press('#packages button', 'Previous'));
  await visitor.sees(SLIDE, second);
  await moves(() => visitor.tab.key('ArrowRight'));
  await moves(() => visitor.tab.key('ArrowLeft'));
  await visitor.sees(SLIDE, second);

  await visitor.tab.run(() =>
    addEventListener('pointerdown', ({ pointerType }) => (document.title = pointerType), true),
  );
  await moves(() => visitor.swipe('#packages .swiper', -700));
  const pointer = visitor.tab.touches ? 'touch' : 'mouse';
  expect(await visitor.tab.run(() => document.title), 'what has dragged').toBe(pointer);
});

test('filters narrow the list, and the way back widens it', async ({ visitor }) => {
  await visitor.open(ROUTES.packages);
  await visitor.lives('[data-list]');
  const list = '.listed > li h3';
  const all = await visitor.texts(list);
  await visitor.press('[data-list] button', 'Uganda');
  await visitor.sees(
    list,
    TRIPS.filter(({ country }) => country === 'uganda').map(({ heading }) => heading),
  );
  await visitor.tab.back();
  await visitor.sees(list, all);
});

test('questions open at a press, and all at once', async ({ visitor }) => {
  await visitor.open(ROUTES.packages);
  const opened = () => visitor.tab.run(() => document.querySelectorAll('#faq details[open]').length);
  await visitor.press('#faq details:first-of-type summary');
  await expect.poll(opened).toBe(1);
  const isAsleep = () => visitor.tab.run(() => document.querySelector('#faq astro-island[ssr]') !== null);
  await expect.poll(isAsleep).toBe(false);
  await visitor.press('#faq button', 'Open all');
  await expect.poll(opened).toBe(QUESTIONS.length);
});

test('the menu of a phone opens, closes by Escape, and leads on', async ({ visitor }) => {
  await visitor.tab.resize(390, 860);
  await visitor.open('/');
  await visitor.press('header button', 'Menu');
  await visitor.find({ css: '#menu a', says: 'Packages' });
  await visitor.tab.key('Escape');
  await visitor.sees('#menu a', []);
  await visitor.press('header button', 'Menu');
  await visitor.press('#menu a', 'Packages');
  await visitor.arrives(ROUTES.packages);
});
