import type { Draft, FormDraft } from './draft.ts';
import { readDraft, writeDraft } from './draft-store.ts';

/** A draft in which an address was corrected, wherever it had been filled in. */
export function withAddress(draft: Draft, from: string, to: string): Draft {
  const corrected = (form: FormDraft): FormDraft =>
    form.answers['email'] === from ? { ...form, answers: { ...form.answers, email: to } } : form;
  const forms = Object.entries(draft.forms).map(([type, form]) => [type, corrected(form)] as const);
  return {
    ...draft,
    registration: { ...draft.registration, email: to },
    forms: Object.fromEntries(forms),
  };
}

/** Corrects a registration's address in its draft on this device. */
export async function moveDraftAddress(code: string, from: string, to: string): Promise<void> {
  const draft = await readDraft(code);
  if (draft) await writeDraft({ ...withAddress(draft, from, to), savedAt: Date.now() });
}
