import type { deskViews as contract } from '#engine/contract/desk-views.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { addView, changeView, listViews, removeView } from '#server/desk/views.ts';
import type { Handlers } from './handlers.ts';

/** Lists of the desk that a team has saved under a name. */
export const deskViewHandlers: Handlers<typeof contract> = {
  listDeskViews: async ({ services: { db }, eventCode }) => ({ views: await listViews(db, eventCode) }),

  saveDeskView: ({ services: { db }, eventCode, organizer, body, audit }) =>
    db.transaction(async (tx) => {
      const given = { name: body.name.trim(), query: body.query };
      const { was, is } =
        body.id === undefined
          ? { was: undefined, is: await addView(tx, eventCode, nameOf(organizer), given) }
          : await changeView(tx, eventCode, body.id, given);
      await audit(tx, {
        subject: is.name,
        changes: [
          ...(was && was.name !== is.name ? [{ what: 'name', was: was.name, is: is.name }] : []),
          ...(was?.query === is.query
            ? []
            : [{ what: 'filters', ...(was && { was: was.query }), is: is.query }]),
        ],
      });
      return { view: is };
    }),

  removeDeskView: ({ services: { db }, eventCode, body, audit }) =>
    db.transaction(async (tx) => {
      const { name, query } = await removeView(tx, eventCode, body.id);
      await audit(tx, { subject: name, changes: [{ what: 'filters', was: query }] });
      return { removed: 'Y' as const };
    }),
};
