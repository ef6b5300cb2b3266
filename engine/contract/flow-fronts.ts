import type { NamedFlow } from '../event/addresses/flow-pages.ts';

/** The names under which a flow is started, saved and submitted, and its code's name there (spec §7). */
export interface FlowFront {
  readonly flow: NamedFlow;
  readonly code: string;
  readonly begin: string;
  readonly save: string;
  readonly submit: string;
}

/** Flows whose calls the specification names; each does what any flow's calls do. */
export const FLOW_FRONTS = {
  exhibitor: {
    flow: 'exhibitor',
    code: 'exhibitor_code',
    begin: 'generateExhibitor',
    save: 'saveExhibitorInformations',
    submit: 'submitExhibitorApplication',
  },
  sponsor: {
    flow: 'sponsor',
    code: 'sponsor_code',
    begin: 'generateSponsor',
    save: 'saveSponsorInformations',
    submit: 'submitSponsorApplication',
  },
  activity: {
    flow: 'activity',
    code: 'buyer_code',
    begin: 'generateActivity',
    save: 'saveBuyerInformations',
    submit: 'submitActivityApplication',
  },
  proposal: {
    flow: 'proposal',
    code: 'workshops_code',
    begin: 'generateWorkshop',
    save: 'saveWorkshopInformations',
    submit: 'submitWorkshopProposal',
  },
} as const satisfies Partial<Record<NamedFlow, FlowFront>>;

/** The names of the calls that save, list, add and remove contacts and donations (spec §7). */
export interface RowsFront {
  readonly flow: 'exhibitor' | 'sponsor';
  readonly code: string;
  readonly savePeople: string;
  readonly saveGifts: string;
  readonly addPerson: string;
  readonly removePerson: string;
  readonly removeGift: string;
  readonly people: string;
  readonly gifts: string;
}

/** Flows with calls for contacts and donations. */
export const ROWS_FRONTS = {
  exhibitor: {
    flow: 'exhibitor',
    code: 'exhibitor_code',
    savePeople: 'saveExhibitorPersonalInformations',
    saveGifts: 'saveExhibitorDonationInformations',
    addPerson: 'addPersonToExhibitor',
    removePerson: 'removePersonToExhibitor',
    removeGift: 'removeExhibitorDonation',
    people: 'getExhibitorFormContacts',
    gifts: 'getExhibitorFormDonations',
  },
  sponsor: {
    flow: 'sponsor',
    code: 'sponsor_code',
    savePeople: 'saveSponsorPersonalInformations',
    saveGifts: 'saveSponsorDonationInformations',
    addPerson: 'addPersonToSponsor',
    removePerson: 'removePersonToSponsor',
    removeGift: 'removeSponsorDonation',
    people: 'getSponsorFormContacts',
    gifts: 'getSponsorFormDonations',
  },
} as const satisfies Readonly<Record<string, RowsFront>>;
