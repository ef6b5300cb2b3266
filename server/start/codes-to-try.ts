import { existsSync, readdirSync } from 'node:fs';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { demoEventsFolder } from '#server/configuration/seed-events.ts';

type Configured = Pick<ConfigurationStore, 'current' | 'eventCodes'>;

/** The product's own events; codes of others must not appear on a terminal. */
const demoEvents: ReadonlySet<string> = new Set(
  existsSync(demoEventsFolder) ? readdirSync(demoEventsFolder) : [],
);

/** The sandbox gateway's cards, with their results. */
const CARDS = [
  ['4242 4242 4242 4242', 'VISA, succeeds'],
  ['5555 5555 5555 4444', 'MasterCard, succeeds'],
  ['4000 0000 0000 0002', 'VISA, is declined'],
  ['4000 0000 0000 0069', 'VISA, has expired'],
  ['4000 0000 0000 0127', 'VISA, has its CVC refused'],
  ['4000 0000 0000 3220', 'VISA, asks for 3-D Secure'],
] as const;

/** What to try in the demo events, by line; empty without them. */
export function codesToTry(configuration: Configured): string[] {
  const events = configuration.eventCodes().filter((code) => demoEvents.has(code));
  const found = events.flatMap((code) => {
    const lines = linesOf(configuration, code);
    return lines.length > 0 ? ['', `To try in ${code}`, ...lines.map((line) => `  ${line}`)] : [];
  });
  if (found.length === 0) return [];
  const cards = CARDS.map(([number, outcome]) => `  ${number}  ${outcome}`);
  return [...found, '', 'Test cards, with any future MM/YY and any CVC', ...cards];
}

function linesOf(configuration: Configured, event: string): string[] {
  const discounts = configuration.current(event, 'discounts', catalogue.discounts)?.document.discounts ?? [];
  const tracks = configuration.current(event, 'event', event)?.document.tracks ?? [];
  const workshop = fullWorkshop(configuration, event);
  return [
    ...discounts.map((discount) => `${discount.code.padEnd(14)}${describe(discount)}`),
    ...(workshop === undefined ? [] : [`Full workshop ${workshop}`]),
    ...tracks.filter(isFull).map(({ name }) => `Full track    ${resolveText(name, 'en')}`),
  ];
}

function describe({ kind, percent, amount, limit, until, when, bypasses }: Discount): string {
  const value = percent === undefined ? amount && formatCents(amount, 'en') : `${percent}%`;
  return [
    kind,
    value && `${value} off`,
    isYes(bypasses) && 'opens what is closed or full',
    limit !== undefined && `${limit} registration only`,
    when !== undefined && 'for some answers only',
    until !== undefined && `until ${until}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

function isFull({ capacity, kept = 0 }: EventDocument['tracks'][number]): boolean {
  return capacity !== undefined && capacity <= kept;
}

/** The first workshop whose seats are all reserved by the organizer. */
function fullWorkshop(configuration: Configured, event: string): string | undefined {
  const schedule = configuration.current(event, 'schedule', catalogue.schedule)?.document;
  const session = schedule?.sessions.find(
    ({ capacity, kept = 0 }) => capacity !== undefined && capacity <= kept,
  );
  const workshop = schedule?.workshops.find(({ code }) => code === session?.workshop);
  return workshop && resolveText(workshop.title, 'en');
}
