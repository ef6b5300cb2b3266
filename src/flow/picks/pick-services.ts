import type { LiveMessages, SessionSeats } from '#engine/contract/live-messages.ts';
import { type Dossier, isRegistration, type Registration } from '#engine/contract/registration.ts';
import type {
  ActivityService,
  ChoiceService,
  CodeService,
  FileService,
  Picks,
  PresentersService,
  ShopService,
  WorkshopService,
} from '#engine/react/picker-services.ts';
import type { Call } from '#src/api/client.ts';
import { activityService } from './activity-service.ts';
import { choiceService } from './choice-service.ts';
import { codeService } from './code-service.ts';
import { fileService } from './file-service.ts';
import { presentersService } from './presenters-service.ts';
import { shopService } from './shop-service.ts';
import { workshopService } from './workshop-service.ts';

/** What every service does beside its own work. */
interface Kept {
  /** Asks for the server's newest word. */
  refresh(): void;
  /** Hears of seats that others have taken or given back. */
  heedSeats?(seats: readonly SessionSeats[]): void;
  /** Hears of what is left of what is offered. */
  heedOffers?(news: LiveMessages['OffersChanged']): void;
  /** Whether the server has all that was picked here, once nothing is on its way any more. */
  settled?(): Promise<boolean>;
  /** What was told meanwhile has been missed, and what could not be asked can be now. */
  reconnected?(): void;
  close(): void;
}

/** A service that may be asked for the server's newest word, and ends with its flow. */
export type PickService<Service> = Service & Kept;

/** What a registration under way picks on the server; each part begins when it is first asked for. */
export interface PickServices extends Picks {
  readonly workshops: WorkshopService;
  readonly shop: ShopService;
  readonly activities: ActivityService;
  choices(offers: string): ChoiceService;
  readonly presenters: PresentersService;
  readonly codes: CodeService;
  readonly files: FileService;
  /** Asks the server anew for everything that is open: another tab or device may have picked. */
  refresh(): void;
  /** Passes on what is told live of seats. */
  heedSeats(seats: readonly SessionSeats[]): void;
  heedOffers(news: LiveMessages['OffersChanged']): void;
  /** Whether the server has all that was picked, once nothing is on its way any more. */
  settled(): Promise<boolean>;
  /** Live messages arrive, for the first time or again. */
  reconnected(): void;
  /** Hears of every pick that the server took, since what is owed has changed with it. */
  onPicked(listener: () => void): () => void;
  close(): void;
}

/** Forms of other flows with something to pick in them are refused when they are published. */
function asRegistration(dossier: Dossier): Registration {
  if (!isRegistration(dossier)) throw new Error('Only a registration picks anything');
  return dossier;
}

/** Opens the picks of a dossier: files, choices and activities of any, the rest of registrations. */
export function openPicks(call: Call, dossier: Dossier, unknownError: () => string): PickServices {
  const listeners = new Set<() => void>();
  const picked = () => {
    for (const listener of listeners) listener();
  };
  const open = new Map<string, Kept>();
  const once = <Service extends Kept>(name: string, begin: () => Service): Service => {
    const known = open.get(name) ?? begin();
    open.set(name, known);
    return known as Service;
  };
  const files = fileService(call, dossier.code);
  return {
    get workshops() {
      return once('workshops', () => workshopService(call, asRegistration(dossier), picked));
    },
    get shop() {
      return once('shop', () => shopService(call, asRegistration(dossier), picked));
    },
    get activities() {
      return once('activities', () => activityService(call, dossier, picked));
    },
    choices: (offers) => once(`choices ${offers}`, () => choiceService(call, dossier, offers, picked)),
    get presenters() {
      return once('presenters', () => presentersService(call, dossier, picked));
    },
    get codes() {
      return once('codes', () => codeService(call, asRegistration(dossier), picked, unknownError));
    },
    files,
    refresh() {
      for (const service of open.values()) service.refresh();
    },
    heedSeats(seats) {
      for (const service of open.values()) service.heedSeats?.(seats);
    },
    heedOffers(news) {
      for (const service of open.values()) service.heedOffers?.(news);
    },
    async settled() {
      const all = await Promise.all([...open.values()].map((service) => service.settled?.() ?? true));
      // It stands in the form's answers once it has been drawn.
      await new Promise((resolve) => setTimeout(resolve));
      return all.every(Boolean);
    },
    reconnected() {
      for (const service of open.values()) {
        if (service.reconnected) service.reconnected();
        else service.refresh();
      }
    },
    onPicked(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const service of open.values()) service.close();
      open.clear();
    },
  };
}
