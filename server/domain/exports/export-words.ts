import type { Decision } from '#engine/configuration/decision.ts';
import type { Mode } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { ExportedList } from '#engine/contract/exporting.ts';
import type { GroupMember } from '#engine/contract/group-view.ts';
import type {
  DossierStatus,
  InvoiceState,
  PaymentPurpose,
  PaymentState,
  RefundState,
  WaitlistKind,
  WaitlistState,
} from '#server/database/schema.ts';

type Headings =
  | 'code'
  | 'applicationCode'
  | 'decision'
  | 'status'
  | 'state'
  | 'email'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'track'
  | 'mode'
  | 'days'
  | 'membership'
  | 'groupCode'
  | 'group'
  | 'contact'
  | 'contactEmail'
  | 'contactPhone'
  | 'workshops'
  | 'activities'
  | 'merchandise'
  | 'charged'
  | 'refunded'
  | 'begun'
  | 'submitted'
  | 'changed'
  | 'language'
  | 'timezone'
  | 'fee'
  | 'added'
  | 'invited'
  | 'ready'
  | 'date'
  | 'kind'
  | 'purpose'
  | 'amount'
  | 'currency'
  | 'number'
  | 'card'
  | 'gateway'
  | 'reference'
  | 'settled'
  | 'waitsFor'
  | 'position'
  | 'since'
  | 'offeredUntil';

/** What stands in exported lists besides what is configured and answered. */
export const exportWords: Record<
  Locale,
  {
    names: Record<ExportedList, string>;
    headings: Record<Headings, string>;
    statuses: Record<DossierStatus, string>;
    decisions: Record<Decision, string>;
    modes: Record<Mode, string>;
    memberStates: Record<GroupMember['state'], string>;
    paymentKinds: Record<'charge' | 'refund' | 'invoice', string>;
    purposes: Record<PaymentPurpose, string>;
    paymentStates: Record<PaymentState | RefundState | InvoiceState, string>;
    lines: Record<WaitlistKind, string>;
    lineStates: Record<WaitlistState, string>;
  }
> = {
  en: {
    names: {
      registrations: 'registrations',
      members: 'members',
      payments: 'payments',
      waitlists: 'waitlists',
      applications: 'applications',
    },
    headings: {
      code: 'Registration code',
      applicationCode: 'Code',
      decision: 'Decision',
      status: 'Status',
      state: 'State',
      email: 'Email',
      name: 'Name',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      track: 'Track',
      mode: 'Takes part',
      days: 'Days',
      membership: 'Membership',
      groupCode: 'Group code',
      group: 'Group',
      contact: 'Contact',
      contactEmail: 'Contact’s email',
      contactPhone: 'Contact’s phone',
      workshops: 'Workshops',
      activities: 'Activities',
      merchandise: 'Merchandise',
      charged: 'Charged',
      refunded: 'Refunded',
      begun: 'Begun',
      submitted: 'Submitted',
      changed: 'Last changed',
      language: 'Language',
      timezone: 'Time zone',
      fee: 'Fee before group discount and tax',
      added: 'Added',
      invited: 'Invited',
      ready: 'Ready since',
      date: 'Date',
      kind: 'Kind',
      purpose: 'Paid for',
      amount: 'Amount',
      currency: 'Currency',
      number: 'Receipt or invoice no.',
      card: 'Card',
      gateway: 'Gateway',
      reference: 'Reference at the gateway',
      settled: 'Settled',
      waitsFor: 'Waits for',
      position: 'Place in line',
      since: 'Since',
      offeredUntil: 'Offered until',
    },
    statuses: { Submitted: 'Submitted', 'Not Submitted': 'Not submitted', Cancelled: 'Cancelled' },
    decisions: { in_review: 'In review', accepted: 'Accepted', declined: 'Declined', confirmed: 'Confirmed' },
    modes: { Online: 'Online', 'In-Person': 'In person', Hybrid: 'In person and online' },
    memberStates: {
      invited: 'Invited',
      started: 'Filling in',
      ready: 'Ready',
      paid: 'Paid',
      left: 'Left',
      withdrawn: 'Taken out',
      cancelled: 'Cancelled',
    },
    paymentKinds: { charge: 'Charge', refund: 'Refund', invoice: 'Invoice' },
    purposes: { submission: 'Registration', change: 'Change', group: 'Group' },
    paymentStates: {
      pending: 'Under way',
      challenge: 'At the bank’s page',
      succeeded: 'Succeeded',
      declined: 'Declined',
      abandoned: 'Abandoned',
      failed: 'Failed',
      open: 'Open',
      paid: 'Paid',
      withdrawn: 'Withdrawn',
    },
    lines: { event: 'Event', track: 'Track', session: 'Workshop', choice: 'Choice' },
    lineStates: { waiting: 'Waiting', offered: 'Offered', taken: 'Taken', expired: 'Expired' },
  },
  fr: {
    names: {
      registrations: 'inscriptions',
      members: 'membres',
      payments: 'paiements',
      waitlists: 'listes-d-attente',
      applications: 'candidatures',
    },
    headings: {
      code: 'Code d’inscription',
      applicationCode: 'Code',
      decision: 'Décision',
      status: 'Statut',
      state: 'État',
      email: 'Courriel',
      name: 'Nom',
      firstName: 'Prénom',
      lastName: 'Nom de famille',
      phone: 'Téléphone',
      track: 'Volet',
      mode: 'Participation',
      days: 'Journées',
      membership: 'Adhésion',
      groupCode: 'Code de groupe',
      group: 'Groupe',
      contact: 'Personne-ressource',
      contactEmail: 'Courriel de la personne-ressource',
      contactPhone: 'Téléphone de la personne-ressource',
      workshops: 'Ateliers',
      activities: 'Activités',
      merchandise: 'Articles',
      charged: 'Débité',
      refunded: 'Remboursé',
      begun: 'Commencée',
      submitted: 'Soumise',
      changed: 'Dernière modification',
      language: 'Langue',
      timezone: 'Fuseau horaire',
      fee: 'Frais avant rabais de groupe et taxes',
      added: 'Ajout',
      invited: 'Invitation',
      ready: 'Terminé depuis',
      date: 'Date',
      kind: 'Type',
      purpose: 'Objet',
      amount: 'Montant',
      currency: 'Devise',
      number: 'Nº de reçu ou de facture',
      card: 'Carte',
      gateway: 'Passerelle',
      reference: 'Référence de la passerelle',
      settled: 'Réglé',
      waitsFor: 'Attend',
      position: 'Rang',
      since: 'Depuis',
      offeredUntil: 'Offert jusqu’au',
    },
    statuses: { Submitted: 'Soumise', 'Not Submitted': 'Non soumise', Cancelled: 'Annulée' },
    decisions: {
      in_review: 'À l’étude',
      accepted: 'Acceptée',
      declined: 'Refusée',
      confirmed: 'Confirmée',
    },
    modes: { Online: 'En ligne', 'In-Person': 'En personne', Hybrid: 'En personne et en ligne' },
    memberStates: {
      invited: 'Invitation envoyée',
      started: 'En cours',
      ready: 'Terminé',
      paid: 'Payé',
      left: 'Départ',
      withdrawn: 'Hors du groupe',
      cancelled: 'Annulé',
    },
    paymentKinds: { charge: 'Débit', refund: 'Remboursement', invoice: 'Facture' },
    purposes: { submission: 'Inscription', change: 'Modification', group: 'Groupe' },
    paymentStates: {
      pending: 'En cours',
      challenge: 'À la page de la banque',
      succeeded: 'Réussi',
      declined: 'Refusé',
      abandoned: 'Abandonné',
      failed: 'Échoué',
      open: 'À payer',
      paid: 'Payée',
      withdrawn: 'Retirée',
    },
    lines: { event: 'Événement', track: 'Volet', session: 'Atelier', choice: 'Choix' },
    lineStates: { waiting: 'En attente', offered: 'Offerte', taken: 'Prise', expired: 'Échue' },
  },
};
