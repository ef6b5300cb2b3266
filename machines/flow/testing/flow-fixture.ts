import type { AnyMachineSnapshot } from 'xstate';
import type { Registration } from '#engine/contract/registration.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { FAILURE_KINDS } from '../../failure.ts';
import { explore } from '../../testing/explore.ts';
import { createFlowMachine } from '../flow.machine.ts';

export const registration: Registration = {
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
export const steps: Step[] = [
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

/** A flow of three steps, of which one can be skipped. */
export const machine = createFlowMachine(steps);
/** What a visitor can do, whether or not a page shows a button for it. */
export const visitor = [
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
  { type: 'CONFLICT', failure: { kind: 'conflict', errors: {} } },
  { type: 'CANCEL' },
  { type: 'RETURNED' },
];
const review = (errors: Record<string, string[]>) => ({
  registration,
  versions: { personal: 1, hotel: 1, steps: 1 },
  steps: [{ step: steps[0], values: {}, errors }],
  quote: { total: 21420 },
});
/** What the calls can come back with. */
export const outputs = {
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
/** What tells two states apart. */
export const serialize = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify([
    value,
    context.visited,
    context.answers,
    context.review?.steps?.[0]?.errors,
    context.failure?.kind,
  ]);

/** Everything that can happen in it. */
export const explored = explore(machine, visitor, outputs, serialize, { registration });
