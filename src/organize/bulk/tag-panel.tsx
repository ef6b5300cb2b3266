import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChosenRows } from '#engine/contract/desk-bulk.ts';
import { MOST_ROWS } from '#engine/contract/desk-values.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { failureText } from '../api/failure-text.ts';
import { Panel } from '../registration/actions/panel.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { BulkPanelProps } from './panel-props.ts';
import { useCounted } from './use-chosen.ts';

/** Adds tags to chosen rows, and removes others. */
export function TagPanel(props: BulkPanelProps) {
  const { data, error, refetch } = useCounted(props.chosen);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <TagForm {...props} counted={data} onStale={() => void refetch()} />;
}

type TagFormProps = BulkPanelProps & { readonly counted: ChosenRows; readonly onStale: () => void };

function TagForm({ chosen, counted, onClose, onStart, onStale }: TagFormProps) {
  const t = useDeskTexts();
  const call = useCall();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [remove, setRemove] = useState<readonly string[]>([]);
  const { repeat: _, ...known } = query(call, api.deskActions.listTags, {});
  const all = useQuery(known).data?.tags ?? [];
  const { total, tags } = counted;
  const add = [...new Set(typed.split(',').map((tag) => tag.trim()))].filter(Boolean);
  const start = useMutation({
    mutationFn: () =>
      call(api.deskBulk.startTagging, { body: { ...chosen, add, remove: [...remove], expected: total } }),
    onSuccess: ({ job }) => onStart(job),
    onError: onStale,
  });
  const having = (tag: string) => tags.find((each) => each.tag === tag)?.count ?? 0;
  const closed =
    total > MOST_ROWS.tag
      ? t('bulk.too_many', { count: MOST_ROWS.tag })
      : add.length + remove.length === 0
        ? t('bulk.tag_first')
        : undefined;
  return (
    <Panel
      title={t('bulk.tag_title', { count: total })}
      action={t('bulk.tag_do', { count: total })}
      isWorking={start.isPending}
      closed={closed}
      problem={start.error ? failureText(start.error, t) : undefined}
      onClose={onClose}
      onSubmit={() => start.mutate()}
      consequences={[
        ...add.flatMap((tag) => [
          t('bulk.tag_adds', { tag, count: total - having(tag) }),
          ...(having(tag) > 0 ? [t('bulk.tag_had', { tag, count: having(tag) })] : []),
        ]),
        ...remove.map((tag) => t('bulk.tag_removes', { tag, count: having(tag) })),
      ]}
    >
      <div className="dk-field">
        <label htmlFor={`${id}-add`}>{t('bulk.tag_add')}</label>
        <input
          id={`${id}-add`}
          className="dk-input"
          data-first-field
          list={`${id}-known`}
          maxLength={200}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="dk-soft dk-small" id={`${id}-hint`}>
          {t('bulk.tag_hint')}
        </p>
        <datalist id={`${id}-known`}>
          {all.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </div>
      {tags.length > 0 && (
        <fieldset className="dk-checks">
          <legend>{t('bulk.tag_remove')}</legend>
          {tags.map(({ tag, count }) => (
            <label key={tag}>
              <input
                type="checkbox"
                checked={remove.includes(tag)}
                onChange={({ target }) =>
                  setRemove(target.checked ? [...remove, tag] : remove.filter((each) => each !== tag))
                }
              />
              {t('bulk.tag_count', { tag, count })}
            </label>
          ))}
        </fieldset>
      )}
    </Panel>
  );
}
