import { descriptionId, errorId, type FieldProps, titleId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { say } from '../../parts/messages.ts';
import { localeOf } from '../messages.ts';

interface FieldFrameProps extends Pick<FieldProps, 'schema' | 'fieldPathId' | 'registry' | 'required'> {
  readonly name: string;
  readonly errors: readonly string[];
  readonly children: ReactNode;
}

/** What stands around the controls of a field that are one value together: its name, its sentence, what is wrong. */
export function FieldFrame(props: FieldFrameProps) {
  const { schema, fieldPathId, registry, required, name, errors, children } = props;
  const id = fieldPathId.$id;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nested fieldsets double what a browser does to show fields
    <div
      id={id}
      role="group"
      className={errors.length > 0 ? 'field has-error' : 'field'}
      aria-labelledby={titleId(id)}
      aria-describedby={schema.description ? descriptionId(id) : undefined}
    >
      <p className="label" id={titleId(id)}>
        {schema.title ?? name}
        {required !== true && <span className="optional"> {say('optional', localeOf(registry))}</span>}
      </p>
      {schema.description && (
        <div className="help" id={descriptionId(id)}>
          {schema.description}
        </div>
      )}
      {children}
      {errors.length > 0 && (
        <p className="error" id={errorId(id)}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
