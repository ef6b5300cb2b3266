/** Texts for people who look for their registration; `{name}` is a placeholder. */
export const lookup = {
  wrongDossierCode: 'The code and the email address do not match.',
  wrongCode: 'The code and the email address do not match a registration for this event.',
  wrongGroup: 'The group code and the email address do not match.',
  wrongAccessCode: 'is not valid or has expired. Check it, or request a new one.',
  codeSent: 'If a valid registration exists, an email with the registration code is sent.',
  notFoundByEmail:
    'No registration with this email address has been found. Did you register with a different email address?',
  receiptSent: 'If a submitted registration exists, its receipt is sent to its email address.',
  accessCodeSent: 'If a valid registration exists, an email with an access code is sent.',
} as const;
