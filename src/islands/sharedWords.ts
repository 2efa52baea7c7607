import shared from '../../content/words/forms.json' with { type: 'json' };
import trip from '../../content/words/trip-form.json' with { type: 'json' };
import type { EnquiryWords, OwnWords } from '../forms/enquiryWords.ts';

/**
 * The words of a form with those that all forms share. These come with the script, once for all pages, instead of
 * within each page, once for each form.
 */
export const withShared = <Own extends OwnWords>(own: Own): EnquiryWords<Own> => ({ ...own, shared });

/** The words of the trip form, which stands on nearly every page, come so too. */
export const tripWords = withShared(trip);
