import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import type { Event } from '#engine/contract/event.ts';
import type { DrawnPage, PageVisit, SentOn } from '#engine/contract/initial-data.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { eventQuery } from '#src/api/queries.ts';
import { pageTexts } from '#src/features/pages/page-texts.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadTexts } from '#src/lib/i18n/texts.ts';
import { AnswerStatusContext } from '#src/lib/navigation/answer-status.ts';
import { themeRule } from '#src/ui/theme.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { Ground, type GroundProps } from '../app.tsx';
import { writeFirstAnswer } from '../initial-data.ts';
import { isMissingAt } from '../is-missing-at.ts';
import { loadPages } from '../load-pages.ts';
import { prefetchFirstPage } from '../prefetch.ts';
import type { RouteHandle } from '../route-handle.ts';
import { routes } from '../routes.tsx';
import { innerClient } from './inner-call.ts';
import { liftStyles } from './lift-styles.ts';
import { answersIn, prefetchKnown, renderWithAnswers } from './page-data.ts';
import { modulesOf } from './page-modules.ts';
import { redirectTarget } from './redirect-target.ts';
import { renderMarkup } from './render-markup.ts';
import { renderWithMessages } from './render-with-messages.ts';
import { splitHead } from './split-head.ts';

const pages = createStaticHandler(routes);
/** The routes without their modules: a handler ranks its routes once, `matchRoutes` for every address. */
const outline = createStaticHandler(routes.map(outlined));

type Drawing = Omit<GroundProps, 'children'> & { readonly visit: PageVisit };

/** Renders the page of an address, or returns where to redirect. */
export async function renderSitePage(visit: PageVisit): Promise<DrawnPage | SentOn> {
  const { protocol, host, hostname, pathname } = new URL(visit.url);
  const locale = localeOfPath(pathname);
  const queries = createQueryClient();
  const call = innerClient(visit.call);
  const address = { protocol, host, origin: visit.origin, decided: locale };
  try {
    const [event] = await Promise.all([
      queries.fetchQuery({ ...eventQuery(call, hostname), retry: false }),
      prefetchFirstPage(queries, call, { hostname, pathname }),
      prefetchKnown(queries, call, host + pathname),
      loadTexts(locale),
      pageTexts(locale),
    ]);
    const elsewhere = redirectTarget(event, visit);
    if (elsewhere) return elsewhere;
    const isMissing = isMissingAt(event, pathname);
    const drawn = isMissing || !(await isDrawnThere(visit.url));
    const ground = { queries, call, address, visit };
    const page = await renderWithMessages(event.words ?? {}, async () =>
      drawn ? drawWhole({ ...ground, isMissing }) : { status: 200, markup: await drawHead(ground, event) },
    );
    if (page instanceof Response) return { kind: 'redirect', to: page.headers.get('location') ?? '/' };
    // In development the policy allows styles, and React reports attributes that differ.
    const isLifted = import.meta.env.MODE !== 'development';
    const { html, css } = isLifted ? liftStyles(page.markup) : { html: page.markup, css: '' };
    const { theme_system } = event.theme;
    return {
      kind: 'page',
      status: page.status,
      locale,
      ...splitHead(html),
      css: themeRule(theme_system) + css,
      data: writeFirstAnswer({
        drawn,
        origin: visit.origin,
        answers: answersIn(queries),
      }),
      font: firstFamily(theme_system.font_text),
      modules: modulesOf(new URL(visit.url), locale, html),
    };
  } finally {
    queries.clear();
  }
}

function outlined({ path, caseSensitive, index, children, handle }: RouteObject): RouteObject {
  const shape = { path, caseSensitive, handle };
  return index ? { ...shape, index } : { ...shape, children: children?.map(outlined) };
}

async function isDrawnThere(url: string): Promise<boolean> {
  const context = await outline.query(new Request(url));
  const matches = context instanceof Response ? [] : context.matches;
  const said = matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.isDrawnThere);
  return said.findLast((isDrawn) => isDrawn !== undefined) ?? false;
}

/** The whole page. */
async function drawWhole({
  visit,
  isMissing,
  ...ground
}: Drawing & { readonly isMissing: boolean }): Promise<{ status: number; markup: string } | Response> {
  const dataStrategy = isMissing ? loadPages(() => true) : undefined;
  const context = await pages.query(new Request(visit.url), dataStrategy && { dataStrategy });
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(pages.dataRoutes, context);
  const status = { current: context.statusCode };
  const { host, pathname } = new URL(visit.url);
  const markup = await renderWithAnswers(ground.queries, host + pathname, () =>
    renderMarkup(
      <div id="root">
        <AnswerStatusContext value={status}>
          <Ground {...ground}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Ground>
        </AnswerStatusContext>
      </div>,
    ),
  );
  return { status: status.current, markup };
}

/** Renders only the head of a page that the browser renders; it is marked, so that the browser can replace it. */
async function drawHead({ visit, ...ground }: Drawing, event: Event): Promise<string> {
  const { pathname, search } = new URL(visit.url);
  const markup = await renderMarkup(
    <div id="root">
      <Ground {...ground}>
        <StaticRouter location={pathname + search}>
          <LocaleProvider locale={localeOfPath(pathname)}>
            <EventProvider value={event}>
              <PageHead />
            </EventProvider>
          </LocaleProvider>
        </StaticRouter>
      </Ground>
    </div>,
  );
  return markup.replace(/<(meta|link) /g, '<$1 data-served="" ');
}

/** The first of a list of families, as styles write it. */
function firstFamily(families = ''): string {
  return (families.split(',', 1)[0] ?? '').replaceAll(/["']/g, '').trim();
}
