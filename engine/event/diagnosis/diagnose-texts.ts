import { pointerStep } from '../../form/any-schema/json-pointer.ts';
import { LOCALES } from '../../form/languages/text.ts';
import type { Diagnostic } from './diagnostic.ts';
import { documentWarning } from './document-fault.ts';
import { languageName } from './language-name.ts';
import { says } from './problems.ts';

/** Keys whose text is a visible name. */
const NAMES: ReadonlySet<string> = new Set(['title', 'label', 'name', 'question', 'answer']);

/** Areas of a plan can be unnamed. */
const PLAN_AREA = /^\/plan\/areas\/\d+$/;

/** Markup that is removed before it is shown: scripts, frames, handlers of events, addresses that run a script. */
const REMOVED =
  /<\s*\/?\s*(script|iframe|object|embed|form)\b|<[^>]*\s(on[a-z]+)\s*=|<[^>]*=\s*["']?\s*(javascript:)/i;

/** Warnings for texts anywhere in a document: names that are empty, and markup that is not shown. */
export function diagnoseTexts(value: unknown, pointer = ''): Diagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const at = `${pointer}/${pointerStep(key)}`;
    if (NAMES.has(key)) {
      return PLAN_AREA.test(pointer) ? [] : [...emptyName(each, at)];
    }
    return typeof each === 'string' ? removedMarkup(each, at) : diagnoseTexts(each, at);
  });
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';

function emptyName(value: unknown, pointer: string): Diagnostic[] {
  if (isEmpty(value)) {
    return [documentWarning(pointer, 'empty_text', says('emptyText'))];
  }
  if (typeof value !== 'object' || value === null) return [];
  const texts = value as Readonly<Record<string, unknown>>;
  const empty = LOCALES.filter((locale) => isEmpty(texts[locale]));
  return empty.map((locale) =>
    documentWarning(
      `${pointer}/${locale}`,
      'empty_text',
      says('emptyTextIn', { language: languageName(locale) }),
    ),
  );
}

/** Names are shown as they are written: only other texts may have markup. */
function removedMarkup(text: string, pointer: string): Diagnostic[] {
  const [, element, handler, address] = REMOVED.exec(text) ?? [];
  const found = element === undefined ? (handler ?? address) : `<${element}>`;
  if (found === undefined) return [];
  return [documentWarning(pointer, 'unsafe_html', says('removedMarkup', { found }))];
}
