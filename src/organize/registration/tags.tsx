import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { Icon } from '../shell/icon.tsx';
import { deskPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useAction } from './actions/use-action.ts';

/** The tags of a registration, each a link to all that carry it, and a field for another one. */
export function Tags({ code, tags }: { readonly code: string; readonly tags: readonly string[] }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const listId = useId();
  const mayEdit = useMay('edit');
  const [typed, setTyped] = useState('');
  const { repeat: _, ...options } = query(useCall(), api.deskActions.listTags, {});
  const known = useQuery({ ...options, enabled: mayEdit });
  const { send, wrong, problem } = useAction(api.deskActions.tagDossier, () => setTyped(''));
  const tag = typed.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (tag !== '')
      send({
        code,
        add: tag
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean),
      });
  }
  const error = wrong('add') ?? problem('add');
  return (
    <>
      {tags.length > 0 && (
        <ul className="dk-tags">
          {tags.map((each) => (
            <li key={each} className="dk-tag">
              <Link to={`${deskPath(locale, '/registrations')}?${new URLSearchParams({ tag: each })}`}>
                {each}
              </Link>
              {mayEdit && (
                <button
                  type="button"
                  aria-label={t('tags.remove', { tag: each })}
                  onClick={() => send({ code, remove: [each] })}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {tags.length === 0 && !mayEdit && <p className="dk-soft">{t('tags.none')}</p>}
      {mayEdit && (
        <form className="dk-row" noValidate onSubmit={submit}>
          <input
            className="dk-input dk-grow"
            aria-label={t('tags.new')}
            placeholder={t('tags.new')}
            list={listId}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={listId}>
            {known.data?.tags
              .filter((each) => !tags.includes(each.tag))
              .map((each) => (
                <option key={each.tag} value={each.tag} />
              ))}
          </datalist>
          <button type="submit" className="dk-button" aria-disabled={tag === '' || undefined}>
            {t('tags.add')}
          </button>
        </form>
      )}
      {error && (
        <p className="dk-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
