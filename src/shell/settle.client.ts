import { bringBrandFonts } from './brandFonts.ts';
import { layOutSections } from './laterSections.ts';

// In this order: to try the fonts is to lay out whatever is laid out already.
const settle = () => void bringBrandFonts().then(layOutSections);
if (document.readyState === 'complete') settle();
else addEventListener('load', settle);
