import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Dossier } from '#engine/contract/registration.ts';
import { writeTitle } from '#engine/event/walks/words.ts';
import { createFlowMachine } from '#machines/flow/flow.machine.ts';
import type { Review, SavedOutput, SaveStepInput } from '#machines/flow/flow-setup.ts';
import { stepsFor } from '#server/answers/flow-steps.ts';
import { withDraft } from '#server/configuration/drafts/beside-others.ts';
import { readEventsFolder } from '#server/configuration/event-folder.ts';
import { demoEventsFolder } from '#server/configuration/seed-events.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { type WalkedFlow, walkFlows } from './walk-flows.ts';

const served = servedDocuments();
const now = new Date('2026-11-30T12:00:00Z');
const walked = new Map<string, WalkedFlow[]>();

beforeAll(async () => {
  for (const file of await readEventsFolder(demoEventsFolder))
    if (file.ok) served.add(file.event, file.document);
  for (const event of served.eventCodes()) walked.set(event, await walkFlows(served, served, event, now));
});

const flowsOf = (event: string) => walked.get(event) ?? [];
const flowOf = (event: string, code: string) => flowsOf(event).find(({ flow }) => flow.code === code);

it('show every step, field, message and price of the demo events, each with a price that is certain', () => {
  const all = [...walked].flatMap(([event, flows]) =>
    flows.map(({ flow, left, walks }) => [
      event,
      flow.code,
      left,
      walks.filter(({ isOpen }) => isOpen).length,
    ]),
  );
  expect(all.length).toBeGreaterThan(10);
  expect(all).toEqual(all.map(([event, flow]) => [event, flow, [], 0]));
});

it('cost what the prices say, now and later', () => {
  const walks = flowOf('teachers', 'registration')?.walks ?? [];
  const priced = walks.map(({ title, total, later }) => [writeTitle(title, 'en'), total, later]);
  // With the tax of 5 percent.
  expect(priced).toContainEqual([
    'Not a member, In person, Vancouver, in person, 2 days, early bird',
    24_500 * 1.05,
    [{ from: '2026-12-19', total: 28_500 * 1.05 }],
  ]);
  expect(new Set(priced.map(([title]) => title)).size).toBe(priced.length);
  expect(priced.length).toBeLessThan(25);
});

it('go the way that the statechart of the flow decides', async () => {
  const taken: unknown[] = [];
  const expected: unknown[] = [];
  for (const [event, flows] of walked) {
    for (const { flow, walks } of flows) {
      for (const { registration, answers, steps, title } of walks) {
        const { track, mode, registrations_day: days } = registration as Record<string, never>;
        const own = stepsFor(flow, { track, mode, days }).filter(
          ({ after_payment }) => after_payment !== 'Y',
        );
        const asked = own.filter(({ form_type }) => form_type !== undefined);
        const name = `${event} ${flow.code} ${writeTitle(title, 'en')}`;
        expected.push([
          name,
          steps.map(({ code }) => code).filter((code) => asked.some((each) => each.code === code)),
        ]);
        taken.push([name, await stepsTaken(own, { registration, answers })]);
      }
    }
  }
  expect(taken).toEqual(expected);
});

it('say what they cost by what is published where a draft changes a price', async () => {
  const fees = structuredClone(served.current('teachers', 'fees', 'fees')?.document);
  const fee = fees?.fees.find(({ code }) => code === 'in_person_both_other');
  if (!fee?.early_bird) throw new Error('the fee is gone');
  fee.early_bird.amount = 25_000;
  const drafted = await withDraft(served, 'teachers', [fees]);
  const [flow] = (await walkFlows(drafted, served, 'teachers', now)).filter(
    (each) => each.flow.code === 'registration',
  );
  const changed = (flow?.walks ?? []).filter(({ was, total }) => was !== total);
  expect(changed.map(({ was, total }) => [was, total])).toEqual([[24_500 * 1.05, 25_000 * 1.05]]);
});

/** The form steps that the machine of a flow asks for on the way to its review. */
async function stepsTaken(
  steps: ReturnType<typeof stepsFor>,
  { registration, answers }: Pick<WalkedFlow['walks'][number], 'registration' | 'answers'>,
): Promise<string[]> {
  const dossier = { code: 'X', email: 'a@b.example', status: 'Not Submitted', started: 'Y', ...registration };
  const actor = createActor(
    createFlowMachine(steps).provide({
      actors: {
        saveStep: fromPromise<SavedOutput, SaveStepInput>(async () => ({ saved_at: '', answers })),
        loadReview: fromPromise<Review, { code: string }>(
          async () => ({ registration: dossier, versions: {}, steps: [], quote: { total: 0 } }) as never,
        ),
      },
    }),
    { input: { registration: dossier as unknown as Dossier, answers } },
  ).start();
  onTestFinished(() => void actor.stop());
  const review =
    steps.find(({ form_type, kind }) => form_type === undefined && kind !== 'people')?.code ?? '';
  for (let at = 0; at < steps.length; at += 1) {
    const { value } = actor.getSnapshot();
    if (JSON.stringify(value).includes(`"${review}"`)) break;
    actor.send({ type: 'NEXT', values: {}, version: 1 });
    await waitFor(actor, (snapshot) => !JSON.stringify(snapshot.value).includes('saving'));
  }
  const { visited } = actor.getSnapshot().context;
  return visited.filter((code) => steps.some((each) => each.code === code && each.form_type !== undefined));
}
