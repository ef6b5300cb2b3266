import { afterPaint } from '#src/lib/after-paint.ts';
import { workerScriptUrl } from '#src/lib/security/worker-script-url.ts';
import {
  createValidationService,
  type ValidationPort,
  type ValidationService,
} from './validation-service.ts';
import workerUrl from './validation-worker.ts?worker&url';

let service: ValidationService | undefined;

/** The rendering server validates nothing. */
const elsewhere: ValidationService = {
  start: () => undefined,
  load: () => ({ validate: async () => [], forget: () => undefined }),
  close: () => undefined,
};

/** For a page that was taken away before its timers ended, as tests do: no one waits for an answer. */
const gone: ValidationPort = {
  postMessage: () => undefined,
  terminate: () => undefined,
  onmessage: null,
  onerror: null,
};

const hasWorkers = () => typeof Worker !== 'undefined';

/** The page's one validation service, in a worker of its own. */
export function pageValidation(): ValidationService {
  if (!hasWorkers()) return elsewhere;
  service ??= createValidationService({
    start: () =>
      hasWorkers() ? new Worker(workerScriptUrl(workerUrl), { type: 'module', name: 'validation' }) : gone,
    whenDrawn: (run) => afterPaint(() => hasWorkers() && run()),
  });
  return service;
}
