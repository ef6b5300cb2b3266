import type { MembershipDocument } from '#engine/configuration/membership-document.ts';
import type { membership as contract } from '#engine/contract/membership.ts';
import { countedAnswers } from '#server/domain/counted-answers.ts';
import { membershipFieldsOf } from '#server/domain/membership/membership-answers.ts';
import { membershipOf } from '#server/domain/membership/membership-of.ts';
import { membershipTypeOf } from '#server/domain/membership/membership-rules.ts';
import { saveMembership } from '#server/domain/membership/save-membership.ts';
import { notFound } from '#server/domain/refusal.ts';
import { catalogue } from '#server/inventory/stock/limits.ts';
import { organizationsOf } from '#server/lists/organization-list.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './handlers.ts';

/** The membership step: rules, organizations, answers and the resulting type. */
export const membershipHandlers: Handlers<typeof contract> = {
  getMembershipInformation({ services, eventCode }) {
    const { organizations: _, ...rules } = documentOf(services, eventCode);
    return rules;
  },
  getMyOrganizationTypesOfEvent: ({ services, eventCode }) =>
    organizationsOf(documentOf(services, eventCode), 'event'),
  getMyOrganizationTypesOfClient: ({ services, eventCode }) =>
    organizationsOf(documentOf(services, eventCode), 'client'),
  getMembershipRegistration({ services, eventCode, registration }) {
    const document = documentOf(services, eventCode);
    const answers = countedAnswers(services.configuration, registration).answers[document.form_type] ?? {};
    const decision = membershipOf(services.configuration, registration);
    return {
      ...membershipFieldsOf(document, answers),
      ...(decision?.status === 'decided' && {
        membershipID: decision.type.ID,
        membershipType: decision.type.type,
      }),
    };
  },
  getMyMembership({ services, registration }) {
    const decision = membershipOf(services.configuration, registration);
    if (!decision) throw notFound();
    const { status, answered, asked } = decision;
    return {
      status,
      answered,
      asked,
      ...(decision.status === 'decided' && {
        membershipID: decision.type.ID,
        membershipType: membershipTypeOf(decision),
        label: decision.type.label,
        ...(decision.type.detail !== undefined && { detail: decision.type.detail }),
      }),
    };
  },
  saveMembershipRegistration: ({ services, registration, body, language }) =>
    saveMembership(services, registration, body, language),
};

function documentOf({ configuration }: Services, eventCode: string): MembershipDocument {
  const document = configuration.current(eventCode, 'membership', catalogue.membership)?.document;
  if (!document) throw notFound();
  return document;
}
