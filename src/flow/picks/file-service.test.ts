// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import { RefusedByServer } from '#engine/event/pickers/picker-services.ts';
import { fileService } from './file-service.ts';
import { fakeCall, noConnection, refusal } from './testing/fake-call.ts';

const kept = { files_ID: 'f1', name: 'card.pdf', type: 'application/pdf', size: 3 } as const;
const sent = new File(['pdf'], 'card.pdf', { type: 'application/pdf' });
const options = { onProgress: () => undefined, signal: new AbortController().signal };

function open(upload: () => unknown) {
  const server = fakeCall([
    [api.files.uploadWebsiteFile, upload],
    [api.files.removeWebsiteFile, () => ({ deleted: 'Y' })],
    [api.registration.saveRegistrationEAOfficialDocument, upload],
    [api.registration.removeRegistrationEAOfficialDocument, () => ({ deleted: 'Y' })],
  ]);
  return { files: fileService(server.call, 'ABCD-EFGH'), asked: server.asked };
}

it.each([
  ['official', '/saveRegistrationEAOfficialDocument', { code: 'ABCD-EFGH', type: 'official' }],
  ['student', '/saveRegistrationEAOfficialDocument', { code: 'ABCD-EFGH', type: 'student' }],
  ['photo', '/uploadWebsiteFile', { type: 'photo', optimize_photo: 'Y' }],
  ['file', '/uploadWebsiteFile', { type: 'file', optimize_photo: 'Y' }],
] as const)('sends a file for the purpose %s by its own call', async (purpose, path, body) => {
  const { files, asked } = open(() => kept);
  expect(await files.upload(sent, purpose, options)).toEqual(kept);
  expect(asked).toMatchObject([{ path, input: { body, file: sent } }]);
  await files.remove(kept, purpose);
  expect(asked[1]?.input.body).toMatchObject({ files_ID: 'f1' });
});

it('rejects with the server’s words where it gave any, and with what happened where it did not', async () => {
  const refused = open(() => {
    throw refusal('invalid', { file: ['The file is damaged'] });
  });
  const error = await refused.files.upload(sent, 'file', options).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(RefusedByServer);
  expect((error as RefusedByServer).messages).toEqual(['The file is damaged']);
  const lost = open(() => {
    throw noConnection();
  });
  await expect(lost.files.upload(sent, 'file', options)).rejects.toMatchObject({
    failure: { kind: 'connection' },
  });
});
