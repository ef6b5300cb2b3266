import type { FormDocument } from '../../form/form-document/form-document.ts';
import type { Values } from '../../form/values/form-store.ts';

/** The organizations that answers join: those of every field which takes its options from an organizations list. */
export function organizationsJoined(form: FormDocument, answers: Values): string[] {
  return form.sections
    .flatMap(({ fields }) => fields)
    .filter((field) => 'options_from' in field && isOrganizationList(field.options_from))
    .flatMap(({ code }) => [answers[code] ?? []].flat())
    .filter((id) => typeof id === 'string');
}

function isOrganizationList(name: string | undefined): boolean {
  return name === 'organizations_event' || name === 'organizations_client';
}
