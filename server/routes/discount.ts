import type { discount as contract } from '#engine/contract/discount.ts';
import { applyToRegistration, removeFromRegistration } from '#server/discounts/apply-code.ts';
import { attemptCode } from '#server/discounts/code-attempts.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { describeCodes } from '#server/prices/describe-codes.ts';
import type { Handlers } from './handlers.ts';

const tooManyCodes = () => new HttpProblem(429, { discount_code: [inEveryLanguage('codes.tooMany')] });

/** Discount and invitation codes of a registration. */
export const discountHandlers: Handlers<typeof contract> = {
  checkAppliedCode: ({ services, registration }) =>
    describeCodes(services.db, services.configuration, registration),
  async checkAndSubmitApplyCode({ services, event, registration, body }) {
    const { db, configuration } = services;
    const typed = { field: 'discount_code', typed: body.discount_code, kind: body.kind };
    const tried = await attemptCode(db, registration.id, () =>
      applyToRegistration(db, configuration, event.document, registration.id, typed),
    );
    if (!tried) throw tooManyCodes();
    return describeCodes(db, configuration, registration);
  },
  async removeAppliedCode({ services, registration, body }) {
    const { db, configuration } = services;
    await removeFromRegistration(db, registration.id, body.discount_code);
    return describeCodes(db, configuration, registration);
  },
};
