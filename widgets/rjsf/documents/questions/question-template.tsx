import { type ObjectFieldTemplateProps, type RJSFSchema, titleId } from '@rjsf/utils';
import { createContext, type RefObject, use } from 'react';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { localeOf } from '../../messages.ts';
import { sayInDocument as say } from '../messages.ts';
import { withType } from './field-definitions.ts';
import { TypeSelect } from './type-select.tsx';

type Property = ObjectFieldTemplateProps['properties'][number];

const hintOf = (schema: RJSFSchema | boolean | undefined): Readonly<Record<string, unknown>> =>
  Object(Object(schema)['x-edit']);

/** The properties of a question by the group that their hints put them in; the others are under “More”. */
function grouped(properties: readonly Property[], schema: RJSFSchema, isSet: (name: string) => boolean) {
  const groups: Record<'words' | 'answer' | 'conditions' | 'more', Property[]> = {
    words: [],
    answer: [],
    conditions: [],
    more: [],
  };
  for (const property of properties) {
    const { name } = property;
    if (name === 'type') continue;
    const { group, advanced } = hintOf(schema.properties?.[name]);
    const isMore = advanced === true && !(group === 'conditions' && isSet(name));
    if (!isMore && (group === 'words' || group === 'answer' || group === 'conditions'))
      groups[group].push(property);
    else groups.more.push(property);
  }
  return groups;
}

/** What each type that a question had knew and the next one did not: the form of another type is another one. */
export const LeftByType = createContext<RefObject<Record<string, unknown>>>({ current: {} });

/** A question: its words, its answer, when it applies, and more settings. */
export function QuestionTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, registry } = props;
  const { store } = useSchemaSession();
  const locale = localeOf(registry);
  const id = fieldPathId.$id;
  const left = use(LeftByType);
  const question = store.valueAt(fieldPathId.path);
  const value: Readonly<Record<string, unknown>> = isPlain(question) ? question : {};
  const isSet = (name: string) => value[name] !== undefined;
  const { words, answer, conditions, more } = grouped(properties, schema, isSet);
  const root = registry.rootSchema;
  const set = more.filter(({ name }) => name !== 'code' && isSet(name)).length;
  const drawn = (list: readonly Property[]) =>
    list.map(({ name, content }) => <div key={name}>{content}</div>);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nested fieldsets double what a browser does to show fields
    <div id={id} className="question-parts" role="group" aria-labelledby={titleId(id)}>
      <p className="only-read" id={titleId(id)}>
        {schema.title}
      </p>
      <div className="question-part question-words">{drawn(words)}</div>
      <div className="question-part">
        <p className="question-part-name">{say('groupAnswer', locale)}</p>
        <div>
          <div className="field">
            <label className="label" htmlFor={`${id}__type`}>
              {say('type', locale)}
            </label>
            <TypeSelect
              id={`${id}__type`}
              root={root}
              locale={locale}
              value={String(value['type'])}
              onChange={(type) => {
                const next = withType(root, value, type, left.current);
                left.current = { ...left.current, ...next.left };
                store.change(next.question, fieldPathId.path);
              }}
            />
          </div>
        </div>
        {drawn(answer)}
      </div>
      {conditions.length > 0 && (
        <div className="question-part">
          <p className="question-part-name">{say('groupConditions', locale)}</p>
          {drawn(conditions)}
        </div>
      )}
      {more.length > 0 && (
        <details className="question-part question-more">
          <summary>{set > 0 ? say('moreSet', locale, { count: set }) : say('more', locale)}</summary>
          <div className="question-more-fields">{drawn(more)}</div>
        </details>
      )}
    </div>
  );
}
