import Type from 'typebox';
import type { AuditChange } from '#engine/contract/audit.ts';
import type { deskCodes as contract } from '#engine/contract/desk-codes.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn, resolveText, type Text } from '#engine/form/languages/text.ts';
import { labelNeeded, unknownMembership, unknownTrack } from '#server/desk/codes/codes-problems.ts';
import { batchesOf, listCodes, matchingCodes } from '#server/desk/codes/list-codes.ts';
import { makeCodes } from '#server/desk/codes/new-codes.ts';
import { codesOf, publishCodes } from '#server/desk/codes/publish-codes.ts';
import { planCodes, setCodesActive } from '#server/desk/codes/switch-codes.ts';
import { membershipTypes } from '#server/desk/list-choices.ts';
import { codesTable } from '#server/exports/codes-table.ts';
import { tableFile } from './exporting.ts';
import type { Handlers } from './handlers.ts';

const MOST_LABEL = 120;

/** Discount and invitation codes at the desk. */
export const deskCodeHandlers: Handlers<typeof contract> = {
  async listCodes({ services: { db, configuration }, eventCode, event, query }) {
    const time = { now: new Date(), timezone: event.document.timezone };
    return {
      ...(await listCodes(db, { configuration, eventCode }, query, time)),
      batches: batchesOf(codesOf(configuration, eventCode)),
      memberships: membershipTypes(configuration, eventCode),
    };
  },

  async createCodes({ services: { configuration }, eventCode, event: { document }, body, once, audit }) {
    checkLabel(document, body.label);
    const { track, membership } = body;
    if (track !== undefined && !document.tracks.some(({ code }) => code === track)) throw unknownTrack();
    const types = membershipTypes(configuration, eventCode);
    if (membership !== undefined && !types.some(({ code }) => code === membership)) throw unknownMembership();
    const today = dayIn(document.timezone, new Date());
    let made: Discount[] = [];
    const make = (codes: readonly Discount[]) => {
      made = makeCodes(codes, body, today);
      return [...codes, ...made];
    };
    const schema = Type.Object({ codes: Type.Array(Type.String()), version: Type.Integer() });
    return publishCodes(configuration, eventCode, make, (publishing, publish) =>
      once(
        schema,
        async (tx) => {
          const version = await publish(tx);
          const [first] = made;
          await audit(tx, { subject: first?.batch ?? first?.code ?? '', changes: changesOf(document, made) });
          return { codes: made.map(({ code }) => code), version };
        },
        publishing,
      ),
    );
  },

  planCodes: ({ services: { db, configuration }, eventCode, body }) =>
    planCodes(db, configuration, eventCode, body),

  setCodesActive({ services: { configuration }, eventCode, body, audit }) {
    const { expected, ...chosen } = body;
    const { active } = chosen;
    return setCodesActive(configuration, eventCode, chosen, expected, async (tx, publish) => {
      const version = await publish(tx);
      await audit(tx, {
        subject: chosen.code ?? chosen.batch ?? '',
        changes: [
          { what: 'active', was: active === 'Y' ? 'N' : 'Y', is: active },
          { what: 'codes', is: String(expected) },
        ],
      });
      return { codes: expected, version };
    });
  },

  async exportCodes({ services: { db, configuration }, eventCode, event, query, language }) {
    const { format, locale = language, ...filter } = query;
    const time = { now: new Date(), timezone: event.document.timezone };
    const codes = await matchingCodes(db, { configuration, eventCode }, filter, time);
    const memberships = membershipTypes(configuration, eventCode);
    return tableFile(event.document, codesTable(event.document, codes, memberships, locale), format);
  },
};

/** Throws 422 if a name is missing in one of the event's languages, or is too long. */
function checkLabel({ languages }: EventDocument, label: Text): void {
  const names = languages.map((locale) => resolveText(label, locale).trim());
  if (names.some((name) => name === '' || name.length > MOST_LABEL)) throw labelNeeded();
}

/** New codes as the audit log has them. */
function changesOf(document: EventDocument, made: readonly Discount[]): AuditChange[] {
  const [first] = made;
  const { percent, amount, limit, from, until } = first ?? {};
  const locale = localeIn(document.languages[0]);
  const off = percent === undefined ? amount && formatCents(amount, locale) : `${percent}%`;
  return [
    { what: 'codes', is: String(made.length) },
    ...(off ? [{ what: 'discount_off', is: off }] : []),
    ...(limit === undefined ? [] : [{ what: 'limit', is: String(limit) }]),
    ...(from === undefined ? [] : [{ what: 'from', is: from }]),
    ...(until === undefined ? [] : [{ what: 'until', is: until }]),
  ];
}
