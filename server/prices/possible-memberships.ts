import { canBeMet } from '#engine/event/diagnosis/can-be-met.ts';
import { topField, type ValuesOf, valuesInForm } from '#engine/event/diagnosis/possible-values.ts';
import { readDotted } from '#engine/form/values/form-context.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { productList } from '#server/lists/product-list.ts';
import type { MembershipPart } from '#server/membership/membership-part.ts';
import { membershipRules } from '#server/membership/membership-rules.ts';
import type { QuoteInput } from './rules/quote.ts';

/** The memberships that the open questions can lead to; the decided one once it is. */
export function possibleMemberships(
  configuration: Pick<ConfigurationStore, 'current'>,
  row: DossierRow,
  { scope, membership }: Pick<QuoteInput, 'scope' | 'membership'>,
): MembershipPart[] {
  if (!membership) return [];
  const { document, part } = membership;
  if (part.decision.status === 'decided' || part.decision.status === 'declined') return [part];
  const form = membershipRules(configuration, row.eventCode)?.form;
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  const formOf = (code: string) => configuration.current(row.eventCode, 'form', code)?.document;
  const possible = valuesInForm({ event, formOf, listOf: productList }, (code) => topField(form, code));
  const given = { ...scope, ...scope.answers[document.form_type] };
  const valuesOf: ValuesOf = (name) => {
    const value = readDotted(given, name);
    return value === undefined ? possible(name) : { values: [value], isOptional: false };
  };
  const counts = { answered: part.decision.answered, asked: part.decision.asked };
  const types = document.types.filter(({ when }) => canBeMet(when, valuesOf, {}) !== false);
  return [
    ...types.map((type) => ({ ...part, decision: { ...counts, status: 'decided' as const, type } })),
    ...(document.decline_field === undefined
      ? []
      : [{ ...part, decision: { ...counts, status: 'declined' as const } }]),
  ];
}
