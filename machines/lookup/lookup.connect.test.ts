import { expect, it, test } from 'vitest';
import { CALL_PHASES, callIn } from '../testing/call-views.ts';
import { explore } from '../testing/explore.ts';
import { connectLookup } from './lookup.connect.ts';
import { lookupMachine } from './lookup.machine.ts';

const email = 'ana@sd36.example';
const [one, other] = [
  { code: 'R7KM-42QD', email },
  { code: 'R7KM-42QE', email },
];
const none = { code: '', email, access_code: '', found: [], opened: undefined };
const at = (value: string, context: object = {}) =>
  lookupMachine.resolveState({ value, context: { ...none, ...context } } as never);

// The state, and what the visitor enters next.
test.each([
  ['asking', 'email'],
  ['sendingAccess', 'email'],
  ['codeSent', 'email'],
  ['typing', 'accessCode'],
  ['signingIn', 'accessCode'],
])(
  'in "%s" a page asks for the %s, and for one of several registrations once they are found',
  (value, step) => {
    expect(connectLookup(at(value), undefined)).toMatchObject({
      step,
      email,
      isCodeSent: value === 'codeSent',
    });
    expect(connectLookup(at(value, { found: [one] }), undefined).step).toBe(step);
    expect(connectLookup(at(value, { found: [one, other] }), undefined).step).toBe('registration');
  },
);

const errors = { email: ['is needed.'] };
// The state, and the call whose input was refused in it.
test.each([
  ['opening', ['opening']],
  ['sendingCode', ['sendingCode']],
  ['sendingAccess', ['sendingAccess']],
  ['signingIn', ['signingIn']],
  ['asking', []],
  ['typing', []],
])('in "%s" a page shows the errors of %j, only when they were refused', (value, refused) => {
  for (const phase of CALL_PHASES) {
    const shown = connectLookup(at(value), callIn(phase, { kind: 'invalid', errors })).refused;
    expect(shown, phase).toEqual(
      phase === 'refused' ? Object.fromEntries(refused.map((name) => [name, errors])) : {},
    );
  }
  expect(connectLookup(at(value), undefined).refused).toEqual({});
});

it('works while its call is pending, and until an opened registration is shown', () => {
  for (const phase of CALL_PHASES) {
    const isPending = ['calling', 'slow'].includes(phase);
    expect(connectLookup(at('opening', { code: one.code }), callIn(phase)), phase).toMatchObject({
      working: isPending,
      openingCode: isPending ? one.code : undefined,
    });
    expect(connectLookup(at('sendingCode', { code: one.code }), callIn(phase)), phase).toMatchObject({
      working: isPending,
      openingCode: undefined,
    });
  }
  expect(connectLookup(at('opened', { code: one.code, opened: one }), undefined)).toMatchObject({
    working: true,
    openingCode: one.code,
    opened: one,
  });
});

it('shows on every path the next step, and registrations only once there are several to choose from', () => {
  const visitor = [
    { type: 'OPEN', code: one.code, email },
    { type: 'SEND_CODE', email },
    { type: 'ASK_ACCESS', email },
    { type: 'SIGN_IN', access_code: '123456' },
    { type: 'EDIT' },
  ];
  const outputs = {
    open: [{ answer: { registration: one } }],
    sendCode: [{ answer: {} }],
    sendAccess: [{ answer: {} }],
    signIn: [{ answer: { registrations: [one] } }, { answer: { registrations: [one, other] } }],
  };
  const { paths } = explore(lookupMachine, visitor, outputs, ({ value, context }) =>
    JSON.stringify([value, context.found.length, context.opened?.code]),
  );
  const views = paths.map(({ state }) => connectLookup(state as never, undefined));
  expect(new Set(views.map(({ step, found }) => `${step} ${found.length}`))).toEqual(
    new Set(['email 0', 'email 1', 'accessCode 0', 'accessCode 1', 'registration 2']),
  );
  expect(views.some(({ isCodeSent }) => isCodeSent)).toBe(true);
  for (const { working, opened } of views) expect(working).toBe(opened !== undefined);
});
