import type { Option } from '../field/option.ts';

/** Whether a value is one text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of such members. */
export const isListOf =
  (isMember: (member: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isMember);

/** A typed text for a number: digits, separators, and a currency in front. */
const TYPED_NUMBER = /^\p{L}{0,3}\P{L}*\d\P{L}*$/u;

/** Whether a value is a number, or text typed for one. */
export const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (isText(value) && TYPED_NUMBER.test(value));

/** Whether a value is one of the options; any text where they are not known. */
export const isOneOf = (value: unknown, options: readonly Option[]): boolean =>
  isText(value) && (options.length === 0 || options.some(({ id }) => id === value));

/** Whether every part of an object is a text. */
export const hasTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((part) => part === undefined || isText(part));
