/** Measures a visit and reports it once, when the visitor leaves: after everything else, and to nobody who asked for less. */
import { connectionClass, VITALS, type VitalsReport, wantsLess, widthClass } from '../browser/vitals.ts';

const target = import.meta.env.PUBLIC_VITALS_URL;

async function measure(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const vitals: VitalsReport['vitals'] = {};
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(
      ({ name, value }) => {
        const vital = VITALS.find((known) => known === name);
        if (vital) vitals[vital] = vital === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
      },
      { reportAllChanges: true },
    );
  }
  const report = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    removeEventListener('visibilitychange', report, true);
    // The library hears of the same event, and its last values come before this.
    setTimeout(() => {
      const whole: VitalsReport = {
        route: location.pathname,
        width: widthClass(innerWidth),
        connection: connectionClass(navigator),
        vitals,
      };
      navigator.sendBeacon(target, JSON.stringify(whole));
    });
  };
  addEventListener('visibilitychange', report, true);
}

// Not browser/idle.ts: a file that the shell shared with this would be one more that every page fetches.
const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => void measure())
    : setTimeout(() => void measure(), 200);

if (!wantsLess(navigator)) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
