import Type, { type TProperties } from 'typebox';
import { Flag } from '../flag.ts';
import { SafeLink } from '../safe-link.ts';
import { Text } from '../text.ts';

/** What nothing else may be written beside. */
export const closed = { additionalProperties: false } as const;

/** The meta-schema of a kind of block: its name and what it holds, nothing else. */
export const block = <Kind extends string, Holds extends TProperties>(kind: Kind, holds: Holds) =>
  Type.Object({ block: Type.Literal(kind), ...holds }, closed);

/** The head of a section, where it has one. */
export const heading = { title: Type.Optional(Text), lead: Type.Optional(Text) };

/** A way on: its words and where it leads. */
export const Action = Type.Object({ label: Text, link: SafeLink, new_tab: Type.Optional(Flag) }, closed);

/** The code of something in a catalogue document. */
export const ItemCode = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });

/** Codes of a catalogue, in the order in which they are to stand. */
export const Chosen = Type.Array(ItemCode, { minItems: 1, maxItems: 200, uniqueItems: true });
