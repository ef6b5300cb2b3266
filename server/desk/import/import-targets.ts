import type { ImportTarget } from '#engine/contract/desk-import.ts';
import { definitionOf, isFieldType } from '#engine/form/field-types/registry.ts';
import { LOCALES, type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import type { FormField } from '#engine/form/translate/form-fields.ts';
import { isFormStep } from '#server/answers/flow-steps.ts';
import { type LoadedForm, loadForm } from '#server/answers/load-form.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { joinTexts } from '#server/languages/join-texts.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { plainWords } from './plain-words.ts';
import { readableTypes } from './read-answer.ts';

/** The targets of a registration itself, with the headings that mean them, in plain words. */
const OWN = {
  email: ['email', 'e mail', 'mail', 'email address', 'courriel', 'adresse courriel', 'adresse electronique'],
  name: [
    'name',
    'full name',
    'attendee name',
    'participant',
    'nom complet',
    'prenom et nom',
    'nom et prenom',
  ],
  track: ['track', 'ticket', 'ticket type', 'product', 'volet', 'billet', 'type de billet'],
  mode: ['mode', 'takes part', 'mode de participation', 'participation'],
  days: ['days', 'day', 'jours', 'jour', 'journees', 'dates'],
  language: ['language', 'locale', 'langue'],
} as const;
type Own = keyof typeof OWN;

/** Headings of names that are answers, by the code of the field. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  first_name: ['first name', 'given name', 'prenom'],
  last_name: ['last name', 'surname', 'family name', 'nom de famille'],
};

/** An answer that a column can be for. */
export type AnswerTarget = { readonly form: LoadedForm; readonly field: FormField };

/** Everything that columns can be for, and the answers by id. */
export type Targets = {
  readonly all: readonly ImportTarget[];
  readonly answers: ReadonlyMap<string, AnswerTarget>;
  /** The forms of the registration's steps. */
  readonly forms: readonly LoadedForm[];
};

/** The address is the registration's own: its field in a form is filled in with it. */
export const OWN_ADDRESS = 'email';

/** What the columns of a file can be for in an event. */
export function targetsOf(configuration: ConfigurationStore, eventCode: string): Targets {
  const flow = configuration.current(eventCode, 'flow', registrationFlow)?.document;
  const types = [...new Set((flow?.steps ?? []).filter(isFormStep).map(({ form_type }) => form_type))];
  const forms = types.flatMap((type) => loadForm(configuration, eventCode, type) ?? []);
  const answers = new Map<string, AnswerTarget>();
  for (const form of forms) {
    for (const field of form.fields.values())
      if (isImportable(field))
        answers.set(`answer/${form.served.form_type}/${field.field.code}`, { form, field });
  }
  const own = (Object.keys(OWN) as Own[]).map((id) => ({ id, label: inEveryLanguage(`imports.${id}`) }));
  const ofForms = [...answers].map(([id, { form, field }]) => ({
    id,
    label: labelOf(field),
    form: titleOf(form),
  }));
  return { all: withOwnLabels([...own, ...ofForms], answers), answers, forms };
}

/** Targets whose labels say which form, or which section of it, they are of where others have the same label. */
export function withOwnLabels(all: readonly ImportTarget[], answers: Targets['answers']): ImportTarget[] {
  const plain = ({ label }: ImportTarget) => LOCALES.map((locale) => resolveText(label, locale));
  const isLike = (one: ImportTarget, other: ImportTarget) =>
    plain(one).some((label, at) => label === plain(other)[at]);
  return all.map((target) => {
    const answer = answers.get(target.id);
    const like = all.filter((each) => each !== target && isLike(each, target));
    if (!answer || like.length === 0) return target;
    const inForm = like.flatMap(({ id }) => answers.get(id) ?? []).filter(({ form }) => form === answer.form);
    const isTwiceInSection = inForm.some(({ field }) => field.section === answer.field.section);
    const { code } = answer.field.field;
    const of = isTwiceInSection ? code : inForm.length > 0 ? sectionOf(answer) : titleOf(answer.form);
    return { ...target, label: joinTexts([target.label, of], ' · ') };
  });
}

const titleOf = ({ served }: LoadedForm): Text => served.document.title ?? served.form_type;

/** The title of an answer's section, or its field's code if the section has none. */
function sectionOf({ form, field }: AnswerTarget): Text {
  const section = form.served.document.sections.find(({ code }) => code === field.section);
  return section?.title ?? field.field.code;
}

const labelOf = ({ field }: FormField): Text => ('label' in field && field.label) || field.code;

function isImportable({ field, holder }: FormField): boolean {
  if (holder || field.code === OWN_ADDRESS || !isFieldType(field.type)) return false;
  return definitionOf(field.type).role === 'answer' && readableTypes.has(field.type);
}

/** What a heading seems to be for, by its words in either language; empty for nothing. `headings` are all of the file's. */
export function targetOfHeading(targets: Targets, heading: string, headings: readonly string[]): string {
  const plain = plainWords(heading);
  if (plain === '') return '';
  const isMeant = (words: readonly string[]) => words.includes(plain);
  const own = (Object.keys(OWN) as Own[]).find((id) => isMeant(OWN[id]));
  if (own) return own;
  const name = nameOfHeading(targets, plain, headings);
  if (name) return name;
  const isIn = (field: FormField, locale: Locale) =>
    plainWords(resolveText(labelOf(field), locale)) === plain;
  for (const [id, { field }] of targets.answers) {
    const isOfField = plainWords(field.field.code) === plain;
    if (isOfField || LOCALES.some((locale) => isIn(field, locale))) return id;
  }
  return '';
}

/** The attendee's own name comes before the names of others, such as an emergency contact's. */
function nameOfHeading(targets: Targets, plain: string, headings: readonly string[]): string | undefined {
  const code = Object.keys(NAMES).find((each) => NAMES[each]?.includes(plain));
  if (code) return idOfAnswer(targets, code);
  if (plain !== 'nom') return undefined;
  // In French it is the last name beside a first one, and else the whole.
  const hasFirst = headings.some((each) => plainWords(each) === 'prenom');
  return (hasFirst && idOfAnswer(targets, 'last_name')) || 'name';
}

/** The id of the answer to the field of that code; undefined without one. */
export const idOfAnswer = (targets: Targets, code: string): string | undefined =>
  [...targets.answers].find(([, { field }]) => field.field.code === code)?.[0];
