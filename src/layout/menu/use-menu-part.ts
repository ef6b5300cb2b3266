import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { OnDemand } from '#src/lib/on-demand.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useToasts } from '#src/ui/toasts.tsx';

/** A menu that opens and closes. */
export interface MenuPart<Part> {
  /** What is to be drawn; undefined while it is closed or on its way. */
  readonly Part: Part | undefined;
  readonly open: () => void;
  readonly close: () => void;
  /** Fetches it ahead, when it is likely to be wanted; else that is done once the page is idle. */
  readonly expect: () => void;
}

/**
 * A menu whose code comes when it is first opened. Another page closes it. Code that cannot be had is a fault of the
 * page (spec §8: it is loaded anew), but not for want of a connection: that is only told.
 */
export function useMenuPart<Part>(source: OnDemand<Part>): MenuPart<Part> {
  const { t } = useTranslation('site');
  const { warning } = useToasts();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const [, setArrived] = useState(source.read() !== undefined);
  const [fault, setFault] = useState<{ error: unknown }>();
  if (fault) throw fault.error;

  function fail(error: unknown) {
    setOpenedAt(undefined);
    if (navigator.onLine) setFault({ error });
    else warning(t('menu_offline'));
  }

  // A failure is told when it is opened, if it still fails then.
  const expect = useCallback(() => void source.load().catch(() => undefined), [source]);
  useEffect(() => whenIdle(expect), [expect]);

  return {
    Part: openedAt === key ? source.read() : undefined,
    open() {
      setOpenedAt(key);
      source.load().then(() => setArrived(true), fail);
    },
    close: () => setOpenedAt(undefined),
    expect,
  };
}
