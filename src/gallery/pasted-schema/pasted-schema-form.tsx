import { type FormEvent, useEffect, useId, useState } from 'react';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import type { SchemaProblem } from '#engine/form/any-schema/schema-problems.ts';
import { type OpenSchemaForm, openSchemaForm } from '#engine/form/react/any-schema/open-schema-form.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { validateInWorker } from '#src/lib/validation/any-schema/schema-validation.ts';
import { partsIn } from '#widgets/rjsf/index.ts';
import { EXAMPLES } from './examples.ts';
import { FilledSchema } from './filled-schema.tsx';
import { ProblemList } from './problem-list.tsx';
import './pasted-schema.css';

/** The result for a pasted schema. */
type Drawn =
  | { readonly form: OpenSchemaForm; readonly close: () => void }
  | { readonly problems: readonly SchemaProblem[] }
  | { readonly unreadable: string };

const written = (value: object) => JSON.stringify(value, null, 2);

function read(text: string, name: string): unknown {
  try {
    return JSON.parse(text.trim() === '' ? '{}' : text);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Draws the form of a pasted schema and uiSchema (development only). */
export function PastedSchemaForm() {
  const id = useId();
  const locale = useLocale();
  const [schemaText, setSchemaText] = useState(written(EXAMPLES[0]?.schema ?? {}));
  const [uiText, setUiText] = useState(written(EXAMPLES[0]?.uiSchema ?? {}));
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => () => (drawn && 'close' in drawn ? drawn.close() : undefined), [drawn]);

  function draw(event: FormEvent): void {
    event.preventDefault();
    try {
      const schema = read(schemaText, 'Schema');
      const uiSchema = read(uiText, 'uiSchema');
      const worker = validateInWorker(Object(schema));
      const opened = openSchemaForm({
        schema: schema as object,
        uiSchema: isPlain(uiSchema) ? uiSchema : {},
        formId: 'pasted',
        locale,
        parts: partsIn(locale),
        validate: worker.validate,
      });
      setDrawn(opened.ok ? { form: opened.form, close: worker.close } : { problems: opened.problems });
    } catch (error) {
      setDrawn({ unreadable: error instanceof Error ? error.message : String(error) });
    }
  }
  function take(name: string): void {
    const example = EXAMPLES.find((each) => each.name === name);
    if (!example) return;
    setSchemaText(written(example.schema));
    setUiText(written(example.uiSchema));
  }
  const area = (name: string, value: string, rows: number, change: (text: string) => void) => (
    <div className="field">
      <label className="label" htmlFor={`${id}-${name}`}>
        {name}
      </label>
      <textarea
        id={`${id}-${name}`}
        className="control"
        rows={rows}
        spellCheck={false}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
  return (
    <div className="pasted-schema">
      {/* The tool's own words are for developers and stand in English; the form speaks the page's language. */}
      <form lang="en" onSubmit={draw}>
        <div className="field">
          <label className="label" htmlFor={`${id}-example`}>
            Example
          </label>
          <select id={`${id}-example`} className="control" onChange={(event) => take(event.target.value)}>
            {EXAMPLES.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        {area('Schema', schemaText, 14, setSchemaText)}
        {area('uiSchema', uiText, 5, setUiText)}
        <button type="submit" className="btn btn-2">
          Draw it
        </button>
      </form>
      {drawn && 'unreadable' in drawn && (
        <p className="error" role="alert">
          {drawn.unreadable}
        </p>
      )}
      {drawn && 'problems' in drawn && <ProblemList problems={drawn.problems} />}
      {drawn && 'form' in drawn && (
        <>
          <ProblemList problems={drawn.form.problems} />
          <FilledSchema key={JSON.stringify([drawn.form.schema, drawn.form.uiSchema])} form={drawn.form} />
        </>
      )}
    </div>
  );
}
