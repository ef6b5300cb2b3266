import type { FieldError } from '#engine/form/field/field-error.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { Values } from '#engine/form/values/form-store.ts';

/** A message to the validation worker. */
export type ValidationRequest =
  | { readonly type: 'load'; readonly key: string; readonly form: ServedForm }
  | {
      readonly type: 'validate';
      readonly id: number;
      readonly key: string;
      readonly values: Values;
      readonly context: FormContext;
    }
  | { readonly type: 'forget'; readonly key: string };

/** The worker's answer to `validate`. */
export type ValidationAnswer =
  | { readonly id: number; readonly errors: readonly FieldError[] }
  | { readonly id: number; readonly fault: string };
