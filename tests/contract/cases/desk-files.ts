import { expect } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { ApiCase } from '../api-case.ts';
import { openDesk } from '../open-desk.ts';
import { publishFlow, type SentFile, send, withCertificate } from '../sent-application.ts';
import type { Headers } from '../test-api.ts';

/** Uploaded files, for organizers. */
export const deskFileCases: ApiCase[] = [
  {
    name: 'sends an applicant’s file to organizers who may read it, to be saved, and enters it in the audit log',
    async run(api) {
      const flow = await publishFlow(api);
      const { who, certificate, stray } = await withCertificate(api, flow);
      const desk = await openDesk(api);
      const reviewer = await openDesk(api, 'teachers', undefined, 'reviewer');
      const get = (call: string, { files_ID }: Pick<SentFile, 'files_ID'>, headers: Headers) =>
        api.get(`/api/${call}/${who.code}/${files_ID}`, headers);
      // Nobody reviews what is not submitted.
      expect((await get('getFileToReview', certificate, reviewer.headers)).status).toBe(404);
      const answer = await send(api, who);
      expect(answer.status, answer.text).toBe(200);

      const { forms } = (await api.get(`/api/getDossier/${who.code}`, desk.headers))
        .body as unknown as DeskDossier;
      const files = forms.flatMap(({ lines }) => lines.flatMap(({ file }) => file ?? []));
      expect(files).toMatchObject([{ files_ID: certificate.files_ID, name: certificate.name }]);
      for (const [call, { headers }] of [
        ['getDossierFile', desk],
        ['getFileToReview', reviewer],
      ] as const) {
        const file = await get(call, certificate, headers);
        expect([call, file.status]).toEqual([call, 200]);
        expect(file.bytes?.subarray(1, 4).toString()).toBe('PNG');
        expect(file.headers).toMatchObject({
          'content-type': 'image/png',
          'content-disposition': expect.stringMatching(/^attachment;/),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        });
      }
      // A reviewer gets what is among the answers, and no other files.
      expect((await get('getFileToReview', stray, reviewer.headers)).status).toBe(404);
      expect((await get('getDossierFile', stray, desk.headers)).status).toBe(200);
      expect((await get('getDossierFile', certificate, reviewer.headers)).status).toBe(403);
      const owner = await openDesk(api, 'teachers', undefined, 'owner');
      const log = await api.get('/api/listAudit?action=getFileToReview', owner.headers);
      expect((log.body['entries'] as unknown[])[0]).toMatchObject({
        actor: reviewer.email,
        subject: who.code,
        changes: [{ what: 'file', is: certificate.name }],
      });
    },
  },
  {
    name: 'sends no file of another registration or event, and none that is not there',
    async run(api) {
      const flow = await publishFlow(api);
      const mine = await withCertificate(api, flow);
      const other = await withCertificate(api, flow);
      for (const { who } of [mine, other]) expect((await send(api, who)).status).toBe(200);
      const desk = await openDesk(api);
      const away = await openDesk(api, 'music');
      for (const call of ['getDossierFile', 'getFileToReview'])
        for (const [code, id, { headers }] of [
          [mine.who.code, other.certificate.files_ID, desk],
          [mine.who.code, 'x', desk],
          ['ZZZZ-ZZZZ', mine.certificate.files_ID, desk],
          [mine.who.code, mine.certificate.files_ID, away],
        ] as const) {
          const { status } = await api.get(`/api/${call}/${code}/${id}`, headers);
          expect([call, code, id, status]).toEqual([call, code, id, 404]);
        }
    },
  },
];
