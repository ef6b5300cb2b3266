import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardDescriptions } from './chart.ts';
import { actionOf, delayOf, logged } from './scxml-actions.ts';
import { attribute, quoted, scxmlEvent } from './scxml-names.ts';

/**
 * A statechart as SCXML (W3C Recommendation of 1 September 2015) that an interpreter can run: its states, transitions,
 * clocks and the events it sends to itself. A guard is a function of the product, which no document can carry: its outcome
 * is data that the reader sets. Invoked actors run outside, and their results are events.
 */
export function scxmlOf(machine: AnyStateMachine): string {
  const { root } = machine;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...[
      '<!--',
      '  "guards" holds the outcome of every condition by its name. At first all are true. The event "guards.set" replaces',
      '  them with its data, such as { "hasToken": true }. Conditions that its data leaves out are false.',
      '  "delays" holds how long clocks run. A duration that only the running machine knows is given as one hour.',
      '  Actors run outside: send "done.invoke.ID" or "error.invoke.ID" with their result. A log names each actor and its ID.',
      '-->',
    ],
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript"${attribute('name', machine.id)}${initialOf(root)}>`,
    '  <datamodel>',
    `    <data id="guards"${attribute('expr', objectOf(guardsOf(root).map((guard) => [guard, 'true'])))}/>`,
    `    <data id="delays"${attribute('expr', objectOf(delaysOf(root).map((delay) => [String(delay), quoted(delayOf(delay, machine))])))}/>`,
    '  </datamodel>',
    ...Object.values(root.states).flatMap((node) => stateOf(node, machine, '  ')),
    '</scxml>',
    '',
  ].join('\n');
}

function stateOf(node: AnyStateNode, machine: AnyStateMachine, indent: string): string[] {
  const tag = node.type === 'atomic' || node.type === 'compound' ? 'state' : node.type;
  const open = `${indent}<${tag}${attribute('id', node.id)}${node.type === 'history' ? attribute('type', String(node.history)) : initialOf(node)}`;
  const inside = contentOf(node, machine, `${indent}  `);
  return inside.length === 0 ? [`${open}/>`] : [`${open}>`, ...inside, `${indent}</${tag}>`];
}

function contentOf(node: AnyStateNode, machine: AnyStateMachine, indent: string): string[] {
  if (node.type === 'history') return [`${indent}<transition${targetOf(historyTargets(node))}/>`];
  const actors = node.invoke.map(({ src, id }) => {
    const name = typeof src === 'string' ? src : 'inline';
    return logged('invoke', `${name} ${scxmlEvent(`xstate.done.actor.${id}`).replace('done.invoke.', '')}`);
  });
  const actions = (all: readonly unknown[]) => all.map((action) => actionOf(action, machine));
  return [
    ...block('onentry', [...actions(node.entry), ...actors], indent),
    ...block('onexit', actions(node.exit), indent),
    ...transitionsOf(node).flatMap((transition) => transitionOf(transition, machine, indent)),
    // SCXML's root has no transitions of its own: those of the whole chart belong to each state at the top.
    ...(isAtTop(node) ? fromEverywhere(machine, indent) : []),
    ...Object.values(node.states).flatMap((child) => stateOf(child, machine, indent)),
  ];
}

const isAtTop = ({ parent, type }: AnyStateNode) =>
  parent !== undefined && parent.parent === undefined && type !== 'final';

function fromEverywhere(machine: AnyStateMachine, indent: string): string[] {
  return [
    ...transitionsOf(machine.root).flatMap((transition) => transitionOf(transition, machine, indent)),
    ...block('transition', ['<assign location="guards" expr="_event.data"/>'], indent, ' event="guards.set"'),
  ];
}

/** A state's transitions in the order in which they are tried. */
function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const byLength = [...node.transitions.entries()].toSorted(
    ([one], [other]) => Number(one.endsWith('*')) - Number(other.endsWith('*')),
  );
  return [...(node.always ?? []), ...byLength.flatMap(([, transitions]) => transitions)];
}

function transitionOf(
  transition: AnyTransitionDefinition,
  machine: AnyStateMachine,
  indent: string,
): string[] {
  const { eventType, source, reenter, actions } = transition;
  const targets = targetsOf(transition);
  const guard = guardDescriptions(transition.guard);
  const event = scxmlEvent(eventType);
  const conditions = [
    // The end of a state, not of a nested state with a longer name.
    ...(event.startsWith('done.state.') ? [`_event.name === ${quoted(event)}`] : []),
    ...(guard ? [conditionOf(guard)] : []),
    ...heldBack(transition),
  ];
  const said = [
    attribute('event', event),
    attribute('cond', conditions.join(' && ')),
    targetOf(targets),
    !reenter && targets.length > 0 && targets.every((target) => isIn(target, source))
      ? ' type="internal"'
      : '',
  ];
  return block(
    'transition',
    actions.map((action) => actionOf(action, machine)),
    indent,
    said.join(''),
    true,
  );
}

const conditionOf = (guard: string) => `guards[${quoted(guard)}]`;

/**
 * In XState, a region that handles an event without a target hides it from its parallel state; in SCXML, other regions
 * still pass it on.
 */
function heldBack({ source, eventType }: AnyTransitionDefinition): string[] {
  const regions = nodesIn(source).filter(({ type }) => type === 'parallel');
  return regions
    .flatMap(nodesIn)
    .filter((node) => node !== source)
    .flatMap(({ id, transitions }) =>
      (transitions.get(eventType) ?? [])
        .filter(({ target }) => !target)
        .map(({ guard }) => {
          const own = guardDescriptions(guard);
          return own ? `!(In(${quoted(id)}) && ${conditionOf(own)})` : `!In(${quoted(id)})`;
        }),
    );
}

const isIn = ({ parent }: AnyStateNode, ancestor: AnyStateNode): boolean =>
  parent !== undefined && (parent === ancestor || isIn(parent, ancestor));

/** The states that a transition enters. One to its own source without reentering restarts it, or does nothing. */
function targetsOf({ target, source, reenter }: AnyTransitionDefinition): readonly AnyStateNode[] {
  if (!target || reenter) return target ?? [];
  return target.flatMap((node) => (node === source ? (node.initial?.target ?? []) : [node]));
}

function historyTargets({ parent, config }: AnyStateNode): readonly AnyStateNode[] {
  const target = 'target' in config && typeof config.target === 'string' ? config.target : undefined;
  const named = target === undefined ? undefined : parent?.states[target];
  return named ? [named] : (parent?.initial?.target ?? []);
}

const targetOf = (nodes: readonly AnyStateNode[]) => attribute('target', nodes.map(({ id }) => id).join(' '));

/** A parallel state starts in all of its regions and names none. */
const initialOf = ({ type, initial }: AnyStateNode) =>
  type === 'parallel' ? '' : attribute('initial', (initial?.target ?? []).map(({ id }) => id).join(' '));

function block(tag: string, inside: readonly string[], indent: string, said = '', isKept = false): string[] {
  if (inside.length > 0)
    return [`${indent}<${tag}${said}>`, ...inside.map((line) => `${indent}  ${line}`), `${indent}</${tag}>`];
  return isKept ? [`${indent}<${tag}${said}/>`] : [];
}

const objectOf = (entries: readonly (readonly [string, string])[]) =>
  entries.length === 0
    ? '{}'
    : `{ ${entries.map(([name, value]) => `${quoted(name)}: ${value}`).join(', ')} }`;

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];

function guardsOf(root: AnyStateNode): string[] {
  const guards = nodesIn(root).flatMap((node) =>
    transitionsOf(node).map(({ guard }) => guardDescriptions(guard)),
  );
  return [...new Set(guards.filter(Boolean))].toSorted();
}

const delaysOf = (root: AnyStateNode) => [
  ...new Set(nodesIn(root).flatMap((node) => node.after.map(({ delay }) => delay))),
];
