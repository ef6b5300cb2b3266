import { type FieldProps, type RJSFSchema, toFieldPathId, type UiSchema } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDrag } from '../../../parts/use-drag.ts';
import { localeOf } from '../../messages.ts';
import { contextOf } from '../document-context.ts';
import { FieldFrame } from '../field-frame.tsx';
import { sayInDocument as say } from '../messages.ts';
import { foldId } from '../reveal-place.ts';
import { RowTemplate } from '../rows/row-template.tsx';
import { listOf, textIn } from '../text-in.ts';
import { codeOf, freeCode, isMadeFrom } from './question-codes.ts';

const HIDDEN: UiSchema = { 'ui:widget': 'hidden' };
const DETAILS: UiSchema = { 'ui:ObjectFieldTemplate': RowTemplate };

/** Every id of a choice in a document, whatever question it is of. */
function allIds(value: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) allIds(each, ids);
  if (!isPlain(value)) return ids;
  if (typeof value['id'] === 'string') ids.add(value['id']);
  for (const each of Object.values(value)) allIds(each, ids);
  return ids;
}

/** The choices of a question, each with its words in every language on one row. */
export function OptionsField(props: FieldProps) {
  const { fieldPathId, formData, schema, rawErrors = [], registry, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const { store } = useSchemaSession();
  const locale = localeOf(registry);
  const { languages: spoken, published } = contextOf(registry);
  const list = listOf(formData);
  const tokens = store.rows.tokensOf(path, list as unknown[]);
  const [open, setOpen] = useState<number>();
  const [said, setSaid] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  const item = registry.schemaUtils.retrieveSchema((schema.items ?? {}) as RJSFSchema);
  const itemSchema = useMemo<RJSFSchema>(() => ({ ...item, title: '', description: '' }), [item]);
  const SchemaField = registry.fields['SchemaField'];
  const focusFirst = (index: number) =>
    setTimeout(() => rows.current?.children[index]?.querySelector<HTMLElement>('input')?.focus());
  const move = (from: number, to: number) => {
    const lifted = tokens[from];
    if (!lifted || to < 0 || to >= tokens.length) return;
    const others = tokens.filter((_, at) => at !== from);
    onChange([...others.slice(0, to), lifted, ...others.slice(to)], path);
    setOpen(undefined);
    setSaid(
      say('moved', locale, { name: nameOf(list[from], from, locale), place: to + 1, count: list.length }),
    );
  };
  const { roleOf, handlers } = useDrag(rows, move);

  function rename(index: number, language: Locale, text: string): void {
    const option = list[index];
    const name = isPlain(option) ? option['name'] : undefined;
    const before = isPlain(name) ? name : Object.fromEntries(LOCALES.map((each) => [each, '']));
    onChange(typeof name === 'string' ? text : { ...before, [language]: text }, [...path, index, 'name']);
  }
  /** The code of a choice follows its label until the choice is published. */
  function codeFollows(index: number, before: string): void {
    const option = listOf(store.valueAt(path))[index];
    if (!isPlain(option)) return;
    const own = String(option['id'] ?? '');
    if (published === undefined || allIds(published).has(own) || !isMadeFrom(own, before, 'choice')) return;
    const others = new Set(
      listOf(store.valueAt(path)).flatMap((each, at) => (at === index ? [] : [String(Object(each).id)])),
    );
    const next = freeCode(codeOf(textIn(option['name'], locale)) || 'choice', others);
    if (next !== own) onChange(next, [...path, index, 'id']);
  }
  function add(): void {
    const taken = new Set(list.map((each) => String(Object(each).id)));
    const name = spoken.length > 1 ? Object.fromEntries(LOCALES.map((each) => [each, ''])) : '';
    onChange([...tokens, { id: freeCode('choice', taken), name }], path);
    focusFirst(list.length);
  }
  return (
    <FieldFrame {...props} errors={rawErrors}>
      {list.length > 0 && (
        <ol ref={rows} className="choice-list" {...handlers}>
          {list.map((option, index) => {
            const own = toFieldPathId(index, registry.globalFormOptions, path);
            const name = isPlain(option) ? option['name'] : undefined;
            const title = nameOf(option, index, locale);
            const isOpen = open === index;
            const shown: readonly Locale[] = typeof name === 'string' ? [locale] : LOCALES;
            return (
              <li
                key={Object.values(tokens[index] ?? {})[0] ?? index}
                className="choice"
                data-draggable=""
                data-drag={roleOf(index)}
              >
                <div className="choice-row">
                  {list.length > 1 && (
                    <span className="row-grip" aria-hidden="true" data-grip="">
                      <Icon name="grip" />
                    </span>
                  )}
                  {shown.map((language) => (
                    <ChoiceName
                      key={language}
                      id={
                        typeof name === 'string' ? `${own.$id}_name` : `${own.$id}_name-controls-${language}`
                      }
                      label={say('choiceIn', locale, { n: index + 1, language: languages[language].name })}
                      language={language}
                      value={typeof name === 'string' ? name : textIn(Object(name)[language], language)}
                      missing={
                        spoken.includes(language) && textIn(name, locale) !== '' && isMissing(name, language)
                          ? say('missing', locale, { language: languages[language].name })
                          : undefined
                      }
                      onChange={(text) => rename(index, language, text)}
                      onLeave={(before) => codeFollows(index, before)}
                      textNow={() => textIn(Object(store.valueAt([...path, index]))['name'], locale)}
                      onMove={(by) => {
                        move(index, index + by);
                        focusFirst(Math.min(Math.max(index + by, 0), list.length - 1));
                      }}
                    />
                  ))}
                  <button
                    type="button"
                    id={foldId(own.$id)}
                    className="btn btn-3 btn-s"
                    aria-expanded={isOpen}
                    aria-label={say('choiceMore', locale, { name: title })}
                    onClick={() => setOpen(isOpen ? undefined : index)}
                  >
                    <Icon name="more" />
                  </button>
                  <button
                    type="button"
                    className="btn btn-3 btn-s"
                    aria-label={say('removeChoice', locale, { name: title })}
                    onClick={() => {
                      setOpen(undefined);
                      const rest = tokens.filter((_, at) => at !== index);
                      onChange(rest.length > 0 ? rest : undefined, path);
                      focusFirst(Math.min(index, list.length - 2));
                    }}
                  >
                    <Icon name="trash" />
                  </button>
                </div>
                {isOpen && SchemaField && (
                  <div className="choice-details">
                    <SchemaField
                      name={String(index)}
                      schema={itemSchema}
                      uiSchema={typeof name === 'string' ? DETAILS : { ...DETAILS, name: HIDDEN }}
                      fieldPathId={own}
                      formData={option}
                      registry={registry}
                      required
                      onChange={onChange}
                      onBlur={props.onBlur}
                      onFocus={props.onFocus}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <p className="question-said" role="status">
        {said}
      </p>
      <button type="button" id={`${id}__add`} className="btn btn-2 btn-s" onClick={add}>
        <Icon name="plus" /> {say('addChoice', locale)}
      </button>
    </FieldFrame>
  );
}

const isMissing = (name: unknown, language: Locale) => isPlain(name) && !String(name[language] ?? '').trim();

const nameOf = (option: unknown, index: number, locale: Locale): string =>
  (isPlain(option) && textIn(option['name'], locale)) || say('choice', locale, { n: index + 1 });

interface ChoiceNameProps {
  readonly id: string;
  readonly label: string;
  readonly language: Locale;
  readonly value: string;
  readonly missing: string | undefined;
  readonly onChange: (text: string) => void;
  /** Left after a change; with the name that it had when it was entered. */
  readonly onLeave: (before: string) => void;
  readonly textNow: () => string;
  readonly onMove: (by: 1 | -1) => void;
}

function ChoiceName(props: ChoiceNameProps) {
  const { id, label, language, value, missing, onChange, onLeave, textNow, onMove } = props;
  const before = useRef('');
  return (
    <input
      id={id}
      type="text"
      className="control"
      lang={language}
      aria-label={label}
      data-missing={missing === undefined ? undefined : ''}
      placeholder={missing}
      value={value}
      onFocus={() => {
        before.current = textNow();
      }}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onLeave(before.current)}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (!event.altKey || by === undefined) return;
        event.preventDefault();
        onMove(by);
      }}
    />
  );
}
