import type { InspectionMessage } from '#machines/inspection/inspection-messages.ts';

/** A machine of steps, each with states of its own, as a long flow has them: `count` states in all. */
export function bigDefinition(count: number) {
  const steps = Math.floor(count / 5);
  const states = Object.fromEntries(
    Array.from({ length: steps }, (_, at) => {
      const next = `#big.step${(at + 1) % steps}`;
      const inner = {
        editing: { on: { NEXT: 'saving' } },
        saving: { on: { DONE: next, FAIL: { target: 'failed', guard: 'isLost' } } },
        failed: { on: { RETRY: 'saving', EDIT: 'editing' } },
        conflicted: { on: { CONTINUE: 'editing' } },
      };
      return [`step${at}`, { initial: 'editing', states: inner }];
    }),
  );
  return { id: 'big', initial: 'step0', states };
}

const TAB = 'bench';
const of = { tab: TAB, sessionId: 'x:1', rootId: 'x:1' };

/** What an inspector is told of so many transitions of it. */
export function eventsOf({ states }: ReturnType<typeof bigDefinition>, count: number): InspectionMessage[] {
  const steps = Object.keys(states).length;
  const definition = JSON.stringify({ id: 'big', initial: 'step0', states });
  const valueAt = (at: number) => ({
    [`step${Math.floor(at / 2) % steps}`]: at % 2 === 0 ? 'editing' : 'saving',
  });
  const shown = (at: number) => ({
    status: 'active',
    value: valueAt(at),
    context: { answers: { at } },
    open: ['NEXT'],
    closed: [],
  });
  const edge = (at: number): string => {
    const step = Math.floor((at - 1) / 2) % steps;
    return at % 2 === 1
      ? `big.step${step}.editing big.step${step}.saving NEXT `
      : `big.step${step}.saving big.step${(step + 1) % steps} DONE `;
  };
  return [
    { type: 'tab', tab: TAB, address: '/registration/step' },
    { type: '@xstate.actor', ...of, createdAt: 0, name: 'big', definition, snapshot: shown(0) },
    ...Array.from({ length: count }, (_, index) => index + 1).flatMap((at): InspectionMessage[] => [
      { type: '@xstate.microstep', ...of, createdAt: at * 100, edges: [edge(at)] },
      {
        type: '@xstate.snapshot',
        ...of,
        createdAt: at * 100,
        event: { type: at % 2 === 1 ? 'NEXT' : 'DONE' },
        snapshot: shown(at),
      },
    ]),
  ];
}

/** A trace with them; of the chart alone where there are none. */
export function traceOf(
  definition: ReturnType<typeof bigDefinition>,
  messages: readonly InspectionMessage[],
): object {
  const inspection = messages.length > 0 ? messages : eventsOf(definition, 0);
  const own = { name: 'bench', host: 'tickets.localhost', locale: 'en', inspection };
  const call = {
    startedDateTime: '2027-01-01T00:00:00.000Z',
    time: 1,
    request: {
      method: 'GET',
      url: 'http://tickets.localhost/api/getEventDays',
      headers: [],
      cookies: [],
      queryString: [],
    },
    response: {
      status: 200,
      headers: [],
      cookies: [],
      content: { size: 2, mimeType: 'application/json', text: '[]' },
    },
  };
  return {
    log: {
      version: '1.2',
      creator: { name: 'bench', version: '1' },
      entries: [call],
      _rostrum: { ...own, redacted: 'Y' },
    },
  };
}
