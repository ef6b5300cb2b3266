// Calls that only organizers make: no page of a visitor loads them.
// Each line is read by call.ts: method, path, and the field that names the holder.

export const configuration = {
  publishConfiguration: { call: 'POST .', encoding: 'json' },
  unpublishConfiguration: { call: 'POST .', encoding: 'json' },
  listConfiguration: 'GET ./{event}',
  getConfiguration: 'GET ./{event}/{kind}/{code}',
  listConfigurationVersions: 'GET ./{event}/{kind}/{code}',
  getConfigurationVersion: 'GET ./{event}/{kind}/{code}/{version}',
  uploadPicture: { call: 'POST .', upload: 'file' },
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
} as const;

export const desk = {
  listDossiers: 'GET .',
  getDossier: 'GET ./{code}',
  getDossierMail: 'GET ./{code}/{id}',
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

export const deskReview = {
  listToReview: 'GET .',
  getToReview: 'GET ./{code}',
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
