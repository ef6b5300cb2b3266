import { formatMessage } from './format-message.ts';
import { ownWord } from './own-words.ts';
import type { Locale } from './text.ts';

/** The keys of a catalogue, however deep, with any strings: one that is missing in a language, or that English lacks, does not compile. */
export type Translated<Of> = {
  readonly [Key in keyof Of]: Of[Key] extends string ? string : Translated<Of[Key]>;
};

/** Messages in every language: to add a language is to add an entry. */
export type Catalogue<Of> = Readonly<Record<Locale, Translated<Of>>>;

/** The placeholders of a message: `count` and `name` of `{count, plural, one {# seat} other {# seats}} for {name}`. */
export type Placeholders<Message> = Message extends `${string}{${infer Place}}${infer Rest}`
  ? NameIn<Place> | Placeholders<Rest>
  : never;
type NameIn<Place> = Place extends `${infer Before}{${infer Inner}`
  ? (Before extends `${infer Name}, plural,${string}` ? Name : never) | NameIn<Inner>
  : Place extends `${string} ${string}` | `#${string}` | ''
    ? never
    : Place;

/** The values that a message needs, one for each placeholder; none for one without. */
export type ValuesOf<Message, Value> = [Placeholders<Message>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Message>, Value>>];

/** The keys of a catalogue whose messages have no placeholders but these. */
export type KeyWith<Of, Names extends string> = {
  [Key in keyof Of]: [Placeholders<Of[Key]>] extends [Names] ? Key : never;
}[keyof Of];

/** Says a message in a language. */
export type Say<Of> = <Key extends keyof Of>(
  key: Key,
  locale: Locale,
  ...values: ValuesOf<Of[Key], string | number>
) => string;

/** Gives what says the messages of a catalogue; an event's own words replace them (`widgets.form.add`). */
export function messagesOf<Of>(room: string, catalogue: Catalogue<Of>): Say<Of> {
  return (key, locale, ...[values = {}]) =>
    formatMessage(
      ownWord(room, String(key), locale) ?? String(catalogue[locale][key]),
      Object(values),
      locale,
    );
}
