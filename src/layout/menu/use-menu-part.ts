import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { LazyModule } from '#src/lib/lazy-module.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useToasts } from '#src/ui/toasts.tsx';

/** A menu that opens and closes. */
export interface MenuPart<Part> {
  /** The component to render; undefined while closed or loading. */
  readonly Part: Part | undefined;
  readonly open: () => void;
  readonly close: () => void;
  /** Preloads it when it is likely to be needed; otherwise that happens when the page is idle. */
  readonly expect: () => void;
}

/**
 * A menu whose code loads when it is first opened. Navigation closes it. If the code fails to load, the page fails
 * (spec §8: it is reloaded), except without a connection: then a message appears.
 */
export function useMenuPart<Part>(source: LazyModule<Part>): MenuPart<Part> {
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

  // A failure is reported on opening, if it persists.
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
