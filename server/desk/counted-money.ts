import { and, eq, inArray, sql } from 'drizzle-orm';
import { invoice, payment, refund } from '#server/database/schema.ts';

// What counts as money, for one dossier and for an event alike.

/** Charges that were made. */
export const isCharged = eq(payment.state, 'succeeded');
/** Refunds that were made or are under way; a failed one has returned nothing. */
export const isRefunded = inArray(refund.state, ['pending', 'succeeded']);
/** Invoices whose money has arrived, unless it is that of a charge. */
export const isPaidInvoice = and(eq(invoice.state, 'paid'), sql`${invoice.paidBy} is distinct from 'card'`);
/** Invoices that are to be paid. */
export const isOpenInvoice = eq(invoice.state, 'open');
