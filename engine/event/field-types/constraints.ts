import Type from 'typebox';
import { DocumentCode } from '../../form/field/code.ts';
import { Flag } from '../../form/field/flag.ts';
import { Option } from '../../form/field/option.ts';
import { movable, rowWords, several } from '../../form/field-types/constraint-groups.ts';
import { registerConstraints } from '../../form/field-types/constraints.ts';
import { LAST_NAMES } from '../properties/last-names.ts';

/** The properties of each field type of an event besides those of every field. */
const ofEvents = {
  discount_code: {},
  invitation_code: {},
  membership: {},
  activity_picker: {},
  product_picker: {},
  workshop_picker: { minItems: several.minItems },
  /** The document with the offers. */
  choice_picker: { offers: DocumentCode },
  presenters: {
    ...several,
    /** The form of each presenter's part. */
    form_type: DocumentCode,
  },
  contacts: {
    ...rowWords,
    ...movable,
    /** N asks for no badge. */
    badges: Type.Optional(Flag),
    /** Whether a last name is asked for; as in the event's registration when absent. */
    last_name: Type.Optional(Type.Enum(LAST_NAMES)),
  },
  donations: {
    ...rowWords,
    /** The purposes. */
    purposes: Type.Optional(Type.Array(Option, { minItems: 1, maxItems: 24 })),
  },
};

type OfEvents = typeof ofEvents;

declare module '../../form/field-types/constraints.ts' {
  interface FieldConstraints extends OfEvents {}
}

// Imported for its effect by the schemas that list the fields of an event's forms.
registerConstraints(ofEvents);
