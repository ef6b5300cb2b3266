import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Step } from '#engine/configuration/steps-document.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { FAILURE_KINDS } from '../failure.ts';
import { eventsIn, explore, nameOf, transitionsOf } from '../testing/explore.ts';
import { connectRegistration } from './registration.connect.ts';
import { createRegistrationMachine } from './registration.machine.ts';
import { startMachine } from './start.machine.ts';

const registration: Registration = {
  code: 'R7KM-42QD',
  email: 'danielle@sd36.example',
  status: 'Not Submitted',
  started: 'Y',
  track: 'vancouver',
  mode: 'In-Person',
  registrations_day: ['friday'],
  timezone: 'America/Vancouver',
};
const label = 'A step';
const steps: Step[] = [
  { code: 'personal', label, kind: 'form', form_type: 'personal' },
  {
    code: 'hotel',
    label,
    kind: 'form',
    form_type: 'hotel',
    skip_if: { '==': [{ var: 'answers.personal.local' }, 'Y'] },
  },
  { code: 'review', label, kind: 'review' },
];

describe('the registration machine', () => {
  const machine = createRegistrationMachine(steps);
  const visitor = [
    { type: 'NEXT', values: { local: 'N' }, version: 1 },
    { type: 'NEXT', values: { local: 'Y' }, version: 1 },
    { type: 'BACK' },
    { type: 'GO_TO', step: 'personal' },
    { type: 'GO_TO', step: 'hotel' },
    { type: 'GO_TO', step: 'review' },
    { type: 'SUBMIT', key: 'key-1' },
    { type: 'RELOAD' },
    { type: 'RETRY' },
    { type: 'EDIT' },
    { type: 'CONTINUE' },
    { type: 'ONLINE' },
    { type: 'CANCEL' },
    { type: 'RETURNED' },
  ];
  const review = (errors: Record<string, string[]>) => ({
    registration,
    versions: { personal: 1, hotel: 1, steps: 1 },
    steps: [{ step: steps[0], values: {}, errors }],
    quote: { total: 21420 },
  });
  const outputs = {
    saveStep: [{ saved_at: '2026-11-21T00:00:00Z', version: 1 }],
    loadReview: [
      review({}),
      review({ first_name: ['This field is required'] }),
      { ...review({}), registration: { ...registration, status: 'Submitted' } },
    ],
    submission: [
      { outcome: 'confirmed', result: { registration: { ...registration, status: 'Submitted' } } },
      ...FAILURE_KINDS.map((kind) => ({ outcome: 'refused', failure: { kind, errors: {} } })),
      { outcome: 'refused', failure: { kind: 'full', errors: { registration: ['has no places left.'] } } },
    ],
  };
  const serialize = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([
      value,
      context.visited,
      context.answers,
      context.review?.steps?.[0]?.errors,
      context.failure?.kind,
    ]);
  const { taken, reached, paths } = explore(machine, visitor, outputs, serialize, { registration });

  it('takes every transition there is on some path', () => {
    const eventless = new Set(machine.root.states['steps']?.states['resuming']?.always?.map(nameOf));
    const missing = [...new Set(transitionsOf(machine.root).map(nameOf))].filter(
      (name) => !taken.has(name) && !eventless.has(name),
    );
    expect(missing).toEqual([]);
  });

  it.each(steps.map((step) => step.code))(
    'resumes at %s when an earlier visit had come there',
    (resumeAt) => {
      const resumed = explore(machine, [], {}, serialize, { registration, resumeAt });
      expect([...resumed.reached].some((value) => value.includes(`"${resumeAt}"`))).toBe(true);
    },
  );

  it('reaches every end', () => {
    expect([...reached]).toEqual(
      expect.arrayContaining(['"unauthorized"', '"alreadyRegistered"', '"full"', '"confirmed"']),
    );
  });

  it('gives every state that is not an end a step and a way on', () => {
    for (const { state } of paths) {
      const snapshot = state as AnyMachineSnapshot;
      if (snapshot.status !== 'active') continue;
      const view = connectRegistration(snapshot as never);
      expect(view.step, JSON.stringify(snapshot.value)).toBeDefined();
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('leaves a skipped step out of the flow and goes past it', () => {
    const skipping = paths.find(({ state }) => {
      const { context } = state as AnyMachineSnapshot;
      return context.answers.personal?.local === 'Y' && context.visited.includes('review');
    });
    expect(
      skipping && connectRegistration(skipping.state as never).flow.map(({ step }) => step.code),
    ).toEqual(['personal', 'review']);
  });

  it('keeps one idempotency key over retries and takes a new one after a refusal', () => {
    const keys = new Set(
      paths.flatMap(({ state }) => {
        const { value, context } = state as AnyMachineSnapshot;
        const inner = JSON.stringify(value);
        return inner.includes('submitting')
          ? [context.submitKey]
          : inner.includes('changed')
            ? [context.submitKey]
            : [];
      }),
    );
    expect(keys).toEqual(new Set(['key-1', undefined]));
  });
});

describe('the start machine', () => {
  const choice = { track: 'online', mode: 'Online', registrations_day: ['friday'] };
  const visitor = [
    { type: 'BEGIN', email: 'a@b.example', choice, key: 'k' },
    { type: 'BEGIN', email: 'a@b.example', choice, key: 'k', pass: { invitation_code: 'INVITE-1' } },
    { type: 'RESUME', email: 'a@b.example', code: 'R7KM-42QD' },
    { type: 'SEND_CODE', email: 'a@b.example' },
    { type: 'RETRY' },
    { type: 'EDIT' },
    { type: 'ONLINE' },
  ];
  const outputs = {
    check: [
      { status: 'new' },
      { status: 'continue', registration },
      { status: 'already_registered', registration },
      { status: 'full' },
      { status: 'closed' },
    ],
    begin: [{ registration, token: 't' }],
    sendCode: [{ message: 'sent' }],
  };
  const { taken, reached } = explore(startMachine, visitor, outputs, ({ value, context }) =>
    JSON.stringify([value, context.request, context.failure?.kind]),
  );

  it('takes every transition there is on some path', () => {
    const missing = [...new Set(transitionsOf(startMachine.root).map(nameOf))].filter(
      (name) => !taken.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('reaches every state', () => {
    expect([...reached].sort()).toEqual(
      Object.keys(startMachine.root.states)
        .map((name) => `"${name}"`)
        .sort(),
    );
  });
});
