import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/database/database.ts';

/** Stores registrations with answers by SQL alone: every tenth a draft, every hundredth tagged. */
export async function storeRegistrations({ db }: OpenDatabase, count: number): Promise<void> {
  await db.execute(sql`
    with begun as (
      insert into dossier (event_code, flow, code, email, email_typed, status, locale, created_at, submitted_at, answers)
      select 'teachers', 'registration', translate('2' || substr(lpad(n::text, 7, '0'), 1, 3) || '-' || substr(lpad(n::text, 7, '0'), 4), '01', 'XY'),
        n || '@example.org', n || '@example.org',
        case when n % 10 = 0 then 'Not Submitted' else 'Submitted' end,
        case when n % 4 = 0 then 'fr' else 'en' end,
        now() - n * interval '1 minute', case when n % 10 = 0 then null else now() - n * interval '1 minute' end,
        jsonb_build_object('personal', jsonb_build_object(
          'first_name', (array['Zoé', 'Ana', 'Harpreet', 'Émile', 'Mei'])[1 + n % 5],
          'last_name', (array['Tremblay', 'Roy', 'Gill', 'Fujimoto', 'O’Neill', 'Castellano', 'Sidhu'])[1 + n % 7],
          'role', (array['teacher', 'support', 'principal'])[1 + n % 3],
          'school', 'École ' || n % 900, 'phone', '+1604555' || lpad((n % 10000)::text, 4, '0')))
      from generate_series(1, ${count}::int) n returning id, code, event_code
    ), registered as (
      insert into registration (dossier_id, track, mode, days)
      select id, 'online', 'Online', case when code like '%Y' then '["friday","saturday"]'::jsonb else '["friday"]'::jsonb end from begun
    ), tagged as (
      insert into dossier_tag (dossier_id, tag) select id, 'vip' from begun where code like '%77'
    )
    insert into hold (dossier_id, event_code, kind, item, state)
    select id, event_code, 'event', '', 'reserved' from begun`);
  await db.execute(sql`analyze`);
}
