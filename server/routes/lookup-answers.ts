import { invalidField } from '#server/domain/refusal.ts';
import { registrationFlow } from '#server/domain/registration-row.ts';
import { HttpProblem } from '#server/http/http-problem.ts';

/** The registrations of an event, as what is looked for by an address. */
export const registrationsOf = (eventCode: string) => ({ eventCode, flow: registrationFlow });

/** The same whether it was the code or the address that is unknown. */
export function wrongCode(): HttpProblem {
  return new HttpProblem(404, {
    code: [
      {
        en: 'The code and the email address do not belong to a registration for this event.',
        fr: 'Le code et l’adresse courriel ne correspondent à aucune inscription à cet événement.',
      },
    ],
  });
}

/** The same of a group, for its contact. */
export function wrongGroup(): HttpProblem {
  return new HttpProblem(404, {
    group_code: [
      {
        en: 'The group code and the email address do not belong together here.',
        fr: 'Le code de groupe et l’adresse courriel ne vont pas ensemble ici.',
      },
    ],
  });
}

/** The same whether a code is wrong, too old or used up, or the address was never sent one. */
export const wrongAccessCode = () =>
  invalidField('access_code', {
    en: 'is not valid, or no longer. Check it, or ask for a new one.',
    fr: 'n’est pas valide, ou ne l’est plus. Vérifiez-le ou demandez-en un nouveau.',
  });

// Spec §8, both of them.
export const codeSent = {
  en: 'If a valid registration exists, an email with the registration code is sent.',
  fr: 'Si une inscription valide existe, un courriel contenant le code d’inscription est envoyé.',
};
export const notFoundByEmail = {
  en: 'No registration with this email address has been found. Did you register with a different email address?',
  fr: 'Aucune inscription n’a été trouvée avec cette adresse courriel. Avez-vous utilisé une autre adresse pour vous inscrire\u00a0?',
};
