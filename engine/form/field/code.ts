import Type from 'typebox';
import { LOCALES } from '../languages/text.ts';

/** A code of a field, section or step: a letter, then letters, digits and underscores. */
export const Code = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,63}$' });

/** A document's code: lower case words joined by hyphens or underscores. */
export const DocumentCode = Type.String({ pattern: '^[a-z][a-z0-9_-]{0,63}$' });

/** Names that reach an object's prototype; never allowed as codes or keys. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
]);

/** Names with a special meaning in conditions: the registration, other forms' answers, the same row. */
export const RESERVED_CODES: ReadonlySet<string> = new Set(['registration', 'answers', 'row']);

/** First path segments of the product: pages cannot use them. */
export const PRODUCT_PATHS: ReadonlySet<string> = new Set([
  ...LOCALES,
  'api',
  'app',
  'apply',
  'assets',
  'registration',
  'rostrum',
  'schedule',
]);
