import { expect } from 'vitest';
import { api as contract } from '#engine/contract/api.ts';
import type { ApiCase } from '../api-case.ts';
import { newEmail, openFullFlow } from '../full-flow.ts';
import { openPaidEvent } from '../paid-event.ts';
import { key, organizerToken, type TestApi } from '../test-api.ts';

/** What is of the event `teachers`, whichever host a call is made at. */
interface Theirs {
  readonly application: string;
  readonly flow: string;
}

/** A call of an organizer's about something of `teachers`, as of another event; the same as of `teachers` finds it. */
type Asked = (theirs: Theirs, event: string) => { method: 'GET' | 'POST'; url: string; fields?: object };

const post = (name: string, fields: object) => ({ method: 'POST' as const, url: name, fields });
const get = (url: string) => ({ method: 'GET' as const, url: `/api/${url}` });
const found: Readonly<Record<string, Asked>> = {
  listApplications: ({ flow }, event) => get(`listApplications/${event}/${flow}`),
  decideApplication: ({ application: code }, event) =>
    post('decideApplication', { event, code, decision: 'in_review', message: '' }),
  listConfigurationVersions: ({ flow }, event) => get(`listConfigurationVersions/${event}/flow/${flow}`),
  getConfiguration: ({ flow }, event) => get(`getConfiguration/${event}/flow/${flow}`),
  getConfigurationVersion: ({ flow }, event) => get(`getConfigurationVersion/${event}/flow/${flow}/1`),
  changeEmailAsOrganizer: ({ application: code }, event) =>
    post('changeEmailAsOrganizer', { event, code, email: newEmail() }),
  exportList: ({ flow }, event) => get(`exportList/${event}/applications?flow=${flow}`),
  getWhatHappened: ({ application }, event) => get(`getWhatHappened/${event}/${application}`),
};

/** Calls of organizers whose own tests show that they keep to the event they name, or that are of none. */
const elsewhere: Readonly<Record<string, string>> = {
  publishConfiguration: 'configuration: publishes the document of the event that is named',
  checkDocuments: 'configuration: checks documents of the event that is named',
  publishDocuments: 'configuration: publishes documents of the event that is named',
  listPublishedVersions: 'names the event alone',
  unpublishConfiguration: 'configuration: unpublishes a page of the event that is named',
  listConfiguration: 'names the event alone',
  listWalks: 'names the event alone; site-drafts asks for those of another event’s draft',
  uploadPicture: 'pictures: keeps a picture for the event that is named',
  erasePersonalData: 'retention: erases what the event that is named has',
  markInvoicePaid: 'mail-hosts: finds an invoice in the event that is named, or in the host’s',
  voidInvoice: 'mail-hosts: finds an invoice in the event that is named, or in the host’s',
  changeRegistrationAsOrganizer: 'below',
  scheduleProposal: 'below',
  listDossiers: 'is about the host’s event; desk has dossiers of another',
  getDossier: 'is about the host’s event; desk has dossiers of another',
  getDossierMail: 'is about the host’s event; desk has dossiers of another',
  getDossierTimeline: 'is about the host’s event; desk has dossiers of another',
  getDossierFile: 'is about the host’s event; desk-files has files of another',
  getFileToReview: 'is about the host’s event; desk-files has files of another',
  listInvoices: 'is about the host’s event; desk-invoices has an invoice of another',
  remindOfInvoice: 'is about the host’s event; desk-invoices has an invoice of another',
  getInvoiceToSplit: 'is about the host’s event; split-invoice has an invoice of another',
  splitInvoice: 'is about the host’s event; split-invoice has an invoice of another',
  listToReview: 'is about the host’s event; desk-review has applications of another',
  getToReview: 'is about the host’s event; desk-review has applications of another',
  getCancellationAsOrganizer: 'is about the host’s event; desk-actions has registrations of another',
  getRefundable: 'is about the host’s event; desk-actions has registrations of another',
  refundRegistration: 'is about the host’s event; desk-actions has registrations of another',
  previewChangeAsOrganizer: 'is about the host’s event; desk-actions has registrations of another',
  getAnswersToEdit: 'is about the host’s event; desk-answers has registrations of another',
  previewAnswersAsOrganizer: 'is about the host’s event; desk-answers has registrations of another',
  saveAnswersAsOrganizer: 'is about the host’s event; desk-answers has registrations of another',
  sendMailAgain: 'is about the host’s event; desk-actions has registrations of another',
  sendCodeAsOrganizer: 'is about the host’s event; desk-actions has registrations of another',
  addDossierNote: 'is about the host’s event; desk-actions has registrations of another',
  removeDossierNote: 'is about the host’s event; desk-actions has registrations of another',
  tagDossier: 'is about the host’s event; desk-actions has registrations of another',
  listTags: 'is about the host’s event',
  listSiteDocuments: 'is about the host’s event; site-documents has documents of another',
  readSiteDocuments: 'is about the host’s event; site-documents has documents of another',
  getDocumentForm: 'is of no event',
  getDocumentSchema: 'is of no event',
  countCondition: 'is about the host’s event; site-documents counts those of one alone',
  openPreview: 'is about the host’s event; previews has drafts of another',
  listPreviewLinks: 'is about the host’s event; previews has drafts of another',
  createPreviewLink: 'is about the host’s event; previews has drafts of another',
  revokePreviewLink: 'is about the host’s event; previews has drafts of another',
  listSiteDrafts: 'is about the host’s event; site-drafts has drafts of another',
  startSiteDraft: 'is about the host’s event; site-drafts has drafts of another',
  renameSiteDraft: 'is about the host’s event; site-drafts has drafts of another',
  discardSiteDraft: 'is about the host’s event; site-drafts has drafts of another',
  getSiteDraft: 'is about the host’s event; site-drafts has drafts of another',
  checkSiteDraft: 'is about the host’s event; site-drafts has drafts of another',
  previewSiteDraftForm: 'is about the host’s event; site-drafts has drafts of another',
  saveSiteDraftDocument: 'is about the host’s event; site-drafts has drafts of another',
  removeSiteDraftDocument: 'is about the host’s event; site-drafts has drafts of another',
  deleteSiteDraftDocument: 'is about the host’s event; site-drafts has drafts of another',
  keepSiteDraftDocument: 'is about the host’s event; site-drafts has drafts of another',
  renameSiteDraftDocument: 'is about the host’s event; site-drafts has drafts of another',
  renameSiteDraftField: 'is about the host’s event; site-drafts has drafts of another',
  rebaseSiteDraftDocument: 'is about the host’s event; site-drafts has drafts of another',
  scheduleSiteDraft: 'is about the host’s event; site-drafts has drafts of another',
  unscheduleSiteDraft: 'is about the host’s event; site-drafts has drafts of another',
  publishSiteDraft: 'is about the host’s event; site-drafts has drafts of another',
  listDeskViews: 'is about the host’s event; desk-views has views of another',
  saveDeskView: 'is about the host’s event; desk-views has views of another',
  removeDeskView: 'is about the host’s event; desk-views has views of another',
  countChosen: 'is about the host’s event; desk-bulk has registrations of another',
  exportChosen: 'is about the host’s event; desk-bulk has registrations of another',
  startTagging: 'is about the host’s event; desk-bulk has registrations of another',
  planCancelling: 'is about the host’s event; desk-bulk has registrations of another',
  startCancelling: 'is about the host’s event; desk-bulk has registrations of another',
  readImport: 'is about the host’s event',
  checkImport: 'is about the host’s event; desk-import has registrations of another',
  getOwedAsOrganizer: 'is about the host’s event; desk-money has registrations of another',
  previewAdjustment: 'is about the host’s event; desk-money has registrations of another',
  adjustOwed: 'is about the host’s event; desk-money has registrations of another',
  listWaitlists: 'is about the host’s event; desk-waitlist has entries of another',
  listWaiting: 'is about the host’s event; desk-waitlist has entries of another',
  offerOutOfTurn: 'is about the host’s event; desk-waitlist has entries of another',
  previewCodeAsOrganizer: 'is about the host’s event; desk-discount has registrations of another',
  applyCodeAsOrganizer: 'is about the host’s event; desk-discount has registrations of another',
  openAttendeePage: 'is about the host’s event; viewing has registrations of another',
  listCodes: 'is about the host’s event; desk-codes has codes of another',
  createCodes: 'is about the host’s event; desk-codes has codes of another',
  planCodes: 'is about the host’s event; desk-codes has codes of another',
  setCodesActive: 'is about the host’s event; desk-codes has codes of another',
  exportCodes: 'is about the host’s event; desk-codes has codes of another',
  listGroups: 'is about the host’s event; desk-groups has groups of another',
  getMembershipAsOrganizer: 'is about the host’s event; desk-groups has registrations of another',
  putIntoGroup: 'is about the host’s event; desk-groups has registrations of another',
  takeOutOfGroup: 'is about the host’s event; desk-groups has registrations of another',
  listMembersAsOrganizer: 'is about the host’s event; desk-groups has groups of another',
  previewTransfer: 'is about the host’s event; desk-transfer has registrations of another',
  transferRegistration: 'is about the host’s event; desk-transfer has registrations of another',
  sendPaymentLink: 'is about the host’s event; desk-money has registrations of another',
  registerAsOrganizer: 'is about the host’s event; desk-register registers for one only',
  startImport: 'is about the host’s event; desk-import has registrations of another',
  getListOptions: 'is about the host’s event',
  listDeskJobs: 'is about the host’s event; desk-jobs has jobs of another',
  getDeskJob: 'is about the host’s event; desk-jobs has jobs of another',
  stopDeskJob: 'is about the host’s event; desk-jobs has jobs of another',
  getOverview: 'is about the host’s event; overview has registrations of another',
  authorizeDesk: 'is about who is signed in',
  signOutOrganizer: 'is about who is signed in',
  listOrganizerSessions: 'is about who is signed in',
  endOrganizerSession: 'is about who is signed in',
  listTeam: 'is about the host’s event; organizer-access has sessions of another',
  addOrganizer: 'organizers: adds to the event that is named',
  removeOrganizer: 'is about the host’s event; organizer-access has sessions of another',
  listApiTokens: 'is about the host’s event; organizer-access has sessions of another',
  createApiToken: 'is about the host’s event; organizer-access has sessions of another',
  revokeApiToken: 'is about the host’s event; organizer-access has sessions of another',
  getOpening: 'is about the host’s event; new-events opens another',
  setRegistrationOpen: 'is about the host’s event; new-events opens another',
  listEventSources: 'is about the host’s event; new-events copies it',
  createEvent: 'makes an event of its own; new-events copies the host’s',
  listAudit: 'is about the host’s event; organizer-access has sessions of another',
  exportAudit: 'is about the host’s event; organizer-access has sessions of another',
  getWebsiteEditorUploadHash: 'is of no event: uploadPicture names it',
};

async function theirsOf(api: TestApi): Promise<Theirs> {
  const { flow, begin, send } = await openFullFlow(api);
  const who = await begin();
  expect((await send(who)).status).toBe(200);
  return { application: who.code, flow };
}

/** Organizers' calls keep to the event that they name, at whatever host they are made. */
export const organizerEventCases: ApiCase[] = [
  {
    name: 'an organizer’s call finds what is of the event that it names, at any host, and nothing of another',
    async run(api) {
      const named = Object.values(contract)
        .flatMap((resource) => Object.entries(resource))
        .filter(([, endpoint]) => endpoint.access === 'organizer')
        .map(([name]) => name);
      expect([...Object.keys(found), ...Object.keys(elsewhere)].toSorted()).toEqual(named.toSorted());

      const theirs = await theirsOf(api);
      const other = await openPaidEvent(api);
      const organizer = () => ({ authorization: `Bearer ${organizerToken}`, ...key() });
      const ask = async (asked: Asked, event: string, host: object) => {
        const { method, url, fields } = asked(theirs, event);
        const headers = { ...organizer(), ...host };
        const answer =
          method === 'GET'
            ? await api.get(url, headers)
            : await api.post(url, fields as Record<string, string>, headers);
        return answer.status;
      };
      for (const [name, asked] of Object.entries(found)) {
        // At the host of either event: naming the other one finds nothing of this one.
        expect([name, await ask(asked, other.code, {})]).toEqual([name, 404]);
        expect([name, await ask(asked, other.code, other.at)]).toEqual([name, 404]);
        expect([name, await ask(asked, 'teachers', other.at)]).toEqual([name, 200]);
      }
      const mine = await openPaidEvent(api);
      const begun = await mine.begin();
      await mine.fill(begun);
      expect((await mine.submit(begun)).status).toBe(200);
      const cancel = async (fields: object, host: object) => {
        const asked = { code: begun.code, option: 'cancel', ...fields };
        return (await api.post('changeRegistrationAsOrganizer', asked, { ...organizer(), ...host })).status;
      };
      expect(await cancel({}, other.at)).toBe(404);
      expect(await cancel({ event: other.code }, mine.at)).toBe(404);
      expect(await cancel({ event: mine.code }, other.at)).toBe(200);
      const place = { event: other.code, code: theirs.application, start: 'friday 10:30' };
      expect((await api.post('scheduleProposal', place, organizer())).status).toBe(404);
    },
  },
];
