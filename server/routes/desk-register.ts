import Type from 'typebox';
import type { deskRegister as contract } from '#engine/contract/desk-register.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { whyNeeded } from '#server/cancellation/cancel-problems.ts';
import { registerByHand } from '#server/desk/actions/register-by-hand.ts';
import { afterwards } from './change.ts';
import type { Handlers } from './handlers.ts';

/** Registering people by hand. */
export const deskRegisterHandlers: Handlers<typeof contract> = {
  async registerAsOrganizer({ services, event, body, organizer, once, audit }) {
    const why = body.why?.trim() ?? '';
    if (isYes(body.waive) && why === '') throw whyNeeded();
    const schema = Type.Object({ code: Type.String(), id: Type.String() });
    const { code, id } = await once(schema, async (tx) => {
      const row = await registerByHand(tx, services, event.document, body, {
        author: nameOf(organizer),
        why,
      });
      const changes = [
        { what: 'email', is: row.emailTyped },
        { what: 'fees', is: isYes(body.waive) ? 'waived' : 'unpaid' },
      ];
      await audit(tx, { subject: row.code, changes, ...(why !== '' && { reason: why }) });
      return { code: row.code, id: row.id };
    });
    await afterwards(services, id);
    return { code };
  },
};
