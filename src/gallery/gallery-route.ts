import type { RouteObject } from 'react-router';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';

/** Every field type and block in every state, for designers: there in development, and in no build. */
export const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'gallery',
        caseSensitive: true,
        handle: { footer: 'minimal', isDrawnThere: true },
        loader: async ({ request }) => {
          const locale = localeOfPath(new URL(request.url).pathname);
          await Promise.all([loadArea(locale, 'registration'), loadArea(locale, 'pages')]);
          return null;
        },
        children: [
          { index: true, lazy: () => import('./gallery-page.tsx') },
          { path: 'document', lazy: () => import('./own-form-page.tsx') },
          { path: 'schema', lazy: () => import('./pasted-schema-page.tsx') },
        ],
      },
    ]
  : [];
