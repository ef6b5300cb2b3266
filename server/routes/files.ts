import type { files as contract } from '#engine/contract/files.ts';
import { mostBytesOf } from '#server/answers/file-terms.ts';
import { keepFile, readFile, removeFile } from '#server/answers/stored-files.ts';
import { acceptFile } from '#server/files/accept-file.ts';
import { newUploadHash } from '#server/secrets/upload-hash.ts';
import type { Handlers } from './handlers.ts';

/** Files that are answers of a registration. */
export const filesHandlers: Handlers<typeof contract> = {
  async getWebsiteEditorUploadHash({ services: { db } }) {
    const { hash, until } = await newUploadHash(db);
    return { hash, expires_at: until.toISOString() };
  },

  async uploadWebsiteFile({ services: { db, configuration }, dossier, body, upload }) {
    const accepted = await acceptFile(upload, {
      takesPdf: body.type === 'file',
      most: mostBytesOf(configuration, dossier, body.type),
      shrink: body.optimize_photo !== 'N',
    });
    return keepFile(db, dossier, accepted);
  },

  async removeWebsiteFile({ services: { db }, dossier, body }) {
    await removeFile(db, dossier, body.files_ID);
    return { deleted: 'Y' };
  },

  async getWebsiteFileByID({ services: { db }, dossier, params, reply }) {
    const { name, type, content } = await readFile(db, dossier, params.id);
    // An id's content is immutable, but another visitor of the same browser must not get it.
    reply.header('cache-control', 'private, max-age=600').header('vary', 'authorization');
    return { name, type, content, shown: type !== 'application/pdf' };
  },
};
