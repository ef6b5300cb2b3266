import type { RefObject } from 'react';
import type { Address } from '#engine/form/field-types/address-value.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { useFormEnvironment } from '#engine/form/react/form-environment.ts';
import { Icon } from '#ui/icon.tsx';
import { addressTypeName, countryName } from '../parts/address-messages.ts';
import { say } from '../parts/messages.ts';
import { useOptionList } from '../parts/use-option-list.ts';

const PROVINCE_LISTS: Readonly<Record<string, 'provinces' | 'states'>> = { CA: 'provinces', US: 'states' };

interface AddressPanelProps {
  readonly address: Address;
  readonly locale: Locale;
  readonly enabled: boolean;
  readonly editRef: RefObject<HTMLButtonElement | null>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The chosen address as on an envelope, with its actions. */
export function AddressPanel({ address, locale, enabled, editRef, onEdit, onRemove }: AddressPanelProps) {
  const { services } = useFormEnvironment();
  const list = useOptionList(services, PROVINCE_LISTS[address.countryvalue]);
  const listed =
    list.state === 'ready' ? list.options.find((option) => option.id === address.province) : undefined;
  const province = listed ? resolveText(listed.name, locale) : address.province;
  const lines = [
    [address.street1, address.street2],
    [address.city, province],
    [address.postalcode, countryName(address, locale)],
  ].map((parts) => parts.filter(Boolean).join(', '));
  const type = addressTypeName(address.type, locale);
  return (
    <div className="panel address-panel">
      <div>
        {type && (
          <p>
            <span className="tag tag-line">{type}</span>
          </p>
        )}
        <address>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three lines that stay in their places
            <span key={at}>
              {line}
              <br />
            </span>
          ))}
        </address>
      </div>
      <div className="address-actions">
        <button ref={editRef} type="button" className="btn btn-3 btn-s" disabled={!enabled} onClick={onEdit}>
          <Icon name="edit" /> {say('editAddress', locale)}
        </button>
        <button type="button" className="btn btn-3 btn-s" disabled={!enabled} onClick={onRemove}>
          <Icon name="trash" /> {say('removeAddress', locale)}
        </button>
      </div>
    </div>
  );
}
