import { formatChoice, formatList } from '../../form/format/list.ts';
import { formatMessage } from '../../form/languages/format-message.ts';
import type { Catalogue, ValuesOf } from '../../form/languages/messages.ts';
import { type Locale, resolveText, type Text } from '../../form/languages/text.ts';

/** A sentence as data: its room and name in the catalogues, and the values of its placeholders. */
export interface Sentence {
  readonly says: string;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

/** Several values in one place of a sentence. */
export interface SentenceList {
  readonly list: readonly SentenceValue[];
  readonly joined: 'and' | 'or' | 'commas';
}

/** The value of a placeholder; a text, a sentence and a list are written in the reader's language. */
export type SentenceValue = string | number | Exclude<Text, string> | Sentence | SentenceList;

/** Names a sentence of a catalogue, with its values; without one of them it does not compile. */
export type Says<Of> = <Key extends keyof Of & string>(
  key: Key,
  ...values: ValuesOf<Of[Key], SentenceValue>
) => Sentence;

/** The catalogues of sentences by room. */
export type Rooms = Readonly<Record<string, Catalogue<object>>>;

/** Returns what names the sentences of a room. */
export function sentencesOf<Of>(room: string): Says<Of> {
  return (key, ...[values = {}]) => ({ says: `${room}.${key}`, values: Object(values) });
}

/** Writes a sentence in a language. Throws for one that no catalogue has. */
export function writeSentence({ says, values }: Sentence, locale: Locale, rooms: Rooms): string {
  const dot = says.indexOf('.');
  const texts = rooms[says.slice(0, dot)]?.[locale];
  const text: unknown = texts && Reflect.get(texts, says.slice(dot + 1));
  if (typeof text !== 'string') throw new Error(`There is no sentence "${says}".`);
  const written = Object.entries(values).map(([name, value]) => [name, writeValue(value, locale, rooms)]);
  return formatMessage(text, Object.fromEntries(written), locale);
}

function writeValue(value: SentenceValue, locale: Locale, rooms: Rooms): string | number {
  if (typeof value !== 'object') return value;
  if ('says' in value) return writeSentence(value, locale, rooms);
  if (!('list' in value)) return resolveText(value, locale);
  const items = value.list.map((each) => String(writeValue(each, locale, rooms)));
  switch (value.joined) {
    case 'and':
      return formatList(items, locale);
    case 'or':
      return formatChoice(items, locale);
    case 'commas':
      return items.join(', ');
  }
}
