import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import { GROUP_FLOW, REGISTRATION_FLOW, type Step } from '#engine/event/documents/flow/schema.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { opened, parsed } from '#engine/recording/call-body.ts';
import { endpointOf, holderOf, type KnownCall } from '#engine/recording/endpoint-of.ts';
import type { RecordedCall, Recording } from '#engine/recording/recording.ts';

/** A registration, application or group in a recording. */
export interface RecordedDossier {
  readonly flow: string;
  readonly dossier: Dossier;
  /** The recorded steps; none for a group. */
  readonly steps: readonly Step[];
  /** The saved answers by form, in the order of the first save. */
  readonly answers: ReadonlyMap<string, Values>;
  /** The answers of each form before the recording started. */
  readonly before: ReadonlyMap<string, Values>;
  readonly isSubmitted: boolean;
}

interface Known extends RecordedCall {
  readonly known: KnownCall;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Everybody's dossier in a recording, the first one first. */
export function recordedDossiers({ calls }: Pick<Recording, 'calls'>): RecordedDossier[] {
  const answered = calls.flatMap(asKnown);
  const codes = new Set(answered.map(codeOf).filter((code) => code !== undefined));
  return [...codes].flatMap((code) => dossierIn(answered, code) ?? []);
}

/** Every form that a recording was answered with, by its type; of several versions the last. */
export function recordedForms({ calls }: Pick<Recording, 'calls'>): ReadonlyMap<string, ServedForm> {
  const forms = new Map<string, ServedForm>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('form_type' in value && 'document' in value && 'lists' in value) {
      const form = value as ServedForm;
      forms.set(form.form_type, form);
    } else for (const each of Object.values(value)) visit(each);
  };
  for (const { answer } of calls.flatMap(asKnown)) visit(answer);
  return forms;
}

/** A call that was answered with data. */
function asKnown(call: RecordedCall): Known[] {
  const known = endpointOf(call.method, call.url.split('?')[0] ?? '');
  const answer = call.status === 200 ? parsed(call.content.text ?? '') : undefined;
  return known && isRecord(answer) ? [{ ...call, known, answer }] : [];
}

/** The dossier of a call: the one it names, or the one it started. */
function codeOf({ known, fields, answer }: Known): string | undefined {
  const holder = holderOf(known);
  const named = holder === undefined ? undefined : (known.params[holder] ?? fields[holder]);
  const begun =
    viewIn(answer)?.['code'] ?? (isRecord(answer['group']) ? answer['group']['group_code'] : undefined);
  const code = begun ?? named;
  return typeof code === 'string' ? code : undefined;
}

function dossierIn(all: readonly Known[], code: string): RecordedDossier | undefined {
  const own = all.filter((call) => codeOf(call) === code);
  const views = own.flatMap(({ answer }) => viewIn(answer) ?? []) as unknown as Dossier[];
  const group = own.find(({ known }) => known.name === 'createGroup');
  const first = views[0] ?? (group && groupOf(code));
  if (!first) return undefined;
  const flow = isRegistration(first) ? REGISTRATION_FLOW : first.flow;
  const loaded = all.filter(
    ({ known, fields }) =>
      known.name === 'loadStepConfiguration' && (fields['flow'] ?? REGISTRATION_FLOW) === flow,
  );
  const steps = (loaded.at(-1)?.answer['steps'] ?? []) as readonly Step[];
  const firstForm = steps.find(({ form_type }) => form_type !== undefined)?.form_type;
  const answers = new Map<string, Values>();
  const before = new Map<string, Values>();
  for (const call of own) {
    const saved = savedBy(call, firstForm);
    if (saved) answers.set(saved.formType, saved.values);
    const kept = keptBefore(call);
    if (kept && !answers.has(kept.formType)) before.set(kept.formType, kept.values);
  }
  const latest = views.at(-1);
  return {
    flow,
    // The latest state of values derived from answers, such as the membership type.
    dossier: { ...first, ...(latest && isRegistration(latest) && { membershipType: latest.membershipType }) },
    steps,
    answers,
    before,
    isSubmitted: views.some(({ status }) => status === 'Submitted') && first.status !== 'Submitted',
  };
}

const viewIn = ({ registration }: Known['answer']) =>
  isRecord(registration) && typeof registration['code'] === 'string' ? registration : undefined;

const groupOf = (code: string): Dossier => ({
  code,
  email: '',
  status: 'Not Submitted',
  started: 'Y',
  flow: GROUP_FLOW,
});

/** The form that a call has saved, as the server has kept it. */
function savedBy({ known, fields, answer }: Known, firstForm: string | undefined) {
  const { name } = known;
  if (name === 'createGroup') {
    const { version: _version, locale: _locale, ...values } = fields;
    return { formType: 'group_start', values };
  }
  const isSave =
    name.startsWith('save') && name !== 'saveAutoInformation' && fields['form_type'] !== undefined;
  const begins =
    viewIn(answer) !== undefined && answer['token'] !== undefined && fields['values'] !== undefined;
  const formType = isSave ? String(fields['form_type']) : begins ? firstForm : undefined;
  if (formType === undefined) return undefined;
  const kept = isRecord(answer['values']) ? answer['values'] : opened(fields['values']);
  return isRecord(kept) ? { formType, values: kept } : undefined;
}

function keptBefore({ known, fields, answer }: Known) {
  if (known.name !== 'initializeForm' || !isRecord(answer['values'])) return undefined;
  if (Object.keys(answer['values']).length === 0) return undefined;
  return { formType: String(fields['form_type']), values: answer['values'] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
