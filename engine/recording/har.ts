import type { SessionStep } from './session-step.ts';

/** The part of HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/) that we read and write. */
export interface HarFile {
  readonly log: HarLog;
}

export interface HarLog {
  readonly version: string;
  readonly creator: { readonly name: string; readonly version: string };
  readonly browser?: { readonly name: string; readonly version: string };
  readonly pages?: readonly HarPage[];
  readonly entries: readonly HarEntry[];
  /** Our extension; its name starts with an underscore, as HAR requires. */
  readonly _rostrum?: OwnPart;
}

export interface HarPage {
  readonly startedDateTime: string;
  readonly id: string;
  readonly title: string;
  readonly pageTimings: Readonly<Record<string, number>>;
}

/** What a session contains besides traffic. */
export interface OwnPart {
  readonly name: string;
  /** The host name that the event was served under. */
  readonly host: string;
  readonly locale: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The visitor's steps, from which the session can be recorded and replayed. */
  readonly steps?: readonly SessionStep[];
  /** Values given by others, by their names in the steps. */
  readonly given?: Readonly<Record<string, string>>;
  /** The masked messages of an inspector. */
  readonly inspection?: readonly unknown[];
  /** The versions of the event's documents that the answers were made from, by kind and code. */
  readonly documents?: Readonly<Record<string, number>>;
  /** The device's storage, with codes and tokens replaced. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The server's records, in an organizer's trace. */
  readonly history?: readonly HistoryEntry[];
  /** Y once every value was replaced that is not known to be harmless: only such a file is read. */
  readonly redacted?: 'Y';
  /** The error or the page in a visitor's trace. */
  readonly fault?: { readonly id: string; readonly status: number; readonly address: string };
}

/** Something that happened, as a server has kept it. */
export interface HistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly what: string;
  /** Its id in the server's log and tables. */
  readonly id?: string;
}

export interface HarField {
  readonly name: string;
  readonly value: string;
}

export interface HarEntry {
  readonly pageref?: string;
  readonly startedDateTime: string;
  /** Milliseconds from the request to the end of its answer. */
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly cookies: readonly unknown[];
    readonly headers: readonly HarField[];
    readonly queryString: readonly HarField[];
    readonly postData?: HarPostData;
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly cookies: readonly unknown[];
    readonly headers: readonly HarField[];
    readonly content: HarContent;
    readonly redirectURL: string;
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly cache: object;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
  /** As Chromium writes it. */
  readonly _resourceType?: string;
  readonly _webSocketMessages?: readonly HarSocketMessage[];
  /** The answers that came within a page, which is then itself left out. */
  readonly _firstAnswer?: unknown;
}

export interface HarPostData {
  readonly mimeType: string;
  readonly params?: readonly HarField[];
  readonly text?: string;
}

export interface HarContent {
  readonly size: number;
  readonly mimeType: string;
  readonly text?: string;
  readonly encoding?: string;
}

/** A message of a socket as Chromium exports it; its time is in seconds since 1970. */
export interface HarSocketMessage {
  readonly type: 'send' | 'receive';
  readonly time: number;
  readonly opcode: number;
  readonly data: string;
}
