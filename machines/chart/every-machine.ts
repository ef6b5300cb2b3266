import type { AnyStateMachine } from 'xstate';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { callMachine, pageCallMachine } from '#machines/call/call.machine.ts';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { changeMachine } from '#machines/change/change.machine.ts';
import { createFlowMachine } from '#machines/flow/flow.machine.ts';
import { groupMachine } from '#machines/group/group.machine.ts';
import { groupPayMachine } from '#machines/group/group-pay.machine.ts';
import { memberMachine } from '#machines/group/member.machine.ts';
import { lookupMachine } from '#machines/lookup/lookup.machine.ts';
import { owedMachine } from '#machines/payment/owed.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { startMachine } from '#machines/registration/start.machine.ts';
import { declineMachine } from '#machines/waitlist/decline.machine.ts';
import { waitlistMachine } from '#machines/waitlist/waitlist.machine.ts';

/** Two steps and a review show everything that flows consist of. */
const STEPS: Step[] = [
  { code: 'personal', label: 'Personal', kind: 'form', form_type: 'personal' },
  { code: 'workshops', label: 'Workshops', kind: 'workshops', form_type: 'workshops' },
  { code: 'review', label: 'Review', kind: 'payment' },
];

/** A machine with a sentence about its purpose. */
export interface NamedMachine {
  readonly name: string;
  readonly about: string;
  readonly machine: AnyStateMachine;
}

/** Every machine of the product, by its name. */
export const everyMachine: readonly NamedMachine[] = [
  { name: 'Start', about: 'How a registration comes about.', machine: startMachine },
  {
    name: 'Flow',
    about: 'Made from a flow document; here of two steps and a review.',
    machine: createFlowMachine(STEPS),
  },
  { name: 'Payment', about: 'Invoked by the review.', machine: paymentMachine },
  { name: 'Cart', about: 'Items with a limited stock; one for each kind.', machine: cartMachine },
  { name: 'Call', about: 'One call of a chart, made, answered or not.', machine: callMachine },
  {
    name: 'Page call',
    about: 'The same of a page, made again once it was answered.',
    machine: pageCallMachine,
  },
  { name: 'Lookup', about: 'The way back to a registration.', machine: lookupMachine },
  { name: 'Cancellation', about: 'A registration is given up.', machine: cancellationMachine },
  { name: 'Change', about: 'A submitted registration is changed.', machine: changeMachine },
  { name: 'Group', about: 'A contact watches over their people.', machine: groupMachine },
  { name: 'Member', about: 'One of them, a child of the group.', machine: memberMachine },
  { name: 'Group payment', about: 'All who are ready are paid for at once.', machine: groupPayMachine },
  { name: 'Owed', about: 'What is owed after submission is paid by a link.', machine: owedMachine },
  { name: 'Waitlist', about: 'For what is full.', machine: waitlistMachine },
  { name: 'Declining', about: 'What was offered goes to the next.', machine: declineMachine },
];
