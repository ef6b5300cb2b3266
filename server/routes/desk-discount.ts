import { deskDiscount as contract } from '#engine/contract/desk-discount.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { whyNeeded } from '#server/cancellation/cancel-problems.ts';
import { applyCodeAtDesk, previewCode } from '#server/desk/actions/apply-code.ts';
import { afterwards } from './change.ts';
import type { Handlers } from './handlers.ts';
import { registrationNamed } from './registration-named.ts';

/** Discount codes at the desk. */
export const deskDiscountHandlers: Handlers<typeof contract> = {
  async previewCodeAsOrganizer({ services, eventCode, event, body }) {
    const row = await registrationNamed(services.db, eventCode, body.code);
    return previewCode(services.db, services, event.document, row, body.discount_code);
  },

  async applyCodeAsOrganizer({ services, eventCode, event, body, organizer, once, audit }) {
    const row = await registrationNamed(services.db, eventCode, body.code);
    const answer = await once(contract.applyCodeAsOrganizer.response, async (tx) => {
      const why = body.why.trim();
      if (why === '') throw whyNeeded();
      const { code, saves } = await applyCodeAtDesk(tx, services, event.document, row, body.discount_code, {
        author: nameOf(organizer),
        why,
        expected: { owes: body.expected ?? 0, refund: body.expected_refund ?? 0 },
        notify: isYes(body.notify, false),
      });
      const is = formatCents(saves, localeIn(event.document.languages[0]));
      await audit(tx, {
        subject: row.code,
        changes: [
          { what: 'discount', is: code },
          { what: 'credit', is },
        ],
        reason: why,
      });
      return { saves };
    });
    await afterwards(services, row.id);
    return answer;
  },
};
