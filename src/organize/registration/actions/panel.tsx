import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../shell/icon.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

type PanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** What pressing the button does, one sentence each. */
  readonly consequences: readonly ReactNode[];
  readonly action: string;
  readonly isDanger?: boolean;
  readonly isWorking: boolean;
  /** Why the button cannot be pressed yet; shown beside it. */
  readonly closed?: string | undefined;
  readonly problem?: string | undefined;
  readonly onSubmit: () => void;
  /** Absent for one that is always open. */
  readonly onClose?: (() => void) | undefined;
};

/**
 * An action on a registration beside its page: what is asked, what it will do, and the button. Opening it focuses the
 * field with `data-first-field`, or its heading.
 */
export function Panel({
  title,
  children,
  consequences,
  action,
  isDanger = false,
  isWorking,
  closed,
  problem,
  onSubmit,
  onClose,
}: PanelProps) {
  const t = useDeskTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opens = onClose !== undefined;
  useEffect(() => {
    if (!opens) return;
    const first = form.current?.querySelector<HTMLElement>('[data-first-field]');
    (first ?? heading.current)?.focus();
  }, [opens]);
  const wasWorking = useRef(isWorking);
  useEffect(() => {
    // A refused value may be out of view, above the button.
    if (wasWorking.current && !isWorking)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasWorking.current = isWorking;
  }, [isWorking]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isWorking && !closed) onSubmit();
  }
  return (
    <form
      className="dk-act-form"
      ref={form}
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <div className="dk-act-form-head">
        <h2 id={`${id}-title`} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {onClose && (
          <button type="button" className="dk-icon-button" aria-label={t('act.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
      {consequences.length > 0 && (
        <div className="dk-say">
          <b>{t('act.press')}</b>
          <ul className="dk-consequences">
            {consequences.map((sentence, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sentences have fixed places
              <li key={at}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {problem && (
        <p className="dk-error" role="alert">
          {problem}
        </p>
      )}
      <div className="dk-row">
        <button
          type="submit"
          className={isDanger ? 'dk-button dk-button-danger' : 'dk-button dk-button-primary'}
          aria-disabled={isWorking || closed !== undefined || undefined}
          aria-describedby={closed ? `${id}-closed` : undefined}
        >
          {isWorking ? t('act.working') : action}
        </button>
        {onClose && (
          <button type="button" className="dk-button" onClick={onClose}>
            {t('act.back')}
          </button>
        )}
      </div>
      {closed && (
        <p className="dk-soft" id={`${id}-closed`}>
          {closed}
        </p>
      )}
    </form>
  );
}
