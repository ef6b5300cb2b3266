import { Link } from 'react-router';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMembers } from '../api/use-groups.ts';
import { dossierPath } from '../shell/paths.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The people of a group, each with how far they are and what they cost. */
export function GroupMembers({ code }: { readonly code: string }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { data, error, refetch } = useMembers(code);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.members.length === 0) return <p className="dk-soft">{t('groups.empty')}</p>;
  return (
    <table className="dk-ledger">
      <tbody>
        {data.members.map(({ member_id, name, email, state, step, fee, code: own }) => (
          <tr key={member_id}>
            <th scope="row">
              {own ? (
                <Link className="dk-link" to={dossierPath(locale, own)}>
                  {name || email}
                </Link>
              ) : (
                name || email
              )}
              {name && <span className="dk-soft dk-block dk-small">{email}</span>}
            </th>
            <td>
              {t(`groups.states.${state}`)}
              {step && (
                <span className="dk-soft dk-block dk-small">
                  {t('groups.step', {
                    label: resolveText(step.label, locale),
                    number: step.number,
                    of: step.of,
                  })}
                </span>
              )}
            </td>
            <td className="dk-num">{fee !== undefined && formatCents(fee, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
