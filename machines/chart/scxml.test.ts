// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createMachine,
  getInitialSnapshot,
  getNextSnapshot,
  raise,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createFlowMachine } from '../flow/flow.machine.ts';
import { guardDescriptions } from './chart.ts';
import { definitionOf } from './definition.ts';
import { everyMachine } from './every-machine.ts';
import { loadedMachine } from './loaded-machine.ts';
import { scxmlOf } from './scxml.ts';
import { scxmlEvent } from './scxml-names.ts';
import { type ScxmlSession, scxmlSessions } from './testing/scxml-session.ts';
import { activeIn, clocksIn, nodesIn, type Outcomes, withOutcomes } from './testing/with-outcomes.ts';

const events = 'fixtures/events';
const flows = readdirSync(events).flatMap((event) =>
  readdirSync(`${events}/${event}/flow`).map((file) => {
    const { steps } = JSON.parse(readFileSync(`${events}/${event}/flow/${file}`, 'utf8'));
    return { name: `${event}/${file}`, machine: createFlowMachine(steps ?? []) as AnyStateMachine };
  }),
);

/** What SCXML and XState both have, and no machine of the product uses. */
const constructs = createMachine(
  {
    id: 'constructs',
    initial: 'one',
    on: { HOME: '.one', STAY: {} },
    states: {
      one: {
        initial: 'a',
        on: {
          AGAIN: { target: 'one', reenter: true },
          ANEW: 'one',
          DEEP: '.b.late',
          SPLIT: ['.b.early'],
          BOTH: { target: ['both.left.l2', 'both.right.r2'] as never },
          'A.*': 'both',
          HOME: {},
        },
        states: {
          a: { entry: 'hint', on: { NEXT: { target: 'b', guard: "isIt's" }, HINT: 'a2' } },
          a2: { after: { 1000: 'b', 2000: 'a' } },
          b: {
            initial: 'early',
            onDone: 'end',
            states: {
              early: { on: { NEXT: 'late', FINISH: 'ended' } },
              late: { on: { ANEW: 'early' } },
              ended: { type: 'final' },
            },
          },
          end: { type: 'final' },
        },
        onDone: 'both',
      },
      both: {
        type: 'parallel',
        on: { BACK: 'one' },
        onDone: 'over',
        states: {
          left: {
            initial: 'l1',
            states: { l1: { on: { NEXT: 'l2' } }, l2: { on: { NEXT: 'l3' } }, l3: { type: 'final' } },
          },
          right: {
            initial: 'r1',
            states: {
              r1: { on: { NEXT: { target: 'r2', actions: 'turn' } } },
              r2: { on: { TURN: 'r1', LAST: 'r3', BACK: {} } },
              r3: { type: 'final' },
            },
          },
        },
      },
      over: { type: 'final' },
    },
  },
  {
    actions: { hint: raise({ type: 'HINT' }), turn: raise({ type: 'TURN' }) } as never,
    guards: { "isIt's": () => true },
  },
);

/** An event, and the guards that let through from then on. */
interface Move {
  readonly type: string;
  readonly outcomes: Outcomes;
}

const only = (...guards: readonly string[]): Outcomes =>
  Object.fromEntries(guards.map((guard) => [guard, true as const]));

/** Everything that can happen in a state: each event that it heeds, with each guard of it open alone, with none and with all. */
function movesIn(snapshot: AnyMachineSnapshot, eventless: readonly string[]): Move[] {
  if (snapshot.status !== 'active') return [];
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  const types = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  types.delete('guards.set');
  return [...types, 'UNKNOWN'].flatMap((described) => {
    const type = described.replace('*', 'ANY');
    const guards = guardsOf(nodes.flatMap((node) => node.transitions.get(described) ?? []));
    const open = [[], ...guards.map((guard) => [guard]), ...(guards.length > 1 ? [guards] : [])];
    const late = [[], ...eventless.map((guard) => [guard])];
    return open.flatMap((own) => late.map((more) => ({ type, outcomes: only(...own, ...more) })));
  });
}

const guardsOf = (transitions: readonly AnyTransitionDefinition[]) => [
  ...new Set(transitions.map(({ guard }) => guardDescriptions(guard)).filter(Boolean)),
];

/** The next state in XState: the guards are set, then the event comes. Depends on nothing else, so each is asked for once. */
function nextIn(machine: AnyStateMachine) {
  const known = new Map<string, AnyMachineSnapshot>();
  return (snapshot: AnyMachineSnapshot, { type, outcomes }: Move): AnyMachineSnapshot => {
    const key = JSON.stringify([snapshot.value, type, outcomes]);
    const set = () => getNextSnapshot(machine, snapshot, { type: 'guards.set', outcomes } as never);
    const next = known.get(key) ?? (getNextSnapshot(machine, set(), { type } as never) as AnyMachineSnapshot);
    known.set(key, next);
    return next;
  };
}

/** The same in SCXML. */
function send(session: ScxmlSession, { type, outcomes }: Move): void {
  session.send({ name: 'guards.set', data: outcomes });
  session.send({ name: scxmlEvent(type) });
}

const seen = (session: ScxmlSession) => ({ active: session.active(), clocks: session.clocks() });
const expected = (snapshot: AnyMachineSnapshot) => ({
  active: activeIn(snapshot),
  clocks: snapshot.status === 'active' ? clocksIn(snapshot).map(scxmlEvent).toSorted() : [],
});

it('is walked for the machines of the product and for every flow of the demo events', () => {
  expect([everyMachine.length, flows.length]).toEqual([15, 12]);
});

it.each([...everyMachine, ...flows])('is the same of the definition of $name', ({ machine }) => {
  expect(scxmlOf(loadedMachine(definitionOf(machine)))).toBe(scxmlOf(machine));
});

describe.each([...everyMachine, ...flows, { name: 'Constructs', machine: constructs as AnyStateMachine }])(
  'the SCXML of $name',
  ({ machine }) => {
    const begin = scxmlSessions(scxmlOf(machine));
    const nodes = nodesIn(machine.root);
    const byEvent = nodes.flatMap((node) => [...node.transitions.values()].flat());
    const always = nodes.flatMap((node) => node.always ?? []);
    const all = only(...guardsOf([...byEvent, ...always]));
    const entered = new Set(byEvent.flatMap(({ target }) => target ?? []));
    const late = guardsOf(always.filter(({ source }) => entered.has(source)));
    const start = (outcomes: Outcomes) =>
      getInitialSnapshot(withOutcomes(machine, outcomes), undefined as never) as AnyMachineSnapshot;

    it('begins where XState begins, whichever guards let through', () => {
      expect(seen(begin())).toEqual(expected(start(all)));
      for (const open of [[], ...guardsOf(always).map((guard) => [guard])])
        expect(seen(begin({ data: { guards: only(...open) } })), open.join()).toEqual(
          expected(start(only(...open))),
        );
    });

    it('goes where XState goes, with every event in every state', () => {
      const next = nextIn(withOutcomes(machine, all));
      const walked = new Set<string>();
      const entered = new Set<string>();
      for (const first of [all, {}])
        for (const { state, steps } of pathsFrom(start(first), next)) {
          const session = begin({ data: { guards: first }, entered });
          const told: Move[] = [];
          for (const step of steps.filter(({ event }) => event.type !== 'xstate.init')) {
            told.push(step.event);
            send(session, step.event);
            expect(seen(session), JSON.stringify(told)).toEqual(expected(step.state));
          }
          if (walked.has(keyOf(state))) continue;
          walked.add(keyOf(state));
          const here = session.snapshot();
          let branch = begin({ snapshot: here, entered });
          for (const move of movesIn(state, late)) {
            const after = next(state, move);
            send(branch, move);
            expect(seen(branch), JSON.stringify([...told, move])).toEqual(expected(after));
            if (keyOf(after) !== keyOf(state)) branch = begin({ snapshot: here, entered });
          }
        }
      expect(neverEntered(nodes, entered)).toEqual([]);
    });

    const keyOf = ({ value, status }: AnyMachineSnapshot) => JSON.stringify([value, status]);
    const pathsFrom = (first: AnyMachineSnapshot, next: ReturnType<typeof nextIn>) =>
      getShortestPaths({ getInitialSnapshot: () => first, transition: next } as never, {
        events: ((snapshot: AnyMachineSnapshot) => movesIn(snapshot, late)) as never,
        serializeState: keyOf as never,
      }) as unknown as readonly Path[];
  },
);

interface Path {
  readonly state: AnyMachineSnapshot;
  readonly steps: readonly { readonly event: Move; readonly state: AnyMachineSnapshot }[];
}

const neverEntered = (nodes: readonly AnyStateNode[], entered: ReadonlySet<string>) =>
  nodes.filter(({ parent, id }) => parent !== undefined && !entered.has(id)).map(({ id }) => id);
