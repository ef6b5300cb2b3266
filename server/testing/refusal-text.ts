import { resolveText } from '#engine/form/languages/text.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** A refusal as an answer bears it, in English: its kind, the one field and sentence of it, and what a program reads. */
export function toldBy({ kind, errors, details }: Refusal) {
  const said = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => `${field} ${resolveText(message, 'en')}`),
  );
  return [kind, ...said, ...(Object.keys(details).length > 0 ? [details] : [])];
}

/** How an attempt was refused, as above; what else it threw, or undefined where it was not. */
export async function refusalOf(attempt: Promise<unknown>): Promise<unknown> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? toldBy(error) : error;
}
