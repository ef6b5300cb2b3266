import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

/** The most views of an event. */
export const MOST_VIEWS = 50;

/** A list that the team has saved under a name. */
export const DeskView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Search, filters, order and columns, as in the list's address. */
  query: Type.String(),
  /** An address, a token's name, or empty for the installation's token. */
  by: Type.String(),
});
export type DeskView = Static<typeof DeskView>;

const Id = Type.String({ maxLength: 64 });

/** Lists of the desk that a team has saved under a name. */
export const deskViews = endpoints(calls.deskViews, {
  listDeskViews: {
    summary: 'The saved views of an event, by name.',
    access: 'organizer',
    permission: 'registrations',
    response: Type.Object({ views: Type.Array(DeskView) }),
  },
  saveDeskView: {
    summary: 'Saves a view under a name that no other view of the event has, or changes one.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({
      /** The view to change; a new one without it. */
      id: Type.Optional(Id),
      name: Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$' }),
      query: Type.String({ maxLength: 4_000 }),
    }),
    response: Type.Object({ view: DeskView }),
  },
  removeDeskView: {
    summary: 'Removes a saved view.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({ id: Id }),
    response: Type.Object({ removed: Flag }),
  },
});
