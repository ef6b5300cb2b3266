import type { Failure } from '#machines/failure.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';

/** Why the server refused. */
export function RefusedNote({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation('registration');
  const said = Object.values(failure?.errors ?? {}).flat();
  return (
    <Note tone="warning" role="alert" title={t('apply.standing.refused')}>
      {said.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Note>
  );
}
