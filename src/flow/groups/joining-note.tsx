import { useArea } from '#src/lib/i18n/use-area.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { joinedGroup } from '#src/lib/persisted/flow-stores.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';

/** Whose group the registration that is about to begin belongs to, and the way out of it. */
export function JoiningNote() {
  const { t } = useTranslation('group');
  const joining = usePersisted(joinedGroup);
  if (!useArea('group') || !joining) return null;
  return (
    <Note
      tone="info"
      icon="users"
      title={t('join.checkedTitle', { organization: joining.group_organization })}
      action={
        <Button size="s" variant="quiet" onClick={() => joinedGroup.clear()}>
          {t('join.own')}
        </Button>
      }
    >
      <p>{t('join.checkedText', { contact: joining.group_contact_name })}</p>
    </Note>
  );
}
