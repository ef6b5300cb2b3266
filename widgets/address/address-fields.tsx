import { type Dispatch, type SetStateAction, useState } from 'react';
import { addressTypes, checkAddress } from '#engine/form/field-types/address.ts';
import type { Address } from '#engine/form/field-types/address-value.ts';
import { tidyPostalCode } from '#engine/form/field-types/postal-code-text.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { afterPointer } from '#engine/form/react/after-pointer.ts';
import { useFormEnvironment } from '#engine/form/react/form-environment.ts';
import { messageOf } from '#engine/form/validation/message-of.ts';
import { addressPartLabel, addressTypeName } from '../parts/address-messages.ts';
import { ListSelect } from '../parts/list-select.tsx';
import { say } from '../parts/messages.ts';
import { type OptionList, useOptionList } from '../parts/use-option-list.ts';
import { AddressChoice, AddressLine, type PartProps } from './address-parts.tsx';
import { COUNTRY_CHOICES, type CountryChoice, changeCountry, countryChoice, type Draft } from './draft.ts';
import { PlaceSuggestions } from './place-suggestions.tsx';

interface AddressFieldsProps {
  readonly id: string;
  readonly draft: Draft;
  readonly limited: boolean;
  /** Whether saving was tried: only then is a missing part an error. */
  readonly submitted: boolean;
  readonly countries: OptionList;
  readonly locale: Locale;
  readonly onChange: Dispatch<SetStateAction<Draft>>;
}

const CHOICE_WORDS = { CA: 'countryCA', US: 'countryUS', other: 'countryOther' } as const;
/** The code of a typed country outside of the list (Unicode's "unknown region"). */
const UNLISTED = 'ZZ';
const HINTS = { CA: 'postalHint', US: 'zipHint', other: undefined } as const;

/** The fields of the address modal in the order of spec §5, following the country chosen. */
export function AddressFields(props: AddressFieldsProps) {
  const { id, draft, limited, submitted, countries, locale, onChange } = props;
  const { services } = useFormEnvironment();
  /** The country whose postal code was left once: from then on its errors are shown. */
  const [leftPostalCode, setLeftPostalCode] = useState<CountryChoice>();
  const choice = countryChoice(draft);
  const provinces = useOptionList(
    services,
    choice === 'CA' ? 'provinces' : choice === 'US' ? 'states' : undefined,
  );
  const errors = checkAddress(draft, limited);
  const hint = HINTS[choice];

  function partOf(part: keyof Address, optional = false): PartProps {
    const error = errors.find((each) => each.within === part);
    const early = part === 'postalcode' && leftPostalCode === choice && error?.keyword !== 'required';
    return {
      id: `${id}-${part}`,
      part,
      label: addressPartLabel(part, draft.countryvalue ?? '', locale),
      locale,
      optional,
      value: draft[part] ?? '',
      error: error && (submitted || early) ? messageOf(error, undefined, locale) : undefined,
      onChange: (value) => onChange({ ...draft, [part]: value }),
    };
  }
  const place = partOf('province', choice === 'other');
  const postal = partOf('postalcode');
  const country = partOf('countryvalue');

  return (
    <>
      <AddressChoice
        {...country}
        part="choice"
        error={undefined}
        className="tight"
        value={choice}
        options={COUNTRY_CHOICES.map((each) => ({ id: each, name: say(CHOICE_WORDS[each], locale) }))}
        onChange={(picked) => {
          const next = COUNTRY_CHOICES.find((each) => each === picked);
          if (next) onChange(changeCountry(draft, next));
          setLeftPostalCode(undefined);
        }}
      />
      {choice === 'other' && (
        <AddressLine
          {...country}
          id={`${id}-country`}
          label={say('countryName', locale)}
          value={draft.country ?? ''}
          onChange={(name) => onChange({ ...draft, country: name, countryvalue: name ? UNLISTED : '' })}
          autoComplete="country"
        >
          {countries.state === 'absent'
            ? undefined
            : (control) => (
                <ListSelect
                  {...control}
                  list={countries}
                  locale={locale}
                  value={draft.countryvalue ?? ''}
                  except={['CA', 'US']}
                  onChoose={(picked) => onChange({ ...draft, countryvalue: picked ?? '' })}
                />
              )}
        </AddressLine>
      )}
      <AddressLine {...partOf('street1')} autoComplete="address-line1" />
      <PlaceSuggestions
        draft={draft}
        locale={locale}
        onPick={(picked) => onChange({ ...draft, ...picked })}
      />
      <AddressLine {...partOf('street2', true)} autoComplete="address-line2" />
      <div className="pair">
        <AddressLine {...partOf('city')} autoComplete="address-level2" />
        <AddressLine {...place} autoComplete="address-level1">
          {provinces.state === 'absent'
            ? undefined
            : (control) => (
                <ListSelect
                  {...control}
                  list={provinces}
                  locale={locale}
                  value={place.value}
                  onChoose={(picked) => place.onChange(picked ?? '')}
                />
              )}
        </AddressLine>
      </div>
      <AddressLine
        {...postal}
        help={hint && say(hint, locale)}
        className="address-postal"
        autoComplete="postal-code"
        onLeave={() =>
          // Later, so that a message does not move the pressed element.
          afterPointer(() => {
            onChange((now) => ({
              ...now,
              postalcode: tidyPostalCode(now.postalcode ?? '', now.countryvalue ?? ''),
            }));
            setLeftPostalCode(choice);
          })
        }
      />
      <AddressChoice
        {...partOf('type')}
        className="two"
        options={addressTypes(limited).map((type) => ({ id: type, name: addressTypeName(type, locale) }))}
      />
    </>
  );
}
