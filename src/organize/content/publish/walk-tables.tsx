import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../../api/use-organizer.ts';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { WalkTable } from './walk-table.tsx';

/** The ways through each flow as the draft has it, with what each costs then and now. */
export function WalkTables({ draft }: { readonly draft: string }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { event } = useOrganizer();
  const { repeat: _, ...options } = query(useCall(), api.configuration.listWalks, {
    params: { event },
    query: { draft },
    locale,
  });
  const { data, error, refetch } = useQuery(options);
  return (
    <section aria-labelledby="walks">
      <h2 id="walks">{t('walks.title')}</h2>
      <p className="dk-soft">{t('walks.says')}</p>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {data.flows.map((flow) => (
            <WalkTable key={flow.code} draft={draft} flow={flow} />
          ))}
          {data.flows.length === 0 && <p>{t('walks.none')}</p>}
        </>
      ) : (
        <Loading />
      )}
    </section>
  );
}
