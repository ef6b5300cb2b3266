// Registrations and groups: holds, payment, changes, tickets and waitlists.
// Each line is read by call.ts: method, path, and the field that names the holder.

export const registration = {
  checkRegistration: 'POST .',
  generateRegistrationCaptured: 'POST .',
  checkAlreadyRegistered: 'POST . code',
  saveRegistrationPersonalInformations: 'POST . code',
  saveSubmitRegistration: 'POST . code',
  cancelPayment: 'POST . code',
  getRegistrationFees: 'GET ./{code} code',
  saveRegistrationEAOfficialDocument: { call: 'POST . code', upload: 'file' },
  removeRegistrationEAOfficialDocument: 'POST . code',
  sendInvitationColleague: 'POST . code',
  sendEventEmailAccessCode: 'POST /send-event-email-access-code',
} as const;

export const cancellation = {
  getCancelPolicyOption: 'GET /GetCancelPolicyOption',
  getCancellation: 'GET ./{code} code',
  getCancellationAsOrganizer: 'GET ./{code}',
  changeRegistration: 'POST . code',
  changeRegistrationAsOrganizer: 'POST .',
} as const;

export const change = {
  previewChange: 'POST . code',
} as const;

export const invoice = {
  getInvoice: { call: 'POST . code', produces: 'file' },
  markInvoicePaid: 'POST .',
  voidInvoice: 'POST .',
} as const;

export const group = {
  getRegistrationGroupOption: 'GET .',
  createGroup: 'POST .',
  openGroup: 'POST .',
  checkGroup: 'POST .',
  getGroupInformation: 'GET ./{code} code',
  getAccountListByGroup: 'GET ./{code} code',
  sendGroupInvitation: 'POST . group_code',
  sendGroupInvitations: { call: 'POST . group_code', encoding: 'json' },
  withdrawGroupInvitation: 'POST . group_code',
  handOverGroup: 'POST . group_code',
  joinGroup: 'POST . code',
  leaveGroup: 'POST . code',
  getGroupPayInformation: 'GET ./{code} code',
  submitPayGroupFee: 'POST . group_code',
  cancelGroupPayment: 'POST . group_code',
  getGroupReceipt: { call: 'POST . group_code', produces: 'file' },
} as const;

export const workshopCart = {
  getWorkshopsCart: 'GET ./{code}/{x} code',
  handleWorkshopCart: 'POST /handle-workshop-cart registration_code',
  deleteWorkshop: 'POST /delete-workshop registration_code',
  extendWorkshopHolds: 'POST . registration_code',
  joinWorkshopWaitlist: 'POST . registration_code',
  checkWorkshopSessionStatus: 'POST /CheckWorkshopSessionStatus',
  getWorkshopBasicInformation: 'POST .',
} as const;

export const shop = {
  getShopProducts: 'GET ./{x}',
  getShopProduct: 'GET ./{code}',
  getPurchasedProduct: 'GET ./{code}/{x} code',
  getPurchasedByAttendee: 'POST . attendee_code',
  purchaseProduct: 'POST . code',
  deletePurchaseProduct: 'POST . code',
  waitForProduct: 'POST . code',
} as const;

export const activity = {
  generateActivity: 'POST .',
  saveBuyerInformations: 'POST . buyer_code',
  submitActivityApplication: 'POST . buyer_code',
  getActivityInformations: 'GET ./{code} code',
  getActivityInformation: 'GET ./{a}/{code} code',
  getActivityInformationByCode: 'GET ./{code}',
  saveActivityInformation: 'POST . buyer_code',
  waitForActivity: 'POST . buyer_code',
} as const;

export const discount = {
  checkAppliedCode: 'POST . code',
  checkAndSubmitApplyCode: 'POST . code',
  removeAppliedCode: 'POST . code',
} as const;

export const waitlist = {
  checkWaitlist: 'POST .',
  saveToWaitlist: 'POST .',
  getWaitlistPosition: 'GET ./{entry_ID}',
  declineWaitlistOffer: 'POST .',
  leaveItemWaitlist: 'POST . code',
  joinItemWaitlist: 'POST . code',
} as const;

export const tickets = {
  getMyTickets: 'GET ./{code} code',
  getTickets: { call: 'POST . code', produces: 'file' },
  getApplePass: { call: 'POST . code', produces: 'file' },
} as const;
