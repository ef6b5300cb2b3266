import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import type { ApiToken } from '#engine/contract/organizers.ts';
import { formatList } from '#engine/form/format/list.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Confirm } from '../shell/confirm.tsx';
import { useNotify } from '../shell/notices.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { CreateToken } from './create-token.tsx';
import { useTokens, useWrite } from './use-team.ts';

/** The tokens of programs: listed, created, revoked. */
export function Tokens() {
  const t = useDeskTexts();
  const notify = useNotify();
  const { data, error, refetch } = useTokens();
  const [ending, setEnding] = useState<ApiToken | undefined>();
  const revoke = useWrite(api.organizers.revokeApiToken, api.organizers.listApiTokens);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      {data.tokens.length === 0 ? (
        <p className="dk-soft">{t('team.no_tokens')}</p>
      ) : (
        <ul className="dk-items">
          {data.tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setEnding(token)} />
          ))}
        </ul>
      )}
      <CreateToken />
      {ending && (
        <Confirm
          title={t('team.revoke_title', { name: ending.name })}
          action={t(revoke.isPending ? 'team.revoking' : 'team.revoke')}
          isWorking={revoke.isPending}
          onClose={() => setEnding(undefined)}
          onConfirm={() =>
            revoke.mutate(
              { id: ending.id },
              {
                onSuccess: () => notify(t('team.revoked_notice', { name: ending.name })),
                onSettled: () => setEnding(undefined),
              },
            )
          }
        >
          {t('team.revoke_text')}
        </Confirm>
      )}
    </>
  );
}

function TokenRow({ token, onRevoke }: { readonly token: ApiToken; readonly onRevoke: () => void }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { day, time } = useMoments();
  const isExpired = new Date(token.expires_at) <= new Date();
  return (
    <li className="dk-row">
      <span className="dk-grow">
        <b>{token.name}</b>
        <span className="dk-soft">
          {formatList(
            token.permissions.map((permission) => t(`permissions.${permission}`)),
            locale,
          )}
        </span>
        <span className={isExpired ? 'dk-bad' : 'dk-soft'}>
          {t(isExpired ? 'team.token_expired' : 'team.token_expires', { day: day(token.expires_at) })}
          {' · '}
          {token.used_at ? t('team.token_used', { time: time(token.used_at) }) : t('team.token_unused')}
        </span>
      </span>
      <button
        type="button"
        className="dk-button"
        aria-label={`${t('team.revoke')}: ${token.name}`}
        onClick={onRevoke}
      >
        {t('team.revoke')}
      </button>
    </li>
  );
}
