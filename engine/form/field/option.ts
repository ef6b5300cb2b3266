import Type, { type Static } from 'typebox';
import { Text } from '../languages/text.ts';
import { Flag } from './flag.ts';

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** A choice of a list (spec §3 "Select option"); one with enabled N is shown and cannot be picked. */
export const Option = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 120 }),
    name: Text,
    enabled: Type.Optional(Flag),
    status: Type.Optional(Text),
    availability: Type.Optional(Type.Integer({ minimum: 0 })),
    help: Type.Optional(Text),
    /** The price in cents, shown next to it; charging it is configured in the fees. */
    amount: Type.Optional(Type.Integer({ minimum: 0 })),
    picture: Type.Optional(Type.String({ maxLength: 500 })),
    /** The hours that it covers, drawn by rows with a `timeline`. */
    hours: Type.Optional(Type.Object({ from: Clock, to: Clock }, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
export type Option = Static<typeof Option>;

/** Lists for `options_from` besides the event's own: the product's, or made from other documents. */
export const NAMED_LISTS = [
  'countries',
  'provinces',
  'states',
  'time_zones',
  'organizations_event',
  'organizations_client',
] as const;
