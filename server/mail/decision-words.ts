import type { Decision } from '#engine/configuration/decision.ts';
import type { Locale } from '#engine/configuration/text.ts';

type Words = { subject: (label: string) => string; text: (label: string, event: string) => string };

/** What is written of each decision, and of a withdrawal, where the organizer has no words of their own. */
export const decisionWords: Record<Locale, Record<Decision | 'withdrawn', Words>> = {
  en: {
    in_review: {
      subject: (label) => `${label}: being looked at`,
      text: (label, event) =>
        `What you sent for ${event} (${label}) is being looked at. We write to you as soon as it is decided.`,
    },
    accepted: {
      subject: (label) => `${label}: accepted`,
      text: (label, event) => `Good news: what you sent for ${event} (${label}) is accepted.`,
    },
    declined: {
      subject: (label) => `${label}: not this time`,
      text: (label, event) =>
        `Thank you for what you sent for ${event} (${label}). We are sorry that we cannot take it this time.`,
    },
    confirmed: {
      subject: (label) => `${label}: confirmed`,
      text: (label, event) => `Thank you: you have confirmed that you take part in ${event} (${label}).`,
    },
    withdrawn: {
      subject: (label) => `${label}: withdrawn`,
      text: (label, event) =>
        `You have withdrawn what you sent for ${event} (${label}). What it held is free for others.`,
    },
  },
  fr: {
    in_review: {
      subject: (label) => `${label}\u00a0: à l’étude`,
      text: (label, event) =>
        `Votre envoi pour ${event} (${label}) est à l’étude. Nous vous écrirons dès qu’une décision sera prise.`,
    },
    accepted: {
      subject: (label) => `${label}\u00a0: réponse favorable`,
      text: (label, event) => `Bonne nouvelle\u00a0: votre envoi pour ${event} (${label}) est accepté.`,
    },
    declined: {
      subject: (label) => `${label}\u00a0: une autre fois`,
      text: (label, event) =>
        `Merci de votre envoi pour ${event} (${label}). Nous regrettons de ne pouvoir le retenir cette fois.`,
    },
    confirmed: {
      subject: (label) => `${label}\u00a0: participation confirmée`,
      text: (label, event) => `Merci\u00a0: vous avez confirmé votre participation à ${event} (${label}).`,
    },
    withdrawn: {
      subject: (label) => `${label}\u00a0: retrait`,
      text: (label, event) =>
        `Vous avez retiré votre envoi pour ${event} (${label}). Ce qu’il réservait est libéré.`,
    },
  },
};

/** Asked of who was accepted, where their flow asks for it. */
export const askedToConfirm: Record<Locale, string> = {
  en: 'Please confirm on the page below that you take part.',
  fr: 'Veuillez confirmer votre participation à la page ci-dessous.',
};
