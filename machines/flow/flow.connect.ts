import type { SnapshotFrom } from 'xstate';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import type { Failure } from '../failure.ts';
import type { FlowMachine } from './flow.machine.ts';
import { isInFlow, type Review } from './flow-setup.ts';

/** The phase of the current step. */
export type StepPhase =
  | 'loading'
  /** Loading takes long: the visitor can try again. */
  | 'loadingSlowly'
  | 'unloaded'
  | 'editing'
  | 'working'
  /** Submitting, and paying if anything is due: the child actor has its own view. */
  | 'submitting'
  | 'slow'
  | 'lostConnection'
  | 'failed'
  | 'changed'
  /** Another device has given other answers: one of each two has to be chosen. */
  | 'conflicted';

/** How a flow has ended. */
export type FlowEnd = 'unauthorized' | 'alreadyRegistered' | 'full' | 'confirmed';

export interface FlowStep {
  readonly step: Step;
  readonly state: 'done' | 'now' | 'next';
}

/** What the registration page shows. */
export interface FlowView {
  readonly end: FlowEnd | undefined;
  readonly step: Step | undefined;
  readonly phase: StepPhase;
  /** The steps of this registration's flow, those that are skipped left out. */
  readonly flow: readonly FlowStep[];
  /** The steps that it would have had, were it not for their `skip_if`. */
  readonly skipped: readonly Step[];
  /** The current step's place in the flow, from 1. */
  readonly position: number;
  readonly previous: Step | undefined;
  readonly next: Step | undefined;
  readonly failure: Failure | undefined;
  readonly review: Review | undefined;
}

const ENDS: readonly FlowEnd[] = ['unauthorized', 'alreadyRegistered', 'full', 'confirmed'];

function phaseOf(inner: unknown): StepPhase {
  if (typeof inner === 'object' && inner !== null) {
    const [[call, state] = []] = Object.entries(inner);
    const isSlow = state === 'slow';
    if (call === 'loading') return isSlow ? 'loadingSlowly' : 'loading';
    return isSlow ? 'slow' : 'working';
  }
  switch (inner) {
    case 'unloaded':
    case 'submitting':
    case 'lostConnection':
    case 'failed':
    case 'changed':
    case 'conflicted':
      return inner;
    default:
      return 'editing';
  }
}

/** Converts the machine's state to props; no markup (zag's `connect`). */
export function connectFlow(snapshot: SnapshotFrom<FlowMachine>): FlowView {
  const { context } = snapshot;
  const value: unknown = snapshot.value;
  const end = ENDS.find((candidate) => candidate === value);
  const inSteps = typeof value === 'object' && value !== null && 'steps' in value ? value.steps : undefined;
  const [code, inner] =
    typeof inSteps === 'object' && inSteps !== null
      ? (Object.entries(inSteps)[0] ?? [])
      : [inSteps, undefined];
  const steps = context.steps.filter((step) => isInFlow(context, step));
  const at = steps.findIndex((step) => step.code === code);
  return {
    end,
    step: steps[at],
    phase: phaseOf(inner),
    flow: steps.map((step, index) => ({
      step,
      state: index === at ? 'now' : context.visited.includes(step.code) ? 'done' : 'next',
    })),
    skipped: context.steps.filter((step) => !isInFlow(context, step)),
    position: at + 1,
    previous: steps[at - 1],
    next: steps[at + 1],
    failure: context.failure,
    review: context.review,
  };
}
