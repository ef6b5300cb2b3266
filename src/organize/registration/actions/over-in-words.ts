import type { Overbooked } from '#engine/contract/desk-actions.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { useDeskTexts } from '../../shell/use-desk-texts.ts';

/** Says that something is full, with how much of it is taken or reserved, and how many wait. */
export function overInWords(t: ReturnType<typeof useDeskTexts>, locale: Locale, over: Overbooked): string {
  const { taken, limit, reserved, waiting } = over;
  const name = resolveText(over.name, locale);
  const isFull =
    reserved > 0
      ? t('act.over_reserved', { name, taken, reserved, total: limit + reserved })
      : limit > 0
        ? t('act.over', { name, taken, limit })
        : t('act.over_none', { name, taken });
  return waiting > 0 ? `${isFull} ${t('act.over_waiting', { waiting })}` : isFull;
}
