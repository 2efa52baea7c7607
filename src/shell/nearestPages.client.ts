import { askedPath } from '../browser/askedPath.ts';
import { likeness, pairsOf } from '../browser/likeness.ts';

/** How many pages are offered, and how like the address that was asked for each must be. */
const MOST = 3;
const LEAST = 0.45;

const place = document.querySelector('.meant');
const asked = pairsOf(askedPath());
/** Pages alone: an answer is no address that somebody mistypes. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('#everything li a:not([href*="#"])')];

const near = links
  .map((link) => ({
    link,
    like: Math.max(...[link.pathname, link.textContent].map((text) => likeness(asked, pairsOf(text)))),
  }))
  .filter(({ like }) => like >= LEAST)
  .toSorted((a, b) => b.like - a.like)
  .slice(0, MOST);

if (place && near.length > 0) {
  place.querySelector('span')!.hidden = false;
  place.append(...near.map(({ link }) => link.cloneNode(true)));
}
