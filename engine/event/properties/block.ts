import Type, { type TProperties } from 'typebox';
import { Flag } from '../../form/field/flag.ts';
import { Text } from '../../form/languages/text.ts';
import { SafeLink } from '../addresses/safe-link.ts';

/** Refuses unknown properties. */
export const closed = { additionalProperties: false } as const;

/** The closed meta-schema of a kind of block: its name and properties. */
export const block = <Kind extends string, Holds extends TProperties>(kind: Kind, holds: Holds) =>
  Type.Object({ block: Type.Literal(kind), ...holds }, closed);

/** The optional head of a section. */
export const heading = { title: Type.Optional(Text), lead: Type.Optional(Text) };

/** A link with its label. */
export const Action = Type.Object({ label: Text, link: SafeLink, new_tab: Type.Optional(Flag) }, closed);

/** The code of something in a catalogue document. */
export const ItemCode = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });

/** Codes of a catalogue in display order. */
export const Chosen = Type.Array(ItemCode, { minItems: 1, maxItems: 200, uniqueItems: true });
