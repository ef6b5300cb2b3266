// Applications of exhibitors, sponsors and others, and workshop proposals.
// Each line is read by call.ts: method, path, and the field that names the holder.

export const application = {
  getApplicationStanding: 'GET ./{code} code',
  confirmDecision: 'POST . code',
  withdrawApplication: 'POST . code',
  previewOffer: 'POST . code',
  acceptOffer: 'POST . code',
  listApplications: 'GET ./{event}/{flow}',
  decideApplication: 'POST .',
} as const;

export const proposal = {
  generateWorkshop: 'POST .',
  saveWorkshopInformations: 'POST . workshops_code',
  submitWorkshopProposal: 'POST . workshops_code',
  getWorkshopProposalOption: 'GET .',
  getProposalOption: 'GET .',
  getWorkshopProposalFormPresenters: 'GET ./{code}/{flag} code',
  findInstructors: 'POST . workshops_code',
  addInstructorToWorkshop: 'POST . workshops_code',
  addInstructorsToWorkshop: 'POST . workshops_code',
  removeInstructorToWorkshop: 'POST . workshops_code',
  getInstructorInformations: 'GET ./{workshops_code}/{instructor_code} workshops_code',
  saveInstructorInformations: 'POST . workshops_code',
  getInstructorByInvitation: 'GET ./{x}',
  openInvitation: 'POST .',
  declineInvitation: 'POST .',
  generateNewWorkshopWithInstructors: 'POST . workshops_code',
  scheduleProposal: 'POST .',
} as const;

export const exhibitor = {
  generateExhibitor: 'POST .',
  saveExhibitorInformations: 'POST . exhibitor_code',
  submitExhibitorApplication: 'POST . exhibitor_code',
  saveExhibitorPersonalInformations: 'POST . exhibitor_code',
  saveExhibitorDonationInformations: 'POST . exhibitor_code',
  addPersonToExhibitor: 'POST . exhibitor_code',
  removePersonToExhibitor: 'POST . exhibitor_code',
  removeExhibitorDonation: 'POST . exhibitor_code',
  getExhibitorFormContacts: 'GET ./{code} code',
  getExhibitorFormDonations: 'GET ./{code} code',
  initExhibitorApplication: 'POST .',
  getExhibitorOption: 'GET .',
  getExhibitorReviewOption: 'GET .',
  getMyExhibitorTypes: 'GET .',
  getMyExhibitorExtras: 'GET .',
  storeExhibitorBooth: 'POST . exhibitor_code',
  storeExhibitorExtra: 'POST . exhibitor_code',
  getExhibitorConfirmation: 'GET ./{code} code',
} as const;

export const sponsor = {
  generateSponsor: 'POST .',
  saveSponsorInformations: 'POST . sponsor_code',
  submitSponsorApplication: 'POST . sponsor_code',
  saveSponsorPersonalInformations: 'POST . sponsor_code',
  saveSponsorDonationInformations: 'POST . sponsor_code',
  addPersonToSponsor: 'POST . sponsor_code',
  removePersonToSponsor: 'POST . sponsor_code',
  removeSponsorDonation: 'POST . sponsor_code',
  getSponsorFormContacts: 'GET ./{code} code',
  getSponsorFormDonations: 'GET ./{code} code',
  initSponsorApplication: 'POST .',
  getSponsorOption: 'GET .',
  getSponsorReviewOption: 'GET .',
  getMySponsorLevels: 'GET .',
  getMySponsorExtras: 'GET .',
  storeSponsorLevel: 'POST . sponsor_code',
  storeSponsorExtra: 'POST . sponsor_code',
  getSponsorConfirmation: 'GET ./{code} code',
} as const;

export const offers = {
  getOffers: 'GET ./{offers}',
  getChoices: 'GET ./{code}/{offers} code',
  chooseOffer: 'POST . code',
  waitForOffer: 'POST . code',
} as const;
