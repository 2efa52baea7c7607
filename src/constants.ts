/** The numbers that the agency has settled, each once. Lengths in px, times in ms, money in US dollars. */

export const HERO_DELAY_MS = 3500;
export const MESSAGE_MS = 5000;
export const TRIP_SUCCESS_LABEL_MS = 6000;
export const FOOTER_HINT_MS = 3000;
export const BACK_TO_TOP_PX = 200;

export const PAGE_SIZE_WIDE = 6;
export const PAGE_SIZE_NARROW = 3;
export const NARROW_WINDOW_PX = 650;

/** In which all prices are. */
export const CURRENCY = 'USD';
/** How many of a collection a page shows that is not its list: no page grows with the content. */
export const TEASED_TRIPS = 8;
export const TEASED_ARTICLES = 10;
/** What a list of everything shows of a kind before it leads to the kind's own page. */
export const LISTED_MOST = 60;
/** What a page of a list holds before the list gets further pages: a multiple of both sizes above. */
export const LIST_MOST = 60;
/** How many parts an article names on a phone without being asked. */
export const CONTENTS_OPEN_MOST = 5;
/** Articles in the feed, the newest. */
export const FEED_MOST = 50;

export const PRICE_CAPS = [300, 700, 1000, 2000] as const;

/** How many characters of what somebody looks for are taken. */
export const SEARCH_MOST = 120;

/** The sizes of parties that a trip's page names a price for, where its price is the same for all and fees are shared. */
export const PARTIES = [1, 2, 3, 4, 5] as const;

export const RETURN_AFTER_DAYS = 2;
export const ADULTS_DEFAULT = 1;
export const ADULTS_MIN = 1;
export const CHILDREN_DEFAULT = 0;
export const CHILDREN_MIN = 0;
export const PEOPLE_MAX = 99;

export const SLIDE_GAP_PX = 30;
export const SLIDES_TWO_FROM_PX = 700;
export const SLIDES_THREE_FROM_PX = 1100;
/** Cars show two slides "up to 1100" and three above, so their third comes one pixel later than the others'. */
export const CARS_THREE_FROM_PX = 1101;
export const SLIDE_SPEED_MS = 300;
export const SWIPE_THRESHOLD_PX = 5;
export const LONG_SWIPE_RATIO = 0.5;
export const LONG_SWIPE_MS = 300;
export const TOUCH_ANGLE_DEG = 45;
