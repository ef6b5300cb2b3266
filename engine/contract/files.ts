import Type from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { StoredFile } from '../form/field-types/stored-file-value.ts';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';

export const files = endpoints(calls.files, {
  getWebsiteEditorUploadHash: {
    summary: 'A hash for uploading pictures from an editor (`uploadPicture`), and when it expires.',
    access: 'organizer',
    permission: 'content',
    response: Type.Object({ hash: Type.String(), expires_at: Type.String() }),
  },
  uploadWebsiteFile: {
    summary: 'Stores a file for the bearer’s registration; pictures are re-encoded without camera data.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      type: Type.Enum(['file', 'photo']),
      /** Makes a picture no larger than it is ever shown. */
      optimize_photo: Type.Optional(Flag),
    }),
    response: StoredFile,
  },
  removeWebsiteFile: {
    summary: 'Deletes a file of the bearer’s registration.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ files_ID: Type.String({ maxLength: 60 }) }),
    response: Type.Object({ deleted: Type.Literal('Y') }),
  },
  getWebsiteFileByID: {
    summary: 'A file of the bearer’s registration.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    response: Type.Unknown(),
  },
});
