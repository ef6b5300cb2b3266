/** Texts of jobs that run on the server. */
export const jobs = {
  progress: 'Progress',
  numbers: '{done} of {total}',
  failed: '{count, plural, one {# failed} other {# failed}}',
  goes_on: 'You can leave this page. The server goes on.',
  stop: 'Stop',
  stopping: 'Stopping…',
  stopped:
    '{count, plural, =0 {Stopped.} one {Stopped. # row was left. What was done stays done.} other {Stopped. # rows were left. What was done stays done.}}',
  done: '{count, plural, =0 {Finished. Nothing was done.} one {Finished. # row was done.} other {Finished. # rows were done.}}',
  faults: 'What failed, and why',
  first: 'These are the first {count}.',
  row: 'Row {row}',
  unknown_title: 'This job does not exist',
  unknown: 'It was removed, or it belongs to another event.',
} as const;
