import { expect, it, test } from 'vitest';
import type { FailureKind } from '../failure.ts';
import { CALL_PHASES, callIn } from '../testing/call-views.ts';
import { explore } from '../testing/explore.ts';
import { connectChange } from './change.connect.ts';
import { changeMachine } from './change.machine.ts';

const choice = { track: 'online', track_mode: 'Online', registrations_day: ['friday'] };
const preview = { choice, difference: -10_185, changes: 'Y', full: 'N' };
const failure = (kind: FailureKind) => ({ kind, errors: {} });
const at = (value: string, context: object = {}) => changeMachine.resolveState({ value, context } as never);

test.each(CALL_PHASES)(
  'shows no refusal while the call is "%s", unless it is refused or signed out',
  (phase) => {
    const refusal = { refused: 'refused', signedOut: 'signedOut' }[phase as string];
    expect(connectChange(at('looking'), callIn(phase)).refusal).toBe(refusal);
  },
);

// Why the preview was refused, and how a page shows it.
test.each([
  ['stale', 'stale'],
  ['invalid', 'invalid'],
  ['closed', 'refused'],
  ['full', 'refused'],
] as const)('shows a preview refused as "%s" as "%s"', (kind, refusal) => {
  expect(connectChange(at('looking'), callIn('refused', failure(kind))).refusal).toBe(refusal);
});

it('is unavailable whatever has become of the call', () => {
  for (const call of [undefined, callIn('refused', failure('stale')), callIn('signedOut')])
    expect(connectChange(at('unavailable'), call).refusal).toBe('unavailable');
});

it('shows why the last attempt failed, and the difference of the one that was made', () => {
  const declined = failure('declined');
  expect(connectChange(at('deciding', { preview, failure: declined }), undefined)).toEqual({
    phase: 'deciding',
    preview,
    refusal: undefined,
    failure: declined,
    difference: undefined,
  });
  expect(connectChange(at('changed', { difference: -10_185 }), undefined)).toMatchObject({
    phase: 'changed',
    difference: -10_185,
  });
});

it('shows on every path the preview to decide on, and a refusal without a call only when it is unavailable', () => {
  const visitor = [
    { type: 'CHOOSE', choice },
    { type: 'CONFIRM', key: 'key-1' },
    ...['LOOK_AGAIN', 'ABORT'].map((type) => ({ type })),
  ];
  const outputs = {
    load: [{ answer: preview }],
    submission: [{ outcome: 'confirmed', result: { difference: -10_185 } }],
  };
  const { paths } = explore(changeMachine, visitor, outputs, ({ value, context }) =>
    JSON.stringify([value, context.preview === undefined, context.failure?.kind]),
  );
  const views = paths.map(({ state }) => connectChange(state as never, undefined));
  expect(new Set(views.map(({ phase }) => phase))).toEqual(
    new Set(['looking', 'unavailable', 'deciding', 'making', 'changed', 'aborted']),
  );
  for (const { phase, refusal } of views)
    expect(refusal, phase).toBe(phase === 'unavailable' ? 'unavailable' : undefined);
  for (const view of views.filter(({ phase }) => phase === 'deciding' || phase === 'making'))
    expect(view.preview).toEqual(preview);
  for (const view of views.filter(({ phase }) => phase === 'changed')) expect(view.difference).toBe(-10_185);
});
