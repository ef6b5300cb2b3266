import { describe, expect, it, onTestFinished } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Dossier } from '#engine/contract/registration.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type {
  FlowInput,
  Review,
  SavedOutput,
  SaveStepInput,
  SubmissionInput,
  SubmissionLogic,
} from './flow-setup.ts';
import { machine, registration } from './testing/flow-fixture.ts';

const versions = { personal: 1, hotel: 2, steps: 1 };
const reviewOf = (dossier: Dossier) =>
  ({ registration: dossier, versions, steps: [], quote: { total: 21_420 } }) as unknown as Review;

/** A flow whose calls are answered at once, with what each was asked; a save answers with what it is given. */
function begun({
  saved,
  counted,
  reviewed = registration,
  ...input
}: Partial<FlowInput> & {
  saved?: Values;
  counted?: Readonly<Record<string, Values>>;
  reviewed?: Dossier;
} = {}) {
  const [saves, reviews]: [SaveStepInput[], string[]] = [[], []];
  const submissions: SubmissionInput[] = [];
  const told: string[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        saveStep: fromPromise<SavedOutput, SaveStepInput>(async (call) => {
          saves.push(call.input);
          return {
            saved_at: '2026-11-21T00:00:00Z',
            ...(saved && { values: saved }),
            ...(counted && { answers: counted }),
          };
        }),
        loadReview: fromPromise<Review, { code: string }>(async (call) => {
          reviews.push(call.input.code);
          return reviewOf(reviewed);
        }),
        submission: fromCallback<AnyEventObject, SubmissionInput>((call) => {
          submissions.push(call.input);
          call.receive(({ type }) => told.push(type));
        }) as unknown as SubmissionLogic,
      },
    }),
    { input: { registration: reviewed, ...input } },
  ).start();
  onTestFinished(() => void actor.stop());
  const at = (step: string, state = 'editing') =>
    waitFor(actor, (snapshot) => snapshot.matches({ steps: { [step]: state } } as never));
  return { actor, at, saves, reviews, submissions, told, context: () => actor.getSnapshot().context };
}

describe('a flow', () => {
  it('saves each step as it was filled in, reviews it all, and submits what was reviewed', async () => {
    const { actor, at, saves, reviews, submissions, context } = begun();
    expect(context()).toMatchObject({ answers: {}, visited: ['personal'], version: 0 });
    actor.send({ type: 'NEXT', values: { local: 'N' }, version: 4 });
    await at('hotel');
    actor.send({ type: 'NEXT', values: { nights: 2 }, version: 5 });
    await at('review');
    expect(saves).toEqual([
      { code: registration.code, formType: 'personal', kind: 'form', version: 4, values: { local: 'N' } },
      { code: registration.code, formType: 'hotel', kind: 'form', version: 5, values: { nights: 2 } },
    ]);
    expect(reviews).toEqual([registration.code]);
    expect(context().visited).toEqual(['personal', 'hotel', 'review']);
    actor.send({ type: 'SUBMIT', key: 'key-1', method: 'card' });
    const { code, track } = registration;
    expect(submissions).toEqual([
      { key: 'key-1', total: 21_420, submission: { code, track, versions, total: 21_420, method: 'card' } },
    ]);
  });

  it('begins with the answers, the visits and the step that it is given', () => {
    const answers = { personal: { local: 'N' } };
    const { actor, context } = begun({ answers, visited: ['personal', 'hotel'], resumeAt: 'hotel' });
    expect(actor.getSnapshot().value).toEqual({ steps: { hotel: 'editing' } });
    expect(context()).toMatchObject({ answers, visited: ['personal', 'hotel'] });
    expect(context().resumeAt).toBeUndefined();
  });

  it('takes what another device has answered meanwhile from what was saved', async () => {
    const { actor, at, context } = begun({ saved: { local: 'N', phone: '222' } });
    actor.send({ type: 'NEXT', values: { local: 'N' }, version: 1 });
    await at('hotel');
    expect(context().answers).toEqual({ personal: { local: 'N', phone: '222' } });
  });

  it('decides the next step by the answers that count once a step is saved', async () => {
    const counted = { personal: { local: 'Y' } };
    const { actor, at, context } = begun({ saved: { local: 'N' }, counted, answers: { old: { a: 'b' } } });
    actor.send({ type: 'NEXT', values: { local: 'N' }, version: 1 });
    await at('review');
    expect(context().answers).toEqual(counted);
    expect(context().visited).toEqual(['personal', 'review']);
  });

  const ofGroup = {
    ...registration,
    group: { group_code: 'MRE-5521', group_organization: 'M', group_contact_name: 'D', ready: 'N' as const },
  };
  const application = {
    code: 'E7KM-42QD',
    email: 'a@b.example',
    status: 'Not Submitted',
    started: 'Y',
    flow: 'exhibitor',
  } as const;
  it.each([
    ['a group pays for', ofGroup, undefined, 0, registration.track],
    ['is paid by invoice', registration, 'invoice', 0, registration.track],
    ['is no registration', application, undefined, 21_420, undefined],
  ] as const)('asks a card for what is owed of what %s', async (_, reviewed, method, total, track) => {
    const { actor, at, submissions } = begun({ reviewed, visited: ['review'], resumeAt: 'review' });
    await at('review');
    actor.send({ type: 'SUBMIT', key: 'key-1', ...(method && { method }) });
    expect(submissions).toEqual([
      {
        key: 'key-1',
        total,
        submission: {
          code: reviewed.code,
          versions,
          total: 21_420,
          ...(track && { track }),
          ...(method && { method }),
        },
      },
    ]);
  });

  it('hands on to who pays whatever is done meanwhile', async () => {
    const { actor, at, told } = begun({ visited: ['personal', 'review'], resumeAt: 'review' });
    await at('review');
    actor.send({ type: 'SUBMIT', key: 'key-1' });
    const events = ['RETRY', 'ONLINE', 'EDIT', 'CONTINUE', 'CANCEL', 'RETURNED'] as const;
    for (const type of events) actor.send({ type });
    actor.send({ type: 'BACK' });
    expect(told).toEqual(events);
    expect(actor.getSnapshot().value).toEqual({ steps: { review: 'submitting' } });
  });
});
