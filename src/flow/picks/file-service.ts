import { api } from '#engine/contract/calls.ts';
import { type FileService, RefusedByServer } from '#engine/event/pickers/picker-services.ts';
import { problemSentences } from '#engine/form/format/whole-sentence.ts';
import { asFailure } from '#machines/failure.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';

function refusal(error: unknown): unknown {
  const messages = problemSentences(asFailure(error).errors);
  return messages.length > 0 ? new RefusedByServer(messages) : error;
}

/** Uploads of a registration: official and student documents by their own calls, others by the general one. */
export function fileService(call: Call, code: string): FileService {
  const about = () => ({ locale: localeOfPath(location.pathname) });
  return {
    upload(file, purpose, { onProgress, signal }) {
      const sent =
        purpose === 'official' || purpose === 'student'
          ? call(api.registration.saveRegistrationEAOfficialDocument, {
              body: { code, type: purpose },
              file,
              onProgress,
              signal,
              ...about(),
            })
          : call(api.files.uploadWebsiteFile, {
              body: { type: purpose, optimize_photo: 'Y' },
              file,
              onProgress,
              signal,
              ...about(),
            });
      return sent.catch((error: unknown) => {
        throw refusal(error);
      });
    },
    async remove({ files_ID }, purpose) {
      if (purpose === 'official' || purpose === 'student') {
        await call(api.registration.removeRegistrationEAOfficialDocument, { body: { code, files_ID } });
      } else await call(api.files.removeWebsiteFile, { body: { files_ID } });
    },
    read: ({ files_ID }) => call(api.files.getWebsiteFileByID, { params: { id: files_ID } }),
  };
}
