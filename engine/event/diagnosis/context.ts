import type { Condition } from '../../form/field/condition.ts';
import type { Flag } from '../../form/field/flag.ts';
import type { Option } from '../../form/field/option.ts';
import type { FormDocument } from '../../form/form-document/form-document.ts';
import type { Text } from '../../form/languages/text.ts';
import type { NamedRoom } from '../plan/room-name.ts';
import type { Mode } from '../properties/modes.ts';
import type { FeeCategory } from '../properties/money.ts';

/** What other documents lean on of an event document. */
interface EventFacts {
  readonly tracks: readonly {
    readonly code: string;
    readonly modes: readonly Mode[];
    readonly timezone?: string | undefined;
  }[];
  readonly days: readonly { readonly code: string; readonly date: string }[];
  readonly lists?: Readonly<Record<string, readonly Option[]>> | undefined;
  readonly dates: { readonly start: string; readonly end: string };
  readonly timezone: string;
}

/** A step of a flow: its form, and what it depends on. */
export interface StepFacts {
  readonly code: string;
  readonly form_type?: string | undefined;
  readonly tracks?: readonly string[] | undefined;
  readonly modes?: readonly string[] | undefined;
  readonly days?: readonly string[] | undefined;
  readonly skip_if?: Condition | undefined;
}

/** A flow: its steps, in order. */
export interface FlowFacts {
  readonly code: string;
  readonly steps: readonly StepFacts[];
}

/** Where a session of the schedule takes place. */
interface SessionPlace {
  readonly room?: Text | undefined;
  readonly type?: 'I' | 'O' | undefined;
  readonly offsite?: Flag | undefined;
}

/** When a session takes place, and how it is attended. */
interface SessionTime {
  readonly schedule: string;
  readonly type: 'I' | 'O';
}

/** An offer, as far as it decides who may choose it. */
export interface OfferFacts {
  readonly code: string;
  readonly when?: Condition | undefined;
  readonly tracks?: readonly string[] | undefined;
  /** It is not to be had. */
  readonly taken_by?: string | undefined;
}

/** What a document may lean on besides itself. */
export interface DiagnoseContext {
  /** Names that `options_from` may use, the product's own lists left out. */
  readonly lists?: readonly string[];
  /** Form types that steps may name. */
  readonly forms?: readonly string[];
  /** The event that the document is of. */
  readonly event?: EventFacts | undefined;
  /** A published form; undefined for one that is not there. */
  readonly formOf?: (form: string) => FormDocument | undefined;
  /** The options of a list of the product's own, where they are known. */
  readonly listOf?: (name: string) => readonly Option[] | undefined;
  /** The types of membership that a registration may have, `declined` included; none where the event has no memberships. */
  readonly membershipTypes?: readonly string[];
  /** The steps of the event's registration. */
  readonly registrationSteps?: readonly StepFacts[] | undefined;
  /** The event's flows. */
  readonly flows?: readonly FlowFacts[];
  /** The categories in which something costs. */
  readonly chargedCategories?: ReadonlySet<FeeCategory>;
  /** Codes of the event's tracks and days. */
  readonly tracks?: readonly string[];
  readonly days?: readonly string[];
  /** The event's schedule, whose rooms a plan is held against. */
  readonly schedule?:
    | {
        readonly sessions: readonly (SessionPlace & Partial<SessionTime>)[];
        readonly slots?: readonly { readonly code: string; readonly day: string; readonly track: string }[];
      }
    | undefined;
  /** The offers of a document; undefined for one that is not there. */
  readonly offersOf?: (document: string) => readonly OfferFacts[] | undefined;
  /** The rooms of the event's plans, and the names of its people. */
  readonly planRooms?: readonly NamedRoom[];
  readonly people?: readonly string[];
  /** Codes of the event's pages. */
  readonly pages?: readonly string[];
  /** The time zone of a track. */
  readonly zoneOf?: (track: string) => string;
  /** Codes of the event's plans of rooms, and of its locations. */
  readonly plans?: readonly string[];
  readonly locations?: readonly string[];
  /** Codes of the event's `offers` documents. */
  readonly offers?: readonly string[];
  /** Names of the event's tracks in addresses; a menu links to them. */
  readonly trackNames?: readonly string[];
  /** Codes of a form's fields, undefined if there is no such form. */
  readonly fieldsOf?: (form: string) => readonly string[] | undefined;
  /** Whether a form has pickers that only a registration can use: workshops, products. */
  readonly isPickedIn?: (form: string) => boolean;
  /** Whether a form has fields that may cost something. */
  readonly costsIn?: (form: string) => boolean;
  /** Whether a form has a field for presenters. */
  readonly isPresentedIn?: (form: string) => boolean;
  /** Whether a form has fields that can be answered only before the payment: pickers and files. */
  readonly isForBeforePayment?: (form: string) => boolean;
  /** Whether a form has fields that cannot change after submission: files and workshops. */
  readonly isFixedIn?: (form: string) => boolean;
}
