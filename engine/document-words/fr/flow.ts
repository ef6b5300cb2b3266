import type { flowWords as english } from '../en/flow.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `flow`. */
export const flowWords: WordsAs<typeof english> = {
  flow: [
    'Parcours par étapes',
    'Ce que l’on franchit par étapes\u00a0: qui peut entrer, ce qui est demandé, payé et confirmé.',
  ],
  'flow.label': ['Nom', 'Son nom sur ses pages et dans ses courriels.'],
  'flow.lead': ['Introduction', 'Ce qui figure sous le nom, là où l’on commence.'],
  'flow.entry': ['Entrée', 'Qui peut entrer, et comment.'],
  'flow.entry.by': [
    'Ouvert à',
    'Si l’entrée est ouverte à tout le monde, sur invitation, ou avec le code d’un groupe.',
  ],
  'flow.entry.first_step': [
    'Première étape d’abord',
    'Y pose la première étape avant que rien ne soit commencé\u00a0; son champ `email` donne l’adresse.',
  ],
  'flow.entry.several': [
    'Plusieurs envois',
    'Y permet plusieurs envois par adresse\u00a0; un seul si rien n’est dit.',
  ],
  'flow.opening': ['Ouverture', 'Quand on peut commencer ou envoyer.'],
  'flow.opening.from': ['Premier jour', 'Le premier jour d’ouverture, au fuseau de l’événement.'],
  'flow.opening.until': ['Dernier jour', 'Le dernier jour d’ouverture, au fuseau de l’événement.'],
  'flow.capacity': ['Places', 'Combien peuvent être envoyés\u00a0; sans limite propre si rien n’est dit.'],
  'flow.waitlist': [
    'Liste d’attente',
    'Y permet, quand toutes les places sont prises, d’attendre qu’il s’en libère une.',
  ],
  'flow.steps': ['Étapes', 'Ce que l’on franchit, dans cet ordre.'],
  'flow.steps.code': ['Code de l’étape', 'Désigne l’étape dans les adresses et les réponses.'],
  'flow.steps.label': ['Nom', 'Le nom de l’étape dans la liste des étapes.'],
  'flow.steps.kind': [
    'Genre d’étape',
    'Ce qu’est l’étape\u00a0: un formulaire, un choix au catalogue, des personnes, ou la révision avec paiement.',
  ],
  'flow.steps.form_type': ['Formulaire', 'Code du formulaire que pose l’étape.'],
  'flow.steps.required': ['Obligatoire', 'N permet de passer l’étape.'],
  'flow.steps.skip_if': ['Omise si', 'La condition qui fait sauter l’étape.'],
  'flow.steps.after_payment': ['Après le paiement', 'Y la pose une fois l’inscription soumise.'],
  'flow.steps.with_payment': [
    'Avec le paiement',
    'Y pose le dernier formulaire d’une inscription sur la même page que le paiement, comme à une caisse.',
  ],
  'flow.steps.open_after': [
    'Modifiable ensuite',
    'Y permet d’en corriger les réponses une fois l’inscription soumise.',
  ],
  'flow.steps.open_until': ['Modifiable jusqu’au', 'Le dernier jour où l’on peut en corriger les réponses.'],
  'flow.steps.tracks': ['Parcours', 'Codes des parcours où l’étape existe\u00a0; tous, si rien n’est dit.'],
  'flow.steps.modes': [
    'Modes',
    'Les modes de participation où l’étape existe\u00a0; tous, si rien n’est dit.',
  ],
  'flow.steps.days': ['Journées', 'Codes des journées où l’étape existe\u00a0; toutes, si rien n’est dit.'],
  'flow.money': ['Argent', 'Ce qui est payé\u00a0; rien, si ce n’est pas dit.'],
  'flow.money.fees': [
    'Frais',
    'Les frais de l’événement, par le mot `catalogue`, ou des frais propres à ce parcours.',
  ],
  'flow.money.discounts': ['Codes de rabais', 'Y accepte les codes de rabais.'],
  'flow.money.invoice': [
    'Facture',
    'Permet aussi de payer sur facture ce qui est envoyé\u00a0; pour les demandes seulement.',
  ],
  'flow.money.invoice.days': ['Échéance', 'Le nombre de jours entre l’émission et l’échéance.'],
  'flow.money.invoice.instructions': ['Instructions', 'Comment payer la facture.'],
  'flow.money.invoice.remind_days': [
    'Rappels',
    'Les jours de rappel, comptés depuis l’échéance\u00a0; sous zéro, avant celle-ci.',
  ],
  'flow.group': ['Groupes', 'Comment paient les groupes\u00a0; pour le seul parcours des groupes.'],
  'flow.group.pay': ['Paiement', 'Si l’on attend que tout le monde soit prêt pour payer, ou non.'],
  'flow.group.discounts': ['Rabais de groupe', 'Ce que le nombre de membres fait économiser.'],
  'flow.group.discounts.from': ['À partir de', 'Le nombre de membres à partir duquel il s’applique.'],
  'flow.group.discounts.percent': ['Pourcentage', 'Ce qui est retranché de chaque frais, en pourcentage.'],
  'flow.group.discounts.amount': ['Montant', 'Ce qui est retranché pour chaque membre, en cents.'],
  'flow.group.invoice': [
    'Facture',
    'Permet d’envoyer une facture à un groupe\u00a0; sinon, le groupe paie tout de suite.',
  ],
  'flow.group.invoice.days': ['Échéance', 'Le nombre de jours entre l’émission et l’échéance.'],
  'flow.group.invoice.instructions': ['Instructions', 'Comment payer la facture.'],
  'flow.group.invoice.remind_days': [
    'Rappels',
    'Les jours de rappel, comptés depuis l’échéance\u00a0; sous zéro, avant celle-ci.',
  ],
  'flow.group.ready_days': [
    'Attente des places',
    'Le nombre de jours où les places d’un membre qui a terminé attendent le paiement\u00a0; 14 si rien n’est dit.',
  ],
  'flow.decision': [
    'Décision',
    'Fait décider l’équipe organisatrice de ce qui est envoyé\u00a0; sinon, l’envoi vaut tel quel.',
  ],
  'flow.decision.confirm': [
    'Confirmation demandée',
    'Y demande aux personnes acceptées de confirmer leur participation.',
  ],
  'flow.decision.named_by': [
    'Désigné par',
    'La réponse qui le désigne auprès de l’équipe organisatrice\u00a0; le nom de la personne si rien n’est dit.',
  ],
  'flow.decision.listed': [
    'Liste sur le site',
    'Fait figurer sur le site ce qui est accepté, avec ces réponses.',
  ],
  'flow.decision.listed.among': ['Parmi', 'Parmi les exposants ou parmi les commanditaires.'],
  'flow.decision.listed.group': [
    'Type ou niveau',
    'La réponse qui donne le type de l’exposant ou le niveau de la commandite.',
  ],
  'flow.decision.listed.text_en': ['Texte en anglais', 'La réponse qui les présente en anglais.'],
  'flow.decision.listed.text_fr': ['Texte en français', 'La réponse qui les présente en français.'],
  'flow.decision.listed.link': ['Lien', 'La réponse qui donne leur adresse web.'],
  'flow.decision.listed.logo': ['Logo', 'La réponse qui contient l’image envoyée comme logo.'],
  'flow.decision.listed.booth': ['Kiosque', 'La réponse qui contient le kiosque choisi.'],
  'flow.decision.mails': ['Courriels', 'Ce qui est écrit pour chaque décision.'],
  'flow.decision.mails.in_review': ['À l’étude', 'Le courriel qui annonce que l’envoi est examiné.'],
  'flow.decision.mails.accepted': ['Acceptation', 'Le courriel qui annonce l’acceptation.'],
  'flow.decision.mails.declined': ['Refus', 'Le courriel qui annonce le refus.'],
  'flow.decision.mails.confirmed': ['Confirmation', 'Le courriel qui répond à une confirmation.'],
  'flow.aside': [
    'À côté des étapes',
    'Ce qui figure à côté des étapes\u00a0; le montant dû seulement si rien n’est dit.',
  ],
  'flow.aside.label': ['Libellé', 'De quoi il s’agit, par exemple «\u00a0Votre proposition\u00a0».'],
  'flow.aside.title': ['Titre', 'La réponse qui en donne le nom.'],
  'flow.aside.lines': ['Lignes', 'Les réponses affichées, dans cet ordre.'],
  'flow.aside.presenters': ['Présentation', 'La réponse qui dit qui présente.'],
  'flow.confirmation': ['Dernière page', 'Ce que dit la dernière page.'],
  'flow.confirmation.title': ['Titre', 'L’en-tête de la dernière page.'],
  'flow.confirmation.text': ['Texte', 'Ce qui figure sous cet en-tête.'],
  'flow.mail': [
    'Courriel de confirmation',
    'Le courriel qui confirme l’envoi, avant les réponses qu’il reprend.',
  ],
  'flow.mail.subject': ['Objet', 'La ligne d’objet de ce courriel.'],
  'flow.mail.text': ['Texte', 'Ce que dit d’abord ce courriel.'],
};
