/** The client whose events sell tickets (spec §9 "Special client code"). */
export const TICKET_CLIENT = 'CM7PDGV9';

/** The text of the Register Now button for a client. */
export function registerLabel(clientCode: string): 'register_now' | 'buy_tickets' {
  return clientCode === TICKET_CLIENT ? 'buy_tickets' : 'register_now';
}
