import type { ActorRefFrom } from 'xstate';
import type { StepConfiguration } from '#engine/contract/forms.ts';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { findDefinition, roleOf } from '#engine/form/field-types/registry.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Unfinished } from '#engine/form/react/form-environment.ts';
import type { AnswerConflict } from '#engine/form/values/answer-conflict.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { renamedAnswers } from '#engine/form/values/renamed-answers.ts';
import { createFlowMachine, type FlowMachine, resumeStep } from '#machines/flow/flow.machine.ts';
import { isInFlow, SUBMISSION, type SubmissionLogic } from '#machines/flow/flow-setup.ts';
import { restorableSnapshot } from '#machines/flow/restore.ts';
import type { Call } from '#src/api/client.ts';
import type { TokenStore } from '#src/api/token.ts';
import { type FilledForm, openFilledForm } from '#src/flow/forms/filled-form.ts';
import { verifyEmail } from '#src/flow/forms/verify-email.ts';
import { startActor } from '#src/lib/actors/start-actor.ts';
import { pageValidation } from '#src/lib/validation/page-validation.ts';
import type { StepRows } from '../calls/flow-calls.ts';
import type { Draft, FormDraft } from '../draft/draft.ts';
import { createDraftKeeper, type DraftKeeper } from '../draft/draft-keeper.ts';
import { type Ledger, openSyncState, type SyncState } from '../draft/sync-state.ts';
import { unfinishedAnswers } from '../draft/unfinished-answers.ts';
import { submissionLogic } from '../payment/submission-logic.ts';
import { type CardTokeniser, openCardTokeniser } from '../payment/tokenise-card.ts';
import { openPicks, type PickServices } from '../picks/pick-services.ts';
import { type LedgerOf, provideCalls } from './provide-calls.ts';

/** A dossier under way on this page: its statechart, its forms and its draft. */
export interface DossierFlow {
  readonly code: string;
  readonly steps: readonly Step[];
  readonly stepsVersion: number;
  /** The steps of other tracks, modes and days; none are known without a connection. */
  readonly elsewhere: readonly Step[];
  /** The sidebar next to the steps, from the flow document. */
  readonly aside: StepConfiguration['aside'];
  readonly actor: ActorRefFrom<FlowMachine>;
  /** Items selected on the server: seats, products, activities, codes, files. */
  readonly picks: PickServices;
  readonly desk: CardTokeniser;
  /** The form of a step at a version: the one being filled in, or a new one with its answers. */
  form(served: ServedForm, saved: Values): FilledForm;
  /** The draft of a form on this device. */
  draftOf(formType: string): { form: ServedForm; answers: Values } | undefined;
  /** Incomplete input in a form of this flow. */
  unfinishedOf(filled: FilledForm): Unfinished;
  /** Sends a form's answers; undefined once the form is closed. */
  ledgerOf(filled: FilledForm): SyncState | undefined;
  /** Resolves conflicts: takes the other device's answer for fields in `theirs`. */
  choose(
    filled: FilledForm,
    conflicts: Readonly<Record<string, AnswerConflict>>,
    theirs: ReadonlySet<string>,
  ): void;
  /** Continues with the server's answers for a form that was changed elsewhere. */
  adopt(formType: string, values: Values): void;
  flush(): Promise<void>;
  close(): void;
}

export interface FlowParts {
  readonly call: Call;
  readonly registration: Dossier;
  readonly configuration: StepConfiguration;
  readonly draft: Draft | undefined;
  /** Answers that the server has, by form type, where the device has none. */
  readonly saved: Readonly<Record<string, Values>>;
  /** The step to continue at and the visited steps, overriding the draft. */
  readonly resume?: { readonly at: string | undefined; readonly visited: readonly string[] };
  /** Where this dossier's token is stored. */
  readonly tokens: TokenStore;
  /** The message if the server refuses without one. */
  readonly unknownError: () => string;
}

/** Whether a field's answer can be changed in an open form: not rows or items. */
function canBeShown({ document }: ServedForm, code: string): boolean {
  const field = document.sections.flatMap(({ fields }) => fields).find((each) => each.code === code);
  const role = field && roleOf(field);
  return role !== undefined && role !== 'group' && role !== 'picked';
}

/** The kind of a form's rows that have calls of their own. */
function rowsOf({ document }: ServedForm): StepRows {
  const fields = document.sections.flatMap((section) => section.fields);
  return fields.flatMap((field) => findDefinition(field)?.rows ?? [])[0];
}

/** The flow whose own calls save a dossier; undefined for a registration. */
const flowOf = (dossier: Dossier) => (isRegistration(dossier) ? undefined : dossier.flow);

/** The step of a persisted snapshot. */
function stepOf(snapshot: unknown): string | undefined {
  const value = (snapshot as { value?: { steps?: unknown } } | undefined)?.value?.steps;
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.keys(value)[0] : undefined;
}

/**
 * A snapshot of a flow that ended in a refusal (401, full, registered already) cannot continue: it would repeat the
 * call. Its step and answers are kept to start a flow again.
 */
function leftIn(snapshot: unknown): unknown {
  const step = stepOf(snapshot);
  return step === undefined
    ? snapshot
    : { ...Object(snapshot), value: { steps: { [step]: 'left' } }, children: {} };
}

function startFlow(
  { call, registration, configuration, draft, saved, resume }: FlowParts,
  submission: SubmissionLogic,
  ledgerOf: LedgerOf,
  rowsIn: (formType: string) => StepRows,
): ActorRefFrom<FlowMachine> {
  const machine = provideCalls(
    { call, flow: flowOf(registration), rowsIn },
    createFlowMachine(configuration.steps),
    submission,
    ledgerOf,
  );
  const sameSteps = draft?.stepsVersion === configuration.version;
  const snapshot = sameSteps ? restorableSnapshot(machine, draft.snapshot) : undefined;
  if (snapshot) {
    const actor = startActor(machine, { snapshot, input: { registration } });
    // Prices and items may have changed since the review was stored.
    actor.send({ type: 'RELOAD' });
    return actor;
  }

  const answered = {
    ...saved,
    ...((draft?.snapshot as { context?: { answers?: Record<string, Values> } })?.context?.answers ?? {}),
  };
  const at = stepOf(draft?.snapshot);
  const begun = configuration.steps.filter((step) => Object.hasOwn(answered, step.form_type ?? step.code));
  const firstOpen = configuration.steps.find(
    (step) => !begun.includes(step) && isInFlow({ registration, answers: answered }, step),
  )?.code;
  const left = draft && at ? resumeStep(draft.steps, at, configuration.steps) : firstOpen;
  const resumeAt = resume?.at ?? left;
  return startActor(machine, {
    input: {
      registration,
      answers: answered,
      visited: resume?.visited ?? begun.map((step) => step.code),
      ...(resumeAt !== undefined && { resumeAt }),
    },
  });
}

/** Opens a dossier's flow where it was left, on this device or another. */
export function openDossierFlow(parts: FlowParts): DossierFlow {
  const { call, registration, configuration, draft } = parts;
  // The validator is ready by the time the first form arrives.
  pageValidation().start();
  const code = registration.code;
  const keeper: DraftKeeper = createDraftKeeper({
    code,
    savedAt: Date.now(),
    registration,
    steps: configuration.steps,
    stepsVersion: configuration.version,
    forms: draft?.forms ?? {},
    token: parts.tokens.read(),
  });
  const forms = new Map<
    string,
    { readonly filled: FilledForm; readonly sees: string; readonly ledger: SyncState }
  >();
  const ledgers = new Map<string, Ledger>();
  const desk = openCardTokeniser();
  const picks = openPicks(call, registration, () => parts.unknownError());
  const actor = startFlow(
    parts,
    submissionLogic({
      call,
      flow: flowOf(registration),
      desk,
      async keepDraft() {
        // The caller may be in the middle of a transition: its result is known afterwards.
        await Promise.resolve();
        keeper.change({ snapshot: actor.getPersistedSnapshot() });
        await keeper.flush();
      },
    }),
    (formType) => forms.get(formType)?.ledger,
    (formType) => {
      const served = forms.get(formType)?.filled.served ?? keeper.current().forms[formType]?.form;
      return served && rowsOf(served);
    },
  );
  actor.subscribe((state) => {
    picks.placeIs(state.context.registration);
    if (state.status === 'active') keeper.change({ snapshot: actor.getPersistedSnapshot() });
    else if (!state.matches('confirmed')) keeper.change({ snapshot: leftIn(keeper.current().snapshot) });
  });
  keeper.change({ snapshot: actor.getPersistedSnapshot() });
  // A visitor who opens this page during a bank's confirmation has returned from it.
  if (actor.getSnapshot().children[SUBMISSION]) actor.send({ type: 'RETURNED' });

  function keepForm(served: ServedForm, changed: Pick<FormDraft, 'answers'> & Partial<FormDraft>): void {
    const { forms: kept } = keeper.current();
    keeper.change({
      forms: {
        ...kept,
        [served.form_type]: {
          ...kept[served.form_type],
          form: served,
          ...changed,
          ledger: ledgers.get(served.form_type),
        },
      },
    });
  }
  function ledgerOfForm({ served, session: { store } }: FilledForm): SyncState {
    return openSyncState({
      store,
      canShow: (code) => canBeShown(served, code),
      read: () => ledgers.get(served.form_type),
      write(ledger) {
        ledgers.set(served.form_type, ledger);
        keepForm(served, { answers: store.answers() });
      },
    });
  }

  return {
    code,
    steps: configuration.steps,
    stepsVersion: configuration.version,
    elsewhere: configuration.elsewhere ?? [],
    aside: configuration.aside,
    actor,
    picks,
    desk,
    form(served, saved) {
      const { answers } = actor.getSnapshot().context;
      // Conditions can read other steps: if their answers change, the form is opened again.
      const sees = JSON.stringify({ ...answers, [served.form_type]: undefined });
      const open = forms.get(served.form_type);
      if (open && open.filled.served.version >= served.version && open.sees === sees) return open.filled;
      const kept = keeper.current().forms[served.form_type];
      const begun = kept ? kept.ledger : { base: saved, sent: [] };
      const ledger = ledgers.get(served.form_type) ?? begun;
      // What this device has is of the version that it was filled in with.
      const before = open?.filled.served.document ?? kept?.form.document;
      const renamed = (values: Values) => (before ? renamedAnswers(values, before, served.document) : values);
      if (ledger)
        ledgers.set(served.form_type, { base: renamed(ledger.base), sent: ledger.sent.map(renamed) });
      const form = openFilledForm({
        served,
        // The server stores unchecked answers as well, which can be newer than the checked ones.
        answers: kept
          ? renamed(kept.answers)
          : Object.keys(saved).length > 0
            ? saved
            : (answers[served.form_type] ?? {}),
        context: { registration, answers },
        validation: pageValidation(),
        verify: verifyEmail(call),
        ...(open && { before: open.filled }),
        carts: picks.carts,
        onChange: (now) => keepForm(served, { answers: now }),
      });
      open?.filled.close();
      forms.set(served.form_type, { filled: form, sees, ledger: ledgerOfForm(form) });
      return form;
    },
    ledgerOf: ({ served }) => forms.get(served.form_type)?.ledger,
    choose(filled, conflicts, theirs) {
      const { served, session } = filled;
      const chosen = Object.entries(conflicts).filter(([field]) => theirs.has(field));
      for (const [field, conflict] of Object.entries(conflicts))
        forms.get(served.form_type)?.ledger.settle(field, conflict.theirs);
      for (const [field, conflict] of chosen)
        if (canBeShown(served, field)) session.edit(field, conflict.theirs);
      const others = chosen.filter(([field]) => !canBeShown(served, field));
      if (others.length === 0) return;
      // Rows cannot be changed in an open form: it is opened again.
      const given = Object.fromEntries(others.map(([field, conflict]) => [field, conflict.theirs]));
      const answers = { ...session.store.answers(), ...given };
      forms.delete(served.form_type);
      filled.close();
      keepForm(served, { answers });
    },
    adopt(formType, values) {
      const kept = keeper.current().forms[formType];
      forms.get(formType)?.filled.close();
      forms.delete(formType);
      ledgers.set(formType, { base: values, sent: [] });
      if (kept) keepForm(kept.form, { answers: values });
    },
    unfinishedOf: ({ served, session }) =>
      unfinishedAnswers({
        store: session.store,
        read: () => keeper.current().forms[served.form_type]?.unfinished,
        write: (unfinished) => keepForm(served, { answers: session.store.answers(), unfinished }),
      }),
    draftOf: (formType) => keeper.current().forms[formType],
    flush: keeper.flush,
    close() {
      actor.stop();
      picks.close();
      for (const { filled } of forms.values()) filled.close();
      keeper.close();
    },
  };
}
