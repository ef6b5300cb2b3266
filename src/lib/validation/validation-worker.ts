import '#engine/event/field-types/register.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { loadPhoneLibrary } from '#engine/form/phone/phone-number.ts';
import { compileValidator, type FormValidator } from '#engine/form/validation/form-validator.ts';
import type { ValidationAnswer, ValidationRequest } from './validation-messages.ts';

// ajv compiles with `new Function`, which the page's CSP forbids: this script is answered with a CSP of its own.

const forms = new Map<string, ServedForm>();
const validators = new Map<string, FormValidator>();

const hasPhone = (form: ServedForm) => JSON.stringify(form.document).includes('"type":"phone"');

function validatorOf(key: string): FormValidator {
  const known = validators.get(key);
  if (known) return known;
  const form = forms.get(key);
  if (!form) throw new Error(`No form was loaded under ${key}`);
  const made = compileValidator(form);
  validators.set(key, made);
  return made;
}

/** The library of phone numbers, loaded with the first form that has a field of them. */
let phones: Promise<void> | undefined;

/** Milliseconds that a check waits for the library: without it the server decides. */
const PHONES_PATIENCE = 1_500;

function take(request: Exclude<ValidationRequest, { type: 'validate' }>): void {
  if (request.type === 'forget') {
    forms.delete(request.key);
    validators.delete(request.key);
    return;
  }
  forms.set(request.key, request.form);
  if (hasPhone(request.form)) {
    phones ??= loadPhoneLibrary().catch(() => {
      phones = undefined;
    });
  }
  // Compiles and runs it now, while nothing waits: the first run is the slowest.
  validatorOf(request.key)({});
}

async function validate({
  id,
  key,
  values,
  context,
}: Extract<ValidationRequest, { type: 'validate' }>): Promise<ValidationAnswer> {
  try {
    if (phones) await Promise.race([phones, new Promise((resolve) => setTimeout(resolve, PHONES_PATIENCE))]);
    return { id, errors: validatorOf(key)(values, context) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ValidationRequest>) => {
  if (data.type === 'validate') void validate(data).then((answered) => postMessage(answered));
  else take(data);
});
