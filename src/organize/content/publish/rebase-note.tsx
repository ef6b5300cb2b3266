import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { placeInWords, placeOf } from '#engine/event/in-words/place-in-words.ts';
import { valueInWords } from '#engine/event/in-words/value-in-words.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useAction } from '../../registration/actions/use-action.ts';
import { RadioChoice } from '../../shell/radio-choice.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { StandNote } from './stand-note.tsx';
import type { ReviewedDocument } from './use-reviewed.ts';

const SIDES = ['draft', 'published'] as const;

type RebaseNoteProps = { readonly draft: string; readonly document: ReviewedDocument };

/** Merges what was published since into a document of the draft; at conflicts the organizer chooses a side. */
export function RebaseNote({ draft, document }: RebaseNoteProps) {
  const { version, deleted } = document.found;
  // There is nothing to merge with.
  if (version === 0 || isYes(deleted)) return <StandNote draft={draft} found={document.found} />;
  return <MergeNote draft={draft} document={document} />;
}

function MergeNote({ draft, document: { found, schema } }: RebaseNoteProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { kind, code, version, base_version: base } = found;
  const which = { draft, kind, code };
  const { repeat: _, ...options } = query(useCall(), api.siteDrafts.rebaseSiteDraftDocument, {
    body: { ...which, dry_run: 'Y' },
  });
  const { data, error, refetch } = useQuery({ ...options, gcTime: 0 });
  const [side, setSide] = useState<(typeof SIDES)[number]>('draft');
  const { send, isPending, problem } = useAction(api.siteDrafts.rebaseSiteDraftDocument, () => {});
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { conflicts } = data;
  const failed = problem();
  const words = (value: unknown) =>
    value === undefined ? t('content.no_value') : valueInWords(value, locale);
  return (
    <div className="dk-note dk-conflict">
      <p>{t('content.publish.outdated', { version, base })}</p>
      {conflicts.length === 0 ? (
        <p className="dk-soft">{t('content.publish.no_conflicts')}</p>
      ) : (
        <>
          <p>{t('content.publish.conflicts', { count: conflicts.length })}</p>
          <dl>
            {conflicts.map((each) => (
              <div key={each.pointer}>
                <dt>
                  {schema &&
                    placeInWords(placeOf(each.pointer, found.document), found.document, schema, locale).join(
                      ' › ',
                    )}
                </dt>
                <dd>{t('content.publish.before_is', { value: words(each.base) })}</dd>
                <dd>{t('content.publish.draft_is', { value: words(each.draft) })}</dd>
                <dd>{t('content.publish.published_is', { value: words(each.published) })}</dd>
              </div>
            ))}
          </dl>
          <RadioChoice
            legend={t('content.publish.keep')}
            values={SIDES}
            value={side}
            labelOf={(each) => t(`content.publish.keep_${each}`)}
            onChange={setSide}
          />
        </>
      )}
      {failed && (
        <p className="dk-error" role="alert">
          {failed}
        </p>
      )}
      <div className="dk-row">
        <button
          type="button"
          className="dk-button"
          aria-disabled={isPending || undefined}
          onClick={() => send({ ...which, take_published: side === 'published' ? 'Y' : 'N' })}
        >
          {t(isPending ? 'act.working' : 'content.publish.merge')}
        </button>
      </div>
    </div>
  );
}
