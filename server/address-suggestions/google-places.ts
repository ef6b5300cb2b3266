import type { Address } from '#engine/form/field-types/address-value.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** Suggests addresses for a text in a country; gives none when the service does not answer in time. */
export type SuggestAddresses = (search: {
  readonly text: string;
  readonly country: string | undefined;
  readonly locale: Locale;
}) => Promise<Address[]>;

interface Component {
  readonly longText?: string;
  readonly shortText?: string;
  readonly types?: readonly string[];
}
interface SearchAnswer {
  readonly places?: readonly { readonly addressComponents?: readonly Component[] }[];
}

const SEARCH = 'https://places.googleapis.com/v1/places:searchText';
const PATIENCE = 2_000;
const MOST = 5;

function addressOf(components: readonly Component[]): Address | undefined {
  const find = (type: string) => components.find(({ types }) => types?.includes(type));
  const street = [find('street_number')?.longText, find('route')?.longText].filter(Boolean).join(' ');
  const city = find('locality')?.longText ?? find('postal_town')?.longText ?? '';
  const country = find('country');
  if (street === '' || city === '' || !country) return undefined;
  const unit = find('subpremise')?.longText;
  const province = find('administrative_area_level_1')?.shortText;
  return {
    street1: street,
    ...(unit !== undefined && { street2: unit }),
    city,
    ...(province !== undefined && { province }),
    postalcode: find('postal_code')?.longText ?? '',
    country: country.longText ?? '',
    countryvalue: country.shortText ?? '',
    type: 'home',
  };
}

/** The adapter of Google's Places API (New), Text Search; the key stays on the server. */
export function googleAddresses(key: string, request: typeof fetch = fetch): SuggestAddresses {
  return async ({ text, country, locale }) => {
    try {
      const response = await request(SEARCH, {
        method: 'POST',
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          'Content-Type': 'application/json',
          'X-Goog-Api-Key': key,
          'X-Goog-FieldMask': 'places.addressComponents',
        },
        body: JSON.stringify({
          textQuery: text,
          languageCode: locale,
          pageSize: MOST,
          ...(country !== undefined && /^[A-Z]{2}$/.test(country) && { regionCode: country }),
        }),
      });
      if (!response.ok) return [];
      const { places = [] } = (await response.json()) as SearchAnswer;
      return places
        .flatMap(({ addressComponents = [] }) => addressOf(addressComponents) ?? [])
        .slice(0, MOST);
    } catch {
      // Suggestions are a help: an address is typed without them.
      return [];
    }
  };
}
