import type { Condition } from '../../form/field/condition.ts';
import { findDefinition } from '../../form/field-types/registry.ts';
import type { Field } from '../../form/form-document/field.ts';
import { allOf } from '../../form/rules/fillable.ts';
import '../field-types/definition.ts';
import { trackType } from '../schedule/may-attend.ts';
import type { DiagnoseContext, FlowFacts, OfferFacts, StepFacts } from './context.ts';
import { asReadInFlow } from './flow-names.ts';
import { stepConditions } from './flow-worlds.ts';

/** A field of a flow in which offers or sessions are chosen. */
export interface FlowPicker {
  readonly flow: FlowFacts;
  readonly step: StepFacts;
  readonly form: string;
  readonly field: Field;
  /** The conditions under which it is shown, as the flow reads them. */
  readonly shown: readonly Condition[];
}

/** The document whose offers a field chooses, or the schedule; undefined for a field that chooses nothing. */
export function pickedDocument(field: Field): string | undefined {
  const definition = findDefinition(field);
  switch (definition?.picks) {
    case 'session':
      return 'schedule';
    case 'variant':
      return 'products';
    case 'activity':
      return 'activities';
    case 'choice':
      return definition.within?.(field);
    default:
      return undefined;
  }
}

/** The fields of a flow in which something is chosen. */
export function pickersIn(flow: FlowFacts, context: DiagnoseContext): FlowPicker[] {
  return flow.steps.flatMap((step) => {
    const form = step.form_type;
    if (form === undefined) return [];
    const sections = context.formOf?.(form)?.sections ?? [];
    return sections.flatMap((section) =>
      section.fields.flatMap((field): FlowPicker[] => {
        if (pickedDocument(field) === undefined) return [];
        const own = [section.show_if, field.show_if].flatMap((condition) =>
          condition === undefined ? [] : [asReadInFlow(condition, form)],
        );
        return [{ flow, step, form, field, shown: [...stepConditions(step), ...own] }];
      }),
    );
  });
}

/** The condition under which an offer can be chosen; applications have no track, so tracks do not matter to them. */
export function offerCondition({ when = true, tracks, taken_by }: OfferFacts, flow: FlowFacts): Condition {
  if (taken_by !== undefined) return false;
  const isOfTracks = flow.code === 'registration' && tracks !== undefined;
  const ofTracks: Condition = isOfTracks ? { in: [{ var: 'registration.track' }, [...tracks]] } : true;
  return allOf([when, ofTracks]);
}

/** The condition under which a session can be attended, as `mayAttend` decides it; undefined if it cannot be told. */
export function sessionCondition(
  { schedule, type }: { readonly schedule?: string | undefined; readonly type?: 'I' | 'O' | undefined },
  context: DiagnoseContext,
): Condition | undefined {
  const slot = context.schedule?.slots?.find(({ code }) => code === schedule);
  const track = context.event?.tracks.find(({ code }) => code === slot?.track);
  if (!slot || !track || type === undefined) return undefined;
  const ofTrack: Condition = { '==': [{ var: 'registration.track' }, track.code] };
  const isOnline = trackType(track) === 'O';
  return allOf([
    { in: [slot.day, { var: 'registration.registrations_day' }] },
    type === 'I' ? { '!=': [{ var: 'registration.mode' }, 'Online'] } : true,
    isOnline ? { or: [ofTrack, { '==': [{ var: 'registration.mode' }, 'Hybrid'] }] } : ofTrack,
  ]);
}

/** The conditions of all that a picker offers; undefined if that is not known. */
export function offeredIn({ flow, field }: FlowPicker, context: DiagnoseContext): Condition[] | undefined {
  const document = pickedDocument(field);
  if (document === undefined) return undefined;
  if (document !== 'schedule') {
    return context.offersOf?.(document)?.map((offer) => offerCondition(offer, flow));
  }
  const sessions = context.schedule?.sessions.map((session) => sessionCondition(session, context));
  return sessions?.every((each) => each !== undefined) ? sessions : undefined;
}
