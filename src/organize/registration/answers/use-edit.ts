import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EditPreview } from '#engine/contract/desk-answers.ts';
import type { BodyOf } from '#engine/contract/endpoint.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../../api/failure-text.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useAction } from '../actions/use-action.ts';
import { editableValues } from './editable-form.ts';

type Saving = Omit<BodyOf<typeof api.deskAnswers.saveAnswersAsOrganizer>, keyof Sent>;
type Sent = BodyOf<typeof api.deskAnswers.previewAnswersAsOrganizer>;

type Editing = {
  readonly code: string;
  readonly form: ServedForm;
  /** The newest answers on the server. */
  readonly values: Values;
  /** Told what an edit brings before it is saved. */
  readonly onPreview: (preview: EditPreview) => void;
  readonly onSaved: (refund: number) => void;
  /** The form has a newer version. */
  readonly onStale: () => void;
};

/** Previews and saves the answers of one form; what others have changed meanwhile is kept or told. */
export function useEdit({ code, form, values, onPreview, onSaved, onStale }: Editing) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const [base, setBase] = useState(() => editableValues(form, values));
  const sent = useRef<Sent>(undefined);
  const preview = useMutation({
    mutationFn: (body: Sent) => call(api.deskAnswers.previewAnswersAsOrganizer, { body, locale }),
    onSuccess: onPreview,
    onError: afterFailure,
  });
  const saving = useAction(api.deskAnswers.saveAnswersAsOrganizer, ({ refund_amount }) =>
    onSaved(refund_amount),
  );
  function afterFailure(error: Error) {
    if (!(error instanceof ApiFailure)) return;
    const { kind, conflicts = {} } = error.failure;
    if (kind === 'stale') onStale();
    const theirs = Object.fromEntries(Object.entries(conflicts).map(([field, each]) => [field, each.theirs]));
    // Saved again after that was read, the organizer's answer replaces the other one.
    setBase((had) => ({ ...had, ...theirs }));
  }
  const errors = preview.error instanceof ApiFailure ? preview.error.failure.errors : undefined;
  return {
    isWorking: preview.isPending || saving.isPending,
    /** Messages by answer path. */
    errors,
    look(answers: Values) {
      const { form_type, version } = form;
      sent.current = {
        code,
        form_type,
        version,
        values: JSON.stringify(answers),
        base: JSON.stringify(base),
      };
      saving.reset();
      preview.mutate(sent.current);
    },
    save(more: Saving = {}) {
      if (sent.current) saving.send({ ...sent.current, ...more });
    },
    wrong: saving.wrong,
    problem:
      saving.problem('refund_amount', 'why') ??
      (preview.error && !errors ? failureText(preview.error, t) : undefined),
  };
}
