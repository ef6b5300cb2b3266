import { openDesk } from './open-desk.ts';
import { openPaidEvent } from './paid-event.ts';
import type { TestApi } from './test-api.ts';

type Desk = Awaited<ReturnType<typeof openDesk>>;
type Checked = {
  kind: string;
  code: string;
  changes: object[];
  diagnostics: { code: string }[];
  affected: { problem: string }[];
  elsewhere: { kind: string; code: string; diagnostic: { pointer: string; severity: string } }[];
  outdated: string;
};

/** A page with one card. */
export const page = (code: string, title: string, more: object = {}) => ({
  kind: 'page',
  code,
  title: { en: title, fr: title },
  blocks: [{ block: 'cards', cards: [{ title: { en: 'Card', fr: 'Carte' } }] }],
  ...more,
});

/** An event of its own with two editors, and what they do with drafts. */
export async function openDrafts(api: TestApi) {
  const event = await openPaidEvent(api);
  const open = () => openDesk(api, event.code, event.at.host, 'editor');
  const [mine, theirs] = [await open(), await open()];
  const sent = (call: string, body: object, { headers }: Desk) =>
    api.send('POST', `/api/${call}`, JSON.stringify(body), {
      ...headers,
      'content-type': 'application/json',
    });
  const start = async (name = 'Night before') => {
    const { body } = await api.post('startSiteDraft', { name }, mine.headers);
    return (body.draft as { id: string }).id;
  };
  const save = (draft: string, document: unknown, given: object = {}, by = mine) =>
    sent('saveSiteDraftDocument', { draft, document, revision: 0, ...given }, by);
  const publish = (draft: string, given: object = {}, by = mine) =>
    api.post('publishSiteDraft', { draft, ...given }, by.headers);
  const check = async (draft: string) =>
    (await api.get(`/api/checkSiteDraft/${draft}`, mine.headers)).body.documents as Checked[];
  const read = async (draft: string) =>
    (await api.get(`/api/getSiteDraft/${draft}`, mine.headers)).body as unknown as {
      draft: { name: string };
      documents: {
        kind: string;
        code: string;
        base_version: number;
        version: number;
        deleted: string;
        document: { title: object };
      }[];
    };
  const served = async (code: string) => {
    const { status, body } = await api.get(`/api/getConfiguration/${event.code}/page/${code}`, mine.headers);
    return status === 200 ? (body as { version: number; document: { title: { en: string } } }) : undefined;
  };
  const mark = (call: 'deleteSiteDraftDocument' | 'keepSiteDraftDocument', draft: string, name: string) => {
    const [kind = '', code = ''] = name.split('/');
    return api.post(call, { draft, kind, code }, mine.headers);
  };
  const remove = (draft: string, name: string) => mark('deleteSiteDraftDocument', draft, name);
  const keep = (draft: string, name: string) => mark('keepSiteDraftDocument', draft, name);
  /** A published document with its version. */
  const published = async (name: string) => {
    const { status, body } = await api.get(`/api/getConfiguration/${event.code}/${name}`, mine.headers);
    return { status, ...(body as { version: number; document: Readonly<Record<string, unknown>> }) };
  };
  return { event, mine, theirs, start, save, publish, check, read, served, remove, keep, published };
}
