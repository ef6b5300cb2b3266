import { afterPaint } from '#src/lib/after-paint.ts';
import { workerScriptUrl } from '#src/lib/security/worker-script-url.ts';
import { createValidationService, type ValidationService } from './validation-service.ts';
import workerUrl from './validation-worker.ts?worker&url';

let service: ValidationService | undefined;

/** The rendering server validates nothing. */
const elsewhere: ValidationService = {
  start: () => undefined,
  load: () => ({ validate: async () => [], forget: () => undefined }),
  close: () => undefined,
};

/** The page's one validation service, in a worker of its own. */
export function pageValidation(): ValidationService {
  if (typeof Worker === 'undefined') return elsewhere;
  service ??= createValidationService({
    start: () => new Worker(workerScriptUrl(workerUrl), { type: 'module', name: 'validation' }),
    whenDrawn: afterPaint,
  });
  return service;
}
