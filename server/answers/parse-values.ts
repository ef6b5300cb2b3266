import { FORBIDDEN_KEYS } from '#engine/form/field/code.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { findUnstorable, unstorableMessage } from '#server/refusals/find-unstorable-text.ts';
import { invalidField } from '#server/refusals/refusal.ts';

/**
 * Parses JSON from a form field: an object that can be stored, without keys that reach a prototype; otherwise throws
 * 422.
 */
export function parseObject(field: string, text: string): Values {
  const value = parseJson(field, text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notReadable(field);
  const unstorable = findUnstorable(value);
  if (unstorable !== undefined) {
    throw invalidField(unstorable.path || field, unstorableMessage[unstorable.why]);
  }
  if (hasForbiddenKey(value)) {
    throw invalidField(field, inEveryLanguage('requests.forbiddenNameInside'));
  }
  return { ...value };
}

function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notReadable(field);
  }
}

function notReadable(field: string) {
  return invalidField(field, inEveryLanguage('requests.notJsonObject'));
}

/** Looked for after the depth is known to be small. */
function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => {
    const isKey = !Array.isArray(value) && FORBIDDEN_KEYS.has(key);
    return isKey || hasForbiddenKey(entry);
  });
}
