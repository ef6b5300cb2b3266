import type { Dossier } from '#engine/contract/registration.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { isListOf, isRecord, isText } from '#engine/form/field-types/shape.ts';
import type { Draft, FormDraft } from './draft.ts';

const isStep = (value: unknown): value is Step =>
  isRecord(value) && isText(value['code']) && isText(value['kind']) && value['label'] !== undefined;

/** A registration, or a dossier of another flow. */
function isDossier(value: unknown): value is Dossier {
  if (!isRecord(value) || !['code', 'email', 'started'].every((name) => isText(value[name]))) return false;
  if (isText(value['flow'])) return true;
  return isListOf(isText)(value['registrations_day']) && isText(value['track']) && isText(value['mode']);
}

function isForm(value: unknown): value is FormDraft {
  if (!isRecord(value) || !isRecord(value['answers']) || !isRecord(value['form'])) return false;
  if (value['unfinished'] !== undefined && !isRecord(value['unfinished'])) return false;
  const { ledger } = value;
  if (
    ledger !== undefined &&
    !(isRecord(ledger) && isRecord(ledger['base']) && isListOf(isRecord)(ledger['sent']))
  )
    return false;
  const { document, lists, version } = value['form'];
  const isSection = (section: unknown) => isRecord(section) && Array.isArray(section['fields']);
  return (
    typeof version === 'number' &&
    isRecord(lists) &&
    isRecord(document) &&
    isListOf(isSection)(document['sections'])
  );
}

/** Whether a machine's snapshot has what its states read. */
function isSnapshot(value: unknown): boolean {
  const context = isRecord(value) ? value['context'] : undefined;
  return (
    isRecord(context) &&
    isDossier(context['registration']) &&
    isListOf(isStep)(context['steps']) &&
    isListOf(isText)(context['visited']) &&
    isRecord(context['answers']) &&
    Object.values(context['answers']).every(isRecord)
  );
}

/** The usable parts of a stored draft: damaged ones are dropped. */
export function validateDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored) || !isText(stored['code']) || typeof stored['savedAt'] !== 'number') return undefined;
  const { code, savedAt, registration, steps, stepsVersion, snapshot, forms, token } = stored;
  if (!isDossier(registration)) return undefined;
  const areSteps = Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
  const kept = isRecord(forms) ? Object.entries(forms) : [];
  return {
    code,
    savedAt,
    registration,
    steps: areSteps ? steps : [],
    stepsVersion: areSteps && typeof stepsVersion === 'number' ? stepsVersion : 0,
    ...(areSteps && isSnapshot(snapshot) && { snapshot }),
    forms: Object.fromEntries(kept.flatMap(([name, form]) => (isForm(form) ? [[name, form]] : []))),
    ...(isText(token) && { token }),
  };
}
