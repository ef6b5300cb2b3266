import { openPaidEvent, type PaidEvent } from './paid-event.ts';
import type { SampleFile } from './sample-files.ts';
import type { Begun, Fields, TestApi } from './test-api.ts';

type Sent = { files_ID: string; name: string; type: string; size: number };

type Given = Partial<SampleFile> & { content: Buffer };

/** A visitor with a registration of their own, and the calls about files. */
export async function visitOf(api: TestApi, at?: PaidEvent) {
  const event = at ?? (await openPaidEvent(api));
  const begun: Begun = await event.begin();
  const { code, bearer } = begun;
  const headers = { ...event.at, ...bearer };
  const send = async (call: string, fields: Fields, file?: Given, field = 'file', more = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    if (file)
      form.append(field, new Blob([new Uint8Array(file.content)], { type: file.type }), file.name ?? 'x');
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await api.send('POST', `/api/${call}`, body, {
      'content-type': type,
      ...headers,
      ...more,
    });
    return { ...answer, file: answer.body as unknown as Sent };
  };
  const json = { 'content-type': 'application/json' };
  return {
    begun,
    send,
    file: (file?: Given, fields: Fields = {}, more = {}) =>
      send('uploadWebsiteFile', { type: 'file', ...fields }, file, 'file', more),
    photo: (file: Given, fields: Fields = {}, more = {}) =>
      send('uploadWebsiteFile', { type: 'photo', ...fields }, file, 'file', more),
    document: (type: 'official' | 'student', file: Given) =>
      send('saveRegistrationEAOfficialDocument', { code, type }, file),
    removeDocument: ({ files_ID }: Pick<Sent, 'files_ID'>) =>
      send('removeRegistrationEAOfficialDocument', { code, files_ID }),
    remove: ({ files_ID }: Pick<Sent, 'files_ID'>) =>
      api.send('POST', '/api/removeWebsiteFile', JSON.stringify({ files_ID }), { ...json, ...headers }),
    async read({ files_ID }: Pick<Sent, 'files_ID'>) {
      const url = `/api/getWebsiteFileByID/${encodeURIComponent(files_ID)}`;
      const answer = await api.portal.server.inject({ method: 'GET', url, headers });
      return { status: answer.statusCode, content: answer.rawPayload, headers: answer.headers };
    },
    saveFiles: (values: object) =>
      event.post(
        'saveRegistrationPersonalInformations',
        { code, form_type: 'personal', version: 2, values: JSON.stringify(values) },
        bearer,
      ),
  };
}
