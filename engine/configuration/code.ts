import Type from 'typebox';
import { LOCALES } from './text.ts';

/** What a field, section or step may be called: a letter, then letters, digits and underscores. */
export const Code = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,63}$' });

/** What a document may be called: lower case words joined by hyphens or underscores. */
export const DocumentCode = Type.String({ pattern: '^[a-z][a-z0-9_-]{0,63}$' });

/** Names that reach an object's prototype; no code and no value's key may be one of them. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
]);

/** Names that conditions use for what is not a field: the registration, other forms' answers, the same row. */
export const RESERVED_CODES: ReadonlySet<string> = new Set(['registration', 'answers', 'row']);

/** First words of the product's own addresses: no page of an event may stand there. */
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
