import Form, { type FormProps, type FormState } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { DataPath } from '../../any-schema/data-path.ts';

type State = FormState<unknown, RJSFSchema, object>;
type Update = Partial<State> | null | ((state: State, props: FormProps) => Partial<State> | null);

/**
 * rjsf's own Form without rendering: it computes the data after a change (new defaults, removed branches). It is never
 * mounted; state updates run immediately.
 */
export class HeadlessForm extends Form<unknown, RJSFSchema, object> {
  override setState(update: unknown, done?: () => void): void {
    const given = update as Update;
    const part = typeof given === 'function' ? given(this.state, this.props as unknown as FormProps) : given;
    if (part) this.state = { ...this.state, ...part };
    done?.();
  }

  /** The data as it is after a change of one value, with all that follows from it. */
  dataAfter(data: unknown, value: unknown, path: DataPath): unknown {
    this.state = { ...this.state, formData: data };
    this.onChange(value, [...path]);
    return this.state.formData;
  }
}
