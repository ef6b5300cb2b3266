import { registerFieldTypes } from '../../form/field-types/registry.ts';
import { registerRules } from '../../form/keywords/index.ts';
import { eventFieldTypes } from './event-field-types.ts';
import { contributionRange } from './rules/contribution-range.ts';
import { noMembership } from './rules/no-membership.ts';
import { workshopConflicts } from './rules/workshop-conflicts.ts';

type OfEvents = typeof eventFieldTypes;

declare module '../../form/field-types/registry.ts' {
  interface FieldTypes extends OfEvents {}
}

// Imported for its effect by every entry that reads forms: from here on the form engine knows the types of an event.
registerFieldTypes(eventFieldTypes);
registerRules([contributionRange, noMembership, workshopConflicts]);
