import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { variablesOf } from '#engine/form/rules/condition.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import type { TruthProps } from '#widgets/rjsf/documents/document-context.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

/** How long a condition stays the same before it is counted, in milliseconds. */
const PAUSE = 400;
const FRESH = 30_000;

/** How many registrations a condition is true for; nothing for one that reads the rows of an answer. */
export function ConditionCount({ condition, form }: TruthProps) {
  const t = useDeskTexts();
  const now = JSON.stringify(condition);
  const [text, setText] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setText(now), PAUSE);
    return () => clearTimeout(timer);
  }, [now]);
  const readsRow = variablesOf(condition).some((name) => name.startsWith('row.'));
  const { repeat: _, ...options } = query(useCall(), api.siteDocuments.countCondition, {
    query: { condition: text, ...(form !== undefined && { form }) },
  });
  const { data } = useQuery({
    ...options,
    enabled: !readsRow && text.length <= MOST,
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });
  if (readsRow || data?.holds === undefined || data.total === 0) return null;
  const { holds, counted, total } = data;
  return (
    <div className="dk-truth" aria-live="polite">
      <progress max={Math.max(counted, 1)} value={holds} aria-hidden="true" />
      <span>
        {counted < total
          ? t('content.edit.holds_of_first', { holds, counted, total })
          : t('content.edit.holds_of', { holds, count: total })}
      </span>
    </div>
  );
}

/** The longest condition that is counted, in characters. */
const MOST = 8_000;
