import type { Locale } from '#engine/form/languages/text.ts';
import { catalogue } from '#machines/languages/words.ts';
import { everyMachine } from './every-machine.ts';

/**
 * Describes when a guard is true, from its text in a chart, such as `isInFlow workshops`. `nameOf` returns the label of
 * a parameter, such as a step. Undefined for a guard without a description.
 */
export function guardDescriptions(
  guard: string,
  locale: Locale,
  nameOf: (parameter: string) => string = (parameter) => parameter,
): string | undefined {
  const [name = '', ...parameters] = guard.split(' ');
  const { guards, failures } = catalogue[locale];
  const parameter = parameters.join(' ');
  if (name === 'failedBy') return own(failures, parameter);
  return own(guards, name)?.replace(/\{\w+\}/, () => nameOf(parameter));
}

const own = (words: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** Every guard of every machine, by its name. */
export function everyGuard(): string[] {
  const named = everyMachine.flatMap(({ machine }) => Object.keys(machine.implementations.guards));
  return [...new Set(named)].sort();
}
