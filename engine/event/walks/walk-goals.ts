import type { Condition } from '../../form/field/condition.ts';
import { isYes } from '../../form/field/flag.ts';
import { eachField, type PlacedField } from '../../form/form-document/field-tree.ts';
import { variablesOf } from '../../form/rules/condition.ts';
import { asReadInFlow } from '../diagnosis/flow-names.ts';
import { stepConditions } from '../diagnosis/flow-worlds.ts';
import {
  type FlowPicker,
  offerCondition,
  pickedDocument,
  pickersIn,
  sessionCondition,
} from '../diagnosis/picked-offers.ts';
import { isReview } from '../documents/flow/schema.ts';
import { shownIf } from '../documents/form/diagnose-never-shown.ts';
import type { Offer } from '../documents/offers/schema.ts';
import type { WalkInput, WalkPick } from './walk.ts';

/** One way to show a goal: what has to hold, and what is chosen. */
interface GoalWay {
  readonly conditions: readonly Condition[];
  readonly pick?: WalkPick;
}

/** Something that a walk has to show: any of its ways does. */
export interface Goal {
  readonly id: string;
  readonly ways: readonly GoalWay[];
}

/** The most offers of a document that are tried for one that can be chosen. */
const MOST_TRIED = 20;

/** Everything that the walks of a flow show: fees, memberships, prices, steps, fields and messages with a condition. */
export function goalsOf(input: WalkInput): Goal[] {
  return [...feeGoals(input), ...membershipGoals(input), ...pickGoals(input), ...stepGoals(input)];
}

function feeGoals({ fees }: WalkInput): Goal[] {
  return fees.map(({ code, when = true }) => ({ id: `fee:${code}`, ways: [{ conditions: [when] }] }));
}

/** The conditions of each type of membership, and of declining it, in the flow that asks for it. */
export function membershipConditions({
  membership,
  flow,
}: WalkInput): { type: string; id: string; conditions: Condition[] }[] {
  const step = flow.steps.find(({ form_type }) => form_type === membership?.form_type);
  if (!membership || !step) return [];
  const { form_type: form, decline_field: decline } = membership;
  const asked = stepConditions(step);
  const declined: Condition[] =
    decline === undefined ? [] : [{ '==': [{ var: `answers.${form}.${decline}` }, true] }];
  const whens = membership.types.map(({ when }) => asReadInFlow(when, form));
  return [
    ...membership.types.map(({ ID, type }, index) => ({
      id: ID,
      type,
      conditions: [
        ...asked,
        ...declined.map((each) => ({ '!': [each] })),
        ...whens.slice(index, index + 1),
        ...whens.slice(0, index).map((when) => ({ '!': [when] })),
      ],
    })),
    ...(decline === undefined
      ? []
      : [{ id: 'declined', type: 'declined', conditions: [...asked, ...declined] }]),
  ];
}

function membershipGoals(input: WalkInput): Goal[] {
  return membershipConditions(input).map(({ id, conditions }) => ({
    id: `membership:${id}`,
    ways: [{ conditions }],
  }));
}

function pickGoals(input: WalkInput): Goal[] {
  return pickersIn(input.flow, input.context).flatMap((picker) => {
    const { form, field } = picker;
    const ways = waysToPick(picker, input);
    const some =
      ways.length === 0 ? [] : [{ id: `pick:${form}.${field.code}`, ways: ways.slice(0, MOST_TRIED) }];
    return [...some, ...priceGoals(picker, input)];
  });
}

/** How something can be picked in a field, first what costs something. */
export function waysToPick(picker: FlowPicker, { context, offersOf }: WalkInput): GoalWay[] {
  const document = pickedDocument(picker.field);
  if (document === undefined) return [];
  if (document === 'schedule') {
    const sessions = context.schedule?.sessions ?? [];
    return sessions.flatMap((session) => {
      const condition = sessionCondition(session, context);
      const code = Reflect.get(session, 'code');
      if (condition === undefined || typeof code !== 'string') return [];
      return [{ conditions: [...picker.shown, condition], pick: { kind: 'session' as const, item: code } }];
    });
  }
  const offers = offersOf(document)?.offers ?? [];
  const cost = ({ amount = 0, prices = [] }: Offer) => (amount > 0 || prices.length > 0 ? 0 : 1);
  return offers
    .toSorted((one, other) => cost(one) - cost(other))
    .flatMap((offer) => {
      const pick = pickOf(document, offer);
      return pick ? [{ conditions: [...picker.shown, offerCondition(offer, picker.flow)], pick }] : [];
    });
}

function pickOf(document: string, offer: Offer): WalkPick | undefined {
  if (document === 'activities') return { kind: 'activity', item: offer.code };
  if (document !== 'products') return { kind: 'choice', item: `${document}/${offer.code}` };
  const [variant] = offer.variants ?? [];
  return variant && { kind: 'variant', item: `${offer.code}/${variant.code}` };
}

/** The prices of offers that are for some people, as far as they apply today. */
function priceGoals(picker: FlowPicker, { offersOf, today }: WalkInput): Goal[] {
  const document = pickedDocument(picker.field) ?? '';
  return (offersOf(document)?.offers ?? []).flatMap((offer) => {
    const pick = pickOf(document, offer);
    const rows = (offer.prices ?? []).filter(
      ({ from, until }) => (from === undefined || from <= today) && (until === undefined || today <= until),
    );
    return rows.flatMap(({ when }, index): Goal[] => {
      if (!pick || when === undefined) return [];
      const others = rows.slice(0, index).map((row): Condition => ({ '!': [row.when ?? true] }));
      const conditions = [...picker.shown, offerCondition(offer, picker.flow), when, ...others];
      return [{ id: `price:${document}/${offer.code}/${index}`, ways: [{ conditions, pick }] }];
    });
  });
}

function stepGoals({ flow, context }: WalkInput): Goal[] {
  return flow.steps.flatMap((step) => {
    if (isReview(step.kind)) return [];
    const conditions = stepConditions(step);
    const document = step.form_type === undefined ? undefined : context.formOf?.(step.form_type);
    const fields = document
      ? eachField(document).flatMap((place) => fieldGoals(place, document.code, conditions))
      : [];
    return [{ id: `step:${step.code}`, ways: [{ conditions }] }, ...fields];
  });
}

function fieldGoals(place: PlacedField, form: string, step: readonly Condition[]): Goal[] {
  const shown = shownIf(place);
  const { require_if, required } = place.field;
  const isOfRow = [...shown, require_if].some((each) =>
    variablesOf(each).some((name) => name.startsWith('row.')),
  );
  if (isOfRow || shown.includes(false)) return [];
  const read = shown.map((each) => asReadInFlow(each, form));
  const path = `${form}.${place.template}`;
  const isOwn = place.field.show_if !== undefined || (shown.length > 0 && place.holder === undefined);
  const isAsked = require_if !== undefined && !isYes(required, false);
  return [
    ...(isOwn ? [{ id: `field:${path}`, ways: [{ conditions: [...step, ...read] }] }] : []),
    ...(isAsked
      ? [
          {
            id: `message:${path}`,
            ways: [{ conditions: [...step, ...read, asReadInFlow(require_if, form)] }],
          },
        ]
      : []),
  ];
}
