import type { Option } from '#engine/form/field/option.ts';
import { LOCALES, resolveText } from '#engine/form/languages/text.ts';
import type { FormField } from '#engine/form/translate/form-fields.ts';
import { plainWords } from './plain-words.ts';

type Reader = (cell: string, options: readonly Option[]) => unknown;

const YES = ['y', 'yes', 'o', 'oui', 'true', 'vrai', '1', 'x'];
const NO = ['n', 'no', 'non', 'false', 'faux', '0'];

const asText: Reader = (cell) => cell;
/** The option of that id or name; anything else stays for the form to refuse. */
const asOption: Reader = (cell, options) => {
  const plain = plainWords(cell);
  const isNamed = ({ name }: Option) =>
    LOCALES.some((locale) => plainWords(resolveText(name, locale)) === plain);
  return (options.find(({ id }) => id === cell) ?? options.find(isNamed))?.id ?? cell;
};
/** Options between semicolons, vertical bars or lines; between commas if no name has one. */
const asOptions: Reader = (cell, options) => {
  const whole = asOption(cell, options);
  if (options.some(({ id }) => id === whole)) return [whole];
  const between = /[;|\n]/.test(cell) ? /[;|\n]/ : /,/;
  return cell.split(between).flatMap((part) => (part.trim() === '' ? [] : [asOption(part.trim(), options)]));
};
const asYesNo: Reader = (cell) => {
  const plain = plainWords(cell);
  return YES.includes(plain) ? 'Y' : NO.includes(plain) ? 'N' : cell;
};
const asBox: Reader = (cell) => {
  const answer = asYesNo(cell, []);
  return answer === 'Y' ? true : answer === 'N' ? undefined : cell;
};
const asNumber: Reader = (cell) => {
  const digits = cell.replace(/[\s$%\u00a0\u202f]/g, '');
  const decimal = /^-?\d+,\d{1,2}$/.test(digits)
    ? digits.replace(',', '.')
    : digits.replace(/,(?=\d{3})/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(decimal) ? Number(decimal) : cell;
};

const READERS: Readonly<Record<string, Reader>> = {
  text: asText,
  textarea: asText,
  phone: asText,
  email: asText,
  url: asText,
  date: asText,
  time: asText,
  time_zone: asText,
  number: asNumber,
  currency: asNumber,
  percent: asNumber,
  quantity: asNumber,
  radio: asOption,
  radio_pictures: asOption,
  select: asOption,
  combobox: asOption,
  email_type: asOption,
  country: asOption,
  province: asOption,
  checkbox: asBox,
  checkbox_group: asOptions,
  list_box: asOptions,
  yes_no: asYesNo,
};

/** The types of fields that a cell can answer. */
export const readableTypes: ReadonlySet<string> = new Set(Object.keys(READERS));

/** A cell as the answer to a field: choices by their id or name, numbers with either decimal sign; undefined if empty. */
export function readAnswer({ field, options }: FormField, cell: string): unknown {
  return cell === '' ? undefined : READERS[field.type]?.(cell, options);
}
