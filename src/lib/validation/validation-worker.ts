import type { ServedForm } from '#engine/contract/forms.ts';
import { compileValidator, type FormValidator } from '#engine/validation/form-validator.ts';
import type { ValidationAnswer, ValidationRequest } from './validation-messages.ts';

// ajv compiles with `new Function`, which the page's CSP forbids: this script is answered with a CSP of its own.

const forms = new Map<string, ServedForm>();
const validators = new Map<string, FormValidator>();

function validatorOf(key: string): FormValidator {
  const known = validators.get(key);
  if (known) return known;
  const form = forms.get(key);
  if (!form) throw new Error(`No form was loaded under ${key}`);
  const made = compileValidator(form);
  validators.set(key, made);
  return made;
}

function answer(request: ValidationRequest): ValidationAnswer | undefined {
  switch (request.type) {
    case 'load':
      forms.set(request.key, request.form);
      // Compiles and runs it now, while nothing waits: the first run is the slowest.
      validatorOf(request.key)({});
      return undefined;
    case 'forget':
      forms.delete(request.key);
      validators.delete(request.key);
      return undefined;
    case 'validate':
      try {
        return { id: request.id, errors: validatorOf(request.key)(request.values, request.context) };
      } catch (error) {
        return { id: request.id, fault: String(error) };
      }
  }
}

addEventListener('message', (event: MessageEvent<ValidationRequest>) => {
  const answered = answer(event.data);
  if (answered) postMessage(answered);
});
