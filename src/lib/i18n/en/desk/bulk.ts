/** Texts of bulk actions. */
export const bulk = {
  title: 'Selected rows',
  choose: 'Select {name}',
  choose_loaded: 'Select the loaded rows',
  chosen: '{count, plural, one {# selected} other {# selected}}',
  hidden: '{count, plural, one {(# is not in this list)} other {(# are not in this list)}}',
  all: '{count, plural, one {Select the one that matches} other {Select all # that match}}',
  clear: 'Clear selection',
  open: { tag: 'Tag', export: 'Export', cancel: 'Cancel…' },
  too_many: 'You can select up to {count} for this. Use filters to narrow the list.',
  tag_title: '{count, plural, one {Tag # row} other {Tag # rows}}',
  tag_add: 'Tags to add',
  tag_hint: 'Separate several with commas.',
  tag_remove: 'Tags to remove',
  tag_count: '{tag} ({count})',
  tag_first: 'Enter a tag, or choose one to remove.',
  tag_adds:
    '{count, plural, =0 {No row gets “{tag}”.} one {# row gets “{tag}”.} other {# rows get “{tag}”.}}',
  tag_had: '{count, plural, one {# already has “{tag}”.} other {# already have “{tag}”.}}',
  tag_removes: '{count, plural, one {# row loses “{tag}”.} other {# rows lose “{tag}”.}}',
  tag_do: '{count, plural, one {Change the tags of # row} other {Change the tags of # rows}}',
  export_title: 'Export',
  export_format: 'File',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  export_do: { csv: 'Export to CSV', xlsx: 'Export to Excel' },
  export_says:
    '{count, plural, one {The file has # row} other {The file has # rows}}, with every answer: {type}.',
  export_left:
    '{count, plural, one {# row of another type is left out.} other {# rows of other types are left out.}}',
  export_nothing: 'Groups cannot be exported. Select registrations or applications.',
  cancel_title: 'Cancel registrations',
  cancel_reason: 'Reason',
  cancel_choose: 'Choose a reason',
  cancel_reason_first: 'Choose a reason first.',
  cancel_nothing: 'None of the selected rows can be cancelled.',
  cancel_says:
    '{count, plural, one {# registration is cancelled} other {# registrations are cancelled}}, with the refund of the cancellation policy.',
  cancel_back:
    '{amount} is refunded in all, to {count, plural, one {# registration} other {# registrations}}.',
  cancel_frees:
    '{count, plural, =0 {Their places are released.} one {Their places and # booked item are released.} other {Their places and # booked items are released.}} People on the waitlists get them.',
  cancel_voids:
    '{count, plural, one {One unpaid invoice becomes void.} other {# unpaid invoices become void.}}',
  cancel_mails: '{count, plural, one {# person gets an email.} other {# people get an email each.}}',
  cancel_final: 'A cancellation cannot be undone. You can stop while it is running.',
  cancel_notify: 'Email everyone about the cancellation',
  cancel_do: '{count, plural, one {Cancel # registration} other {Cancel # registrations}}',
  skipped: {
    not_submitted:
      '{count, plural, one {# is skipped because it is not submitted.} other {# are skipped because they are not submitted.}}',
    cancelled:
      '{count, plural, one {# is skipped because it is already cancelled.} other {# are skipped because they are already cancelled.}}',
    no_registration:
      '{count, plural, one {# is skipped because it is a group or an application.} other {# are skipped because they are groups or applications.}}',
    paying:
      '{count, plural, one {# is skipped because it is being paid for, or is on a group’s unpaid invoice.} other {# are skipped because they are being paid for, or are on a group’s unpaid invoice.}}',
  },
} as const;
