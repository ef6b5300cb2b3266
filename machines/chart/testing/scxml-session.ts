import { Statechart } from '@scion-scxml/core';

type Data = Record<string, unknown>;
interface ScxmlEvent {
  readonly name: string;
  readonly data?: unknown;
}
type Snapshot = readonly unknown[];

/** A document that runs in SCION, an interpreter of SCXML that shares nothing with XState. */
export interface ScxmlSession {
  send(event: ScxmlEvent): void;
  /** The ids of all active states, sorted. */
  active(): string[];
  /** The events of the clocks that run, sorted. */
  clocks(): string[];
  snapshot(): Snapshot;
}

/** Reads a document, and returns how it is started or continued at a snapshot. `data` replaces data of the document. */
export function scxmlSessions(scxml: string) {
  const document = new DOMParser().parseFromString(scxml, 'application/xml');
  const root = readElement(document.documentElement);
  if (root.tag !== 'scxml') throw new Error(`Not SCXML: ${document.documentElement.textContent}`);
  return (options: Options = {}) => sessionOf(root, options);
}

/** An element read once, since a walk starts a document thousands of times. */
interface Read {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Read[];
}

const readElement = ({ tagName, attributes, children }: Element): Read => ({
  tag: tagName,
  attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  children: [...children].map(readElement),
});

const elementsIn = (element: Read): Read[] => [element, ...element.children.flatMap(elementsIn)];

interface Options {
  readonly data?: Data;
  readonly snapshot?: Snapshot;
  /** Collects the ids of the states that are entered, those that are left at once too. */
  readonly entered?: Set<string>;
}

function sessionOf(root: Read, { data, snapshot, entered }: Options): ScxmlSession {
  const running: Running = { data: {}, clocks: new Set(), isIn: () => false };
  const elements = elementsIn(root);
  for (const { attributes } of elements.filter(({ tag }) => tag === 'data')) {
    const { id = '', expr = '' } = attributes;
    running.data[id] = data?.[id] ?? evaluate(expr, running)(undefined);
  }
  const model = (_x: unknown, _id: unknown, _processors: unknown, isIn: Running['isIn']) => {
    running.isIn = isIn;
    return {
      ...stateIn(root, running),
      $type: 'scxml',
      $serializeDatamodel: () => structuredClone({ data: running.data, clocks: running.clocks }),
      $deserializeDatamodel: (kept: object) => Object.assign(running, structuredClone(kept)),
    };
  };
  const chart = new Statechart(model as never, { ...(snapshot && { snapshot }) } as never);
  chart.on('onError', (error: unknown) => {
    throw new Error(`The document failed: ${JSON.stringify(error)}`);
  });
  chart.on('onEntry', (id: string) => entered?.add(id));
  if (!snapshot) chart.start();
  const ids = new Set(elements.map(({ attributes }) => attributes['id']));
  return {
    send: (event) => {
      if (event.name.startsWith('after.')) running.clocks.delete(event.name);
      chart.gen(event as never);
    },
    active: () =>
      chart
        .getFullConfiguration()
        .filter((id: string) => ids.has(id))
        .toSorted(),
    clocks: () => [...running.clocks].toSorted(),
    snapshot: () => chart.getSnapshot() as unknown as Snapshot,
  };
}

/** What changes while a document runs. */
interface Running {
  data: Data;
  clocks: Set<string>;
  isIn: (id: string) => boolean;
}

const STATES = new Set(['state', 'parallel', 'final', 'history']);

function stateIn({ tag, attributes, children }: Read, running: Running): Data {
  const { id, initial, type } = attributes;
  const all = (wanted: string) => children.filter((child) => child.tag === wanted);
  const states = children.filter((child) => STATES.has(child.tag));
  return {
    id,
    $type: tag,
    isDeep: type === 'deep',
    ...(initial && { initial: initial.split(' ') }),
    ...(states.length > 0 && { states: states.map((state) => stateIn(state, running)) }),
    onEntry: all('onentry').map((block) => actionsIn(block, running)),
    onExit: all('onexit').map((block) => actionsIn(block, running)),
    transitions: all('transition').map((transition) => transitionIn(transition, running)),
  };
}

function transitionIn(element: Read, running: Running): Data {
  const { event, cond, target, type } = element.attributes;
  return {
    ...(event && { event }),
    ...(target && { target: target.split(' ') }),
    ...(type && { type }),
    ...(cond && { cond: evaluate(cond, running) }),
    onTransition: actionsIn(element, running),
  };
}

type Action = (this: { raise(event: ScxmlEvent): void }, event: ScxmlEvent | undefined) => void;

const actionsIn = ({ children }: Read, running: Running): Action[] =>
  children.map((element) => actionIn(element, running));

function actionIn({ tag, attributes }: Read, running: Running): Action {
  const value = (name: string) => attributes[name] ?? '';
  switch (tag) {
    case 'raise':
      return function () {
        this.raise({ name: value('event') });
      };
    case 'send': {
      const delay = evaluate(value('delayexpr'), running);
      return (event) => {
        if (!/^\d+ms$/.test(String(delay(event)))) throw new Error(`No delay of ${value('event')}`);
        running.clocks.add(value('id'));
      };
    }
    case 'cancel':
      return () => void running.clocks.delete(value('sendid'));
    case 'assign': {
      const assigned = evaluate(value('expr'), running);
      return (event) => {
        running.data[value('location')] = assigned(event);
      };
    }
    case 'log':
      return (event) => void evaluate(value('expr'), running)(event);
    default:
      throw new Error(`Unknown element: ${tag}`);
  }
}

type Compiled = (data: Data, event: ScxmlEvent | undefined, isIn: Running['isIn']) => unknown;
const compiled = new Map<string, Compiled>();

/** Compiles an expression of the document; it sees the data, the event and the active states, and nothing else. */
function evaluate(expression: string, running: Running): (event: ScxmlEvent | undefined) => unknown {
  const known = compiled.get(expression);
  const run = known ?? new Function('data', '_event', 'In', `with (data) { return (${expression}); }`);
  if (!known) compiled.set(expression, run as never);
  return (event) => run(running.data, event, running.isIn);
}
