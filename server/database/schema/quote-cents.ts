import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';

/** The parts of a quote in the order of `quote_cents` (migration 0035). */
export const QUOTE_PARTS = [...FEE_CATEGORIES, 'discount', 'tax'] as const;
export type QuotePart = (typeof QUOTE_PARTS)[number];

/** A quote's amounts by part in cents, which the database writes beside it: they are summed without reading quotes. */
export const quoteCents = () => integer('cents').array().generatedAlwaysAs(sql`quote_cents(quote)`);
