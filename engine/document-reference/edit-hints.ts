import type { DocumentKind } from '../configuration/document.ts';
import { wordKeys } from './text-keys.ts';

/** How a property is edited, where its type does not tell. */
export interface EditHint {
  /** What it is edited with. */
  readonly widget?:
    | 'colour'
    | 'condition'
    | 'date'
    | 'money'
    | 'picture'
    | 'reference'
    | 'rich_text'
    | 'textarea'
    | 'time'
    | 'time_zone';
  /** What a reference names: documents of a kind, or what stands at a place of this document or another. */
  readonly names?: `${DocumentKind}` | `${DocumentKind}.${string}`;
  /** Under which head it stands among its neighbours. */
  readonly group?: 'identity' | 'looks' | 'limits' | 'conditions' | 'money';
  /** Out of sight until it is asked for. */
  readonly advanced?: true;
}

const colour: EditHint = { widget: 'colour', group: 'looks' };
const money: EditHint = { widget: 'money', group: 'money' };
const richText: EditHint = { widget: 'rich_text' };
const long: EditHint = { widget: 'textarea' };
const condition: EditHint = { widget: 'condition', group: 'conditions' };
const picture: EditHint = { widget: 'picture', group: 'looks' };
const place: EditHint = { group: 'limits' };
const advanced: EditHint = { advanced: true };
const to = (names: NonNullable<EditHint['names']>): EditHint => ({ widget: 'reference', names });

const hints: Readonly<Record<string, EditHint>> = {
  'document.$schema': advanced,
  'document.kind': { group: 'identity', advanced: true },
  'document.code': { group: 'identity' },
  'event.theme.theme_system.ink': colour,
  'event.theme.theme_system.accent': colour,
  'event.theme.theme_system.second': colour,
  'event.theme.theme_system.third': colour,
  'event.theme.theme_system.fourth': colour,
  'event.theme.theme_system.display_stretch': { group: 'looks', advanced: true },
  'event.theme.theme_system.display_tracking': { group: 'looks', advanced: true },
  'event.theme.theme_system.display_leading': { group: 'looks', advanced: true },
  'event.timezone': { widget: 'time_zone', group: 'identity' },
  'event.tracks.timezone': { widget: 'time_zone' },
  'event.client_logo': picture,
  'event.event_logo': picture,
  'event.privacy_notice': richText,
  'event.analytics': advanced,
  'event.words': advanced,
  'event.options.hold_minutes': { group: 'limits', advanced: true },
  'event.options.hold_cap_minutes': { group: 'limits', advanced: true },
  'event.options.capacity': place,
  'event.tracks.capacity': place,
  'event.tracks.kept': place,
  'flow.steps.form_type': to('form'),
  'flow.steps.skip_if': condition,
  'flow.steps.tracks': to('event.tracks'),
  'flow.steps.days': to('event.days'),
  'flow.group.discounts.amount': money,
  'flow.group.invoice.instructions': long,
  'flow.money.invoice.instructions': long,
  'flow.confirmation.text': long,
  'flow.mail.text': long,
  'mail_words.text': long,
  'answer.form': to('form'),
  'answer.field': to('form.sections.fields'),
  'page.parent': to('page'),
  'page.scene.location': to('locations.locations'),
  'block:html.html': richText,
  'block:columns.columns.html': richText,
  'block:privacy_notice.html': richText,
  'block:faq.questions.answer': richText,
  'block:help.groups.answers.answer': richText,
  'block:columns_of.page': to('page'),
  'block:slides_of.page': to('page'),
  'block:tickets.tickets.amount': money,
  'block:tracks.tracks.track': to('event.tracks'),
  'block:keynotes.people': to('people.people'),
  'block:speakers.people': to('people.people'),
  'block:sponsors.levels': to('sponsors.levels'),
  'block:exhibitors.types': to('exhibitors.types'),
  'block:accommodations.accommodations': to('accommodations.accommodations'),
  'block:activities.activities': to('offers.offers'),
  'block:merchandise.products': to('offers.offers'),
  'block:ways.location': to('locations.locations'),
  'block:floor_plan.plan': to('floor_plan'),
  'block:workshop_finder.filter': to('schedule.filters'),
  'block:help.situations.answers': to('page.blocks'),
  'schedule.workshops.description': long,
  'schedule.sessions.workshop': to('schedule.workshops'),
  'schedule.sessions.schedule': to('schedule.slots'),
  'schedule.sessions.fee.amount': money,
  'schedule.sessions.capacity': place,
  'schedule.sessions.kept': place,
  'membership.form_type': to('form'),
  'membership.questions': to('form.sections.fields'),
  'membership.decline_field': to('form.sections.fields'),
  'membership.types.when': condition,
  'membership.types.amount': money,
  'membership.organizations.amount': money,
  'fee.amount': money,
  'fee.early_bird.amount': money,
  'fee.when': condition,
  'fees.issuer': long,
  'fees.cancellation_policy': long,
  'discounts.discounts.amount': money,
  'discounts.discounts.when': condition,
  'cancellation.refunds.amount': money,
  'cancellation.refunds.keeps': money,
  'cancellation.note': long,
  'people.people.biography': richText,
  'sponsors.sponsors.level': to('sponsors.levels'),
  'exhibitors.exhibitors.type': to('exhibitors.types'),
  'accommodations.accommodations.description': richText,
  'accommodations.accommodations.rooms.amount': money,
  'locations.locations.description': richText,
  'floor_plan.rooms.floor': to('floor_plan.floors'),
  'offers.offers.group': to('offers.groups'),
  'offers.offers.amount': money,
  'offers.offers.prices.amount': money,
  'offers.offers.minimum': money,
  'offers.offers.maximum': money,
  'offers.offers.stock': place,
  'offers.offers.variants.amount': money,
  'offers.offers.variants.stock': place,
  'option.amount': money,
  'form.sections.show_if': condition,
  'field.show_if': condition,
  'field.require_if': condition,
  'field.enable_if': condition,
  'field.default_from': advanced,
  'field.when_hidden': { group: 'conditions', advanced: true },
  'field.verify': advanced,
  'field.pattern': advanced,
  'field.autocomplete': advanced,
  'field:html.html': richText,
  'field:choice_picker.offers': to('offers'),
  'field:presenters.form_type': to('form'),
  picture,
  track: to('event.tracks'),
  tracks: to('event.tracks'),
  day: to('event.days'),
};

/** What is edited with what its pattern asks for. */
const byPattern: Readonly<Record<string, EditHint>> = {
  '^\\d{4}-\\d{2}-\\d{2}$': { widget: 'date' },
  '^([01]\\d|2[0-3]):[0-5]\\d$': { widget: 'time' },
};

/** The hint for a property: of its place, or of what its pattern asks for; undefined where its type tells enough. */
export function editHint(at: string, schema: { readonly pattern?: unknown }): EditHint | undefined {
  const key = wordKeys(at).find((each) => Object.hasOwn(hints, each));
  if (key !== undefined && at.includes('.')) return hints[key];
  return byPattern[String(schema.pattern)];
}

/** The places that hints are given for. */
export const hintedPlaces = Object.keys(hints);
