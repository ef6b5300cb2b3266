import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Gifts, NamedPeople } from '#engine/contract/partner-rows.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { MailAddress } from '#src/ui/mail-address.tsx';
import { CallInterruption } from '../calls/call-interruption.tsx';
import { rowsFrontOf } from '../calls/own-calls.ts';
import { useMachineCall } from '../calls/use-machine-call.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import './named-rows.css';

type Rows = NonNullable<ReturnType<typeof rowsFrontOf>>;

interface NamedRowsProps {
  readonly flow: DossierFlow;
  /** The application's code. */
  readonly of: string;
  /** Called when rows were added or removed: the amount changed. */
  readonly onChanged: () => void;
}

/** Contacts and donations, which can be removed one by one before submitting. */
export default function NamedRows({ flow, of, onChanged }: NamedRowsProps) {
  const rows = rowsFrontOf(of);
  if (!rows) return null;
  return (
    <div className="named-rows">
      <People flow={flow} rows={rows} onChanged={onChanged} />
      <Given flow={flow} rows={rows} onChanged={onChanged} />
    </div>
  );
}

type PartProps = Pick<NamedRowsProps, 'flow' | 'onChanged'> & { readonly rows: Rows };

/** Takes over the server's rows, in the page and in the step's form. */
function useTaking<Answer extends { form_type?: string; values: Values }>(
  queryKey: readonly string[],
  { flow, onChanged }: Pick<PartProps, 'flow' | 'onChanged'>,
) {
  const queries = useQueryClient();
  return (answer: Answer) => {
    queries.setQueryData(queryKey, answer);
    if (answer.form_type !== undefined) flow.adopt(answer.form_type, answer.values);
    onChanged();
  };
}

function People({ flow, rows, onChanged }: PartProps) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const { code } = flow;
  const queryKey = ['named-people', code];
  const query = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(rows.people, { params: { code }, signal }),
    // The step may have been filled in since.
    staleTime: 0,
  };
  const { data } = useQuery<NamedPeople>(query);
  const take = useTaking<NamedPeople>(queryKey, { flow, onChanged });
  const change = useMachineCall(
    async ({ person_code, comes }: { person_code: string; comes: boolean }, signal) => {
      const body = { [rows.code]: code, person_code };
      take(await call(comes ? rows.addPerson : rows.removePerson, { body, signal, locale }));
    },
  );
  if (!data || data.contacts.length === 0) return null;
  return (
    <section aria-labelledby="named-people">
      <h2 id="named-people">{t('review.people')}</h2>
      <CallInterruption phase={change.phase} onRetry={change.retry} onEdit={change.edit} />
      <ul>
        {data.contacts.map(({ person_code, first_name, last_name, email, coming }) => {
          const name = `${first_name} ${last_name}`.trim();
          const comes = isYes(coming);
          return (
            <li key={person_code}>
              <span>
                <b>{name}</b>
                <span className="small soft">
                  {comes ? email && <MailAddress address={email} /> : t('review.notComing')}
                </span>
              </span>
              <Button
                variant="quiet"
                size="s"
                busy={change.working}
                aria-label={t(comes ? 'review.removeNamed' : 'review.addNamed', { name })}
                onClick={() => change.make({ person_code, comes: !comes })}
              >
                {t(comes ? 'review.remove' : 'review.addBadge')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Refused errors={change.phase === 'refused' ? change.failure?.errors : undefined} />
    </section>
  );
}

function Given({ flow, rows, onChanged }: PartProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const call = useCall();
  const locale = useLocale();
  const { code } = flow;
  const queryKey = ['gifts', code];
  const { data } = useQuery<Gifts>({
    queryKey,
    queryFn: ({ signal }) => call(rows.gifts, { params: { code }, signal }),
    staleTime: 0,
  });
  const take = useTaking<Gifts>(queryKey, { flow, onChanged });
  const remove = useMachineCall(async (donation_code: string, signal) => {
    const body = { [rows.code]: code, donation_code };
    take(await call(rows.removeGift, { body, signal, locale }));
  });
  if (!data || data.donations.length === 0) return null;
  return (
    <section aria-labelledby="named-gifts">
      <h2 id="named-gifts">{t('review.gifts')}</h2>
      <CallInterruption phase={remove.phase} onRetry={remove.retry} onEdit={remove.edit} />
      <ul>
        {data.donations.map(({ donation_code, amount, purpose }) => {
          const given = formatCents(amount, locale);
          return (
            <li key={donation_code}>
              <span>
                <b className="num">{given}</b>
                <span className="small soft">{text(purpose)}</span>
              </span>
              <Button
                variant="quiet"
                size="s"
                busy={remove.working}
                aria-label={t('review.removeNamed', { name: given })}
                onClick={() => remove.make(donation_code)}
              >
                {t('review.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Refused errors={remove.phase === 'refused' ? remove.failure?.errors : undefined} />
    </section>
  );
}

function Refused({ errors }: { errors: Readonly<Record<string, readonly string[]>> | undefined }) {
  const { t } = useTranslation('registration');
  return (
    <div role="alert">
      {errors && (
        <p className="error">{Object.values(errors).flat().join(' ') || t('review.changedMeanwhile')}</p>
      )}
    </div>
  );
}
