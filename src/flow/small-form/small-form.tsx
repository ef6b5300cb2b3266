import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Picks } from '#engine/event/pickers/picker-services.ts';
import type { FieldError } from '#engine/form/field/field-error.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { FormServices } from '#engine/form/react/form-environment.ts';
import { SchemaForm } from '#engine/form/react/schema-form.tsx';
import { translateForm } from '#engine/form/translate/translate-form.ts';
import { EMPTY_CONTEXT, type FormContext } from '#engine/form/values/form-context.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pageValidation } from '#src/lib/validation/page-validation.ts';
import { Note } from '#src/ui/note.tsx';
import { widgets } from '#widgets/registry.ts';
import { FormErrors } from '#widgets/templates/form-errors.tsx';
import { templates } from '#widgets/templates/index.ts';
import { type FilledForm, openFilledForm } from '../forms/filled-form.ts';
import { verifyEmail } from '../forms/verify-email.ts';
import { placeServerErrors } from '../steps/server-errors.ts';
import { useFormServices } from '../steps/use-form-services.tsx';
import './small-form.css';

interface SmallFormProps {
  readonly served: ServedForm;
  readonly initial?: Values;
  /** Values for conditions, besides the form's own answers. */
  readonly context?: FormContext;
  /** Services for its widgets, besides those of every form. */
  readonly picks?: Picks;
  /** Further content in the rows of its options; must be stable. */
  readonly besideOption?: FormServices['besideOption'];
  /** Errors that the server answered with. */
  readonly refused: Readonly<Record<string, readonly string[]>> | undefined;
  /** Whether required questions may stay empty, as for organizers. */
  readonly mayBeEmpty?: boolean;
  readonly onChange?: (answers: Values) => void;
  readonly onSubmit: (values: Values) => void;
  /** The buttons; the submit button refers to the form by its id. */
  readonly buttons: (formId: string) => ReactNode;
}

const NOTHING: Values = {};
const isMissing = ({ keyword }: FieldError) => keyword === 'required';

/** A short form of the site's own, filled and checked as the organizers' forms are. */
export function SmallForm({
  served,
  initial = NOTHING,
  context = EMPTY_CONTEXT,
  picks,
  besideOption,
  refused,
  mayBeEmpty = false,
  onChange,
  onSubmit,
  buttons,
}: SmallFormProps) {
  const call = useCall();
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const common = useFormServices();
  const services = useMemo(
    () => ({ ...common, ...(picks && { picks }), ...(besideOption && { besideOption }) }),
    [common, picks, besideOption],
  );
  const formId = `form-${served.form_type}`;
  const form = useMemo(() => translateForm(served, locale), [served, locale]);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const changed = useRef(onChange);
  changed.current = onChange;
  // One session for the page's lifetime; later initial answers are ignored.
  const [filled] = useState<FilledForm>(() =>
    openFilledForm({
      served,
      answers: initial,
      context,
      validation: pageValidation(),
      verify: verifyEmail(call),
      carts: picks?.carts,
      onChange: (answers) => changed.current?.(answers),
    }),
  );
  const { session } = filled;

  useEffect(() => {
    if (!refused) return;
    const { placed, rest } = placeServerErrors(refused, form, session.store, t('step.unknownError'));
    session.refuse(placed);
    setErrors(placed);
    setGeneral(rest);
  }, [refused, form, session, t]);

  async function submit() {
    setGeneral([]);
    const result = await session.submit();
    const wrong = result.ok ? [] : result.errors.filter((error) => !(mayBeEmpty && isMissing(error)));
    setErrors(wrong);
    if (wrong.length === 0) onSubmit(session.store.submission());
  }

  return (
    <>
      {general.map((message) => (
        <Note key={message} tone="danger" role="alert" title={message} />
      ))}
      {errors.length > 0 && <FormErrors form={form} formId={formId} store={session.store} errors={errors} />}
      <SchemaForm
        form={form}
        session={session}
        widgets={widgets}
        templates={templates}
        services={services}
        formId={formId}
        onSubmit={() => void submit()}
      >
        <div className="actions small-form-actions">{buttons(formId)}</div>
      </SchemaForm>
    </>
  );
}
