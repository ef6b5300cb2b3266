/** Texts: starting a registration, or continuing one. */
export const start = {
  title: 'Register',
  lead: 'Start with a few choices. You’ll get a code right away, so you can stop and come back at any time.',
  formTitle: 'Your choices',
  track: 'How will you attend?',
  mode: 'Will you also attend online?',
  days: 'Which days are you coming?',
  email: 'Email address',
  emailHelp: 'You’ll need this address and your code to return to your registration.',
  begin: 'Start registration',
  checking: 'One moment…',
  haveCode: 'Already started?',
  haveCodeText: 'Continue with your registration code and email address.',
  continueLink: 'Continue a registration',
  placesLeft: '{count, plural, one {One place left} other {{places} places left}}',
  placesLeftInAll: '{count, plural, one {One place left in total} other {{places} places left in total}}',
  later: 'then',
  dayAlone: 'This day only: {amount}',
  payer: { everyone: 'Everyone', members: 'Members', others: 'Everyone else' },
  pricesFor: 'Prices for',
  allPrices: 'All',
  soFar: 'So far',
  then: 'Later: {amount}',
  early: 'Early-bird price until {day}.',
  taxes: 'Before tax.',
  more: 'Workshops and extras',
  moreLater: 'Later',
  nothingYet: 'Nothing chosen yet',
  tickets: 'Tickets you can choose next',
  full: 'Full',
  fullText: 'Places may open up. We offer them to people on the waitlist, in order.',
  joinWaitlist: 'Join the waitlist',
  loading: 'Loading the choices',
  unavailableTitle: 'The choices could not be loaded',
  open: {
    title: 'You already started a registration',
    text: 'Registration {code} for {email} is open on this device.',
    correct: 'Continue {code} with {email}',
    startOver: 'Start over with these choices',
    startOverText:
      'If you start over, {code} gives up its place and everything selected in it. What you typed stays under its code.',
    another: 'Register someone else',
    close: 'Close',
  },
  offerTitle: 'A place is held for you until {until}.',
  offerText: 'Register with the email address you used to join the waitlist.',
  offerRefusedTitle: 'This place is not available to you.',
  offerRefusedText:
    'It is held for another email address, track or day, or the offer has expired. Check your choices and the address, then try again.',
};

export const bypass = {
  title: 'Register with an invitation',
  lead: 'With an invitation code, you can register even if registration is closed or the event is full.',
  codeHelp: 'You’ll find it in your invitation.',
  refusedTitle: 'This code is not valid for this event.',
  refusedText: 'Check the code, or contact the person who invited you.',
};

export const modes = { Online: 'Online', 'In-Person': 'In person', Hybrid: 'In person and online' };

export const storage = {
  title: 'Your browser is blocking storage for this site.',
  text: 'You can still register on this page. Write your code down: after a reload, or when you return from your bank’s page, you’ll need it to open your registration. Each step you complete is saved on our server.',
};

export const conflict = {
  title: 'This was also changed on another device.',
  text: 'Nothing is lost. Choose which answer to keep.',
  mine: 'On this device',
  theirs: 'On the other device',
  goOn: 'Continue with these answers',
};

export const elsewhere = {
  title: 'This registration is open in another tab',
  text: 'Continue there or here. What you typed there is carried over.',
  continue: 'Continue here',
};
