import type { AuditChange } from '#engine/contract/audit.ts';
import { deskTransfer as contract } from '#engine/contract/desk-transfer.ts';
import { whyNeeded } from '#server/cancellation/cancel-problems.ts';
import { previewTransfer, transferRegistration } from '#server/desk/actions/transfer-registration.ts';
import type { Handlers } from './handlers.ts';
import { registrationNamed } from './registration-named.ts';

/** Transferring a registration to another person. */
export const deskTransferHandlers: Handlers<typeof contract> = {
  async previewTransfer({ services, eventCode, event, params }) {
    const row = await registrationNamed(services.db, eventCode, params.code);
    return previewTransfer(services.db, services.configuration, event.document, row);
  },

  async transferRegistration({ services, eventCode, event, body, once, audit }) {
    const answer = await once(contract.transferRegistration.response, async (tx) => {
      const why = body.why.trim();
      if (why === '') throw whyNeeded();
      // A repeated call finds its answer, and no longer the code.
      const row = await registrationNamed(tx, eventCode, body.code);
      const holder = { last_name: '', ...body };
      const { before, after, from, to } = await transferRegistration(
        tx,
        services,
        event.document,
        row.id,
        holder,
      );
      const changes: AuditChange[] = [
        { what: 'name', was: from, is: to },
        { what: 'email', was: before.emailTyped, is: after.emailTyped },
        { what: 'code', was: before.code, is: after.code },
      ];
      await audit(tx, { subject: after.code, changes, reason: why });
      return { code: after.code };
    });
    services.mailer.wake();
    return answer;
  },
};
