import type { membership as contract } from '#engine/contract/membership.ts';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { membershipOf } from '#server/answers/membership-of.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import { organizationsOf } from '#server/lists/organization-list.ts';
import { membershipFieldsOf } from '#server/membership/membership-answers.ts';
import { membershipTypeOf } from '#server/membership/membership-rules.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { saveMembership } from '#server/registration/save-membership.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

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
