import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, missingFault } from '../../diagnosis/document-fault.ts';
import { noField } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';
import { type FlowDocument, GROUP_FLOW, type GroupDiscount } from './schema.ts';

/** The fields that `createGroup` needs in a group's first form. */
const asked = [
  'group_organization',
  'group_contact_name',
  'group_contact_email',
  'group_contact_phone',
  'group_contact_address',
];

/** Tells the flow of groups from the others. */
export const isGroup = ({ code }: Pick<FlowDocument, 'code'>): boolean => code === GROUP_FLOW;

/** Diagnostics of a flow's group part: its place, form and discounts. */
export function diagnoseGroup(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { group } = document;
  if (!isGroup(document)) {
    return group === undefined
      ? []
      : [documentFault('/group', 'not_allowed', says('groupElsewhere', { flow: GROUP_FLOW }))];
  }
  if (!group) return [missingFault('', 'group', '"group"', says('howGroupsPay'))];
  return [...diagnoseStart(document, context), ...diagnoseDiscounts(group.discounts ?? [])];
}

function diagnoseStart({ steps, money }: FlowDocument, { fieldsOf }: DiagnoseContext): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (money) found.push(documentFault('/money', 'not_allowed', says('groupWithMoney')));
  const [first] = steps;
  if (first?.kind !== 'form' || first.form_type === undefined || first.skip_if !== undefined) {
    found.push(documentFault('/steps/0', 'missing', says('groupNeedsForm')));
    return found;
  }
  const { form_type: form } = first;
  const there = fieldsOf?.(form);
  const missing = there ? asked.filter((code) => !there.includes(code)) : [];
  return [
    ...found,
    ...missing.map((code) => documentFault('/steps/0/form_type', 'missing', noField(form, code))),
  ];
}

function diagnoseDiscounts(discounts: readonly GroupDiscount[]): Diagnostic[] {
  return discounts.flatMap(({ from, percent, amount }, index) => {
    const at = `/group/discounts/${index}`;
    const found: Diagnostic[] = [];
    if ((percent === undefined) === (amount === undefined)) {
      found.push(documentFault(at, 'missing', says('discountValue')));
    }
    const before = discounts[index - 1]?.from ?? 0;
    if (from <= before) {
      found.push(documentFault(`${at}/from`, 'order', says('discountOrder', { before })));
    }
    return found;
  });
}
