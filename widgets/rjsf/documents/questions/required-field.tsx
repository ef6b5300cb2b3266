import type { FieldProps } from '@rjsf/utils';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { localeOf } from '../../messages.ts';
import { FieldFrame } from '../field-frame.tsx';
import { sayInDocument as say } from '../messages.ts';

const STATES = ['Y', 'N'] as const;

/** Whether a question must be answered; one with a condition for it is optional otherwise. */
export function RequiredField(props: FieldProps) {
  const { fieldPathId, formData, rawErrors = [], registry, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const { store } = useSchemaSession();
  const locale = localeOf(registry);
  const question = store.valueAt(path.slice(0, -1));
  const hasCondition = isPlain(question) && question['require_if'] !== undefined;
  const now = formData ?? (hasCondition ? 'N' : 'Y');
  return (
    <FieldFrame {...props} errors={rawErrors}>
      <div className="segments">
        {STATES.map((state) => (
          <label key={state} className="segment">
            <input
              type="radio"
              id={`${id}-${state}`}
              name={id}
              checked={now === state}
              // What is so by default needs not be said.
              onChange={() => onChange(state === 'Y' && !hasCondition ? undefined : state, path)}
            />
            <span>{say(state === 'Y' ? 'required' : hasCondition ? 'onlyWhen' : 'optional', locale)}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
