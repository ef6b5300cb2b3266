import { Empty } from './states.tsx';
import { useDeskTexts } from './use-desk-texts.ts';

/** An address under the desk's that has no page. */
export function NotFound() {
  const t = useDeskTexts();
  return <Empty title={t('not_found_title')}>{t('not_found')}</Empty>;
}
