import { isYes } from '../../../form/field/flag.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { orFewer } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';
import type { Offer, OffersDocument } from './schema.ts';
import { ACTIVITIES, SHOP } from './views.ts';

/** How the offers of a document are chosen: in the shop, as an activity, or in a `choice_picker`. */
interface Picker {
  readonly views: readonly OffersDocument['view'][];
  readonly several?: 'Y' | 'N';
  /** Properties of the document and of its offers that nothing reads. */
  readonly unread: readonly (keyof OffersDocument)[];
  readonly unreadOfOffers: readonly (keyof Offer)[];
}

const NOT_LISTED = ['minimum', 'maximum', 'taken_by', 'place', 'benefits', 'marks', 'recommended'] as const;

const pickers: Readonly<Record<string, Picker>> = {
  [SHOP]: {
    views: ['tiles'],
    several: 'Y',
    unread: ['groups', 'benefits', 'plan'],
    unreadOfOffers: [...NOT_LISTED, 'group', 'stock', 'registered_only', 'day', 'start', 'end', 'where'],
  },
  [ACTIVITIES]: {
    views: ['timetable'],
    several: 'N',
    unread: ['groups', 'benefits', 'plan', 'ticket_notes'],
    unreadOfOffers: [...NOT_LISTED, 'group', 'variants', 'admits'],
  },
};

const choices: Picker = {
  views: ['cards', 'table', 'plan'],
  unread: ['ticket_notes'],
  unreadOfOffers: ['variants', 'admits', 'registered_only'],
};

/** What is wrong with offers by the picker that shows them: the document with the code `products` is the shop. */
export function diagnosePickerOffers(document: OffersDocument): Diagnostic[] {
  const { code, view, several, offers } = document;
  const named = Object.entries(pickers).find(([, { views }]) => views.includes(view))?.[0];
  if (named !== undefined && pickers[code] === undefined) {
    const problem = says('viewOfCode', { view, code: named });
    return [documentFault('/code', 'not_allowed', problem, `"${named}"`)];
  }
  const picker = pickers[code] ?? choices;
  const faults: Diagnostic[] = [];
  if (!picker.views.includes(view)) {
    const expected = picker.views.map((each) => `"${each}"`).join(', ');
    faults.push(documentFault('/view', 'not_allowed', says('notShownAs', { code, view }), expected));
  }
  if (picker.several && isYes(several, false) !== isYes(picker.several)) {
    const problem = says(code === SHOP ? 'severalProducts' : 'oneActivity');
    faults.push(documentFault('/several', 'not_allowed', problem, `"${picker.several}"`));
  }
  const has = <Key extends string>(given: Readonly<Partial<Record<Key, unknown>>>, keys: readonly Key[]) =>
    keys.filter((key) => given[key] !== undefined);
  return [
    ...faults,
    ...has(document, picker.unread).map((key) => unread(code, `/${key}`, key)),
    ...offers.flatMap((offer, index) => [
      ...has(offer, picker.unreadOfOffers).map((key) => unread(code, `/offers/${index}/${key}`, key)),
      ...(code === SHOP && !offer.variants ? [withoutVariants(`/offers/${index}`)] : []),
      ...diagnoseVariants(offer, `/offers/${index}/variants`),
      ...stockWarnings(offer, `/offers/${index}`),
    ]),
  ];
}

const unread = (code: string, pointer: string, property: string) =>
  documentFault(pointer, 'not_allowed', says('unread', { property, code }));

const withoutVariants = (pointer: string) =>
  documentFault(pointer, 'missing', says('withoutVariants'), '"variants"');

function diagnoseVariants({ variants = [] }: Offer, pointer: string): Diagnostic[] {
  const isGone = variants.length > 0 && variants.every(({ stock }) => stock === 0);
  return [
    ...(isGone ? [documentWarning(pointer, 'closed', says('noStock'))] : []),
    ...duplicateCodes(variants, pointer),
  ];
}

/** Less in stock than one registration may have; 0 is how organizers say that there is none left. */
function stockWarnings({ stock, most }: Offer, pointer: string): Diagnostic[] {
  if (!stock || most === undefined || most <= stock) return [];
  return [documentWarning(`${pointer}/most`, 'range', says('mostOverStock', { stock }), orFewer(stock))];
}
