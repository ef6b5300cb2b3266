import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DeskView } from '#engine/contract/desk-views.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../api/failure-text.ts';
import { useMay } from '../api/use-organizer.ts';
import { Confirm } from '../shell/confirm.tsx';
import { Menu } from '../shell/menu.tsx';
import { useNotify } from '../shell/notices.tsx';
import { deskPath } from '../shell/paths.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { NewView } from './new-view.tsx';
import { useViews } from './use-views.ts';
import { ViewEntry } from './view-entry.tsx';
import { isSameList, viewQuery } from './view-query.ts';

/** The team's saved views: shows one, saves the list as one, renames and removes them. */
export function ViewsMenu() {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const mayEdit = useMay('edit');
  const [params] = useSearchParams();
  const { list, save, remove } = useViews();
  const [removing, setRemoving] = useState<DeskView | undefined>();
  const now = viewQuery(params);
  const views = list.data?.views ?? [];
  const shown = views.find((view) => isSameList(view.query, now));
  const saveAs = (body: { id?: string; name: string; query: string }, onDone: () => void) =>
    save.mutate(body, {
      onSuccess({ view }) {
        notify(t('views.done_save', { name: view.name }));
        onDone();
      },
    });
  return (
    <>
      <Menu label={shown?.name ?? t('views.title')} icon="bookmark">
        {list.error ? (
          <Failed error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <Loading />
        ) : (
          <>
            <b>{t('views.saved')}</b>
            {views.length === 0 && <p className="dk-soft">{t('views.none')}</p>}
            <ul className="dk-views">
              <li>
                <Link
                  className="dk-link"
                  aria-current={now === '' || undefined}
                  to={deskPath(locale, '/registrations')}
                >
                  {t('views.everyone')}
                </Link>
              </li>
              {views.map((view) => (
                <ViewEntry
                  key={view.id}
                  view={view}
                  isShown={view === shown}
                  onRename={(name, onDone) => saveAs({ id: view.id, name, query: view.query }, onDone)}
                  onRemove={() => setRemoving(view)}
                />
              ))}
            </ul>
            {mayEdit && !shown && now !== '' && (
              <NewView
                label={t('views.name')}
                action={t('views.save')}
                onSave={(name, done) => saveAs({ name, query: now }, done)}
              />
            )}
            {save.error && (
              <p className="dk-error" role="alert">
                {failureText(save.error, t)}
              </p>
            )}
          </>
        )}
      </Menu>
      {removing && (
        <Confirm
          title={t('views.remove_title', { name: removing.name })}
          action={t('team.remove')}
          isWorking={remove.isPending}
          onConfirm={() =>
            remove.mutate(removing, {
              onSuccess: () => notify(t('views.done_remove', { name: removing.name })),
              onError: (error) => notify(failureText(error, t), true),
              onSettled: () => setRemoving(undefined),
            })
          }
          onClose={() => setRemoving(undefined)}
        >
          {t('views.remove_text')}
        </Confirm>
      )}
    </>
  );
}
