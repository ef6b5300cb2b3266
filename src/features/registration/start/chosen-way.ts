import { isMode, type Mode } from '#engine/configuration/event-document.ts';
import type { Event } from '#engine/contract/event.ts';
import type { PriceOfChoice, TrackPrice } from '#engine/contract/money.ts';
import type { Values } from '#engine/values/form-store.ts';
import { choiceOf } from './start-form.ts';

/** What is chosen so far, as far as prices depend on it. */
export interface ChosenWay {
  /** Undefined until one is chosen, where there is a choice. */
  readonly track: string | undefined;
  readonly mode: Mode;
  readonly days: readonly string[];
}

/** The way that the answers of a start's form choose. */
export function chosenWay(event: Event, answers: Values): ChosenWay {
  const { choice } = choiceOf(event, answers);
  const [only] = event.tracks.length === 1 ? event.tracks : [];
  const asked = answers['track'] ?? only?.code;
  return {
    track: typeof asked === 'string' ? asked : undefined,
    mode: isMode(choice.mode) ? choice.mode : 'In-Person',
    // The form comes with every day chosen: until it has said so, they are.
    days: answers['days'] === undefined ? event.days.map(({ code }) => code) : choice.registrations_day,
  };
}

/** What a track costs on the days that are chosen, in the mode that is if it has it; undefined of no such choice. */
export function priceOf(
  price: TrackPrice | undefined,
  { track, mode, days }: ChosenWay,
): PriceOfChoice | undefined {
  const choices = price?.choices ?? [];
  const wanted = track === price?.track ? mode : choices[0]?.mode;
  return choices.find(
    (choice) =>
      choice.mode === wanted &&
      choice.registrations_day.length === days.length &&
      choice.registrations_day.every((day) => days.includes(day)),
  );
}
