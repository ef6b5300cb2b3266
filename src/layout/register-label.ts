import type { Event } from '#engine/contract/event.ts';
import { isYes } from '#engine/form/field/flag.ts';

/** The client whose events sell tickets (spec §9 "Special client code"). */
export const TICKET_CLIENT = 'CM7PDGV9';

/** The label of an event's Register Now button, which changes while registration is closed. */
export function registerLabel({
  client_code,
  registration_new_open,
}: Pick<Event, 'client_code' | 'registration_new_open'>): 'register_now' | 'buy_tickets' | 'manage' {
  if (!isYes(registration_new_open)) return 'manage';
  return client_code === TICKET_CLIENT ? 'buy_tickets' : 'register_now';
}
