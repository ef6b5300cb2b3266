import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { AddOrganizer } from './add-organizer.tsx';
import { AuditLog } from './audit-log.tsx';
import { TeamTable } from './team-table.tsx';
import { Tokens } from './tokens.tsx';
import { useTeam } from './use-team.ts';

/** Who organizes the event, which programs reach it, and what was changed. */
export function TeamPage() {
  const t = useDeskTexts();
  useTitle(t('team.title'));
  const { data, error, refetch } = useTeam();
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('team.title')}</h1>
        {data && <span className="dk-soft">{t('team.people', { count: data.team.length })}</span>}
      </div>
      <div className="dk-one">
        <div className="dk-one-main">
          <section aria-label={t('team.title')}>
            {error ? (
              <Failed error={error} onRetry={() => void refetch()} />
            ) : data ? (
              <TeamTable team={data.team} />
            ) : (
              <Loading />
            )}
          </section>
          <section aria-labelledby="team-add">
            <h2 id="team-add">{t('team.add')}</h2>
            <AddOrganizer />
          </section>
          <section aria-labelledby="team-tokens">
            <h2 id="team-tokens">{t('team.tokens')}</h2>
            <p className="dk-soft">{t('team.tokens_lead')}</p>
            <Tokens />
          </section>
        </div>
        <section className="dk-one-side" aria-labelledby="team-audit">
          <h2 id="team-audit">{t('audit.title')}</h2>
          <AuditLog />
        </section>
      </div>
    </div>
  );
}
