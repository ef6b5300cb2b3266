import Type, { type Static } from 'typebox';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

/** A question of an event's forms, as a column of the organizers' list. */
export const ListQuestion = Type.Object({
  /** `form/field`, with the fields that hold it: `personal/address.city`. */
  id: Type.String(),
  /** The title of its form. */
  form: Type.String(),
  label: Type.String(),
  /** The answers to choose from. */
  options: Type.Optional(Type.Array(Type.Object({ id: Type.String(), label: Type.String() }))),
});
export type ListQuestion = Static<typeof ListQuestion>;

/** What the organizers' list can show and be narrowed by. */
export const deskList = endpoints(calls.deskList, {
  getListOptions: {
    summary:
      'What an event’s list of registrations can show: answers to the questions of its forms, and its flows by name.',
    access: 'organizer',
    permission: 'registrations',
    response: Type.Object({
      questions: Type.Array(ListQuestion),
      /** The flows of the event besides registrations and groups. */
      flows: Type.Array(Type.Object({ code: Type.String(), label: Text })),
      /** The types of membership. */
      memberships: Type.Array(Type.Object({ code: Type.String(), label: Text })),
      /** The discount codes that are used. */
      discounts: Type.Array(Type.String()),
      /** What people have or wait for: `kind/item` with its name. */
      items: Type.Array(Type.Object({ item: Type.String(), label: Text })),
    }),
  },
});
