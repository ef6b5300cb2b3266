import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { TileName } from '#src/ui/art/tiles.ts';
import { DocumentTitle } from './document-title.tsx';

// Rarely needed. If it fails to load, perhaps for the same reason as the page, its place stays empty.
const LostArt = lazy<ComponentType<{ tile: TileName }>>(() =>
  import('./lost-art.tsx').catch(() => ({ default: () => null })),
);

export type StatusPageProps = {
  /** The status code over the heading. */
  code?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  /** The id to quote when asking for help. */
  detail?: ReactNode;
  /** The loose tile, for looks made of tiles; without it there is no picture. */
  tile?: TileName;
  /** The title of the window. */
  title?: string;
  /** The way on: links and buttons. */
  children?: ReactNode;
};

/** A page with nothing else to show: not found, failed, or no event. */
export function StatusPage({ code, heading, lead, detail, tile, title, children }: StatusPageProps) {
  return (
    <div className="wrap nf">
      {title !== undefined && <DocumentTitle title={title} />}
      {title !== undefined && <meta name="robots" content="noindex" />}
      <div className="stack">
        <div className="status-head">
          {code !== undefined && <p className="soft strong num">{code}</p>}
          <h1>{heading}</h1>
        </div>
        {lead && <p className="lead">{lead}</p>}
        {detail && <p className="small soft">{detail}</p>}
        <div className="actions status-actions">{children}</div>
      </div>
      {tile && (
        <div className="nf-art">
          <Suspense>
            <LostArt tile={tile} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
