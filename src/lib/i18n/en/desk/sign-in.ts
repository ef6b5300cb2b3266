/** Texts of signing in. */
export const signIn = {
  title: 'Sign in',
  lead: 'For the organizers of {event}. We’ll email you a code.',
  email: 'Email address',
  send: 'Email me a code',
  sending: 'Sending',
  code_title: 'Enter your code',
  code_lead: 'If {email} belongs to the team, a six-digit code is on its way. It works for 10 minutes.',
  code: 'Six-digit code',
  enter: 'Sign in',
  entering: 'Signing in',
  again: 'Email me another code',
  again_sent: 'We emailed another code.',
  back: 'Use another address',
  expired: 'You were signed out. Sign in to continue.',
} as const;
