import { useEffect, useMemo, useState } from 'react';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { SchemaForm } from '#engine/form/react/schema-form.tsx';
import { translateForm } from '#engine/form/translate/translate-form.ts';
import { EMPTY_CONTEXT } from '#engine/form/values/form-context.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';
import { pageValidation } from '#src/lib/validation/page-validation.ts';
import { widgets } from '#widgets/registry.ts';
import { templates } from '#widgets/templates/index.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { openFilledForm } from '../forms/filled-form.ts';

/** The codes in the review, shown by the same widgets as in forms. */
const codesForm: ServedForm = {
  form_type: 'codes',
  version: 1,
  document: {
    kind: 'form',
    code: 'codes',
    title: inFormWords(({ codes }) => codes.title),
    sections: [
      {
        code: 'codes',
        fields: [
          {
            code: 'discount',
            type: 'discount_code',
            label: inFormWords(({ codes }) => codes.discount),
            help: inFormWords(({ codes }) => codes.help),
            required: 'N',
          },
          {
            code: 'invitation',
            type: 'invitation_code',
            label: inFormWords(({ codes }) => codes.invitation),
            required: 'N',
          },
        ],
      },
    ],
  },
  lists: {},
  timezone: 'UTC',
};

/** Discount and invitation codes; an accepted one changes the amount immediately. */
export function CodesSection({ flow, onChanged }: { flow: DossierFlow; onChanged: () => void }) {
  const locale = useLocale();
  const form = useMemo(() => translateForm(codesForm, locale), [locale]);
  const services = useMemo(() => ({ picks: flow.picks }), [flow]);
  const [filled] = useState(() =>
    openFilledForm({
      served: codesForm,
      answers: {},
      context: EMPTY_CONTEXT,
      validation: pageValidation(),
      onChange: () => undefined,
    }),
  );
  useEffect(() => () => filled.close(), [filled]);
  useEffect(() => flow.picks.onPicked(onChanged), [flow, onChanged]);
  return (
    <SchemaForm
      form={form}
      session={filled.session}
      widgets={widgets}
      templates={templates}
      services={services}
      formId="form-codes"
      onSubmit={() => undefined}
    />
  );
}
