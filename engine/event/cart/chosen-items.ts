import '../field-types/register.ts';
import { findDefinition } from '../../form/field-types/registry.ts';
import { resolveText } from '../../form/languages/text.ts';
import type { ChosenIn } from '../../form/summary/answer-lines.ts';
import type { BookedItem } from './booked.ts';

/** The items that a registration has of a picker's document of offers, with their quantities. */
export function chosenItems(booked: readonly BookedItem[]): ChosenIn {
  return (field, locale) => {
    const within = findDefinition(field)?.within?.(field);
    if (within === undefined) return undefined;
    return booked
      .filter(({ kind, item }) => kind === 'choice' && item.startsWith(`${within}/`))
      .map(({ name, detail }) => {
        const [what, more] = [name, detail].map((part) => resolveText(part, locale));
        return more ? `${what} (${more})` : `${what}`;
      });
  };
}
