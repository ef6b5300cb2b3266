import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from '#server/refusals/refusal.ts';

/** An event's registrations, for lookups by address. */
export const registrationsOf = (eventCode: string) => ({ eventCode, flow: registrationFlow });

/** The same whether it was the code or the address that is unknown. */
export function wrongCode(): HttpProblem {
  return new HttpProblem(404, {
    code: [inEveryLanguage('lookup.wrongCode')],
  });
}

/** The same of a group, for its contact. */
export function wrongGroup(): HttpProblem {
  return new HttpProblem(404, {
    group_code: [inEveryLanguage('lookup.wrongGroup')],
  });
}

/** The same whether a code is wrong, too old or used up, or the address was never sent one. */
export const wrongAccessCode = () => invalidField('access_code', inEveryLanguage('lookup.wrongAccessCode'));

// Both messages of spec §8.
export const codeSent = inEveryLanguage('lookup.codeSent');
export const notFoundByEmail = inEveryLanguage('lookup.notFoundByEmail');
