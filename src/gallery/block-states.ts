import type { Call } from '#src/api/client.ts';
import { tableCall } from '#src/api/testing/table-call.ts';
import { answers } from '#src/features/pages/testing/site-answers.ts';

/** The server's answer while a block is shown. */
export interface BlockState {
  readonly name: string;
  readonly call: Call;
}

const unanswered = (() => new Promise(() => undefined)) as Call;

/** The states of a block: answered from the table that it is tested with, waiting, and told that nothing is there. */
export const BLOCK_STATES: readonly BlockState[] = [
  { name: 'answered', call: tableCall(answers) },
  { name: 'waiting for its answer', call: unanswered },
  { name: 'refused its answer', call: tableCall({}) },
];
