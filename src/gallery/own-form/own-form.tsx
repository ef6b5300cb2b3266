import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formOfSchema } from '#engine/event/reference/form-of-schema.ts';
import type { DataFault } from '#engine/form/any-schema/schema-validator.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { type OpenSchemaForm, openSchemaForm } from '#engine/form/react/any-schema/open-schema-form.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { documentPartsIn } from '#widgets/rjsf/documents/index.tsx';
import { FilledSchema } from '../pasted-schema/filled-schema.tsx';
import { type DemoDocument, DOCUMENT_NAMES, loadDocument } from './demo-documents.ts';
import '../pasted-schema/pasted-schema.css';

const FIRST = 'teachers/catalogue/fees';

/** Opens a document's form; references are resolved among its siblings. */
function open(
  document: DemoDocument,
  siblings: readonly DemoDocument[],
  locale: Locale,
): OpenSchemaForm | undefined {
  const opened = openSchemaForm({
    ...formOfSchema(document.kind, locale),
    formData: document,
    formId: 'own',
    locale,
    parts: documentPartsIn(locale),
    formContext: { documents: siblings },
    // The server diagnoses a document when it is published; here it is looked at.
    validate: async (): Promise<DataFault[]> => [],
  });
  return opened.ok ? opened.form : undefined;
}

/** Edits a demo document in its own form, with the result below. */
export function OwnForm() {
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const name = search.get('of') ?? FIRST;
  const [form, setForm] = useState<OpenSchemaForm>();
  useEffect(() => {
    let isGone = false;
    void loadDocument(name).then((found) => {
      if (!isGone) setForm(found && open(found.document, found.siblings, locale));
    });
    return () => {
      isGone = true;
    };
  }, [name, locale]);
  return (
    <div className="pasted-schema">
      <div className="field" lang="en">
        <label className="label" htmlFor="own-form-of">
          Document
        </label>
        <select
          id="own-form-of"
          className="control"
          value={name}
          onChange={(event) => setSearch({ of: event.target.value })}
        >
          {DOCUMENT_NAMES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      {form && <FilledSchema key={`${name} ${locale}`} form={form} />}
    </div>
  );
}
