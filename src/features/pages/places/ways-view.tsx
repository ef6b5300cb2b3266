import { useCall } from '#src/api/call-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { CardHeading } from '../parts/card-heading.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { locationQuery } from '../site-queries.ts';
import { textKey } from '../text-key.ts';
import './ways-view.css';

/** Directions to a venue, with the duration of each. */
export function WaysView({ block, sunken }: BlockProps<'ways'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const call = useCall();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <Fetched
        query={locationQuery(call, block.location)}
        isEmpty={({ ways }) => ways.length === 0}
        empty={t('no_locations')}
      >
        {({ ways }) => (
          <ul className="coming" data-places="">
            {ways.map(({ figure, title, text: words }) => (
              <li key={textKey(title)}>
                {figure && (
                  <p className="coming-figure num">
                    {figure.value}
                    {figure.unit && <small> {text(figure.unit)}</small>}
                  </p>
                )}
                <CardHeading>{text(title)}</CardHeading>
                <p className="small soft">{text(words)}</p>
              </li>
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  );
}
