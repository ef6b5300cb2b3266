import type { deskBulk as contract } from '#engine/contract/desk-bulk.ts';
import { MOST_ROWS } from '#engine/contract/desk-values.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn, resolveText } from '#engine/form/languages/text.ts';
import { actorOf } from '#server/audit/write-audit.ts';
import { unknownReason } from '#server/cancellation/cancel-problems.ts';
import { nothingToDo, rowsChanged, tooManyRows } from '#server/desk/bulk/bulk-problems.ts';
import { countChosen, isChosen, readChosen } from '#server/desk/bulk/chosen-rows.ts';
import { planCancelling } from '#server/desk/bulk/plan-cancelling.ts';
import { prepareFilter } from '#server/desk/dossier-filter.ts';
import type { NewDeskJob } from '#server/desk/jobs/desk-jobs.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { tableOf } from '#server/exports/table-of.ts';
import { tableFile } from './exporting.ts';
import type { Call, Handlers } from './handlers.ts';

/** What organizers do with many rows of the list at once. */
export const deskBulkHandlers: Handlers<typeof contract> = {
  countChosen: ({ services: { db, configuration }, eventCode, body }) =>
    countChosen(db, { configuration, eventCode }, body),

  async exportChosen({ services, eventCode, event, body, language }) {
    const { of: flow = registrationFlow, format, language: locale = language, ...chosen } = body;
    const filtered = { configuration: services.configuration, eventCode };
    await prepareFilter(services.db, filtered, chosen);
    const only = isChosen(services.db, filtered, chosen);
    const part =
      flow === registrationFlow
        ? { list: 'registrations' as const, only }
        : { list: 'applications' as const, flow, only };
    return tableFile(event.document, await tableOf(services, event.document, part, locale), format);
  },

  async startTagging(call) {
    const { services, eventCode, body, audit } = call;
    const { add = [], remove = [], expected, ...chosen } = body;
    const of = { configuration: services.configuration, eventCode };
    const found = await readChosen(services.db, of, chosen, MOST_ROWS.tag + 1);
    if (found.length > MOST_ROWS.tag) throw tooManyRows(MOST_ROWS.tag);
    if (expected !== undefined && expected !== found.length) throw rowsChanged();
    if (found.length === 0 || add.length + remove.length === 0) throw nothingToDo();
    const about = [...add.map((tag) => `+${tag}`), ...remove.map((tag) => `-${tag}`)].join(', ');
    const rows = found.map(({ code }) => ({ row: code, payload: { code, add, remove } }));
    return start(call, { kind: 'tag', about, rows }, (tx) =>
      audit(tx, {
        subject: about,
        changes: [{ what: 'registrations', is: String(rows.length) }],
      }),
    );
  },

  async planCancelling({ services, event, body }) {
    const { rows: _, ...plan } = await planCancelling({ ...services, event: event.document }, body);
    return plan;
  },

  async startCancelling(call) {
    const { services, event, body, audit } = call;
    const { reason, cancels, back, notify, ...chosen } = body;
    const plan = await planCancelling({ ...services, event: event.document }, chosen);
    if (plan.cancels !== cancels || plan.back !== back) throw rowsChanged();
    if (plan.cancels === 0) throw nothingToDo();
    const named = plan.reasons.find(({ id }) => id === reason);
    if (plan.reasons.length > 0 && !named) throw unknownReason();
    const mails = isYes(notify, true);
    const rows = plan.rows.map((row) => ({
      row: row.code,
      payload: { ...row, notify: mails, ...(reason !== undefined && { reason }) },
    }));
    const locale = localeIn(event.document.languages[0]);
    const why = resolveText(named?.name, locale);
    return start(call, { kind: 'cancel', about: named?.name ?? '', rows }, (tx) =>
      audit(tx, {
        changes: [
          { what: 'registrations', is: String(cancels) },
          { what: 'refund', is: formatCents(back, locale) },
        ],
        reason: why,
      }),
    );
  },
};

type Starting = Call<(typeof contract)['startTagging']> | Call<(typeof contract)['startCancelling']>;

/** Starts a job and enters it in the audit log. */
async function start(
  { services, request, eventCode, organizer }: Starting,
  job: Omit<NewDeskJob, 'by'>,
  enter: (tx: Parameters<Starting['audit']>[0]) => Promise<void>,
) {
  const by = { eventCode, ip: request.ip, ...actorOf(organizer) };
  const id = await services.db.transaction(async (tx) => {
    await enter(tx);
    return services.deskJobs.start(tx, { ...job, by });
  });
  services.deskJobs.wake();
  return { job: id, total: job.rows.length };
}
