/** Texts of the import of registrations. */
export const imports = {
  title: 'Import registrations',
  open: 'Import',
  lead: 'Register people from a list: a CSV or Excel file with one person in each row and headings in the first. Nothing happens before you press the last button.',
  file: 'Choose a file',
  file_hint:
    'CSV or Excel (.xlsx), at most 10 MB and 10,000 rows. Exports from pretix, Hi.Events and Eventbrite are recognized.',
  reading: 'Reading the file…',
  faults: {
    too_large: 'The file is larger than 10 MB. Split it into several files.',
    not_a_list:
      'This is not a CSV or Excel file that can be read. Save the list as CSV and choose that file.',
  },
  columns: 'Match the columns',
  read: '{name}: {count, plural, one {# row} other {# rows}}.',
  sources: {
    pretix: 'This looks like a pretix export.',
    hievents: 'This looks like a Hi.Events export.',
    eventbrite: 'This looks like an Eventbrite export.',
  },
  unnamed: 'Column {number}',
  column_is: '“{column}” is',
  left_out: 'Leave out',
  check: 'Check',
  found:
    '{ready, plural, one {# person can be registered.} other {# people can be registered.}} {wrong, plural, =0 {No row has a problem.} one {# row has a problem.} other {# rows have problems.}}',
  problems: 'Rows with problems',
  notify: 'Email the confirmation to everyone',
  says_registers:
    '{count, plural, one {# person is registered. All their fees are waived.} other {# people are registered. All their fees are waived.}}',
  says_incomplete:
    '{count, plural, one {# of them has not answered every required question.} other {# of them have not answered every required question.}}',
  says_left_out:
    '{count, plural, one {# row with a problem is left out.} other {# rows with problems are left out.}}',
  says_mails: 'Each of them gets an email with their registration code.',
  says_once: 'You can import the same file again. No one is registered twice.',
  start: '{count, plural, one {Register # person} other {Register # people}}',
  progress: 'Registering people from a file',
  another: 'Import another file',
} as const;
