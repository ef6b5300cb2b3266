import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure.ts';
import type { signInMachine } from './sign-in.machine.ts';

/** Signing in as a page shows it. */
export interface SignInView {
  readonly step: 'address' | 'code';
  readonly email: string;
  readonly isWorking: boolean;
  readonly failure: Failure | undefined;
}

/** Converts the machine's state to props, without markup. */
export function connectSignIn({ value, context }: SnapshotFrom<typeof signInMachine>): SignInView {
  return {
    step: value === 'address' || value === 'sending' ? 'address' : 'code',
    email: context.email,
    isWorking: value !== 'address' && value !== 'code',
    failure: context.failure,
  };
}
