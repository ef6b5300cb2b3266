import type { PageDocument } from '#engine/event/documents/page/schema.ts';

/** The product's own page, made of ordinary blocks. */
export const VENDOR_PAGE: PageDocument = {
  kind: 'page',
  code: 'rostrum',
  title: 'Rostrum',
  description: {
    en: 'The whole website of an event and its registration, in English and French, drawn from what its organizer has written down.',
    fr: 'Tout le site d’un événement et son inscription, en français et en anglais, d’après ce que son organisation a mis par écrit.',
  },
  blocks: [
    {
      block: 'cards',
      title: { en: 'What it does', fr: 'Ce qu’il fait' },
      cards: [
        {
          title: { en: 'Registration, step by step', fr: 'L’inscription, étape par étape' },
          text: {
            en: 'Membership, personal information, activities, merchandise, workshops and payment, each only where the event asks for it. What was typed is kept, also without a connection.',
            fr: 'Adhésion, renseignements, activités, articles, ateliers et paiement, chacun seulement si l’événement le demande. Ce qui est saisi est conservé, même hors connexion.',
          },
          picture: 'tile:stairs',
        },
        {
          title: { en: 'A schedule that is alive', fr: 'Un horaire vivant' },
          text: {
            en: 'Search, filters, time zones and a list of one’s own. A seat that goes or comes back is seen at once, and held while somebody decides.',
            fr: 'Recherche, filtres, fuseaux horaires et liste personnelle. Une place prise ou libérée se voit aussitôt, et reste retenue le temps de choisir.',
          },
          picture: 'tile:sun',
        },
        {
          title: { en: 'Pages of the event’s own', fr: 'Les pages de l’événement' },
          text: {
            en: 'Speakers, sponsors, places, questions and answers: put together from blocks, in the colours of the event. This page is made the same way.',
            fr: 'Conférences, partenaires, lieux, questions et réponses : des blocs à assembler, aux couleurs de l’événement. Cette page est faite ainsi.',
          },
          picture: 'tile:book',
        },
      ],
    },
    {
      block: 'columns',
      title: { en: 'Who it is for', fr: 'À qui il s’adresse' },
      columns: [
        {
          title: { en: 'Those who come', fr: 'Le public' },
          html: {
            en: '<p>By keyboard, by voice, on an old phone or a slow line: every step can be taken, in either language, and changed midway without losing a word.</p>',
            fr: '<p>Au clavier, à la voix, sur un vieux téléphone ou une connexion lente : chaque étape se franchit, dans les deux langues, et l’on passe de l’une à l’autre sans rien perdre.</p>',
          },
        },
        {
          title: { en: 'Those who organize', fr: 'L’organisation' },
          html: {
            en: '<p>Forms, fees, discounts, tracks and pages are documents. They are checked before they are published, told apart by version, and drawn without a new build.</p>',
            fr: '<p>Formulaires, tarifs, rabais, volets et pages sont des documents. Ils sont vérifiés avant d’être publiés, gardés par version, et affichés sans nouvelle installation.</p>',
          },
        },
        {
          title: { en: 'Those who build on it', fr: 'Le développement' },
          html: {
            en: '<p>Everything a page does goes through one interface that is described in full. <a href="/api/docs">Read its reference</a> (in English).</p>',
            fr: '<p>Tout ce que fait une page passe par une seule interface, décrite en entier. <a href="/api/docs">Lire sa référence</a> (en anglais).</p>',
          },
        },
      ],
    },
  ],
};
