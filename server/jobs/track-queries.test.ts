import { expect, it } from 'vitest';
import { trackQueries } from './track-queries.ts';

const none = { rows: [] };

it('passes statements on and gives what they answer, also that they failed', async () => {
  const { execute } = trackQueries((text, values) =>
    text === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve({ rows: [text, values] }),
  );
  expect(await execute('select $1', [7])).toEqual({ rows: ['select $1', [7]] });
  await expect(execute('bad')).rejects.toThrow('bad');
});

it.each(['answer', 'fail'] as const)('waits for a statement under way, however it ends: %s', async (end) => {
  let finish = () => {};
  const { execute, settle } = trackQueries(
    () =>
      new Promise((resolve, reject) => {
        finish = () => (end === 'answer' ? resolve(none) : reject(new Error('the connection was lost')));
      }),
  );
  const told: string[] = [];
  // Nobody goes on with what it answers: pg-boss would begin a job whose database is about to be closed.
  execute('fetch').then(
    () => told.push('answered'),
    () => told.push('failed'),
  );
  const settled = settle().then(() => told.push('settled'));
  await nextTask();
  expect(told).toEqual([]);
  finish();
  await settled;
  await nextTask();
  expect(told).toEqual(['settled']);
});

it('asks nothing more once it is settled, and answers nothing: no rows would be taken for an answer', async () => {
  const asked: string[] = [];
  const { execute, settle } = trackQueries(async (text) => {
    asked.push(text);
    return none;
  });
  await settle();
  let answered = false;
  execute('select count(*)').finally(() => {
    answered = true;
  });
  await nextTask();
  expect([asked, answered]).toEqual([[], false]);
});

it('tries a statement again until the database is back', async () => {
  let tries = 0;
  const { execute } = trackQueries(async () => {
    tries += 1;
    if (tries < 4) throw new Error('Connection terminated unexpectedly');
    return { rows: [tries] };
  }, 1);
  expect(await execute('update job')).toEqual({ rows: [4] });
});

it('stops trying once it is settled, and waits for no try to come', async () => {
  let tries = 0;
  const { execute, settle } = trackQueries(async () => {
    tries += 1;
    throw new Error('Connection terminated unexpectedly');
  }, 1);
  let answered = false;
  void execute('update job').finally(() => {
    answered = true;
  });
  await nextTask();
  await settle();
  const before = tries;
  for (let turn = 0; turn < 20; turn += 1) await nextTask();
  expect([tries - before <= 1, answered]).toEqual([true, false]);
});

function nextTask(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
