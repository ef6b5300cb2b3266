import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { SchemaFormOptions } from '#engine/form/react/any-schema/open-schema-form.ts';

/** What a visitor does to both forms; a control is found by its label, the n-th of that label where there are several. */
export type Edit =
  | { readonly write: string; readonly text: string; readonly nth?: number }
  | { readonly choose: string; readonly option: string; readonly nth?: number }
  | { readonly tick: string; readonly nth?: number }
  /** A button by the end of its id, as rjsf gives it: `list__add`, `list_0__remove`. */
  | { readonly press: string }
  /** Another branch of `oneOf` or `anyOf`, by the end of the id of what chooses it. */
  | { readonly branch: string; readonly option: string }
  /** Another name for a property that was added. */
  | { readonly rename: string; readonly to: string };

/** One schema that is drawn here and by stock rjsf, the same edits, the same data and the same refusals. */
export interface DifferentialCase {
  readonly about: string;
  readonly schema: RJSFSchema;
  readonly uiSchema?: UiSchema;
  readonly formData?: unknown;
  /** Properties of the form itself, which both take under one name. */
  readonly form?: Pick<
    SchemaFormOptions,
    'useFallbackUiForUnsupportedType' | 'extraErrors' | 'extraErrorsBlockSubmit'
  >;
  readonly edits?: readonly Edit[];
  /** What stock rjsf writes to the console, and we do not. */
  readonly stockComplains?: string;
  /** What @rjsf/utils writes to the console for both. */
  readonly bothComplain?: string;
  /** Why we differ on purpose, and what is ours. */
  readonly differs?: { readonly why: string; readonly data?: unknown; readonly refused?: readonly string[] };
}
