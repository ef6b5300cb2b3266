import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import type { Option } from '#engine/form/field/option.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import { eachField } from '#engine/form/form-document/field-tree.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';

const folder = path.resolve(import.meta.dirname, '../../../fixtures/events/teachers');
const read = <Document>(name: string): Document =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

/** The demo's event document as it is first published; a copy of the caller's own. */
export const eventDocument = () => read<EventDocument>('event');
/** A form document of the demo as it is first published; a copy of the caller's own. */
export const formDocument = (code: string) => read<FormDocument>(`form/${code}`);

/** A flow document of the demo as it is first published; a copy of the caller's own. */
export const demoFlow = (code: string) => read<FlowDocument>(`flow/${code}`);

/** A document of the demo's catalogue as it is first published; a copy of the caller's own. */
export const catalogueDocument = <Document>(code: string) => read<Document>(`catalogue/${code}`);

const forms = [
  'personal',
  'participation',
  'membership',
  'extras',
  'workshops',
  'guests',
  'needs',
  'emergency',
] as const;
/** The forms of the demo's steps, in their order. */
export type FormCode = (typeof forms)[number];

const event = eventDocument();
const steps = read<FlowDocument>('flow/registration').steps;
const documents = Object.fromEntries(forms.map((code) => [code, formDocument(code)]));

/** A field of the demo by form and code; one in a repeatable group as `guest_list.name`. */
export function fieldOf(form: FormCode, code: string): Field {
  const document = documents[form];
  const named = (template: string) => template.replaceAll('*.', '');
  const field = document && eachField(document).find(({ template }) => named(template) === code)?.field;
  if (!field) throw new Error(`The form ${form} has no field ${code}`);
  return field;
}

export function labelOf(form: FormCode, code: string, locale: Locale): string {
  return resolveText(fieldOf(form, code).label, locale);
}

/** The name of an option as the attendee reads it. */
export function optionName(field: Field, id: string, locale: Locale): string {
  const named = 'options_from' in field && field.options_from ? event.lists?.[field.options_from] : undefined;
  const own: readonly Option[] = 'options' in field && field.options ? field.options : (named ?? []);
  const option = own.find((candidate) => candidate.id === id);
  if (!option) throw new Error(`The field ${field.code} has no option ${id}`);
  return resolveText(option.name, locale);
}

export function stepLabel(code: string, locale: Locale): string {
  return resolveText(steps.find((step) => step.code === code)?.label, locale);
}

export function trackName(code: string, locale: Locale): string {
  return resolveText(event.tracks.find((track) => track.code === code)?.name, locale);
}

const schedule = read<ScheduleDocument>('catalogue/schedule');

/** A session of the demo's schedule as its document has it. */
export function sessionOf(code: string) {
  const session = schedule.sessions.find((each) => each.code === code);
  if (!session) throw new Error(`The schedule has no session ${code}`);
  return session;
}

/** The sessions of a day of the demo. */
export function sessionsOn(day: string) {
  const slots = new Set(schedule.slots.filter((slot) => slot.day === day).map(({ code }) => code));
  return schedule.sessions.filter((session) => slots.has(session.schedule));
}

/** The title of the workshop that a session is of. */
export function titleOf(session: string, locale: Locale): string {
  const { workshop } = sessionOf(session);
  return resolveText(schedule.workshops.find(({ code }) => code === workshop)?.title, locale);
}
