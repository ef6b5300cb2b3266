import type { UndrawableField } from '#engine/form/translate/undrawable-fields.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';

/** Names the fields of a form that cannot be shown, so that the organizer can fix them. */
export default function UndrawableNote({ fields }: { fields: readonly UndrawableField[] }) {
  const { t } = useTranslation('registration');
  const { contact_email: email = '' } = useEvent();
  const blocks = fields.some(({ isRequired }) => isRequired);
  return (
    <Note tone={blocks ? 'danger' : 'warning'} role="alert" title={t('step.undrawableTitle')}>
      {!blocks && `${t('step.undrawableOptional')} `}
      {t('step.undrawableText', { email })}
      <ul>
        {fields.map(({ label, code, place }) => (
          <li key={`${place} ${code}`}>
            {t(place ? 'step.undrawableFieldIn' : 'step.undrawableField', { label, code, place })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
