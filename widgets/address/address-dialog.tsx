import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Path } from '#engine/form/field/path.ts';
import { checkAddress } from '#engine/form/field-types/address.ts';
import type { Address } from '#engine/form/field-types/address-value.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useFormEnvironment } from '#engine/form/react/form-environment.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { say } from '../parts/messages.ts';
import { useOptionList } from '../parts/use-option-list.ts';
import { AddressFields } from './address-fields.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { countryChoice, type Draft, finishDraft, isSameDraft, openDraft, readDraft } from './draft.ts';

interface AddressDialogProps {
  readonly id: string;
  readonly path: Path;
  readonly given: Address | undefined;
  readonly limited: boolean;
  readonly locale: Locale;
  /** Rejects when the address could not be saved; the dialog then stays as it is. */
  readonly onSave: (address: Address) => Promise<void>;
  /** Saved, or discarded. */
  readonly onClose: () => void;
}

/**
 * The address modal (spec §4, §5): errors appear from the first attempt to save, which they prevent. Input is a draft:
 * kept until it is saved, and discarded only after a confirmation.
 */
export function AddressDialog({ id, path, given, limited, locale, onSave, onClose }: AddressDialogProps) {
  const { services } = useFormEnvironment();
  const { unfinished } = services;
  const [opened] = useState(() => openDraft(given, limited));
  const [draft, setDraft] = useState<Draft>(() => readDraft(unfinished?.read(path)) ?? opened);
  const [asking, setAsking] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [state, setState] = useState<'typing' | 'saving' | 'failed'>('typing');
  const form = useRef<HTMLFormElement>(null);
  const mounted = useRef(true);
  const countries = useOptionList(services, countryChoice(draft) === 'other' ? 'countries' : undefined);
  const saving = state === 'saving';

  useEffect(() => {
    unfinished?.keep(path, isSameDraft(draft, opened) ? undefined : draft);
  }, [unfinished, path, draft, opened]);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  function close(): void {
    if (saving) return;
    if (isSameDraft(draft, opened)) onClose();
    else setAsking(true);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (saving) return;
    const options = countries.state === 'ready' ? countries.options : [];
    const finished = finishDraft(draft, options, locale);
    const [first] = checkAddress(finished, limited);
    setSubmitted(true);
    if (first) {
      focusPart(form.current, first.within ?? '');
      return;
    }
    setState('saving');
    try {
      await onSave(finished as Address);
    } catch {
      if (mounted.current) setState('failed');
    }
  }

  const foot = (
    <>
      <button type="submit" form={`${id}-form`} className="btn" aria-busy={saving || undefined}>
        {saving && <span className="spin" />} {say(saving ? 'saving' : 'saveAddress', locale)}
      </button>
      <button type="button" className="btn btn-2" onClick={close}>
        {say('cancel', locale)}
      </button>
    </>
  );
  // Outside of the form that asks for the address, because forms cannot nest.
  return createPortal(
    <>
      {/* Before the dialog, so that of the two it gives the focus back first. */}
      {asking && <DiscardQuestion locale={locale} onKeep={() => setAsking(false)} onDiscard={onClose} />}
      <Dialog
        open
        title={say(given ? 'addressEditTitle' : 'addressTitle', locale)}
        closeLabel={say('close', locale)}
        footer={foot}
        onClose={close}
      >
        {state === 'failed' && (
          <div className="note danger" role="alert">
            <Icon name="alert" />
            <div>{say('saveFailed', locale)}</div>
          </div>
        )}
        <form id={`${id}-form`} ref={form} noValidate onSubmit={(event) => void submit(event)}>
          <AddressFields
            id={id}
            draft={draft}
            limited={limited}
            submitted={submitted}
            countries={countries}
            locale={locale}
            onChange={setDraft}
          />
        </form>
      </Dialog>
    </>,
    document.body,
  );
}

/** Moves the focus to the first wrong part, once its error is on the page. */
function focusPart(form: HTMLFormElement | null, part: string): void {
  requestAnimationFrame(() => {
    const place = form?.querySelector(`[data-part="${part}"]`);
    place?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled)')?.focus();
  });
}
