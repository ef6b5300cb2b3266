import { render } from '@testing-library/react';
import { useState } from 'react';
import { linkCarts } from '#engine/event/pickers/link-carts.ts';
import type { FieldError } from '#engine/form/field/field-error.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { FormServices, WidgetMap } from '#engine/form/react/form-environment.ts';
import { type ForeignParts, SchemaForm } from '#engine/form/react/schema-form.tsx';
import { servedForm } from '#engine/form/testing/field-form.ts';
import { type TranslatedForm, translateForm } from '#engine/form/translate/translate-form.ts';
import { createFormSession, type FormSession } from '#engine/form/validation/form-session.ts';
import { compileValidator } from '#engine/form/validation/form-validator.ts';
import { EMPTY_CONTEXT } from '#engine/form/values/form-context.ts';
import { createFormStore, type FormStore, type Values } from '#engine/form/values/form-store.ts';
import { widgets as realWidgets } from '../registry.ts';
import { FormErrors } from '../templates/form-errors.tsx';
import { templates } from '../templates/index.ts';

export interface RenderOptions {
  readonly locale?: Locale;
  readonly services?: FormServices;
  readonly widgets?: WidgetMap;
  readonly served?: Partial<ServedForm>;
  /** Draws another form than the fields make. */
  readonly change?: (form: TranslatedForm) => TranslatedForm;
  readonly foreign?: ForeignParts;
  /** No button is brought: the form has its own. */
  readonly ownButton?: false;
  readonly onSubmit?: () => void;
  /** What was answered before. */
  readonly answers?: Values;
}

export interface RenderedFields {
  readonly page: HTMLElement;
  readonly store: FormStore;
  readonly session: FormSession;
}

/** Draws fields in the real form, on a real store and session, validated in the process. */
export function renderFields(fields: readonly Field[], options: RenderOptions = {}): RenderedFields {
  const { locale = 'en', services = {}, widgets = realWidgets } = options;
  const served = servedForm(fields, options.served);
  const form = (options.change ?? ((made: TranslatedForm) => made))(translateForm(served, locale));
  const store = createFormStore({
    fields: form.fields,
    rules: form.rules,
    context: EMPTY_CONTEXT,
    ...(options.answers && { answers: options.answers, setsAside: true }),
  });
  let validate: ReturnType<typeof compileValidator> | undefined;
  const session = createFormSession({
    store,
    validate: async (values) => {
      validate ??= compileValidator(served);
      return validate(values);
    },
  });
  linkCarts(session, form.fields, services.picks?.carts);

  function Page() {
    const [errors, setErrors] = useState<readonly FieldError[]>([]);
    const submit = async () => {
      options.onSubmit?.();
      const result = await session.submit();
      setErrors(result.ok ? [] : result.errors);
    };
    return (
      <>
        <FormErrors formId="f" form={form} errors={errors} store={store} />
        <SchemaForm
          form={form}
          session={session}
          widgets={widgets}
          templates={templates}
          services={services}
          formId="f"
          onSubmit={() => void submit()}
          {...(options.foreign && { foreign: options.foreign })}
        >
          {options.ownButton === false ? undefined : (
            <button type="submit" form="f">
              Continue
            </button>
          )}
        </SchemaForm>
      </>
    );
  }
  const { container } = render(<Page />);
  return { page: container, store, session };
}

/** jsdom knows no modal dialogs. */
export function fakeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
