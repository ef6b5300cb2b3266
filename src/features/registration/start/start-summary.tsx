import { formatDate } from '#engine/form/format/date-range.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { priceRangeWords } from '#src/lib/i18n/price-words.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { type Line, SummaryPanel } from '#src/ui/summary-panel.tsx';
import { priceOf, pricesFor, rangeOf } from './selected-track.ts';
import type { RegistrationOption } from './start-end.ts';
import type { UsedWay } from './use-way.ts';

type Looked = Pick<UsedWay, 'chosen' | 'payer'>;

/** The selection and its price, for a summary. */
export interface WaySummary {
  /** The track and the days. */
  readonly title: string;
  readonly lines: readonly Line[];
  /** From the lowest to the highest that applies. */
  readonly amount: string;
  /** Until when the price applies, and whether taxes are added. */
  readonly note: string;
}

/** Summarizes the selection; undefined without a track or a price. */
export function useWaySummary(
  { chosen, payer }: Looked,
  option: RegistrationOption | undefined,
): WaySummary | undefined {
  const { t } = useTranslation('registration');
  const { t: home } = useTranslation('home');
  const locale = useLocale();
  const text = useText();
  const event = useEvent();
  const track = event.tracks.find(({ code }) => code === chosen.track);
  const price = option?.prices?.find((each) => each.track === chosen.track);
  const choice = priceOf(price, chosen);
  if (!track || !price || !choice) return undefined;
  const days = event.days.filter(({ code }) => chosen.days.includes(code)).map(({ label }) => text(label));
  const prices = pricesFor(choice, payer);
  const rises = prices.some(({ then }) => then !== undefined);
  const notes = [
    rises && price.early_bird ? t('start.early', { day: formatDate(price.early_bird.until, locale) }) : '',
    price.taxed === 'Y' ? t('start.taxes') : '',
  ];
  return {
    title: text(track.name),
    lines: [
      { id: 'mode', term: t('step.summaryMode'), value: t(`modes.${chosen.mode}`) },
      { id: 'days', term: t('step.summaryDays'), value: <Days names={days} /> },
      ...prices.map(
        ({ payer: who, then, ...now }): Line => ({
          id: who,
          term: t(`start.payer.${who}`),
          ...(then && { detail: t('start.then', { amount: priceRangeWords(home, then, locale) }) }),
          value: priceRangeWords(home, now, locale),
        }),
      ),
      { id: 'more', term: t('start.more'), value: t('start.moreLater'), tone: 'later' },
    ],
    amount: priceRangeWords(home, rangeOf(prices), locale),
    note: notes.filter((note) => note !== '').join(' '),
  };
}

function Days({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span className="line" key={name}>
      {name}
    </span>
  ));
}

interface StartSummaryProps {
  readonly way: Looked;
  readonly option: RegistrationOption | undefined;
}

/** The price so far, next to the choices. */
export function StartSummary({ way, option }: StartSummaryProps) {
  const { t } = useTranslation('registration');
  const summary = useWaySummary(way, option);
  if (!summary) return null;
  return (
    <SummaryPanel heading={t('start.soFar')} sub={summary.title} lines={summary.lines} note={summary.note} />
  );
}
