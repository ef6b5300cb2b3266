import type { deskFiles as contract } from '#engine/contract/desk-files.ts';
import { readFile } from '#server/answers/stored-files.ts';
import { answeredForms } from '#server/desk/answered-forms.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import { flowToReview } from '#server/desk/review/read-to-review.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Call, FileAnswer, Handlers } from './handlers.ts';

type Download = Call<(typeof contract)['getDossierFile']> | Call<(typeof contract)['getFileToReview']>;

/** Uploaded files, for organizers. */
export const deskFilesHandlers: Handlers<typeof contract> = {
  async getDossierFile(call) {
    const { services, eventCode, params } = call;
    return download(call, await dossierNamed(services.db, eventCode, params.code));
  },

  async getFileToReview(call) {
    const { services, eventCode, params, language } = call;
    const { db, configuration } = services;
    const row = await dossierNamed(db, eventCode, params.code);
    flowToReview(configuration, row);
    const isAnswer = answeredForms(configuration, row, language).some(({ lines }) =>
      lines.some(({ file }) => file?.files_ID === params.id),
    );
    if (!isAnswer) throw notFound();
    return download(call, row);
  },
};

/** A file of a dossier, to be saved; its download is in the audit log. */
async function download({ services: { db }, params, audit }: Download, row: DossierRow): Promise<FileAnswer> {
  const { name, type, content } = await readFile(db, row, params.id);
  await audit(db, { subject: row.code, changes: [{ what: 'file', is: name }] });
  return { name, type, content };
}
