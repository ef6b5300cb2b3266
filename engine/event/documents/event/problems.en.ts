/** What can be wrong with event documents, in English. */
export const en = {
  // Tracks, days and places
  sameDate: 'An earlier day already has the date {date}. Correct one of them.',
  noPlaces: 'With a capacity of 0, no one can register. Enter the number of places, or leave it out.',
  keptWithoutCapacity: '"kept" requires "capacity". Add "capacity", or remove "kept".',
  keptOverCapacity: '"kept" is greater than the capacity of the track. Lower "kept" or raise "capacity".',
  trackOverEvent:
    'The track has more places than the event, which has {capacity}. Lower it, or raise the event’s capacity.',
  dayOverEvent:
    'The day has more places than the event, which has {capacity}. Lower it, or raise the event’s capacity.',
  notEventDay: 'This is not a day of the event.',
  fromTo: '{start} to {end}',
  typeContradicts:
    'Type "{type}" contradicts a track with the mode "{mode}". Choose "H", or correct the modes.',

  // Times
  holdOverCap:
    'A hold cannot last longer than "hold_cap_minutes", which is {cap, plural, one {# minute} other {# minutes}}. Lower it, or raise "hold_cap_minutes".',
  noticeTooEarly:
    'The notice would be sent before the event ends, because data is erased after {days, plural, one {# day} other {# days}}. Lower it.',

  // Addresses and languages
  notEmail: '"{email}" is not a valid email address. Correct it.',
  notHost: '"{host}" is not a host name. Leave out "https://" and everything after the name.',
  notInLanguage: 'The event is not in "{language}". Add it to "languages", or choose one of them.',
  unknownPart: '"{part}" is not a known placeholder.',

  // Lists
  listEmpty:
    'This list is empty, so a field that uses it cannot be answered. Add an option that can be chosen.',
  listClosed:
    'None of these options can be chosen, so a field that uses them cannot be answered. Add an option that can be chosen.',

  // Words of an event
  noText: 'There is no text "{name}".',
  noPlaceholder: 'This text has no placeholder {placeholder}. Remove it.',
  withoutPlaceholders: 'no placeholder',

  // Colours
  notColour: '"{colour}" is not a colour.',
  aColour: 'oklch(L C h) or #rrggbb',
  faintInLight:
    '"{source}" ({colour}) makes {front} on {back} too faint in the light scheme: their contrast is {ratio}:1, and it must be at least {least}:1.',
  faintInDark:
    '"{source}" ({colour}) makes {front} on {back} too faint in the dark scheme: their contrast is {ratio}:1, and it must be at least {least}:1.',
  otherUses:
    '{count, plural, one {# more use of this colour is} other {# more uses of this colour are}} too faint.',
  atLeast: 'at least {ratio}:1',

  // Uses of colours, in front and behind
  text: 'text',
  secondaryText: 'secondary text',
  links: 'links and accented text',
  fieldBorder: 'the border of fields',
  focusRing: 'the ring around what has the focus',
  errorMessages: 'error messages',
  successMessages: 'success messages',
  warningMessages: 'warning messages',
  hints: 'hints',
  lettering: 'lettering of the artwork',
  page: 'the page',
  cards: 'cards and dialogs',
  sunken: 'sunken areas of the page',
  button: 'the primary button',
  buttonHover: 'the primary button under the pointer',
  buttonPressed: 'the primary button while it is pressed',
  chosen: 'what is chosen',
  errorBox: 'the box of an error',
  successBox: 'the box of a success',
  warningBox: 'the box of a warning',
  hintBox: 'the box of a hint',
  bands: 'the footer and the dark bands',
  artwork: 'the artwork',
} as const;
