import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import type { PreviewedAs } from '#engine/contract/previews.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay, useOrganizer } from '../../api/use-organizer.ts';
import { Field } from '../../shell/field.tsx';
import { SelectField } from '../../shell/select-field.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

interface VisitorChoiceProps {
  readonly draft: string;
  readonly visitor: PreviewedAs | undefined;
  /** Whether the site cannot be shown as this visitor. */
  readonly isUnknown: boolean;
  readonly onChange: (visitor: PreviewedAs | undefined) => void;
}

/** Chooses as whom the site is shown: anyone, someone who answers as a walk does, or a registration. */
export function VisitorChoice({ draft, visitor, isUnknown, onChange }: VisitorChoiceProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { event } = useOrganizer();
  const mayRead = useMay('registrations');
  const [code, setCode] = useState(visitor && 'registration' in visitor ? visitor.registration : '');
  const { repeat: _, ...options } = query(useCall(), api.configuration.listWalks, {
    params: { event },
    query: { draft },
    locale,
  });
  const { data, error, refetch } = useQuery({ ...options, refetchOnWindowFocus: false });
  return (
    <section className="dk-site-share" aria-labelledby="site-visitor">
      <h2 id="site-visitor">{t('site.visitor.title')}</h2>
      <p className="dk-soft">{t('site.visitor.says')}</p>
      {isUnknown && (
        <p className="dk-error" role="alert">
          {t('site.visitor.unknown')}
        </p>
      )}
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : (
        <SelectField
          label={t('site.visitor.who')}
          value={optionOf(visitor)}
          onChange={(value) => onChange(walkOf(value))}
        >
          {visitor && !('walk' in visitor) && (
            <option value={OTHER}>
              {'registration' in visitor ? visitor.registration : t('site.visitor.chosen')}
            </option>
          )}
          <option value="">{t('site.visitor.anyone')}</option>
          {data.flows.map((flow) => (
            <optgroup key={flow.code} label={resolveText(flow.label, locale)}>
              {flow.walks.map(({ title }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two ways may have the same title
                <option key={at} value={`${flow.code} ${at}`}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      {mayRead && (
        <form
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (code.trim() !== '') onChange({ registration: code.trim() });
          }}
        >
          <Field
            label={t('site.visitor.registration')}
            value={code}
            maxLength={40}
            autoComplete="off"
            placeholder="7KQM-42RD"
            onChange={({ target }) => setCode(target.value)}
          />
          <button type="submit" className="dk-button">
            {t('site.show')}
          </button>
          <p className="dk-soft">{t('site.visitor.masked')}</p>
        </form>
      )}
    </section>
  );
}

/** Someone who is no walk: they can be left, not chosen. */
const OTHER = 'other';

function optionOf(visitor: PreviewedAs | undefined): string {
  if (!visitor) return '';
  return 'walk' in visitor ? `${visitor.flow} ${visitor.walk}` : OTHER;
}

function walkOf(value: string): PreviewedAs | undefined {
  const [flow = '', walk = ''] = value.split(' ');
  return flow === '' ? undefined : { flow, walk: Number(walk) };
}
