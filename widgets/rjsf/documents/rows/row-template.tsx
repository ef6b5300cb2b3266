import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { localeOf } from '../../messages.ts';
import { sayInDocument as say } from '../messages.ts';

/** What is in a row that has its name already; what its hints call advanced is under “More settings”. */
export function RowTemplate({
  fieldPathId,
  properties,
  schema,
  registry,
  optionalDataControl,
}: ObjectFieldTemplateProps) {
  const isAdvanced = (name: string) =>
    Object(Object(schema.properties?.[name])['x-edit'])['advanced'] === true;
  const shown = properties.filter(({ name }) => !isAdvanced(name));
  const more = properties.filter(({ name }) => isAdvanced(name));
  const drawn = (list: typeof properties) => list.map(({ name, content }) => <div key={name}>{content}</div>);
  return (
    <div id={fieldPathId.$id} className="question-parts">
      {optionalDataControl}
      {drawn(shown)}
      {more.length > 0 && (
        <details className="question-more">
          <summary>{say('more', localeOf(registry))}</summary>
          <div className="question-more-fields">{drawn(more)}</div>
        </details>
      )}
    </div>
  );
}
