import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { sharedServer } from './shared-server.ts';
import { wordsWith } from './words.ts';

const events = path.resolve(import.meta.dirname, '../../../fixtures/events');

const documentOf = (event: string, name: string) =>
  JSON.parse(readFileSync(path.join(events, event, `${name}.json`), 'utf8'));

/** A document of a demo event's catalogue as it is first published; a copy of the caller's own. */
export const eventCatalogue = <Document>(event: string, code: string): Document =>
  documentOf(event, `catalogue/${code}`);

/** The event document of a demo event as it is first published. */
export const eventDocumentOf = (event: string): EventDocument => documentOf(event, 'event');

/** A flow of a demo event as it is first published. */
export const flowDocumentOf = (event: string, code: string): FlowDocument =>
  documentOf(event, `flow/${code}`);

/** A form of a demo event as it is first published. */
export const formDocumentOf = (event: string, code: string): FormDocument =>
  documentOf(event, `form/${code}`);

/** What a visitor reads of a demo event in a language, by the codes of its documents. */
export function eventWords(event: string, locale: Locale) {
  const read = <Document>(name: string): Document => documentOf(event, name);
  const { steps } = read<FlowDocument>('flow/registration');
  const fieldOf = (form: string, code: string) => {
    const { sections } = read<FormDocument>(`form/${form}`);
    const field = sections.flatMap(({ fields }) => fields).find((each) => each.code === code);
    if (!field) throw new Error(`The form ${form} of ${event} has no field ${code}`);
    return field;
  };
  const named = (items: readonly { code: string; name: unknown }[], code: string) => {
    const item = items.find((each) => each.code === code);
    if (!item) throw new Error(`${event} has no ${code}`);
    return resolveText(item.name as string, locale);
  };
  return {
    name: resolveText(read<EventDocument>('event').name, locale),
    /** The product's words as this event says them. */
    says: wordsWith(read<EventDocument>('event').words ?? {}, locale),
    step: (code: string) => resolveText(steps.find((each) => each.code === code)?.label, locale),
    form: (code: string) => ({
      title: resolveText(read<FormDocument>(`form/${code}`).title, locale),
    }),
    field: (form: string, code: string) => resolveText(fieldOf(form, code).label, locale),
    option(form: string, code: string, id: string) {
      const field = fieldOf(form, code);
      const options = 'options' in field ? (field.options ?? []) : [];
      return resolveText(options.find((each) => each.id === id)?.name, locale);
    },
    product: (code: string) => named(read<OffersDocument>('catalogue/products').offers, code),
    fee(code: string) {
      const fee = read<FeesDocument>('catalogue/fees').fees.find((each) => each.code === code);
      if (!fee) throw new Error(`${event} has no fee ${code}`);
      return resolveText(fee.label, locale);
    },
    offer: (offers: string, code: string) => named(read<OffersDocument>(`catalogue/${offers}`).offers, code),
    activity: (code: string) => named(read<OffersDocument>('catalogue/activities').offers, code),
  };
}
export type EventWords = ReturnType<typeof eventWords>;

/** The address of a demo event on the server of this worker. */
export const siteOfEvent = (event: string): string =>
  sharedServer().site.replace('//teachers.', `//${event}.`);
