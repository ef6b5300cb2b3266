// What every page of a website asks for: documents, forms, the schedule, files and lookups.
// Each line is read by call.ts: method, path, and the field that names the holder.

export const event = {
  getClientEventFromDomain: 'GET ./{domain}',
  getClientEventSchema: 'GET .',
  getEventDays: 'GET .',
  getEventTrack: 'GET .',
  getTrackInformationBySeo: 'GET ./{seo}',
  getTimeZones: 'GET .',
} as const;

export const pages = {
  loadEventHomePageForm: 'GET .',
  getCustomPage: 'GET ./{code}',
  loadCustomPageFormByCode: 'GET ./{code}',
  getContentSection: 'GET .',
  getSliderBoxImages: 'GET ./{x}',
  getTWCContent: 'GET ./{x}',
  getWorkshopKeynotes: 'GET .',
  getWorkshopKeynote: 'GET .',
  getSpeakers: 'GET .',
  getRandomWorkshops: 'GET .',
  getActivities: 'GET .',
  getSponsors: 'GET .',
  getExhibitors: 'GET .',
  getSponsorLogosBySchema: 'GET ./{x}',
  getExhibitorLogosBySchema: 'GET ./{x}',
  getLocations: 'GET ./{track}',
  getLocationDetail: 'GET ./{code}',
  getFloorPlan: 'GET ./{code}',
  getPlannedRooms: 'GET .',
  getAccommodations: 'GET .',
  getAccommodationDetail: 'GET ./{code}',
  subscribeEmail: 'POST .',
} as const;

export const forms = {
  loadStepConfiguration: 'POST .',
  loadEventFormFromType: 'POST .',
  initializeForm: 'POST . code',
  genCommonCode: 'POST .',
  saveAutoInformation: 'POST . code',
  initStepReview: 'POST . code',
  getInviteColleagueOption: 'GET .',
  getRegistrationOption: 'GET .',
} as const;

export const flows = {
  getFlow: 'GET /flow/{flow}',
  beginFlow: 'POST .',
  continueFlow: 'POST .',
} as const;

export const contact = {
  getCountries: 'GET ./{x}',
  getUSStates: 'GET .',
  validateEmail: 'POST /validate-email',
  suggestPlaces: 'POST .',
  saveManualAddress: 'POST . code',
  getManualAddressByID: 'GET ./{id} code',
  deleteAddressByID: 'DELETE ./{id} code',
  getEmailByCode: 'GET ./{code} code',
  changeEmail: 'POST . code',
  changeEmailAsOrganizer: 'POST .',
  confirmEmail: 'POST .',
  deleteEmailByID: 'DELETE ./{id} code',
  deletePhoneByID: 'DELETE ./{id} code',
  deleteWebsiteByID: 'DELETE ./{id} code',
} as const;

export const membership = {
  getMembershipInformation: 'GET .',
  getMyOrganizationTypesOfEvent: 'GET /getMyOrganizationTypes/{code}/event code',
  getMyOrganizationTypesOfClient: 'GET /getMyOrganizationTypes/{code}/client code',
  getMembershipRegistration: 'GET ./{code} code',
  getMyMembership: 'GET ./{code} code',
  saveMembershipRegistration: 'POST . code',
} as const;

export const schedule = {
  getScheduleByCodeAndTrack: 'POST .',
  getScheduleListByCodeAndTrack: 'POST .',
  getSessionsBySchedule: 'GET ./{x}',
  getSessionDetail: 'GET ./{x}',
  getWorkshopsBySchema: 'GET ./{x}',
  getWorkshopByQuery: 'GET ./{x}/{track}',
  downloadScheduleFile: { call: 'GET .', produces: 'file' },
  downloadScheduleGlanceFile: { call: 'GET ./{x}', produces: 'file' },
  listFilters: 'GET .',
} as const;

export const files = {
  getWebsiteEditorUploadHash: 'GET .',
  uploadWebsiteFile: { call: 'POST . code', upload: 'file' },
  removeWebsiteFile: { call: 'POST . code', encoding: 'json' },
  getWebsiteFileByID: { call: 'GET ./{id} code', produces: 'file' },
} as const;

export const broadcasting = {
  authorizeChannel: 'POST /broadcasting/auth code',
} as const;

export const lookup = {
  getLookUpRegistration: 'POST .',
  getLookUpRegistrationByEmail: 'POST .',
  sendLookUpCode: 'POST .',
  getReceipt: { call: 'POST . code', produces: 'file' },
  getReceiptOption: 'GET ./{code} code',
  getRegistrationCalendar: { call: 'POST . code', produces: 'file' },
  sendReceiptParty: 'POST .',
  resendConfirmation: 'POST . code',
} as const;
