import { HttpProblem, invalidField, type Message } from '#server/http/http-problem.ts';

/** There is not so much left of what was asked for; told under the field that named it. */
export const soldOut = (field: string, left: Message) =>
  new HttpProblem(409, { [field]: [left] }, { reason: 'full' });

/** What is not in the catalogue, or not for this track. */
export const notOffered = (field: string) =>
  invalidField(field, {
    en: 'is not offered for your registration.',
    fr: 'n’est pas offert pour votre inscription.',
  });

/** More than one registration may have. */
export const tooMany = (field: string, most: number) =>
  invalidField(field, {
    en: `must be at most ${most} for one registration.`,
    fr: `ne peut dépasser ${most} par inscription.`,
  });
