import type { ReactNode } from 'react';
import type { Permission } from '#engine/contract/roles.ts';
import { useMay, useOrganizer } from '../api/use-organizer.ts';
import { Empty } from './states.tsx';
import { useDeskTexts } from './use-desk-texts.ts';

/** A page for roles with a permission; others are told whom to ask. */
export function Permitted({ to, children }: { readonly to: Permission; readonly children: ReactNode }) {
  const t = useDeskTexts();
  const { role } = useOrganizer();
  if (useMay(to)) return children;
  return <Empty title={t('not_allowed_title')}>{t('not_allowed', { role: t(`roles.${role}`) })}</Empty>;
}
