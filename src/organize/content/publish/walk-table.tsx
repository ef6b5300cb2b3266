import { Link } from 'react-router';
import type { WalkedFlow, WalkRow } from '#engine/contract/walks.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { sitePathAs } from '../draft-paths.ts';

type WalkTableProps = { readonly draft: string; readonly flow: WalkedFlow };

/** The ways through one flow: what is chosen and answered, its steps, and its price. */
export function WalkTable({ draft, flow }: WalkTableProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { code, label, walks, not_shown: left } = flow;
  const changed = walks.filter(({ was, total }) => was !== undefined && was !== total).length;
  const isCompared = walks.some(({ was }) => was !== undefined);
  const id = `walks-${code}`;
  return (
    <>
      <h3 id={id}>
        {resolveText(label, locale)}{' '}
        {isCompared && <span className="dk-soft">{t('walks.changed', { count: changed })}</span>}
      </h3>
      <div className="dk-wide">
        <table className="dk-table dk-walks" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('walks.walk')}</th>
              <th scope="col">{t('walks.steps')}</th>
              <th scope="col">{t('walks.price')}</th>
            </tr>
          </thead>
          <tbody>
            {walks.map((walk, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ways may have the same title
              <tr key={`${walk.title} ${at}`}>
                <th scope="row">
                  <Link className="dk-link" to={sitePathAs(locale, draft, { flow: code, walk: at })}>
                    <span className="dk-hidden">{t('walks.try')}</span> {walk.title}
                  </Link>
                </th>
                <td>
                  <WalkSteps steps={walk.steps} />
                </td>
                <td>
                  <WalkPrice walk={walk} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left.length > 0 && (
        <details>
          <summary>{t('walks.left', { count: left.length })}</summary>
          <ul>
            {left.map(({ what, capped }) => (
              <li key={what}>{isYes(capped) ? t('walks.capped', { what }) : what}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The steps of a walk, with the questions that its choices and answers bring up. */
function WalkSteps({ steps }: Pick<WalkRow, 'steps'>) {
  const t = useDeskTexts();
  const locale = useLocale();
  const written = steps.map(({ label, shows }) => {
    const step = resolveText(label, locale);
    const fields = formatList(
      shows.map((each) => t('walks.quoted', { text: resolveText(each, locale) })),
      locale,
    );
    return shows.length > 0 ? t('walks.shows', { step, fields }) : step;
  });
  return (
    <details>
      <summary>{steps.map(({ label }) => resolveText(label, locale)).join(' › ')}</summary>
      <ol>
        {written.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
    </details>
  );
}

/** What a walk costs: what it did, what it does, and what it will. */
function WalkPrice({ walk: { was, total, open, later } }: { readonly walk: WalkRow }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const price = formatCents(total, locale);
  const said = isYes(open) ? t('walks.at_least', { price }) : price;
  return (
    <>
      {was === undefined || was === total ? (
        <b>{said}</b>
      ) : (
        <>
          <del>
            <span className="dk-hidden">{t('walks.was')}</span> {formatCents(was, locale)}
          </del>{' '}
          <ins>
            <span className="dk-hidden">{t('walks.now')}</span> {said}
          </ins>
        </>
      )}
      {later.map(({ from, total: then }) => (
        <div key={from} className="dk-soft">
          {t('walks.from', { day: formatDate(from, locale), price: formatCents(then, locale) })}
        </div>
      ))}
    </>
  );
}
