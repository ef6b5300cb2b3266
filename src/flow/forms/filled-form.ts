import { linkCarts } from '#engine/event/pickers/link-carts.ts';
import type { Carts } from '#engine/event/pickers/picker-services.ts';
import type { ConfigurationChange } from '#engine/form/field/configuration-change.ts';
import { templateOf } from '#engine/form/field/path.ts';
import { changesBetween } from '#engine/form/form-document/changes-between.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { afterPointer } from '#engine/form/react/after-pointer.ts';
import { collectRules } from '#engine/form/rules/form-rules.ts';
import { listFields } from '#engine/form/translate/form-fields.ts';
import {
  createFormSession,
  type FormSession,
  type VerifyAnswer,
} from '#engine/form/validation/form-session.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { createFormStore, type Values } from '#engine/form/values/form-store.ts';
import { renamedAnswers } from '#engine/form/values/renamed-answers.ts';
import type { LoadedForm, ValidationService } from '#src/lib/validation/validation-service.ts';

/** A form that is being filled from one version of its document. */
export interface FilledForm {
  readonly served: ServedForm;
  readonly session: FormSession;
  /** Changes since the version it started with; empty unless a new version arrives. */
  readonly changes: readonly ConfigurationChange[];
  close(): void;
}

export interface FilledFormOptions {
  readonly served: ServedForm;
  readonly answers: Values;
  readonly context: FormContext;
  readonly validation: ValidationService;
  readonly verify?: VerifyAnswer;
  /** The form that this one replaces: its answers are kept; those without a field are not sent. */
  readonly before?: FilledForm;
  /** The source of its pickers' answers. */
  readonly carts?: Partial<Carts> | undefined;
  readonly onChange: (answers: Values) => void;
}

/** Opens a form for filling: store, session, and validation in the worker. */
export function openFilledForm(options: FilledFormOptions): FilledForm {
  const { served, context, before, onChange } = options;
  const fields = listFields(served.document, served.lists);
  const store = createFormStore({
    fields,
    rules: collectRules(served.document),
    context,
    answers: before
      ? renamedAnswers(before.session.store.answers(), before.served.document, served.document)
      : options.answers,
    setsAside: true,
  });
  const loaded: LoadedForm = options.validation.load(served);
  const session = createFormSession({
    store,
    // A browser that cannot validate lets the server do it: it checks every answer anyway.
    validate: (values) => loaded.validate(values, context).catch(() => []),
    needsServerCheck: (path) => fields.get(templateOf(path))?.field.verify === 'server',
    ...(options.verify && { verify: options.verify }),
    whenReleased: afterPointer,
  });
  linkCarts(session, fields, options.carts);
  const stop = store.subscribeAll(() => onChange(store.answers()));
  if (before) onChange(store.answers());
  return {
    served,
    session,
    changes: before ? [...before.changes, ...changesBetween(before.served.document, served.document)] : [],
    close() {
      stop();
      session.close();
      loaded.forget();
    },
  };
}
