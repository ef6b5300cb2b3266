// Which transitions recorded sessions take: each is walked again in a browser, and its statecharts are listened to.
import { type Browser, chromium } from 'playwright-core';
import { createMachine } from 'xstate';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { type ChartEdge, chartOf } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { INSPECTION_CHANNEL, type InspectionMessage } from '#machines/inspection/inspection-messages.ts';
import { buildReplayServer } from '#server/replay/replay-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';
import { deviceOf } from './record-session.ts';
import { takeSteps } from './take-steps.ts';

/** A chart's transitions, and which of them were taken. */
export interface CoveredChart {
  readonly name: string;
  readonly edges: readonly ChartEdge[];
  readonly taken: ReadonlySet<string>;
}

/** Walks recordings, each at once, and tells of every chart what none of them took. */
export async function coverage(
  recordings: readonly Recording[],
  siteFolder: string,
): Promise<readonly CoveredChart[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const charts = new Map(
    everyMachine.map(({ name, machine }) => {
      const { id, edges } = chartOf(machine);
      // A flow's own chart is made from its document: it is counted as it was met.
      return [
        id,
        {
          name,
          edges: name === 'Flow' ? new Map<string, ChartEdge>() : byId(edges),
          taken: new Set<string>(),
        },
      ];
    }),
  );
  try {
    for (const recording of recordings) {
      const ids = new Map<string, string>();
      for (const message of await told(browser, recording, siteFolder)) {
        if (message.type === '@xstate.actor' && message.definition !== undefined) {
          const chart = chartOf(createMachine(JSON.parse(message.definition)));
          ids.set(`${message.tab} ${message.sessionId}`, chart.id);
          const known = charts.get(chart.id) ?? {
            name: chart.id,
            edges: new Map(),
            taken: new Set<string>(),
          };
          charts.set(chart.id, known);
          for (const edge of chart.edges) known.edges.set(edge.id, edge);
        }
        if (message.type === '@xstate.microstep') {
          const chart = charts.get(ids.get(`${message.tab} ${message.sessionId}`) ?? '');
          for (const edge of message.edges) if (chart?.edges.has(edge)) chart.taken.add(edge);
        }
      }
    }
  } finally {
    await browser.close();
  }
  return [...charts.values()].map(({ name, edges, taken }) => ({ name, edges: [...edges.values()], taken }));
}

const byId = (edges: readonly ChartEdge[]) => new Map(edges.map((edge) => [edge.id, edge]));

/** What an inspector beside a session's page hears while it is walked. */
async function told(
  browser: Browser,
  recording: Recording,
  siteFolder: string,
): Promise<InspectionMessage[]> {
  const { own } = recording;
  const replay = await buildReplayServer({ recording, siteFolder, speed: Number.POSITIVE_INFINITY });
  await replay.server.listen({ host: 'localhost', port: 0 });
  const bound = replay.server.server.address();
  const site = `http://${own.host}:${typeof bound === 'object' && bound ? bound.port : 0}`;
  const context = await browser.newContext(deviceOf(own));
  const heard: InspectionMessage[] = [];
  try {
    await context.exposeFunction('hearInspection', (message: InspectionMessage) => void heard.push(message));
    const listener = await context.newPage();
    await listener.goto(`${site}/version.json`);
    await listener.evaluate((name) => {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => {
        if (data.type === 'here') channel.postMessage({ type: 'attach', tab: data.tab });
        else void (globalThis as unknown as { hearInspection(data: unknown): void }).hearInspection(data);
      };
    }, INSPECTION_CHANNEL);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await takeSteps(page, own.steps ?? [], { site, locale: own.locale as Locale, given: own.given });
    await page.waitForLoadState('networkidle');
  } finally {
    await context.close();
    await replay.close();
  }
  return heard;
}
