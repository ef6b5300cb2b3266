import { useState, useSyncExternalStore } from 'react';
import type { DataFault } from '#engine/form/any-schema/schema-validator.ts';
import { AnySchemaForm } from '#engine/form/react/any-schema/any-schema-form.tsx';
import type { OpenSchemaForm } from '#engine/form/react/any-schema/open-schema-form.ts';

/** The form of an opened schema, with its data as JSON and its problems. */
export function FilledSchema({ form }: { readonly form: OpenSchemaForm }) {
  const { store, wordsOf } = form.session;
  const [faults, setFaults] = useState<readonly DataFault[]>();
  const data = useSyncExternalStore(store.subscribe, store.data, store.data);
  return (
    <>
      <AnySchemaForm
        form={form}
        onSubmit={(result) => setFaults(result.ok ? [] : result.faults)}
        onFault={(fault) => <p role="alert">{fault.message}</p>}
      />
      {faults?.length === 0 && <p role="status">Nothing is wrong with it.</p>}
      {faults && faults.length > 0 && (
        <div role="alert">
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.path.join('/')} ${fault.keyword}`}>
                <code>/{fault.path.join('/')}</code>: {wordsOf(fault)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <h2>Its data</h2>
      <pre>
        <code>{JSON.stringify(data, null, 2) ?? 'nothing'}</code>
      </pre>
    </>
  );
}
