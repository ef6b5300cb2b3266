import { workerScriptUrl } from '#src/lib/security/worker-script-url.ts';
import { createValidationService, type ValidationService } from './validation-service.ts';
import workerUrl from './validation-worker.ts?worker&url';

let service: ValidationService | undefined;
let scriptUrl: string | undefined;

/** The page's one validation service, in a worker of its own. */
export function pageValidation(): ValidationService {
  service ??= createValidationService(() => {
    // A Trusted Types policy can be made once only; a restarted worker takes the same address.
    scriptUrl ??= workerScriptUrl(workerUrl);
    return new Worker(scriptUrl, { type: 'module', name: 'validation' });
  });
  return service;
}
