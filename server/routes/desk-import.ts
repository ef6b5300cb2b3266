import type { deskImport as contract } from '#engine/contract/desk-import.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { actorOf } from '#server/audit/write-audit.ts';
import { checkFile } from '#server/desk/import/check-file.ts';
import { readFile } from '#server/desk/import/read-file.ts';
import { fileMissing } from '#server/files/file-problems.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { Call, Handlers } from './handlers.ts';

/** The most problems in an answer. */
const PROBLEMS = 500;

/** Registrations from a file. */
export const deskImportHandlers: Handlers<typeof contract> = {
  readImport: ({ services: { configuration }, eventCode, upload }) => {
    if (!upload) throw fileMissing();
    return readFile(configuration, eventCode, upload.content);
  },

  async checkImport(call) {
    const { ready, wrong } = await checked(call);
    return {
      ready: ready.length,
      incomplete: ready.filter(({ isIncomplete }) => isIncomplete).length,
      wrong: wrong.length,
      problems: wrong.slice(0, PROBLEMS),
    };
  },

  async startImport(call) {
    const { services, request, eventCode, organizer, upload, body, audit } = call;
    const { hash, ready, wrong } = await checked(call);
    if (ready.length === 0) throw new Refusal('invalid', { file: [inEveryLanguage('imports.nothing')] });
    if (body.ready !== undefined && body.ready !== ready.length) throw checkChanged();
    const notify = isYes(body.notify);
    const rows = ready.map(({ row, person }) => ({
      row: String(row),
      payload: { file: hash, row, notify, person },
    }));
    const by = { eventCode, ip: request.ip, ...actorOf(organizer) };
    const job = await services.db.transaction(async (tx) => {
      await audit(tx, {
        subject: upload?.name ?? '',
        changes: [
          { what: 'registrations', is: String(ready.length) },
          ...(wrong.length > 0 ? [{ what: 'left_out', is: String(wrong.length) }] : []),
          { what: 'confirmation', is: notify ? 'Y' : 'N' },
        ],
      });
      return services.deskJobs.start(tx, { kind: 'import', about: upload?.name ?? '', by, rows });
    });
    services.deskJobs.wake();
    return { job, total: rows.length };
  },
};

const checkChanged = () =>
  new Refusal('conflict', { file: [inEveryLanguage('imports.changed')] }, { reason: 'stale' });

type Checking = Call<(typeof contract)['checkImport']> | Call<(typeof contract)['startImport']>;

function checked({ services: { db, configuration }, event, language, upload, body }: Checking) {
  if (!upload) throw fileMissing();
  return checkFile({ db, configuration, event: event.document, language }, upload.content, body.columns);
}
