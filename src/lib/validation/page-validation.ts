import { workerScriptUrl } from '#src/lib/security/worker-script-url.ts';
import { createValidationService, type ValidationService } from './validation-service.ts';
import workerUrl from './validation-worker.ts?worker&url';

let service: ValidationService | undefined;

/** The page's one validation service, in a worker of its own. */
export function pageValidation(): ValidationService {
  service ??= createValidationService(
    () => new Worker(workerScriptUrl(workerUrl), { type: 'module', name: 'validation' }),
  );
  return service;
}
