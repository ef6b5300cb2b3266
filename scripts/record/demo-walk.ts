// What the demo sessions are made of: what a visitor does, in their words.
import type { Locale } from '#engine/form/languages/text.ts';
import type { SessionStep } from '#engine/recording/session-step.ts';
import { fill as filled } from '#tests/e2e/support/words.ts';
import type { DemoWords } from './demo-words.ts';

/** Who walks, and in which words. */
export interface Walk {
  /** Whose it is: somebody else's in each session. */
  readonly email: string;
  readonly words: DemoWords;
  readonly locale: Locale;
  /** An address in the visitor's language. */
  readonly at: (path: string) => string;
}

export const fill = (label: string, text: string, within?: string): SessionStep => ({
  do: 'fill',
  label,
  text,
  ...(within !== undefined && { in: within }),
});
export const press = (
  name: string,
  more: Partial<Extract<SessionStep, { do: 'press' }>> = {},
): SessionStep => ({
  do: 'press',
  name,
  ...more,
});
export const radio = (within: string, name: string): SessionStep => ({
  do: 'check',
  role: 'radio',
  name,
  in: within,
});
export const tick = (name: string): SessionStep => ({ do: 'check', role: 'checkbox', name });
export const heading = (text: string): SessionStep => ({ do: 'see', role: 'heading', text });

/** Goes on to the next step of the registration. */
export const goOn = ({ words }: Walk, step: string, title = words.step(step)): SessionStep[] => [
  press(filled(words.says.step.next, { step: words.step(step) })),
  heading(title),
];

/** Pays what is reviewed with a test card. */
export const payWith = (card: 'good' | 'declined', { words }: Walk): SessionStep[] => [
  { do: 'card', card },
  press(filled(words.says.payment.pay, { amount: '…' })),
];
