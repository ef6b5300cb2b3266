import { useState } from 'react';
import { MOST_NEW_CODES } from '#engine/contract/desk-values.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Panel } from '../registration/actions/panel.tsx';
import { useAction } from '../registration/actions/use-action.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { AudienceFields, LimitFields, OffFields, TextFields } from './create-fields.tsx';
import type { Created } from './created-note.tsx';
import { asRequest, type CodeEntry, countOf, limitOf, missingIn, noEntry, offOf } from './new-code.ts';
import type { useCodeWords } from './use-code-words.ts';

type CreatePanelProps = {
  readonly memberships: readonly { readonly code: string; readonly label: Text }[];
  readonly words: ReturnType<typeof useCodeWords>;
  readonly onCreated: (created: Created) => void;
  readonly onClose: () => void;
};

/** Creates one code, or a batch of random ones, with what they do in words first. */
export function CreatePanel({ memberships, words, onCreated, onClose }: CreatePanelProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { languages } = useEvent();
  const [entry, setEntry] = useState<CodeEntry>(noEntry);
  const { send, isPending, wrong, problem } = useAction(api.deskCodes.createCodes, ({ codes }) =>
    onCreated({ codes, ...(entry.many === 'several' && { batch: entry.batch.trim() }) }),
  );
  const missing = missingIn(entry, languages);
  const fields = {
    entry,
    wrong,
    change: (changed: Partial<CodeEntry>) => setEntry({ ...entry, ...changed }),
  };
  const count = countOf(entry);
  const off = offOf(entry);
  const taken = words.off(off);
  const { from } = entry;
  const isFree =
    off.percent === 100 &&
    entry.categories.length === 0 &&
    limitOf(entry) === undefined &&
    !entry.track &&
    !entry.membership;
  return (
    <Panel
      title={t('codes.new')}
      action={t('codes.create.do', { count: count || 1 })}
      isWorking={isPending}
      closed={missing && missingText(missing, t)}
      problem={problem(
        'code',
        'prefix',
        'batch',
        'percent',
        'label',
        'until',
        'track',
        'membership',
        'count',
      )}
      onClose={onClose}
      onSubmit={() => send(asRequest(entry, languages))}
      consequences={
        missing
          ? []
          : [
              from
                ? t('codes.create.says_from', { count, day: formatDate(from, locale) })
                : t('codes.create.says', { count }),
              ...(taken
                ? [
                    t('codes.create.says_off', {
                      count,
                      off: taken,
                      fees: words.fees(entry.categories.length > 0 ? [...entry.categories] : undefined),
                    }),
                  ]
                : []),
              t('codes.create.says_uses', { count, limit: limitOf(entry) ?? 0 }),
              ...(isFree ? [t('codes.create.says_free')] : []),
            ]
      }
    >
      <TextFields {...fields} />
      <OffFields {...fields} />
      <LimitFields {...fields} languages={languages} />
      <AudienceFields {...fields} memberships={memberships} />
    </Panel>
  );
}

/** Why the entry cannot be sent yet. */
function missingText(missing: NonNullable<ReturnType<typeof missingIn>>, t: ReturnType<typeof useDeskTexts>) {
  return t(`codes.create.${missing}_needed`, { most: MOST_NEW_CODES });
}
