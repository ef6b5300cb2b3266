import { documentKind } from '../../document-kind/document-kind.ts';
import { condition, money, to } from '../../document-kind/edit-hint.ts';
import { diagnoseMembership } from './diagnosis.ts';
import { membershipProblems } from './problems.ts';
import { membershipWords as en } from './reference.en.ts';
import { membershipWords as fr } from './reference.fr.ts';
import { MembershipDocument } from './schema.ts';

export const membership = documentKind({
  schema: MembershipDocument,
  diagnose: diagnoseMembership,
  isSingle: true,
  namesOthers: true,
  problems: membershipProblems,
  reference: { en, fr },
  hints: {
    'membership.form_type': to('form'),
    'membership.questions': to('form.sections.fields'),
    'membership.decline_field': to('form.sections.fields'),
    'membership.types.when': condition,
    'membership.types.amount': money,
    'membership.organizations.amount': money,
  },
});
