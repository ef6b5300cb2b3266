import type { TProperties } from 'typebox';
import type { FieldWith } from '../../form/field-types/definition.ts';

/** The items that a `picked` type chooses. */
export type PickedKind = 'session' | 'variant' | 'activity' | 'choice';

/** Whether only a registration can hold it: it is offered by track. */
export function isOfRegistrations(kind: PickedKind): boolean {
  return kind === 'session' || kind === 'variant';
}

declare module '../../form/field-types/definition.ts' {
  interface FieldTypeExtension<Own extends TProperties> {
    readonly picks?: PickedKind;
    /** Which items the field chooses: those whose names start with this and a slash; all by default. */
    within?(field: FieldWith<Own>): string;
    /** Whether it lists presenters: only a proposal's flow can have it. */
    readonly presents?: true;
    /** The kind of its rows, if they have calls of their own. */
    readonly rows?: 'people' | 'gifts';
  }
}
