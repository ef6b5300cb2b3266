import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { isPreviewMessage, type ToPreviewPage } from '#src/preview/messages.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useWidth } from '../../shell/use-width.ts';

/** How wide a page is drawn, in CSS pixels; paper is a letter’s width. */
export const widths = { desktop: 1280, phone: 390, paper: 816 } as const;
export type PreviewWidth = keyof typeof widths;

const schemes = { light: undefined, dark: 'dk-site-dark' } as const;

/** What can be asked of the frame. */
export interface PreviewFrameHandle {
  reload(): void;
}

interface PreviewFrameProps {
  readonly ref: Ref<PreviewFrameHandle>;
  /** The address of the first page, with what lets the reader in. */
  readonly src: string;
  readonly width: PreviewWidth;
  readonly scheme: 'light' | 'dark';
  /** Whether a press picks a place instead of using the page. */
  readonly isPicking: boolean;
  readonly onPage: (path: string) => void;
  readonly onPicked: (texts: readonly string[]) => void;
  /** Called when the reader wants to use the page again. */
  readonly onStopped: () => void;
}

/** A page of the preview, drawn as wide as a screen of that kind and made smaller to fit. */
export function PreviewFrame({
  ref,
  src,
  width,
  scheme,
  isPicking,
  onPage,
  onPicked,
  onStopped,
}: PreviewFrameProps) {
  const t = useDeskTexts();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useWidth(stage);
  const [loads, setLoads] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const { origin } = new URL(src);
  // A page that has not said which one it is may be another origin's, as while it loads.
  const [page, setPage] = useState<string>();
  useImperativeHandle(ref, () => ({
    reload() {
      setLoaded(false);
      setPage(undefined);
      setLoads((before) => before + 1);
    },
  }));
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || !isPreviewMessage(event.data)) return;
      if (event.data.preview === 'picked') onPicked(event.data.texts);
      if (event.data.preview === 'stopped') onStopped();
      if (event.data.preview !== 'page') return;
      setPage(event.data.path);
      onPage(event.data.path);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin, onPage, onPicked, onStopped]);
  useEffect(() => {
    const message: ToPreviewPage = { preview: 'pick', on: isPicking };
    if (page === undefined) return;
    frame.current?.contentWindow?.postMessage(message, origin);
    // Its keys are the page's.
    if (isPicking) frame.current?.focus();
  }, [isPicking, page, origin]);
  const isPaper = width === 'paper';
  useEffect(() => {
    const message: ToPreviewPage = { preview: 'paper', on: isPaper };
    if (page !== undefined) frame.current?.contentWindow?.postMessage(message, origin);
  }, [isPaper, page, origin]);
  const scale = room === 0 ? 1 : Math.min(1, room / widths[width]);
  return (
    <div className="dk-site-stage" ref={stage}>
      {!isLoaded && (
        <p className="dk-site-starting" role="status">
          {t('site.starting')}
        </p>
      )}
      <iframe
        key={`${src} ${loads}`}
        ref={frame}
        src={src}
        title={t('site.frame')}
        className={classNames('dk-site-frame', schemes[scheme])}
        style={{ width: widths[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
