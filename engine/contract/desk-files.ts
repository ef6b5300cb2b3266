import Type from 'typebox';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

const FileOfDossier = Type.Object({ code: RegistrationCode, id: Type.String({ maxLength: 60 }) });

/** Files that people uploaded, for organizers; always sent to be saved. The audit log has each download. */
export const deskFiles = endpoints(calls.deskFiles, {
  getDossierFile: {
    summary: 'A file of a registration, group or application, to be saved.',
    access: 'organizer',
    permission: 'registrations',
    params: FileOfDossier,
    response: Type.Unknown(),
  },
  getFileToReview: {
    summary: 'A file among the answers of a submitted application that is decided on, to be saved.',
    access: 'organizer',
    permission: 'decisions',
    params: FileOfDossier,
    response: Type.Unknown(),
  },
});
