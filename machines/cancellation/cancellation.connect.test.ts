import { expect, it, test } from 'vitest';
import type { CallPhase } from '../call/call-block.ts';
import { CALL_PHASES, callIn } from '../testing/call-views.ts';
import { explore } from '../testing/explore.ts';
import { connectCancellation } from './cancellation.connect.ts';
import { cancellationMachine } from './cancellation.machine.ts';

const preview = { registration: { status: 'Submitted' }, refund: { back: 24_300 } };
const at = (value: string) =>
  cancellationMachine.resolveState({ value, context: { preview, asked: undefined } } as never);

// The state, and the phases of its call in which a page says that it is refused, and that it is cancelling.
test.each<[string, readonly CallPhase[], readonly CallPhase[]]>([
  ['looking', ['refused', 'signedOut'], []],
  ['unavailable', CALL_PHASES, []],
  ['deciding', ['refused', 'signedOut'], []],
  ['cancelling', ['refused', 'signedOut'], ['calling', 'slow']],
  ['cancelled', ['refused', 'signedOut'], []],
  ['aborted', ['refused', 'signedOut'], []],
])('in "%s" a page shows refusals in %j', (phase, refused, cancelling) => {
  for (const call of CALL_PHASES) {
    expect(connectCancellation(at(phase), callIn(call)), call).toEqual({
      phase,
      preview,
      isRefused: refused.includes(call),
      isCancelling: cancelling.includes(call),
    });
  }
});

it('shows on every path the preview that was loaded, and a refusal without a call only when it is unavailable', () => {
  const visitor = [
    { type: 'CANCEL', reason: 'illness', message: '', key: 'key-1' },
    ...['LOOK_AGAIN', 'ABORT'].map((type) => ({ type })),
  ];
  const { paths } = explore(
    cancellationMachine,
    visitor,
    { load: [{ answer: preview }], cancel: [{ answer: {} }] },
    ({ value, context }) => JSON.stringify([value, context.preview === undefined]),
  );
  const views = paths.map(({ state }) => connectCancellation(state as never, undefined));
  for (const { phase, isRefused, isCancelling } of views)
    expect([isRefused, isCancelling], phase).toEqual([phase === 'unavailable', false]);
  expect(views.filter(({ phase }) => phase === 'deciding').map((view) => view.preview)).toEqual([preview]);
  expect(views.some(({ phase, preview: shown }) => phase === 'looking' && shown === undefined)).toBe(true);
});
