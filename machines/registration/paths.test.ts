import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Registration } from '#engine/contract/registration.ts';
import { registration } from '../flow/testing/flow-fixture.ts';
import { explore, guardedOf, nameOf, transitionsOf, valuesOf, waysOf } from '../testing/explore.ts';
import { connectStart } from './start.connect.ts';
import {
  type BeginInput,
  type Correction,
  type StartCheck,
  type StartRequest,
  startMachine,
} from './start.machine.ts';

describe('the start machine', () => {
  const choice = { track: 'online', mode: 'Online', registrations_day: ['friday'] };
  const open = { code: 'R7KM-42QD', email: 'a@b.example', choice };
  const visitor = [
    { type: 'BEGIN', email: 'a@b.example', choice, key: 'k' },
    { type: 'BEGIN', email: 'a@b.example', choice, key: 'k', pass: { invitation_code: 'INVITE-1' } },
    ...[open, { ...open, choice: undefined }, { ...open, email: 'typo@b.example' }].map((each) => ({
      type: 'BEGIN',
      email: 'A@b.example',
      choice: { ...choice, mode: each.choice ? 'Hybrid' : 'Online' },
      key: 'k',
      open: each,
    })),
    { type: 'CONTINUE' },
    { type: 'START_OVER' },
    { type: 'ANOTHER' },
    { type: 'RETRY' },
    { type: 'EDIT' },
    { type: 'ONLINE' },
  ];
  const outputs = {
    correct: [{ email: 'A@b.example' }],
    check: [{ status: 'new' }, { status: 'already_registered' }, { status: 'full' }, { status: 'closed' }],
    begin: [{ registration, token: 't' }],
  };
  const { taken, reached, refused, moves, paths } = explore(
    startMachine,
    visitor,
    outputs,
    ({ value, context: { request, open, startsOver, corrects, failure } }) =>
      JSON.stringify([value, request, open, startsOver, corrects, failure?.kind]),
  );

  it('takes every transition there is on some path', () => {
    const missing = [...new Set(transitionsOf(startMachine.root).map(nameOf))].filter(
      (name) => !taken.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      alreadyRegistered: {
        asking: 'BEGIN',
        'checking.calling': 'BEGIN',
        choosing: 'EDIT',
        continued: 'BEGIN',
      },
      asking: {
        'checking.calling': 'ANOTHER START_OVER',
        choosing: 'EDIT',
        continued: 'CONTINUE',
        'correcting.calling': 'CONTINUE',
      },
      'correcting.calling': {
        choosing: '!invalid',
        continued: 'answered',
        'correcting.slow': 'after',
        failed: '!otherwise',
        lostConnection: '!connection',
      },
      'correcting.slow': {
        choosing: '!invalid',
        continued: 'answered',
        'correcting.calling': 'RETRY',
        failed: '!otherwise',
        lostConnection: '!connection',
      },
      'beginning.calling': {
        alreadyRegistered: '!already_registered',
        'beginning.slow': 'after',
        choosing: '!invalid',
        closed: '!closed',
        failed: '!otherwise',
        full: '!full',
        lostConnection: '!connection',
        started: 'answered',
      },
      'beginning.slow': {
        alreadyRegistered: '!already_registered',
        'beginning.calling': 'RETRY',
        choosing: '!invalid',
        closed: '!closed',
        failed: '!otherwise',
        full: '!full',
        lostConnection: '!connection',
        started: 'answered',
      },
      'checking.calling': {
        alreadyRegistered: '!already_registered answered',
        'beginning.calling': 'answered',
        'checking.slow': 'after',
        choosing: '!invalid',
        closed: '!closed answered',
        failed: '!otherwise',
        full: '!full answered',
        lostConnection: '!connection',
      },
      'checking.slow': {
        alreadyRegistered: '!already_registered answered',
        'beginning.calling': 'answered',
        'checking.calling': 'RETRY',
        choosing: '!invalid',
        closed: '!closed answered',
        failed: '!otherwise',
        full: '!full answered',
        lostConnection: '!connection',
      },
      choosing: {
        asking: 'BEGIN',
        'checking.calling': 'BEGIN',
        continued: 'BEGIN',
      },
      closed: {
        asking: 'BEGIN',
        'checking.calling': 'BEGIN',
        choosing: 'EDIT',
        continued: 'BEGIN',
      },
      failed: {
        asking: 'BEGIN',
        'checking.calling': 'BEGIN RETRY',
        choosing: 'EDIT',
        continued: 'BEGIN',
        'correcting.calling': 'RETRY',
      },
      full: {
        asking: 'BEGIN',
        'checking.calling': 'BEGIN',
        choosing: 'EDIT',
        continued: 'BEGIN',
      },
      lostConnection: {
        asking: 'BEGIN',
        'checking.calling': 'BEGIN ONLINE RETRY',
        choosing: 'EDIT',
        continued: 'BEGIN',
        'correcting.calling': 'ONLINE RETRY',
      },
    });
  });

  it('closes every guard of its chart somewhere', () => {
    expect(guardedOf(startMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('begins only what the server called new, or what a pass opens', () => {
    const begun = moves.filter(({ from, to }) => from.matches('checking') && to.matches('beginning'));
    expect(begun.length).toBeGreaterThan(0);
    for (const { from, event } of begun) {
      const { status } = (event as { output?: { status?: string } }).output ?? {};
      const { request, startsOver } = from.context;
      const passes = (request?.pass !== undefined || startsOver) && ['full', 'closed'].includes(status ?? '');
      expect(status === 'new' || passes, status).toBe(true);
    }
    const shut = moves.filter(
      ({ from, event }) =>
        from.matches('checking') &&
        from.context.request?.pass === undefined &&
        !from.context.startsOver &&
        ['full', 'closed'].includes((event as { output?: { status: string } }).output?.status ?? ''),
    );
    expect(shut.length).toBeGreaterThan(0);
    for (const { to } of shut) expect(['full', 'closed']).toContain(to.value);
  });

  it('reaches every state', () => {
    expect([...reached].sort()).toEqual(
      valuesOf(startMachine.root)
        .map((value) => JSON.stringify(value))
        .sort(),
    );
  });

  it('forgets what failed once it is gone back to be mended, or begun anew', () => {
    const anew = moves.filter(
      ({ event: { type }, from, to }) => ['EDIT', 'BEGIN'].includes(type) && from.value !== to.value,
    );
    expect(anew.some(({ from }) => from.context.failure !== undefined)).toBe(true);
    for (const { from, event, to } of anew)
      expect(to.context.failure, `${from.value} ${event.type}`).toBeUndefined();
  });

  it('tells a page what goes on with its calls, what was refused, and why it cannot begin', () => {
    const views = paths.map(({ state }) => connectStart(state as never));
    expect(new Set(views.map(({ call }) => call))).toEqual(
      new Set(['ready', 'calling', 'slow', 'lostConnection', 'failed']),
    );
    for (const view of views)
      expect(view.working, JSON.stringify(view)).toBe(['calling', 'slow'].includes(view.call));
    expect(new Set(views.map(({ refusal }) => refusal))).toEqual(
      new Set([undefined, 'full', 'closed', 'alreadyRegistered']),
    );
    expect(views.some(({ refused, call }) => refused !== undefined && call === 'ready')).toBe(true);
  });
});

const errors = { email: ['is needed.'] };
// The state, and what a page draws besides the calls of it.
it.each([
  ['choosing', { refusal: undefined, refused: errors }],
  ['failed', { refusal: undefined, refused: undefined }],
  ['full', { refusal: 'full', refused: undefined }],
  ['closed', { refusal: 'closed', refused: undefined }],
  ['alreadyRegistered', { refusal: 'alreadyRegistered', refused: undefined }],
])('in "%s" a page draws %j', (value, drawn) => {
  const context = { failure: { kind: 'invalid', errors } };
  expect(connectStart({ value, context } as never)).toMatchObject(drawn);
});

it('asks what is to become of the registration that is open, and does only that', async () => {
  const calls: object[] = [];
  const telling = <Answer, Input extends object>(answer: Answer) =>
    fromPromise<Answer, Input>(async ({ input }) => {
      calls.push(input);
      return answer;
    });
  const actors = {
    check: telling<StartCheck, StartRequest>({ status: 'full' }),
    begin: telling<{ registration: Registration }, BeginInput>({ registration }),
    correct: telling<unknown, Correction>({}),
  };
  const choice = { track: 'online', mode: 'Online' as const, registrations_day: ['friday'] };
  const open = { code: 'R7KM-42QD', email: 'typo@b.example', choice };
  const end = async (answer: 'CONTINUE' | 'START_OVER', typed: object) => {
    calls.length = 0;
    const actor = createActor(startMachine.provide({ actors })).start();
    actor.send({ type: 'BEGIN', email: 'a@b.example', choice, key: 'key-1', open, ...typed });
    const { question } = connectStart(actor.getSnapshot());
    actor.send({ type: answer });
    await waitFor(actor, ({ status }) => status === 'done');
    return { differs: question?.differs, calls: [...calls], output: actor.getSnapshot().output };
  };
  expect(await end('CONTINUE', {})).toEqual({
    differs: { email: true, choice: false },
    calls: [{ code: open.code, email: 'a@b.example', former: open.email }],
    output: { registration: undefined },
  });
  const hybrid = { email: 'Typo@b.example ', choice: { ...choice, mode: 'Hybrid' } };
  expect(await end('CONTINUE', hybrid)).toMatchObject({ differs: { email: false, choice: true }, calls: [] });
  expect(await end('START_OVER', hybrid)).toMatchObject({
    calls: [{ email: hybrid.email }, { insteadOf: open.code }],
    output: { registration },
  });
});

it('asks whether it may begin, and begins what was asked for under one key, however often it is lost', async () => {
  const asked: object[] = [];
  const losing = <Answer, Input extends object>(answer: Answer) => {
    let calls = 0;
    return fromPromise<Answer, Input>(({ input }) => {
      asked.push(input);
      calls += 1;
      return calls === 1 ? Promise.reject({ kind: 'connection', errors: {} }) : Promise.resolve(answer);
    });
  };
  const actors = {
    check: losing<StartCheck, StartRequest>({ status: 'new' }),
    begin: losing<{ registration: Registration }, BeginInput>({ registration }),
  };
  const actor = createActor(startMachine.provide({ actors })).start();
  const choice = { track: 'online', mode: 'Online' as const, registrations_day: ['friday'] };
  const pass = { invitation_code: 'INVITE-1' };
  actor.send({ type: 'BEGIN', email: 'a@b.example', choice, key: 'key-1', pass });
  for (const _ of ['check', 'begin']) {
    await waitFor(actor, (state) => state.matches('lostConnection'));
    actor.send({ type: 'RETRY' });
    expect(actor.getSnapshot().matches('checking')).toBe(true);
  }
  await waitFor(actor, ({ status }) => status === 'done');
  const request = { email: 'a@b.example', choice, pass };
  const beginning = { ...request, key: 'key-1', insteadOf: undefined };
  expect(asked).toEqual([request, request, beginning, request, beginning]);
  expect(actor.getSnapshot().output).toEqual({ registration });
});
