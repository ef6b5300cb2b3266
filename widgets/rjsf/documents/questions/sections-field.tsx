import { type FieldProps, type RJSFSchema, toFieldPathId, type UiSchema } from '@rjsf/utils';
import { useDeferredValue, useMemo, useState } from 'react';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { capitalised } from '#engine/form/format/whole-sentence.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { Icon } from '#ui/icon.tsx';
import { localeOf } from '../../messages.ts';
import { conditionInWords } from '../conditions/condition-sentence.ts';
import { conditionSubjects } from '../conditions/condition-subjects.ts';
import { contextOf } from '../document-context.ts';
import { sayInDocument as say } from '../messages.ts';
import { foldId } from '../reveal-place.ts';
import { RowTemplate } from '../rows/row-template.tsx';
import { listOf, textIn } from '../text-in.ts';
import { allCodes } from './all-codes.ts';
import { freeCode } from './question-codes.ts';
import { SectionsContext } from './sections.ts';

/** The section’s own settings are drawn without its questions, which are below them. */
const SETTINGS: UiSchema = { 'ui:ObjectFieldTemplate': RowTemplate };

/** The sections of a form: a heading each, its settings, and its questions. */
export function SectionsField(props: FieldProps) {
  const { fieldPathId, formData, schema, registry, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const { store } = useSchemaSession();
  const locale = localeOf(registry);
  const list = listOf(formData);
  const tokens = store.rows.tokensOf(path, list as unknown[]);
  const [open, setOpen] = useState<number>();
  const { documents } = contextOf(registry);
  const document = store.data();
  const settled = useDeferredValue(document);
  const subjects = useMemo(
    () => conditionSubjects({ documents, document: settled, path: [], locale }),
    [documents, settled, locale],
  );
  const nameOf = (section: unknown, at: number) =>
    (isPlain(section) && textIn(section['title'], locale)) || say('section', locale, { n: at + 1 });
  const names = list.map(nameOf);
  const SchemaField = registry.fields['SchemaField'];
  const { questions, settings } = useMemo(() => partsOf(schema, registry), [schema, registry]);
  const sections = {
    names,
    moveTo: (from: { readonly section: number; readonly index: number }, to: number) => {
      const question = listOf(Object(list[from.section])['fields'])[from.index];
      const next = list.map((section, at) => {
        if (!isPlain(section)) return section;
        const within = listOf(section['fields']);
        if (at === from.section)
          return { ...section, fields: within.filter((_, each) => each !== from.index) };
        return at === to ? { ...section, fields: [...within, question] } : section;
      });
      onChange(next, path);
    },
  };
  const move = (from: number, to: number) => {
    const lifted = tokens[from];
    if (!lifted || to < 0 || to >= tokens.length) return;
    const others = tokens.filter((_, at) => at !== from);
    onChange([...others.slice(0, to), lifted, ...others.slice(to)], path);
    setOpen(undefined);
  };
  return (
    <SectionsContext value={sections}>
      <div id={id} className="doc-sections">
        {list.map((section, at) => {
          const own = toFieldPathId(at, registry.globalFormOptions, path);
          const isOpen = open === at;
          const name = names[at] ?? '';
          const shown = isPlain(section) ? section['show_if'] : undefined;
          const isEmpty = listOf(Object(section)['fields']).length === 0;
          return (
            <section
              key={Object.values(tokens[at] ?? {})[0] ?? at}
              className="doc-section"
              aria-labelledby={`${own.$id}__name`}
            >
              <div className="doc-section-head">
                <h3 id={`${own.$id}__name`}>{name}</h3>
                <span className="doc-section-acts">
                  {list.length > 1 &&
                    (['up', 'down'] as const).map((by) => {
                      const to = by === 'up' ? at - 1 : at + 1;
                      return (
                        <button
                          key={by}
                          type="button"
                          className="btn btn-3 btn-s"
                          aria-label={say(by === 'up' ? 'moveUp' : 'moveDown', locale, { name })}
                          aria-disabled={to < 0 || to >= list.length || undefined}
                          onClick={() => move(at, to)}
                        >
                          <Icon name={`chevron-${by}`} />
                        </button>
                      );
                    })}
                  <button
                    type="button"
                    id={foldId(own.$id)}
                    className="btn btn-3 btn-s"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? undefined : at)}
                  >
                    {say('sectionSettings', locale)}
                  </button>
                </span>
              </div>
              {shown !== undefined && (
                <p className="help">
                  {say('sectionShownWhen', locale, { condition: conditionInWords(shown, subjects, locale) })}
                </p>
              )}
              {isOpen && SchemaField && (
                <div className="doc-section-settings">
                  <SchemaField
                    {...shared(props)}
                    name={String(at)}
                    schema={settings}
                    uiSchema={SETTINGS}
                    fieldPathId={own}
                    formData={section}
                    required
                  />
                  <button
                    type="button"
                    className="btn btn-3 btn-s"
                    aria-disabled={!isEmpty || undefined}
                    aria-describedby={isEmpty ? undefined : `${own.$id}__full`}
                    onClick={() => {
                      if (!isEmpty) return;
                      setOpen(undefined);
                      onChange(
                        tokens.filter((_, each) => each !== at),
                        path,
                      );
                    }}
                  >
                    <Icon name="trash" /> {say('removeSection', locale)}
                  </button>
                  {!isEmpty && (
                    <p className="help" id={`${own.$id}__full`}>
                      {say('sectionNotEmpty', locale)}
                    </p>
                  )}
                </div>
              )}
              {SchemaField && questions && (
                <SchemaField
                  {...shared(props)}
                  name="fields"
                  schema={questions}
                  uiSchema={{}}
                  fieldPathId={toFieldPathId('fields', registry.globalFormOptions, own.path)}
                  formData={undefined}
                  required
                />
              )}
            </section>
          );
        })}
        <button
          type="button"
          id={`${id}__add`}
          className="btn btn-2 btn-s"
          onClick={() => {
            const code = freeCode('section', allCodes(document));
            onChange([...tokens, { code, fields: [] }], path);
            setOpen(list.length);
          }}
        >
          <Icon name="plus" /> {capitalised(say('addSection', locale))}
        </button>
      </div>
    </SectionsContext>
  );
}

const shared = ({ registry, onChange, onBlur, onFocus }: FieldProps) => ({
  registry,
  onChange,
  onBlur,
  onFocus,
});

/** The schema of a section’s questions, and that of its own settings. */
function partsOf(schema: RJSFSchema, { schemaUtils }: FieldProps['registry']) {
  const item = schemaUtils.retrieveSchema((schema.items ?? {}) as RJSFSchema);
  const { fields: questions, ...properties } = item.properties ?? {};
  const settings: RJSFSchema = { ...item, title: '', description: '', properties, required: ['code'] };
  return { questions: questions as RJSFSchema | undefined, settings };
}
