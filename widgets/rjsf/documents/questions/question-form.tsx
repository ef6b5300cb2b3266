import type { FieldPathId, FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { type Use, usesOfField } from '#engine/event/references/find-uses.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { Icon } from '#ui/icon.tsx';
import { localeOf } from '../../messages.ts';
import { contextOf } from '../document-context.ts';
import { sayInDocument as say } from '../messages.ts';
import { placeName } from '../place-name.ts';
import { textIn } from '../text-in.ts';
import { allCodes } from './all-codes.ts';
import { definitionIn } from './field-definitions.ts';
import { codeOf, freeCode, isMadeFrom } from './question-codes.ts';
import { questionTitle } from './question-in-words.ts';
import { LeftByType, QuestionTemplate } from './question-template.tsx';
import { RemoveQuestion } from './remove-question.tsx';

interface QuestionFormProps {
  /** The list that the question is in. */
  readonly parent: FieldProps;
  readonly own: FieldPathId;
  readonly index: number;
  readonly sections: readonly string[];
  readonly section: number;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly onMoveTo: (section: number) => void;
}

/** The most places that are listed. */
const MOST_USES = 30;

const QUESTION: UiSchema = { 'ui:ObjectFieldTemplate': QuestionTemplate };

/** The form of one question, drawn from the meta-schema of its type, and what can be done with it. */
export function QuestionForm(props: QuestionFormProps) {
  const { parent, own, index, sections, section, onDuplicate, onRemove, onMoveTo } = props;
  const { registry, onChange } = parent;
  const { store } = useSchemaSession();
  const locale = localeOf(registry);
  const { documents, published } = contextOf(registry);
  const root = registry.rootSchema;
  const [isRemoving, setRemoving] = useState(false);
  /** The label that the code was made from. */
  const labelled = useRef(textIn(Object(store.valueAt(own.path))['label'], locale));
  const left = useRef<Record<string, unknown>>({});
  const question = store.valueAt(own.path);
  const type = isPlain(question) ? question['type'] : undefined;
  const schema = useMemo<RJSFSchema>(
    () => (definitionIn(root, type) ? { $ref: `#/$defs/${String(type)}` } : { $ref: '#/$defs/Field' }),
    [root, type],
  );
  const isKnown = definitionIn(root, type) !== undefined;
  const SchemaField = registry.fields['SchemaField'];
  const code = isPlain(question) ? String(question['code'] ?? '') : '';

  const uses = () => {
    const document = store.data();
    const form = isPlain(document) ? String(document['code']) : '';
    const others = documents.filter(
      (each) => !isPlain(each) || each['kind'] !== 'form' || each['code'] !== form,
    );
    return usesOfField([...others, document], { form, field: code });
  };
  /** The code of a question that nothing knows yet follows its label. */
  function codeFollows({ target }: FocusEvent<HTMLElement>): void {
    if (!target.id.startsWith(`${own.$id}_label-controls`)) return;
    const now = store.valueAt(own.path);
    if (!isPlain(now)) return;
    const label = textIn(now['label'], locale);
    const before = labelled.current;
    labelled.current = label;
    const isNew = published !== undefined && !allCodes(published).has(code);
    if (!isNew || label === before || !isMadeFrom(code, before, 'question') || uses().length > 0) return;
    const taken = allCodes(store.data());
    taken.delete(code);
    const next = freeCode(codeOf(label) || 'question', taken);
    if (next !== code) onChange(next, [...own.path, 'code']);
  }
  const title = questionTitle(question, root, locale);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the document stays while a question is edited
  const used = useMemo(uses, [documents, code]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when the label within it is left
    <div className="question-form" onBlur={codeFollows}>
      <LeftByType value={left}>
        {SchemaField && (
          <SchemaField
            key={String(type)}
            name={String(index)}
            schema={schema}
            uiSchema={isKnown ? QUESTION : {}}
            fieldPathId={own}
            formData={question}
            registry={registry}
            required
            onChange={onChange}
            onBlur={parent.onBlur}
            onFocus={parent.onFocus}
          />
        )}
      </LeftByType>
      {used.length > 0 && (
        <details className="question-part question-more question-used">
          <summary>{say('usedBy', locale, { count: used.length })}</summary>
          <ul>
            {used.slice(0, MOST_USES).map((use) => (
              <li key={`${use.kind} ${use.code} ${use.pointer}`}>
                <UsePlace use={use} documents={[...documents, store.data()]} registry={registry} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {isRemoving ? (
        <RemoveQuestion
          name={title}
          uses={uses()}
          documents={[...documents, store.data()]}
          locale={locale}
          onRemove={onRemove}
          onClose={() => setRemoving(false)}
        />
      ) : (
        <div className="question-acts">
          {sections.length > 0 && (
            <label className="question-section">
              <span>{say('moveToSection', locale)}</span>
              <select
                className="control"
                value={section}
                onChange={({ target }) => onMoveTo(Number(target.value))}
              >
                {sections.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sections are told apart by their place
                  <option key={at} value={at}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button type="button" className="btn btn-3 btn-s" onClick={onDuplicate}>
            <Icon name="copy" /> {say('duplicate', locale)}
          </button>
          <button
            type="button"
            className="btn btn-3 btn-s"
            onClick={() => (uses().length > 0 ? setRemoving(true) : onRemove())}
          >
            <Icon name="trash" /> {say('remove', locale)}
          </button>
        </div>
      )}
    </div>
  );
}

interface UsePlaceProps extends Pick<FieldProps, 'registry'> {
  readonly use: Use;
  readonly documents: readonly unknown[];
}

/** A place that refers to the question, as a link where there are links. */
function UsePlace({ use, documents, registry }: UsePlaceProps) {
  const { PlaceLink } = contextOf(registry);
  const name = placeName(use, documents, localeOf(registry));
  return PlaceLink ? <PlaceLink place={use}>{name}</PlaceLink> : name;
}
