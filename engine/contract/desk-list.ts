import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** A question of an event's forms, as a column of the organizers' list. */
export const ListQuestion = Type.Object({
  /** `form/field`, with the fields that hold it: `personal/address.city`. */
  id: Type.String(),
  /** The title of its form. */
  form: Type.String(),
  label: Type.String(),
});
export type ListQuestion = Static<typeof ListQuestion>;

/** What the organizers' list can show and be narrowed by. */
export const deskList = {
  getListOptions: endpoint({
    method: 'GET',
    path: '/getListOptions',
    summary: 'The questions of an event’s forms, which its list of registrations can show the answers to.',
    access: 'organizer',
    permission: 'registrations',
    response: Type.Object({ questions: Type.Array(ListQuestion) }),
  }),
} as const;
