import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { guardedOf, type Move } from '../testing/explore.ts';
import { explored, machine, steps } from './testing/flow-fixture.ts';

/** The step that a state is in; nothing at an end. */
const stepOf = ({ value }: AnyMachineSnapshot): string | undefined => {
  const within = typeof value === 'object' ? value['steps'] : undefined;
  return typeof within === 'object' ? Object.keys(within)[0] : undefined;
};
const isLocal = ({ context }: AnyMachineSnapshot) => context.answers.personal?.local === 'Y';
const movesOf = (type: string) => explored.moves.filter(({ event }) => event.type === type);
const changesStep = ({ from, to }: Move) => stepOf(from) !== stepOf(to);
const order = ['personal', 'hotel', 'review'];

describe('what the registration machine refuses', () => {
  it('closes every guard of its chart somewhere', () => {
    // The way to a step that nothing skips is always open.
    const open = steps
      .filter(({ skip_if }) => skip_if === undefined)
      .map(({ code }) => JSON.stringify({ type: 'isInFlow', params: { step: code } }));
    const closable = guardedOf(machine).filter((name) => !open.some((guard) => name.includes(guard)));
    expect(closable.filter((name) => !explored.refused.has(name))).toEqual([]);
  });

  it('jumps to a step only if it was visited and is not skipped', () => {
    const jumps = movesOf('GO_TO').map((move) => ({ ...move, step: (move.event as { step?: string }).step }));
    const refused = jumps.filter(
      ({ from, step }) =>
        step !== undefined && (!from.context.visited.includes(step) || (step === 'hotel' && isLocal(from))),
    );
    expect(refused.length).toBeGreaterThan(10);
    for (const { from, to } of refused) expect(to.value).toEqual(from.value);
    const taken = jumps.filter((move) => changesStep(move));
    expect(taken.length).toBeGreaterThan(10);
    for (const { to, step } of taken) expect(stepOf(to)).toBe(step);
  });

  it('goes back to the nearest step before that is not skipped, and nowhere from the first', () => {
    for (const { from, to } of movesOf('BACK')) {
      const at = order.indexOf(stepOf(from) ?? '');
      const before = order
        .slice(0, at)
        .filter((step) => step !== 'hotel' || !isLocal(from))
        .at(-1);
      const isPaying = JSON.stringify(from.value).includes('submitting');
      expect(stepOf(to), JSON.stringify(from.value)).toBe(isPaying || !before ? stepOf(from) : before);
    }
  });

  it('leaves a step forward by nothing but its saved answers', () => {
    const forward = explored.moves.filter(
      ({ from, to, event }) =>
        event.type !== 'GO_TO' && order.indexOf(stepOf(to) ?? '') > order.indexOf(stepOf(from) ?? ''),
    );
    expect(forward.length).toBeGreaterThan(0);
    for (const { from, event } of forward) {
      expect(JSON.stringify(from.value)).toContain('saving');
      expect(event.type).toMatch(/^xstate\.done\.actor\./);
    }
  });

  it('submits only what the server found complete, and stays where it is while that is paid', () => {
    const submits = movesOf('SUBMIT').filter(({ from }) => stepOf(from) === 'review');
    const isComplete = ({ context }: AnyMachineSnapshot) =>
      context.review?.steps.every(({ errors }: { errors: object }) => Object.keys(errors).length === 0);
    const incomplete = submits.filter(({ from }) => !isComplete(from));
    expect(incomplete.length).toBeGreaterThan(0);
    for (const { from, to } of incomplete) expect(to.value).toEqual(from.value);
    const paying = explored.moves.filter(
      ({ from, event }) =>
        JSON.stringify(from.value).includes('submitting') && ['BACK', 'GO_TO', 'NEXT'].includes(event.type),
    );
    expect(paying.length).toBeGreaterThan(0);
    for (const { from, to } of paying) expect(to.value).toEqual(from.value);
  });

  it('is confirmed only by the server', () => {
    const confirmed = explored.moves.filter(({ to }) => to.value === 'confirmed');
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { event } of confirmed) {
      const { output } = event as { output?: { outcome?: string; registration?: { status: string } } };
      expect(output?.outcome === 'confirmed' || output?.registration?.status === 'Submitted').toBe(true);
    }
  });
});
