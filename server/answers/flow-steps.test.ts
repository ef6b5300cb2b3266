import { describe, expect, it, test } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { fairEvent, fairRegistration } from '#server/testing/test-event.ts';
import { configuredSteps, firstForm, isAskedAfterPayment, stepsFor } from './flow-steps.ts';
import { formStepsAfterPayment, formStepsInFlow } from './steps-in-flow.ts';

const step = (code: string, more: object = {}) => ({ code, label: code, form_type: code, ...more });
const flow = {
  kind: 'flow',
  code: 'registration',
  label: 'Registration',
  entry: { first_step: 'Y' },
  steps: [
    step('all'),
    step('rooms', { tracks: ['main', 'leaders'] }),
    step('home', { modes: ['Online', 'Hybrid'] }),
    step('late', { days: ['saturday', 'sunday'] }),
    step('kids', { skip_if: { '==': [{ var: 'answers.all.kids' }, 'N'] } }),
    { code: 'pay', kind: 'payment', label: 'Payment' },
    step('survey', { after_payment: 'Y' }),
  ],
} as unknown as FlowDocument;
const codes = (steps: readonly { code: string }[]) => steps.map(({ code }) => code).join(' ');

describe('the steps that there are', () => {
  it.each([
    ['nothing chosen yet', {}, 'all rooms home late kids pay survey'],
    ['a track of theirs', { track: 'leaders' }, 'all rooms home late kids pay survey'],
    ['another track', { track: 'online' }, 'all home late kids pay survey'],
    ['a mode of theirs', { mode: 'Hybrid' }, 'all rooms home late kids pay survey'],
    ['another mode', { mode: 'In-Person' }, 'all rooms late kids pay survey'],
    ['one of their days', { days: ['friday', 'sunday'] }, 'all rooms home late kids pay survey'],
    ['other days', { days: ['friday'] }, 'all rooms home kids pay survey'],
    ['all of them at once', { track: 'online', mode: 'In-Person', days: ['friday'] }, 'all kids pay survey'],
  ])('with %s', (_, choice, there) => {
    expect(codes(stepsFor(flow, choice))).toBe(there);
  });
});

const served = servedDocuments();
for (const document of [fairEvent, flow]) served.add('fair', document);
const row = fairRegistration({ track: 'online', mode: 'In-Person', answers: { all: { kids: 'N' } } });

describe('the steps of a registration', () => {
  it('are those of its track, mode and days, skipped ones among them', () => {
    expect(codes(configuredSteps(flow, row))).toBe('all kids pay survey');
    const open = fairRegistration({ track: null, mode: null, days: ['friday'] });
    expect(codes(configuredSteps(flow, open))).toBe('all rooms home kids pay survey');
  });

  it('are asked before it is paid where they have a form and are not skipped, or after', () => {
    expect(codes(formStepsInFlow(served, flow, row))).toBe('all');
    expect(codes(formStepsInFlow(served, flow, { ...row, answers: {} }))).toBe('all kids');
    expect(codes(formStepsAfterPayment(served, flow, row))).toBe('survey');
  });

  test.each([
    ['survey', true],
    ['all', false],
    ['other', false],
  ])('that %s is asked once it is paid: %s', (form, isAsked) => {
    expect(isAskedAfterPayment(served, row, form)).toBe(isAsked);
    expect(isAskedAfterPayment(served, { ...row, eventCode: 'other' }, form)).toBe(false);
  });
});

test('the first form is asked before anything is under way only where the entry says so', () => {
  expect(firstForm(flow)).toBe('all');
  expect(firstForm({ ...flow, entry: { first_step: 'N' } as never })).toBeUndefined();
  expect(firstForm({ ...flow, steps: [] })).toBeUndefined();
});
