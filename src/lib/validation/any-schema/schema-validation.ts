import type { SchemaDocuments } from '#engine/form/any-schema/schema-resources.ts';
import type { DataFault, ValidateLater } from '#engine/form/any-schema/schema-validator.ts';
import { workerScriptUrl } from '#src/lib/security/worker-script-url.ts';
import type { SchemaAnswer, SchemaQuestion } from './validation-worker.ts';
import workerUrl from './validation-worker.ts?worker&url';

/** A longer validation is stuck: its worker is ended. */
const HANGING = 5_000;

interface Waiting {
  readonly resolve: (faults: readonly DataFault[]) => void;
  readonly reject: (error: Error) => void;
}

/** Validates data against a schema from elsewhere, in a worker that is started when it is first asked. */
export function validateInWorker(
  schema: object,
  documents?: SchemaDocuments,
): { readonly validate: ValidateLater; close(): void } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  function end(reason: string): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }
  function running(): Worker {
    if (worker) return worker;
    worker = new Worker(workerScriptUrl(workerUrl), { type: 'module', name: 'any-schema' });
    worker.onmessage = ({ data }: MessageEvent<SchemaAnswer>) => {
      const answered = waiting.get(data.id);
      waiting.delete(data.id);
      if ('fault' in data) answered?.reject(new Error(data.fault));
      else answered?.resolve(data.faults);
    };
    worker.onerror = (event) => end(`The validation worker failed: ${event.message}`);
    return worker;
  }

  return {
    validate: (data) =>
      new Promise((resolve, reject) => {
        asked += 1;
        const id = asked;
        const timer = setTimeout(() => end('The validation worker did not answer'), HANGING);
        const once = (run: () => void) => {
          clearTimeout(timer);
          run();
        };
        waiting.set(id, {
          resolve: (faults) => once(() => resolve(faults)),
          reject: (error) => once(() => reject(error)),
        });
        // Undefined values are not sent.
        const sent: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data));
        running().postMessage({ id, schema, documents, data: sent } satisfies SchemaQuestion);
      }),
    close: () => end('Closed'),
  };
}
