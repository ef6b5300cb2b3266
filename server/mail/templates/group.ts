import type { MailTemplates } from '../mail-content.ts';

/** What is written of a group, to its contact and to whom they invite. */
export const groupTemplates = {
  'group-begun': {
    en: {
      subject: 'Your group for {event}: {organization}',
      paragraphs: [
        'Hello {name},',
        'Your group {organization} is ready. Its code is {code}.',
        'Add people and follow how far they are: {link}',
        'Whoever comes with you can also join by this link, or by typing the code: {members}',
        'You pay once for everybody. What each member answers stays theirs.',
      ],
    },
    fr: {
      subject: 'Votre groupe à {event}\u00a0: {organization}',
      paragraphs: [
        'Bonjour {name},',
        'Votre groupe {organization} est prêt. Son code est {code}.',
        'Ajoutez des personnes et suivez où elles en sont\u00a0: {link}',
        'Les personnes qui viennent avec vous peuvent aussi s’y joindre par ce lien, ou en tapant le code\u00a0: {members}',
        'Vous payez une seule fois pour tout le monde. Les réponses de chaque membre restent les siennes.',
      ],
    },
  },
  'group-invitation': {
    en: {
      subject: '{contact} invites you to {event}',
      paragraphs: [
        'Hello {name},',
        '{contact} ({organization}) would like you to come to {event}, {date}, {location}.',
        'Answer a few questions and choose what you attend; {contact} pays: {link}',
        'This link is yours alone. {contact} sees how far you are and what it costs, never what you answer.',
        'If you do not want to come, you need do nothing.',
      ],
    },
    fr: {
      subject: '{contact} vous invite à {event}',
      paragraphs: [
        'Bonjour {name},',
        '{contact} ({organization}) aimerait que vous veniez à {event}, {date}, {location}.',
        'Répondez à quelques questions et choisissez vos activités. {contact} s’occupe du paiement\u00a0: {link}',
        'Ce lien vous est personnel. {contact} voit où vous en êtes et ce que cela coûte, jamais vos réponses.',
        'Si vous ne souhaitez pas venir, vous n’avez rien à faire.',
      ],
    },
  },
  'group-member-ready': {
    en: {
      subject: 'You are ready for {event}',
      paragraphs: [
        'Hello {name},',
        'You have answered everything for {event}. {contact} ({organization}) pays for you; your place and your workshops are kept until then.',
        'Your place is yours once that is paid, and you hear from us then.',
        'Look at what you have chosen: {link}',
      ],
    },
    fr: {
      subject: 'Tout est prêt pour {event}',
      paragraphs: [
        'Bonjour {name},',
        'Vous avez répondu à toutes les questions pour {event}. {contact} ({organization}) paie pour vous\u00a0; votre place et vos ateliers vous sont réservés d’ici là.',
        'Votre place sera confirmée dès le paiement, et nous vous écrirons alors.',
        'Voir ce que vous avez choisi\u00a0: {link}',
      ],
    },
  },
  'group-all-ready': {
    en: {
      subject: 'Everybody is ready: {organization}',
      paragraphs: [
        'Hello {name},',
        'Everybody in your group {organization} ({code}) has answered everything for {event}. You can pay for them now: {link}',
        'Their places are kept for a few days only.',
      ],
    },
    fr: {
      subject: 'Tout le monde est prêt\u00a0: {organization}',
      paragraphs: [
        'Bonjour {name},',
        'Toutes les personnes de votre groupe {organization} ({code}) ont tout rempli pour {event}. Vous pouvez maintenant payer\u00a0: {link}',
        'Leurs places ne sont réservées que quelques jours.',
      ],
    },
  },
  'group-paid': {
    en: {
      subject: 'Everything is paid for your group: {organization}',
      paragraphs: [
        'Hello {name},',
        'Your payment of {amount} for your group {organization} ({code}) at {event} has arrived. Members paid for: {people}.',
        'The receipt is attached. Each of them gets a confirmation of their own.',
        'Your group: {link}',
      ],
    },
    fr: {
      subject: 'Tout est payé pour votre groupe\u00a0: {organization}',
      paragraphs: [
        'Bonjour {name},',
        'Votre paiement de {amount} pour le groupe {organization} ({code}) à {event} a bien été reçu. Nombre de membres payés\u00a0: {people}.',
        'Le reçu est joint à ce message. Chaque membre reçoit sa propre confirmation.',
        'Votre groupe\u00a0: {link}',
      ],
    },
  },
  'group-invoice': {
    en: {
      subject: 'Invoice no. {number} for {organization}: {event}',
      paragraphs: [
        'Hello {name},',
        'The invoice of {amount} for your group {organization} ({code}) at {event} is attached. Please pay it by {due}, as it says.',
        'Everybody on it keeps their place until then, and gets a confirmation once it is paid.',
        'Your group: {link}',
      ],
    },
    fr: {
      subject: 'Facture nº\u00a0{number} pour {organization}\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        'La facture de {amount} pour votre groupe {organization} ({code}) à {event} est jointe à ce message. Veuillez la payer au plus tard le {due}, comme elle l’indique.',
        'D’ici là, les places des personnes qui y figurent leur sont réservées\u00a0; chacune recevra une confirmation dès le paiement.',
        'Votre groupe\u00a0: {link}',
      ],
    },
  },
  'group-invoice-soon': {
    en: {
      subject: 'Invoice no. {number} is due on {due}: {event}',
      paragraphs: [
        'Hello {name},',
        'The invoice of {amount} for your group {organization} ({code}) is due on {due}. It is attached once more and says how to pay it.',
        'If you have paid it in the last days, there is nothing more to do.',
        'Your group: {link}',
      ],
    },
    fr: {
      subject: 'La facture nº\u00a0{number} est à payer d’ici le {due}\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        'La facture de {amount} pour votre groupe {organization} ({code}) est à payer au plus tard le {due}. Vous la trouverez de nouveau en pièce jointe, avec la façon de la payer.',
        'Si vous l’avez payée ces derniers jours, vous n’avez rien d’autre à faire.',
        'Votre groupe\u00a0: {link}',
      ],
    },
  },
  'group-invoice-late': {
    en: {
      subject: 'Invoice no. {number} was due on {due}: {event}',
      paragraphs: [
        'Hello {name},',
        'The invoice of {amount} for your group {organization} ({code}) was due on {due}, and we have not seen the money yet. It is attached once more and says how to pay it.',
        'Your places are kept as long as it is open. If something is wrong with it, please reply to this message.',
        'Your group: {link}',
      ],
    },
    fr: {
      subject: 'La facture nº\u00a0{number} était à payer au plus tard le {due}\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        'La facture de {amount} pour votre groupe {organization} ({code}) était à payer au plus tard le {due}, et nous n’avons pas encore reçu le paiement. Vous la trouverez de nouveau en pièce jointe, avec la façon de la payer.',
        'Vos places vous sont réservées tant qu’elle est ouverte. Si elle contient une erreur, veuillez répondre à ce message.',
        'Votre groupe\u00a0: {link}',
      ],
    },
  },
  'group-invoice-void': {
    en: {
      subject: 'Invoice no. {number} is void: {event}',
      paragraphs: [
        'Hello {name},',
        'The organizers have voided the invoice of {amount} for your group {organization} ({code}). Please do not pay it.',
        'What it kept for the people on it is free for others now. Whoever still wants to come finishes once more, and you can pay then.',
        'Your group: {link}',
      ],
    },
    fr: {
      subject: 'La facture nº\u00a0{number} est annulée\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        'L’équipe organisatrice a annulé la facture de {amount} pour votre groupe {organization} ({code}). Veuillez ne pas la payer.',
        'Les places qui étaient réservées aux personnes qui y figurent sont de nouveau libres. Qui souhaite encore venir termine de nouveau, et vous pourrez payer alors.',
        'Votre groupe\u00a0: {link}',
      ],
    },
  },
  'group-member-cancelled': {
    en: {
      subject: '{member} no longer comes to {event}',
      paragraphs: [
        'Hello {name},',
        '{member} has cancelled what your group {organization} ({code}) has paid for.',
        '{back}',
      ],
    },
    fr: {
      subject: '{member} ne vient plus à {event}',
      paragraphs: [
        'Bonjour {name},',
        '{member} a annulé ce que votre groupe {organization} ({code}) a payé.',
        '{back}',
      ],
    },
  },
  'group-member-changed': {
    en: {
      subject: '{member} has made a change: {event}',
      paragraphs: [
        'Hello {name},',
        '{member} has changed what your group {organization} ({code}) has paid for.',
        '{back}',
      ],
    },
    fr: {
      subject: 'Modification de {member}\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        '{member} a modifié ce que votre groupe {organization} ({code}) a payé.',
        '{back}',
      ],
    },
  },
  'group-refunded': {
    en: {
      subject: 'A refund for your group {organization}: {event}',
      paragraphs: [
        'Hello {name},',
        '{amount} went back to the card that your group ({code}) paid with, for {member}.',
        'The receipt is attached.',
      ],
    },
    fr: {
      subject: 'Un remboursement pour votre groupe {organization}\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        '{amount} ont été remboursés sur la carte avec laquelle votre groupe ({code}) a payé, pour {member}.',
        'Le reçu est joint à ce message.',
      ],
    },
  },
  'group-handed-over': {
    en: {
      subject: 'Your group is in other hands: {organization}',
      paragraphs: [
        'Hello {name},',
        '{other} is now the contact of the group {organization} ({code}) for {event}. You can no longer open it.',
        'If that was not you, please answer this message.',
      ],
    },
    fr: {
      subject: 'Votre groupe est en d’autres mains\u00a0: {organization}',
      paragraphs: [
        'Bonjour {name},',
        '{other} s’occupe désormais du groupe {organization} ({code}) pour {event}. Vous n’y avez plus accès.',
        'Si vous n’êtes pas à l’origine de ce changement, veuillez répondre à ce message.',
      ],
    },
  },
  'group-taken-over': {
    en: {
      subject: 'You are now the contact of a group: {organization}',
      paragraphs: [
        'Hello {name},',
        '{other} has made you the contact of the group {organization} for {event}. Its code is {code}.',
        'Add people, follow how far they are, and pay for all of them: {link}',
        'To open it, type the code and this address.',
      ],
    },
    fr: {
      subject: 'Un groupe vous est confié\u00a0: {organization}',
      paragraphs: [
        'Bonjour {name},',
        '{other} vous confie le groupe {organization} pour {event}. Son code est {code}.',
        'Ajoutez des personnes, suivez où elles en sont et payez pour tout le monde\u00a0: {link}',
        'Pour l’ouvrir, tapez le code et cette adresse.',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
