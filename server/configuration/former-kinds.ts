import { inEveryLanguage } from '#server/languages/words.ts';

type Json = Readonly<Record<string, unknown>>;

/** The former default limit of a product per registration. */
const MOST_PIECES = 99;

/** The kind that a document of an earlier format is of today. */
export function kindOfToday(kind: string): string {
  return kind === 'products' || kind === 'activities' ? 'offers' : kind;
}

/**
 * The shop and the activities were documents of their own kinds, `products` and `activities`: they are offers now
 * (decision 88), under the same code. All other documents stay as they are, and so do offers.
 */
export function inOffers(document: Json): Json {
  switch (document['kind']) {
    case 'products': {
      const { products, ...others } = document;
      return {
        label: inEveryLanguage('site.shop'),
        view: 'tiles',
        category: 'merchandise',
        several: 'Y',
        ...others,
        kind: 'offers',
        offers: each(products, (product) => ({ most: MOST_PIECES, ...product })),
      };
    }
    case 'activities': {
      const { activities, ...others } = document;
      return {
        label: inEveryLanguage('site.activities'),
        view: 'timetable',
        category: 'activity',
        ...others,
        kind: 'offers',
        offers: each(activities, ({ capacity, place, ...activity }) => ({
          ...activity,
          ...(capacity !== undefined && { stock: capacity }),
          ...(place !== undefined && { where: place }),
        })),
      };
    }
    default:
      return document;
  }
}

/** A document to be published or checked, with the present kinds, whatever version of Rostrum it was written for. */
export function inKindsOfToday(document: unknown): unknown {
  return typeof document === 'object' && document !== null && !Array.isArray(document)
    ? inOffers(document as Json)
    : document;
}

/** Converts each entry of a list; invalid ones are left for the diagnostics. */
function each(list: unknown, convert: (entry: Json) => Json): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? convert(entry as Json) : entry,
  );
}
