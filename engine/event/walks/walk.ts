import type { FormContext } from '../../form/values/form-context.ts';
import type { DiagnoseContext } from '../diagnosis/context.ts';
import type { Sentence, SentenceList } from '../diagnosis/sentence.ts';
import type { Fee } from '../documents/fees/schema.ts';
import type { FlowDocument } from '../documents/flow/schema.ts';
import type { MembershipDocument } from '../documents/membership/schema.ts';
import type { OffersDocument } from '../documents/offers/schema.ts';

/** The documents that a flow is walked through with, and the day on which prices are those of the walks. */
export interface WalkInput {
  readonly flow: FlowDocument;
  readonly context: DiagnoseContext;
  /** The fees that the flow asks for. */
  readonly fees: readonly Fee[];
  readonly membership?: MembershipDocument | undefined;
  readonly offersOf: (document: string) => OffersDocument | undefined;
  readonly names: WalkNames;
  readonly today: string;
}

/** What the event calls its tracks, as titles name them. */
export interface WalkNames {
  readonly track: (code: string) => Sentence['values'][string];
  readonly session: (code: string) => Sentence['values'][string];
}

/** An item that a walk chooses, by its name in the inventory. */
export interface WalkPick {
  readonly kind: 'session' | 'variant' | 'activity' | 'choice';
  readonly item: string;
}

/** A step of a walk. */
export interface WalkStep {
  readonly code: string;
  /** Fields with a condition that are shown, and required fields, by code: leaving them empty shows their message. */
  readonly conditional: readonly string[];
  readonly required: readonly string[];
}

/** One way through a flow: choices, answers and items. */
export interface Walk {
  readonly title: SentenceList;
  readonly registration: FormContext['registration'];
  /** Answers by form, as they would be stored. */
  readonly answers: FormContext['answers'];
  readonly picks: readonly WalkPick[];
  readonly steps: readonly WalkStep[];
  /** The ids of the goals that it shows. */
  readonly shows: readonly string[];
}

/** The walks of a flow, and what none of them shows. */
export interface Walks {
  readonly walks: readonly Walk[];
  readonly left: readonly LeftOut[];
}

/** A goal that no walk shows: because there were too many combinations to look at, or because none was found. */
export interface LeftOut {
  readonly goal: string;
  readonly isCapped: boolean;
}
