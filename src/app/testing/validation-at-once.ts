import { vi } from 'vitest';
import type { ValidationRequest } from '#src/lib/validation/validation-messages.ts';
import type { ValidationPort } from '#src/lib/validation/validation-service.ts';

/** Validation without a worker, which jsdom has none of. */
export async function standInForWorker(): Promise<void> {
  const { compileValidator } = await import('#engine/form/validation/form-validator.ts');
  const validators = new Map<string, ReturnType<typeof compileValidator>>();
  class ValidationAtOnce implements ValidationPort {
    onmessage: ValidationPort['onmessage'] = null;
    onerror: ValidationPort['onerror'] = null;
    postMessage(asked: ValidationRequest): void {
      if (asked.type === 'load') validators.set(asked.key, compileValidator(asked.form));
      if (asked.type !== 'validate') return;
      const errors = validators.get(asked.key)?.(asked.values, asked.context) ?? [];
      queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: { id: asked.id, errors } })));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', ValidationAtOnce);
}
