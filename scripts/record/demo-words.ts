// What a visitor of a demo event reads, by the codes of its documents; for the steps of recorded sessions.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { wordsWith } from '#tests/e2e/support/words.ts';

interface Named {
  readonly code?: string;
  readonly id?: string;
  readonly name?: Text;
  readonly label?: Text;
  readonly title?: Text;
  readonly text?: Text;
  readonly fields?: readonly Named[];
  readonly variants?: readonly Named[];
  readonly options?: readonly Named[];
}

const EVENTS = path.resolve(import.meta.dirname, '../../fixtures/events');

/** The words of a demo event in a language. */
export function demoWords(event: string, locale: Locale) {
  const read = (name: string) => JSON.parse(readFileSync(path.join(EVENTS, event, `${name}.json`), 'utf8'));
  const found = (items: readonly Named[] | undefined, code: string): Named => {
    const item = items?.find((each) => each.code === code || each.id === code);
    if (!item) throw new Error(`${event} has no ${code}`);
    return item;
  };
  const words = (text: Text | undefined) => resolveText(text, locale);
  const field = (form: string, code: string): Named => {
    const sections: { fields: Named[] }[] = read(`form/${form}`).sections;
    const fields = sections.flatMap((section) => section.fields);
    const within = (each: Named): readonly Named[] => [
      each,
      ...[...(each.fields ?? []), ...(each.variants ?? []).flatMap((shape) => shape.fields ?? [])].flatMap(
        within,
      ),
    ];
    return found(fields.flatMap(within), code);
  };
  return {
    says: wordsWith(read('event').words ?? {}, locale),
    flow: (flow: string) => words(read(`flow/${flow}`).label),
    sent: (flow: string) => words(read(`flow/${flow}`).confirmation?.title),
    step: (code: string, flow = 'registration') => words(found(read(`flow/${flow}`).steps, code).label),
    label: (form: string, code: string) => words(field(form, code).label),
    tick: (form: string, code: string) => words(field(form, code).text),
    formTitle: (form: string) => words(read(`form/${form}`).title),
    option(form: string, code: string, id: string) {
      const { options, ...own } = field(form, code);
      const list = 'options_from' in own ? read('event').lists?.[String(own.options_from)] : options;
      return words(found(list, id).name);
    },
    shape: (form: string, code: string, shape: string) =>
      words(found(field(form, code).variants, shape).label),
    track: (code: string) => words(found(read('event').tracks, code).name),
    session(code: string) {
      const { sessions, workshops } = read('catalogue/schedule');
      return words(found(workshops, (found(sessions, code) as { workshop: string }).workshop).title);
    },
    product: (code: string) => words(found(read('catalogue/products').offers, code).name),
    activity: (code: string) => words(found(read('catalogue/activities').offers, code).name),
  };
}
export type DemoWords = ReturnType<typeof demoWords>;
