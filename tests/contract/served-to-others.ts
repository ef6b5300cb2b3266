/** Why the site asks for a call of the specification by no name of its own. */
const why = {
  ofEvent: 'The site has it with what it asks for of the event or the page as a whole.',
  ofDossier: 'The site has it with the answers of the step, or with the review.',
  inList: 'The site has it with the list that it belongs to.',
  ofCommand: 'The command `configure -- upload` asks for it.',
} as const;

/**
 * Calls of the specification that are served to other programs, and which no module of the site makes. A call that the site
 * begins to make is taken from here; one that is entered here has a screen missing, or a reason.
 */
export const servedToOthers: Readonly<Record<string, string>> = {
  'GET /getEventDays': why.ofEvent,
  'GET /loadCustomPageFormByCode/{code}': why.ofEvent,
  'GET /getSliderBoxImages/{x}': why.ofEvent,
  'GET /getWorkshopKeynote': why.ofEvent,
  'GET /getMembershipRegistration/{code}': why.ofDossier,
  'GET /getMyOrganizationTypes/{code}/event': why.ofDossier,
  'GET /getMyOrganizationTypes/{code}/client': why.ofDossier,
  'GET /getActivityInformationByCode/{code}': why.inList,
  'GET /getSessionsBySchedule/{x}': why.inList,
  'POST /CheckWorkshopSessionStatus': why.inList,
  'POST /getWorkshopBasicInformation': why.inList,
  'GET /getWebsiteEditorUploadHash': why.ofCommand,
};

/**
 * Calls that the site makes, and which no test in a browser comes by; each has its unit test. Compared with what the
 * end-to-end run was answered (tests/e2e/after-run): who walks one takes it from here.
 */
export const neverWalked: Readonly<Record<string, string>> = {
  'POST /genCommonCode': 'Only over plain http: on this machine a browser makes its keys by itself.',
};
