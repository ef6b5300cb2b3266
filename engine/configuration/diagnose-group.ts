import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { documentFault } from './document-fault.ts';
import { type FlowDocument, GROUP_FLOW, type GroupDiscount } from './flow-document.ts';

/** What `createGroup` asks for, each of them a field of the form that a group begins with. */
const asked = [
  'group_organization',
  'group_contact_name',
  'group_contact_email',
  'group_contact_phone',
  'group_contact_address',
];

/** Tells the flow of groups from the others. */
export const isGroup = ({ code }: Pick<FlowDocument, 'code'>): boolean => code === GROUP_FLOW;

/** What is wrong with the part of a flow that is about groups: where it stands, its form, its discounts. */
export function diagnoseGroup(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { group } = document;
  if (!isGroup(document)) {
    return group === undefined
      ? []
      : [documentFault('/group', 'not_allowed', `Only the flow "${GROUP_FLOW}" is of groups.`)];
  }
  if (!group) return [documentFault('', 'missing', 'Nothing says how groups pay.', '"group"')];
  return [...diagnoseStart(document, context), ...diagnoseDiscounts(group.discounts ?? [])];
}

function diagnoseStart({ steps, money }: FlowDocument, { fieldsOf }: DiagnoseContext): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (money) found.push(documentFault('/money', 'not_allowed', 'A group pays what its members owe.'));
  const [first] = steps;
  if (first?.kind !== 'form' || first.form_type === undefined || first.skip_if !== undefined) {
    found.push(documentFault('/steps/0', 'missing', 'A group begins with a form, for everybody.'));
    return found;
  }
  const there = fieldsOf?.(first.form_type);
  const missing = there ? asked.filter((code) => !there.includes(code)) : [];
  return [
    ...found,
    ...missing.map((code) =>
      documentFault('/steps/0/form_type', 'missing', `The form "${first.form_type}" asks for no "${code}".`),
    ),
  ];
}

function diagnoseDiscounts(discounts: readonly GroupDiscount[]): Diagnostic[] {
  return discounts.flatMap(({ from, percent, amount }, index) => {
    const at = `/group/discounts/${index}`;
    const found: Diagnostic[] = [];
    if ((percent === undefined) === (amount === undefined)) {
      found.push(documentFault(at, 'missing', 'A discount has either a percentage or an amount.'));
    }
    const before = discounts[index - 1]?.from ?? 0;
    if (from <= before) {
      found.push(
        documentFault(
          `${at}/from`,
          'order',
          `Each discount begins with more members than the one before (${before}).`,
        ),
      );
    }
    return found;
  });
}
