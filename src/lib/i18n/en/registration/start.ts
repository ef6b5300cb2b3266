/** Texts: how a registration begins, or is found to be begun already. */
export const start = {
  title: 'Register',
  lead: 'A few choices first. You get a code right away and can stop at any time.',
  formTitle: 'What you register for',
  track: 'How will you take part?',
  mode: 'Will you also follow online?',
  days: 'Which days are you coming?',
  email: 'Email address',
  emailHelp: 'With your code it brings you back to your registration.',
  begin: 'Begin registration',
  checking: 'One moment …',
  haveCode: 'Already begun?',
  haveCodeText: 'Go on with your registration code and email address.',
  continueLink: 'Continue a registration',
  placesLeft_one: 'One place left',
  placesLeftInAll_one: 'One place left in all',
  placesLeftInAll_other: '{{places}} places left in all',
  placesLeft_other: '{{places}} places left',
  later: 'then',
  dayAlone: 'This day alone: {{amount}}',
  payer: { everyone: 'For everyone', members: 'Members', others: 'Everyone else' },
  pricesFor: 'Prices for',
  allPrices: 'All',
  soFar: 'So far',
  then: 'then {{amount}}',
  early: 'Early price until {{day}}.',
  taxes: 'Before tax.',
  more: 'Workshops and extras',
  moreLater: 'Later',
  nothingYet: 'Nothing chosen yet',
  tickets: 'What you choose from next',
  full: 'Full',
  fullText: 'Places do come free. They go to those on the waitlist, in order.',
  joinWaitlist: 'Join the waitlist',
  loading: 'Loading the choices',
  unavailableTitle: 'The choices could not be loaded',
  offerTitle: 'A place is kept for you until {{until}}.',
  offerText: 'Register with the address that you joined the waitlist with.',
  offerRefusedTitle: 'This place cannot be given to you.',
  offerRefusedText:
    'It is kept for another address or track, or its time has ended. Check the address and the track, then try again.',
};

export const bypass = {
  title: 'Register with an invitation',
  lead: 'With an invitation code you can register although registration is closed or the event is full.',
  codeHelp: 'It is in the invitation that you were sent.',
  refusedTitle: 'This code does not open the event.',
  refusedText: 'Check the code, or write to whoever invited you.',
};

export const modes = { Online: 'Online', 'In-Person': 'In person', Hybrid: 'In person and online' };

export const storage = {
  title: 'Your browser keeps nothing for this site.',
  text: 'You can register all the same, on this page. Write your code down: after a reload, or on coming back from your bank’s page, open your registration with it. What you continue with is saved on the server.',
};

export const conflict = {
  title: 'This was changed on another device too.',
  text: 'Nothing is lost: say which answer counts.',
  mine: 'On this device',
  theirs: 'On the other device',
  goOn: 'Go on with these answers',
};

export const elsewhere = {
  title: 'This registration is open in another tab',
  text: 'Go on there, or continue here: what you typed there comes along.',
  continue: 'Continue here',
};
