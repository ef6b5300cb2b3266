// Calls that only organizers make: no page of a visitor loads them.
// Each line is read by call.ts: method, path, and the field that names the holder.

export const configuration = {
  publishConfiguration: { call: 'POST .', encoding: 'json' },
  checkDocuments: { call: 'POST .', encoding: 'json' },
  publishDocuments: { call: 'POST .', encoding: 'json' },
  unpublishConfiguration: { call: 'POST .', encoding: 'json' },
  listConfiguration: 'GET ./{event}',
  getConfiguration: 'GET ./{event}/{kind}/{code}',
  listConfigurationVersions: 'GET ./{event}/{kind}/{code}',
  getConfigurationVersion: 'GET ./{event}/{kind}/{code}/{version}',
  listPublishedVersions: 'GET ./{event}',
  listWalks: 'GET ./{event}',
  uploadPicture: { call: 'POST .', upload: 'file' },
} as const;

export const siteDocuments = {
  listSiteDocuments: 'GET .',
  readSiteDocuments: 'GET .',
  getDocumentForm: 'GET ./{kind}',
  getDocumentSchema: 'GET ./{kind}',
  countCondition: 'GET .',
} as const;

export const siteDrafts = {
  listSiteDrafts: 'GET .',
  startSiteDraft: 'POST .',
  renameSiteDraft: 'POST .',
  discardSiteDraft: 'POST .',
  getSiteDraft: 'GET ./{id}',
  checkSiteDraft: 'GET ./{id}',
  previewSiteDraftForm: 'GET ./{id}/{code}',
  saveSiteDraftDocument: { call: 'POST .', encoding: 'json' },
  removeSiteDraftDocument: 'POST .',
  deleteSiteDraftDocument: 'POST .',
  keepSiteDraftDocument: 'POST .',
  renameSiteDraftDocument: 'POST .',
  renameSiteDraftField: 'POST .',
  rebaseSiteDraftDocument: 'POST .',
  publishSiteDraft: 'POST .',
  scheduleSiteDraft: 'POST .',
  unscheduleSiteDraft: 'POST .',
} as const;

export const previews = {
  openPreview: 'POST .',
  listPreviewLinks: 'GET ./{draft}',
  createPreviewLink: 'POST .',
  revokePreviewLink: 'POST .',
} as const;

export const newEvents = {
  listEventSources: 'GET .',
  createEvent: { call: 'POST .', encoding: 'json' },
} as const;

export const opening = {
  getOpening: 'GET .',
  setRegistrationOpen: 'POST .',
} as const;

export const exporting = {
  exportList: { call: 'GET ./{event}/{list}', produces: 'file' },
} as const;

export const retention = {
  erasePersonalData: 'POST .',
} as const;

export const tracing = {
  getWhatHappened: 'GET ./{event}/{code}',
} as const;

export const organizers = {
  requestOrganizerCode: 'POST .',
  signInOrganizer: 'POST .',
  getOrganizer: 'GET .',
  signOutOrganizer: 'POST .',
  listOrganizerSessions: 'GET .',
  endOrganizerSession: 'POST .',
  listTeam: 'GET .',
  addOrganizer: 'POST .',
  removeOrganizer: 'POST .',
  listApiTokens: 'GET .',
  createApiToken: 'POST .',
  revokeApiToken: 'POST .',
} as const;

export const audit = {
  listAudit: 'GET .',
  exportAudit: { call: 'GET .', produces: 'file' },
} as const;

export const desk = {
  listDossiers: 'GET .',
  getDossier: 'GET ./{code}',
  getDossierMail: 'GET ./{code}/{id}',
  getDossierTimeline: 'GET ./{code}',
} as const;

export const deskActions = {
  previewChangeAsOrganizer: 'GET ./{code}',
  getRefundable: 'GET ./{code}',
  refundRegistration: 'POST .',
  sendMailAgain: 'POST .',
  sendCodeAsOrganizer: 'POST .',
  addDossierNote: 'POST .',
  removeDossierNote: 'POST .',
  tagDossier: 'POST .',
  listTags: 'GET .',
} as const;

export const deskAnswers = {
  getAnswersToEdit: 'GET ./{code}/{form_type}',
  previewAnswersAsOrganizer: 'POST .',
  saveAnswersAsOrganizer: 'POST .',
} as const;

export const deskImport = {
  readImport: { call: 'POST .', upload: 'file' },
  checkImport: { call: 'POST .', upload: 'file' },
  startImport: { call: 'POST .', upload: 'file' },
} as const;

export const deskJobs = {
  listDeskJobs: 'GET .',
  getDeskJob: 'GET ./{id}',
  stopDeskJob: 'POST .',
} as const;

export const deskList = {
  getListOptions: 'GET .',
} as const;

export const deskBulk = {
  countChosen: 'POST .',
  exportChosen: { call: 'POST .', produces: 'file' },
  startTagging: 'POST .',
  planCancelling: 'POST .',
  startCancelling: 'POST .',
} as const;

export const deskRegister = {
  registerAsOrganizer: 'POST .',
} as const;

export const deskMoney = {
  getOwedAsOrganizer: 'GET ./{code}',
  previewAdjustment: 'POST .',
  adjustOwed: 'POST .',
  sendPaymentLink: 'POST .',
} as const;

export const deskDiscount = {
  previewCodeAsOrganizer: 'POST .',
  applyCodeAsOrganizer: 'POST .',
} as const;

export const deskCodes = {
  listCodes: 'GET .',
  createCodes: { call: 'POST .', encoding: 'json' },
  planCodes: 'POST .',
  setCodesActive: 'POST .',
  exportCodes: { call: 'GET .', produces: 'file' },
} as const;

export const deskGroups = {
  listGroups: 'GET .',
  listMembersAsOrganizer: 'GET ./{code}',
  getMembershipAsOrganizer: 'GET ./{code}',
  putIntoGroup: 'POST .',
  takeOutOfGroup: 'POST .',
} as const;

export const deskTransfer = {
  previewTransfer: 'GET ./{code}',
  transferRegistration: 'POST .',
} as const;

export const deskWaitlist = {
  listWaitlists: 'GET .',
  listWaiting: 'GET .',
  offerOutOfTurn: 'POST .',
} as const;

export const deskInvoices = {
  listInvoices: 'GET .',
  remindOfInvoice: 'POST .',
  getInvoiceToSplit: 'GET ./{number}',
  splitInvoice: 'POST .',
} as const;

export const deskReview = {
  listToReview: 'GET .',
  getToReview: 'GET ./{code}',
} as const;

export const deskFiles = {
  getDossierFile: { call: 'GET ./{code}/{id}', produces: 'file' },
  getFileToReview: { call: 'GET ./{code}/{id}', produces: 'file' },
} as const;

export const deskViews = {
  listDeskViews: 'GET .',
  saveDeskView: 'POST .',
  removeDeskView: 'POST .',
} as const;

export const overview = {
  getOverview: 'GET .',
  authorizeDesk: 'POST /broadcasting/organizer',
} as const;
