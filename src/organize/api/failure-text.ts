import { ApiFailure } from '#src/api/api-failure.ts';

/** Fields whose predicates get their own subject. */
const SUBJECTS = ['email', 'amount', 'line', 'number', 'paid_on', 'why', 'code', 'values', 'track'] as const;

type Texts = (key: 'fault' | 'offline' | `subjects.${(typeof SUBJECTS)[number] | 'other'}`) => string;

/** What went wrong with a call, in sentences: the server's, or ours if it gave none. */
export function failureText(error: unknown, t: Texts): string {
  if (!(error instanceof ApiFailure)) return t('fault');
  const { kind, errors } = error.failure;
  if (kind === 'connection') return t('offline');
  const sentences = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => withSubject(field, message, t)),
  );
  return sentences.join(' ') || t('fault');
}

/** A predicate about a field, such as “is already registered”, with its subject; other messages as they are. */
function withSubject(field: string, message: string, t: Texts): string {
  if (!/^\p{Ll}/u.test(message)) return message;
  return `${t(`subjects.${SUBJECTS.find((each) => each === field) ?? 'other'}`)} ${message}`;
}
