import { useEffect, useState } from 'react';
import type { Address } from '#engine/form/field-types/address-value.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useFormEnvironment } from '#engine/form/react/form-environment.ts';
import { say } from '../parts/messages.ts';
import type { Draft } from './draft.ts';

interface PlaceSuggestionsProps {
  readonly draft: Draft;
  readonly locale: Locale;
  readonly onPick: (place: Draft) => void;
}

const FEWEST_LETTERS = 4;
const PAUSE = 300;

/** The parts that a suggestion fills in; the name and the kind of address stay. */
function partsOf({ street1, street2, city, province, postalcode }: Address): Draft {
  return { street1, street2, city, province, postalcode };
}

/** Suggestions for a typed street (spec §7 "places library"); nothing without the service. */
export function PlaceSuggestions({ draft, locale, onPick }: PlaceSuggestionsProps) {
  const { services } = useFormEnvironment();
  const [places, setPlaces] = useState<readonly Address[]>([]);
  const [picked, setPicked] = useState('');
  const street = draft.street1 ?? '';
  const country = draft.countryvalue ?? '';

  useEffect(() => {
    let stale = false;
    setPlaces([]);
    if (!services.suggestPlaces || street.trim().length < FEWEST_LETTERS || street === picked) return;
    const timer = setTimeout(() => {
      services
        .suggestPlaces?.(street, country)
        .then((found) => {
          if (!stale) setPlaces(found);
        })
        // Suggestions are a help: without them the address is typed.
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [services, street, country, picked]);

  if (places.length === 0) return null;
  return (
    <ul className="place-suggestions" aria-label={say('suggestions', locale)}>
      {places.map((place) => {
        const line = [place.street1, place.city, place.postalcode].filter(Boolean).join(', ');
        return (
          <li key={line}>
            <button
              type="button"
              className="btn btn-3 btn-s"
              onClick={() => {
                setPicked(place.street1);
                onPick(partsOf(place));
              }}
            >
              {line}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
