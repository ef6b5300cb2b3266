import Type, { type Static } from 'typebox';
import { AppliedCode, CodeKind } from '../event/pickers/applied-code.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';
import { Quote } from './money.ts';

const RegistrationCode = Type.String({ minLength: 1, maxLength: 40 });
export const AppliedCodes = Type.Object({ codes: Type.Array(AppliedCode), quote: Quote });
export type AppliedCodes = Static<typeof AppliedCodes>;

export const discount = endpoints(calls.discount, {
  checkAppliedCode: {
    summary: 'The codes applied to the bearer’s registration.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode }),
    response: AppliedCodes,
  },
  checkAndSubmitApplyCode: {
    summary: 'Applies a discount or invitation code; 422 with the reason if it cannot be applied.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({
      code: RegistrationCode,
      /** As typed or copied; the code itself has 5 to 20 characters. */
      discount_code: Type.String({ minLength: 5, maxLength: 80 }),
      kind: Type.Optional(CodeKind),
    }),
    response: AppliedCodes,
  },
  removeAppliedCode: {
    summary: 'Removes a code; a code that is not applied is no error.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({
      code: RegistrationCode,
      discount_code: Type.String({ minLength: 1, maxLength: 20 }),
    }),
    response: AppliedCodes,
  },
});
