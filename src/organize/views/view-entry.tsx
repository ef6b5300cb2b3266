import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskView } from '#engine/contract/desk-views.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { Icon } from '../shell/icon.tsx';
import { deskPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { NewView } from './new-view.tsx';

type ViewEntryProps = {
  readonly view: DeskView;
  readonly isShown: boolean;
  readonly onRename: (name: string, onDone: () => void) => void;
  readonly onRemove: () => void;
};

/** A saved view: a link to its list, and for those who may, buttons to rename and remove it. */
export function ViewEntry({ view, isShown, onRename, onRemove }: ViewEntryProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const mayEdit = useMay('edit');
  const [isRenaming, setRenaming] = useState(false);
  const { name, query } = view;
  if (isRenaming)
    return (
      <li>
        <NewView
          label={t('views.new_name')}
          action={t('views.rename', { name })}
          initial={name}
          onSave={(given) => onRename(given, () => setRenaming(false))}
        />
      </li>
    );
  return (
    <li className="dk-row">
      <Link
        className="dk-link dk-grow"
        aria-current={isShown || undefined}
        to={`${deskPath(locale, '/registrations')}?${query}`}
      >
        {name}
      </Link>
      {mayEdit && (
        <>
          <button
            type="button"
            className="dk-icon-button"
            aria-label={t('views.rename', { name })}
            onClick={() => setRenaming(true)}
          >
            <Icon name="draft" />
          </button>
          <button
            type="button"
            className="dk-icon-button"
            aria-label={t('views.remove', { name })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </li>
  );
}
