import { useEffect, useMemo, useState } from 'react';
import { SchemaForm } from '#engine/form/react/schema-form.tsx';
import { servedForm } from '#engine/form/testing/field-form.ts';
import { translateForm } from '#engine/form/translate/translate-form.ts';
import { EMPTY_CONTEXT } from '#engine/form/values/form-context.ts';
import { type FilledForm, openFilledForm } from '#src/flow/forms/filled-form.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pageValidation } from '#src/lib/validation/page-validation.ts';
import { widgets } from '#widgets/registry.ts';
import { templates } from '#widgets/templates/index.ts';
import type { FieldState } from './field-states.ts';

/** A field in one state, in a form of its own that can be filled. */
export function FieldSample({ state, formId }: { readonly state: FieldState; readonly formId: string }) {
  const locale = useLocale();
  const served = useMemo(() => servedForm(state.fields), [state]);
  const form = useMemo(() => translateForm(served, locale), [served, locale]);
  const [filled] = useState<FilledForm>(() =>
    openFilledForm({
      served,
      answers: state.answers,
      context: EMPTY_CONTEXT,
      validation: pageValidation(),
      carts: state.services?.picks?.carts,
      onChange: () => undefined,
    }),
  );
  const { session } = filled;
  const message = state.error?.[locale];
  useEffect(() => {
    if (message !== undefined) session.refuse([{ path: 'sample', keyword: 'server', message }]);
  }, [message, session]);
  return (
    <SchemaForm
      form={form}
      session={session}
      widgets={widgets}
      templates={templates}
      services={state.services ?? {}}
      formId={formId}
      onSubmit={() => void session.submit()}
    >
      <button type="submit" hidden />
    </SchemaForm>
  );
}
