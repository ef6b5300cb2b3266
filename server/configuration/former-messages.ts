import { LOCALES, resolveText, type Text } from '#engine/form/languages/text.ts';

type Json = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, Text>>;

/** Texts that had one name for each form of a count: the name of the singular, of the plural, and of both today. */
const FORMER_PAIRS: readonly (readonly [one: string, other: string, today: string])[] = [
  [
    'widgets.workshop-picker.seatLeft',
    'widgets.workshop-picker.seatsLeft',
    'widgets.workshop-picker.seatsLeft',
  ],
  ['widgets.item-picker.minuteLeft', 'widgets.item-picker.minutesLeft', 'widgets.item-picker.minutesLeft'],
  ['widgets.form.oneMatch', 'widgets.form.matches', 'widgets.form.matches'],
  ['widgets.membership.undecidedOne', 'widgets.membership.undecidedMany', 'widgets.membership.undecidedYet'],
  ['widgets.presenters.countOne', 'widgets.presenters.count', 'widgets.presenters.count'],
  [
    'widgets.presenters.countOneWaiting',
    'widgets.presenters.countWaiting',
    'widgets.presenters.countWaiting',
  ],
];

const ofSite = (name: string) => /^(?<today>.+)_(?<form>one|other)$/.exec(name)?.groups;

/**
 * An event's own words in the message format of today: `{{name}}` is `{name}`, and the forms of a count, which were two
 * texts, are one.
 */
export function inMessageFormat(document: Json): Json {
  const { kind, words } = document;
  if (kind !== 'event' || typeof words !== 'object' || words === null) return document;
  const left = new Map<string, Text>(
    Object.entries(words as Words).map(([name, text]) => [name, withSingleBraces(text)]),
  );
  const pairs = [...left.keys()].flatMap((name) => {
    const { today } = ofSite(name) ?? {};
    return today === undefined ? [] : [[`${today}_one`, `${today}_other`, today] as const];
  });
  for (const [one, other, today] of [...pairs, ...FORMER_PAIRS]) {
    const [singular, plural] = [left.get(one), left.get(other)];
    left.delete(one);
    if (other !== today) left.delete(other);
    if (singular !== undefined && plural !== undefined) left.set(today, counted(singular, plural));
    else if (plural !== undefined) left.set(today, plural);
  }
  return { ...document, words: Object.fromEntries(left) };
}

const eachLanguage = (write: (locale: (typeof LOCALES)[number]) => string): Text =>
  Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Text;

function withSingleBraces(text: Text): Text {
  const single = (said: string) => said.replace(/\{\{(\w+)\}\}/g, '{$1}');
  return typeof text === 'string'
    ? single(text)
    : eachLanguage((locale) => single(resolveText(text, locale)));
}

const counted = (one: Text, other: Text): Text =>
  eachLanguage(
    (locale) => `{count, plural, one {${resolveText(one, locale)}} other {${resolveText(other, locale)}}}`,
  );
