import type { Step } from '#engine/configuration/flow-document.ts';
import { createFlowMachine } from '#machines/flow/flow.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { startMachine } from '#machines/registration/start.machine.ts';
import { declineMachine } from '#machines/waitlist/decline.machine.ts';
import { waitlistMachine } from '#machines/waitlist/waitlist.machine.ts';
import { workshopCartMachine } from '#machines/workshop-cart/workshop-cart.machine.ts';
import { drawRooms } from './draw-rooms.ts';
import { drawStatechart } from './draw-statechart.ts';

/** Two steps and a review: enough to see what every flow is made of. */
const STEPS: Step[] = [
  { code: 'personal', label: 'Personal', kind: 'form', form_type: 'personal' },
  { code: 'workshops', label: 'Workshops', kind: 'workshops', form_type: 'workshops' },
  { code: 'review', label: 'Review', kind: 'payment' },
];

const charts = [
  ['Start', 'How a registration comes about.', startMachine],
  ['Registration', 'Made from a steps document; here of two steps and a review.', createFlowMachine(STEPS)],
  ['Payment', 'Invoked by the review.', paymentMachine],
  ['Workshop cart', 'Runs beside the workshops step.', workshopCartMachine],
  ['Waitlist', 'For what is full.', waitlistMachine],
  ['Declining', 'What was offered goes to the next.', declineMachine],
] as const;

/** The page of drawings that are made from the code. */
export function drawingsPage(): string {
  return [
    '# Drawings',
    'Made from the imports and from the machines by `npm run docs`; not edited by hand. What the rooms are for stands in [architecture.md](architecture.md).',
    '## Rooms, and who imports whom',
    drawRooms(),
    '## Statecharts',
    ...charts.map(([name, about, machine]) => `### ${name}\n\n${about}\n\n${drawStatechart(machine)}`),
    '',
  ].join('\n\n');
}
