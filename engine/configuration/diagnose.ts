import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../contract/problem.ts';
import { diagnoseCancellation } from './diagnose-cancellation.ts';
import { diagnoseDays } from './diagnose-days.ts';
import { diagnoseDiscounts } from './diagnose-discounts.ts';
import { diagnoseEvent } from './diagnose-event.ts';
import { diagnoseFees } from './diagnose-fees.ts';
import { diagnoseFloorPlan } from './diagnose-floor-plan.ts';
import { diagnoseFlow } from './diagnose-flow.ts';
import { diagnoseForm } from './diagnose-form.ts';
import { diagnoseKeys } from './diagnose-keys.ts';
import { diagnoseMembership } from './diagnose-membership.ts';
import { diagnoseMenu } from './diagnose-menu.ts';
import { diagnoseOffers } from './diagnose-offers.ts';
import { diagnoseSchedule } from './diagnose-schedule.ts';
import {
  diagnoseAccommodations,
  diagnoseExhibitors,
  diagnoseLocations,
  diagnosePage,
  diagnosePeople,
  diagnoseSponsors,
} from './diagnose-site.ts';
import { diagnoseTexts } from './diagnose-texts.ts';
import { type ConfigurationDocument, type DocumentKind, isDocumentKind, metaSchemas } from './document.ts';
import { documentFault, documentWarning } from './document-fault.ts';
import type { EventDocument } from './event-document.ts';
import { explainFailure, isNoise } from './explain-failure.ts';
import type { PlanRoom } from './floor-plan-document.ts';
import type { Step } from './flow-document.ts';
import type { FormDocument } from './form-document.ts';
import { lostDrawings } from './lost-drawings.ts';
import type { FeeCategory } from './money.ts';
import type { Option } from './option.ts';
import type { ScheduleDocument } from './schedule-document.ts';

/** What a document may lean on besides itself. */
export interface DiagnoseContext {
  /** Names that `options_from` may use, the product's own lists left out. */
  readonly lists?: readonly string[];
  /** Form types that steps may name. */
  readonly forms?: readonly string[];
  /** The event that the document is of. */
  readonly event?: Pick<EventDocument, 'tracks' | 'days' | 'lists' | 'dates' | 'timezone'> | undefined;
  /** A published form; undefined for one that is not there. */
  readonly formOf?: (form: string) => FormDocument | undefined;
  /** The options of a list of the product's own, where they are known. */
  readonly listOf?: (name: string) => readonly Option[] | undefined;
  /** The types of membership that a registration may have, `declined` included; none where the event has no memberships. */
  readonly membershipTypes?: readonly string[];
  /** The steps of the event's registration. */
  readonly registrationSteps?: readonly Step[] | undefined;
  /** The categories in which something costs. */
  readonly chargedCategories?: ReadonlySet<FeeCategory>;
  /** Codes of the event's tracks and days. */
  readonly tracks?: readonly string[];
  readonly days?: readonly string[];
  /** The event's schedule, whose rooms a plan is held against. */
  readonly schedule?: Pick<ScheduleDocument, 'sessions'> | undefined;
  /** The rooms of the event's plans, and the names of its people. */
  readonly planRooms?: readonly Pick<PlanRoom, 'name' | 'also'>[];
  readonly people?: readonly string[];
  /** Codes of the event's pages. */
  readonly pages?: readonly string[];
  /** The time zone of a track. */
  readonly zoneOf?: (track: string) => string;
  /** Codes of the event's plans of rooms, and of its locations. */
  readonly plans?: readonly string[];
  readonly locations?: readonly string[];
  /** Codes of what the event offers to choose from. */
  readonly offers?: readonly string[];
  /** Names of the event's tracks in addresses, by which a menu leads to them. */
  readonly trackNames?: readonly string[];
  /** Codes of the fields of a form, undefined for one that is not there. */
  readonly fieldsOf?: (form: string) => readonly string[] | undefined;
  /** Whether something is picked in a form that only a registration can hold: seats, merchandise. */
  readonly isPickedIn?: (form: string) => boolean;
  /** Whether something that may cost is asked for in a form. */
  readonly costsIn?: (form: string) => boolean;
  /** Whether presenters are named in a form. */
  readonly isPresentedIn?: (form: string) => boolean;
  /** Whether a form has fields that are asked before the payment only: what is picked, and files. */
  readonly isForBeforePayment?: (form: string) => boolean;
  /** Whether a form has fields that stay as they were submitted: files, and seats of workshops. */
  readonly isFixedIn?: (form: string) => boolean;
}

/** More than this helps nobody; the list says that it was cut. */
const MOST = 100;

let ajv: Ajv2020 | undefined;
const validators = new Map<DocumentKind, ValidateFunction>();

/** The validator of a kind, compiled when a document of it is first looked at: compiling them all takes a second. */
function validatorOf(kind: DocumentKind): ValidateFunction {
  const known = validators.get(kind);
  if (known) return known;
  ajv ??= new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: false,
    verbose: true,
    inlineRefs: false,
    // To optimise the code takes longer than to run it as it is, a few times for each document.
    code: { optimize: false },
  });
  const made = ajv.compile(metaSchemas[kind]);
  validators.set(kind, made);
  return made;
}

function bySchema(kind: DocumentKind, document: unknown): Diagnostic[] {
  const validate = validatorOf(kind);
  if (validate(document)) return [];
  return (validate.errors ?? [])
    .filter((failure) => !isNoise(failure))
    .flatMap((failure) => explainFailure(failure) ?? []);
}

function byMeaning(document: ConfigurationDocument, context: DiagnoseContext): Diagnostic[] {
  switch (document.kind) {
    case 'form':
      return diagnoseForm(document, context);
    case 'flow':
      return diagnoseFlow(document, context);
    case 'schedule':
      return [...diagnoseName(document), ...diagnoseSchedule(document, context)];
    case 'membership':
      return [...diagnoseName(document), ...diagnoseMembership(document, context)];
    case 'fees':
      return [...diagnoseName(document), ...diagnoseFees(document, context)];
    case 'discounts':
      return [...diagnoseName(document), ...diagnoseDiscounts(document, context)];
    case 'cancellation':
      return [...diagnoseName(document), ...diagnoseCancellation(document, context)];
    case 'menu':
      return [...diagnoseName(document), ...diagnoseMenu(document, context)];
    case 'people':
      return [...diagnoseName(document), ...diagnosePeople(document, context)];
    case 'sponsors':
      return [...diagnoseName(document), ...diagnoseSponsors(document)];
    case 'exhibitors':
      return [...diagnoseName(document), ...diagnoseExhibitors(document)];
    case 'accommodations':
      return [...diagnoseName(document), ...diagnoseAccommodations(document, context)];
    case 'floor_plan':
      return diagnoseFloorPlan(document, context.schedule);
    case 'offers':
      return diagnoseOffers(document, context);
    case 'locations':
      return [...diagnoseName(document), ...diagnoseLocations(document, context)];
    case 'page':
      return diagnosePage(document, context);
    case 'event':
      return diagnoseEvent(document);
  }
}

/** An event has one document of each catalogue kind, called as its kind: under another name nothing would read it. */
function diagnoseName({ kind, code }: ConfigurationDocument): Diagnostic[] {
  return code === kind
    ? []
    : [
        documentFault(
          '/code',
          'not_allowed',
          `A document of kind "${kind}" must have the code "${kind}".`,
          `"${kind}"`,
        ),
      ];
}

/**
 * Everything that is wrong with a configuration document, as data in one list (design §3): JSON pointer, what is
 * wrong, what would be right. A document without diagnostics of severity `error` may be published.
 */
export function diagnose(document: unknown, context: DiagnoseContext = {}): Diagnostic[] {
  const keys = diagnoseKeys(document);
  if (keys.length > 0) return keys.slice(0, MOST);
  const kind =
    typeof document === 'object' && document !== null && 'kind' in document ? document.kind : undefined;
  if (!isDocumentKind(kind)) {
    return [
      documentFault(
        '/kind',
        'unknown_kind',
        kind === 'steps' ? 'Steps must be part of a flow document.' : 'This is not a known kind of document.',
        Object.keys(metaSchemas)
          .map((name) => JSON.stringify(name))
          .join(', '),
      ),
    ];
  }
  const found = bySchema(kind, document);
  // What a document means can only be asked once its shape is right.
  const all =
    found.length > 0
      ? found
      : [
          ...diagnoseDays(document),
          ...byMeaning(document as ConfigurationDocument, context),
          ...lostDrawings(document),
          ...diagnoseTexts(document),
        ];
  return all.length > MOST ? cut(all) : all;
}

/** What keeps a document from being published is told first; warnings that are cut are no reason to refuse it. */
function cut(all: readonly Diagnostic[]): Diagnostic[] {
  const errors = all.filter(({ severity }) => severity === 'error');
  const told = [...errors, ...all.filter(({ severity }) => severity !== 'error')].slice(0, MOST);
  const tell = errors.length > MOST ? documentFault : documentWarning;
  return [...told, tell('', 'too_many', `${all.length - MOST} more problems are not listed.`)];
}
