import { useEffect, useRef, useState } from 'react';
import { isYes } from '#engine/form/field/flag.ts';
import { address as addressType } from '#engine/form/field-types/address.ts';
import type { Address } from '#engine/form/field-types/address-value.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from '../parts/messages.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressPanel } from './address-panel.tsx';
import { readDraft } from './draft.ts';

/** An address, with the dialog to change it (spec §4 "Address modal", §7 "Other"). */
export function AddressWidget(props: WidgetProps<'address'>) {
  const { id, path, field, value, enabled, locale, onChange, onBlur } = props;
  const { services } = useFormEnvironment();
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<'addressSaved' | 'addressRemoved'>();
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const focusNext = useRef(false);
  const given = addressType.isEmpty(value) ? undefined : (value as Address);
  const saves = field.variant === 'saved';
  const isBegun = !open && enabled && readDraft(services.unfinished?.read(path)) !== undefined;

  // If the pressed button disappeared, its successor receives the focus.
  useEffect(() => {
    if (open || !focusNext.current) return;
    focusNext.current = false;
    opener.current?.focus();
  });

  async function save(address: Address): Promise<void> {
    const kept = saves && services.saveAddress ? await services.saveAddress(path, address) : address;
    onChange(kept);
    setNotice('addressSaved');
    close();
  }
  function close(): void {
    services.unfinished?.keep(path, undefined);
    focusNext.current = true;
    setOpen(false);
    onBlur();
  }
  async function remove(): Promise<void> {
    setFailed(false);
    try {
      if (saves && given?.id !== undefined) await services.deleteAddress?.(given.id);
    } catch {
      setFailed(true);
      return;
    }
    focusNext.current = true;
    onChange(undefined);
    setNotice('addressRemoved');
  }

  async function openDialog(): Promise<void> {
    setNotice(undefined);
    setFailed(false);
    // Another device may have changed it since it came here.
    if (saves && given?.id !== undefined && services.loadAddress) {
      const newest = await services.loadAddress(given.id).catch(() => given);
      if (JSON.stringify(newest) !== JSON.stringify(given)) onChange(newest);
    }
    setOpen(true);
  }
  return (
    <>
      {given ? (
        <AddressPanel
          address={given}
          locale={locale}
          enabled={enabled}
          editRef={opener}
          onEdit={() => void openDialog()}
          onRemove={() => void remove()}
        />
      ) : (
        <button
          ref={opener}
          type="button"
          className="btn btn-2"
          disabled={!enabled}
          onClick={() => void openDialog()}
        >
          <Icon name={isBegun ? 'edit' : 'plus'} /> {say(isBegun ? 'continueAddress' : 'addAddress', locale)}
        </button>
      )}
      {isBegun && (
        <p className="address-begun small soft">
          {say('addressBegun', locale)}{' '}
          {given && (
            <button type="button" className="btn btn-3 btn-s" onClick={() => void openDialog()}>
              {say('continueAddress', locale)}
            </button>
          )}
        </p>
      )}
      {failed && (
        <p className="error" role="alert">
          {say('removeFailed', locale)}
        </p>
      )}
      <span className="sr" role="status">
        {notice && say(notice, locale)}
      </span>
      {open && (
        <AddressDialog
          id={`${id}-dialog`}
          path={path}
          given={given}
          limited={isYes(field.limited)}
          locale={locale}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  );
}
