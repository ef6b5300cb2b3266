import { type RefObject, useEffect, useState } from 'react';
import type { EditPreview } from '#engine/contract/desk-answers.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { focusField } from '#engine/form/react/field-id.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { EditPanel } from './edit-panel.tsx';
import { editableValues } from './editable-form.ts';
import type { EditorProps } from './editor-props.ts';
import { useEdit } from './use-edit.ts';

type AnswerFormProps = EditorProps & {
  readonly form: ServedForm;
  readonly values: Values;
  readonly context: FormContext;
  /** What was typed in an earlier version of the form. */
  readonly typed: RefObject<Values | undefined>;
  readonly onStale: () => void;
};

/** The form with its answers; what an edit costs, gives back or leaves empty is confirmed before it is saved. */
export function AnswerForm({ data, form, values, context, typed, field, onStale, onClose }: AnswerFormProps) {
  useFirstField(form.form_type, field);
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { code, email, flow, status } = data.dossier;
  const getsMail = flow === 'registration' && status === 'Submitted';
  const [tells, setTells] = useState(true);
  const [shown, setShown] = useState<EditPreview>();
  const mail = getsMail ? { notify: tells ? ('Y' as const) : ('N' as const) } : {};
  const edit = useEdit({
    code,
    form,
    values,
    onStale,
    onPreview(preview) {
      if (preview.corrected.length === 0) {
        notify(t('edit.nothing'));
        onClose();
      } else if (preview.empty.length > 0 || preview.change) setShown(preview);
      else edit.save(mail);
    },
    onSaved(refund) {
      notify(refund > 0 ? t('edit.saved_refund', { amount: formatCents(refund, locale) }) : t('edit.saved'));
      onClose();
    },
  });
  return (
    <>
      <SmallForm
        served={form}
        initial={typed.current ?? editableValues(form, values)}
        context={context}
        mayBeEmpty
        refused={edit.errors}
        onChange={(answers) => {
          typed.current = answers;
          setShown(undefined);
        }}
        onSubmit={edit.look}
        buttons={(formId) => (
          <div className="dk-edit-end">
            {getsMail && (
              <label className="dk-check">
                <input type="checkbox" checked={tells} onChange={(event) => setTells(event.target.checked)} />
                {t('act.notify', { email })}
              </label>
            )}
            {!shown && edit.problem && (
              <p className="dk-error" role="alert">
                {edit.problem}
              </p>
            )}
            <div className="dk-row">
              <button
                type="submit"
                form={formId}
                className="dk-button dk-button-primary"
                aria-disabled={edit.isWorking || undefined}
              >
                {edit.isWorking ? t('act.working') : t('edit.save')}
              </button>
              <button type="button" className="dk-button" onClick={onClose}>
                {t('edit.cancel')}
              </button>
            </div>
          </div>
        )}
      />
      {shown && (
        <EditPanel
          preview={shown}
          email={getsMail && tells ? email : undefined}
          edit={edit}
          onSave={(more) => edit.save({ ...mail, ...more })}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

/** Moves the focus to an answer once its form is there: to what holds it if it has no control of its own. */
function useFirstField(formType: string, field: string | undefined): void {
  useEffect(() => {
    const parts = field?.split('.') ?? [];
    const paths = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
    paths.some((path) => focusField(`form-${formType}`, path));
  }, [formType, field]);
}
