import type { offersWords as english } from '../en/offers.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `offers`. */
export const offersWords: WordsAs<typeof english> = {
  offers: ['Offres', 'Ce que l’on choisit dans un formulaire, avec prix, stock et image.'],
  'offers.label': ['Nom', 'Le nom commun de ces offres.'],
  'offers.view': ['Présentation', 'Des cartes, un tableau qui compare ligne par ligne, ou un plan.'],
  'offers.category': ['Catégorie', 'Détermine les taxes, rabais et remboursements qui s’y appliquent.'],
  'offers.several': ['Plusieurs', 'Y permet d’en choisir plusieurs\u00a0; sinon, l’une remplace l’autre.'],
  'offers.waitlist': [
    'Liste d’attente',
    'Y permet d’attendre ce dont il ne reste rien\u00a0; ce qui se libère est gardé pour la personne suivante.',
  ],
  'offers.groups': ['Groupes', 'Ce qui regroupe les offres, comme les tailles de kiosques.'],
  'offers.groups.code': ['Code du groupe', 'Désigne le groupe dans les offres.'],
  'offers.groups.name': ['Nom', 'L’en-tête du groupe.'],
  'offers.benefits': ['Avantages', 'Les lignes qui servent à comparer les offres.'],
  'offers.benefits.code': ['Code de l’avantage', 'Désigne la ligne dans les offres.'],
  'offers.benefits.label': ['Nom', 'Ce que compare la ligne.'],
  'offers.plan': ['Plan', 'La feuille où les offres ont leur place.'],
  'offers.plan.width': ['Largeur', 'La largeur de la feuille, dans l’unité de son choix.'],
  'offers.plan.height': ['Hauteur', 'La hauteur de la feuille, dans la même unité.'],
  'offers.plan.areas': ['Zones', 'Ce que montre le plan outre ce qui est offert.'],
  'offers.plan.areas.code': ['Code de la zone', 'Désigne la zone.'],
  'offers.plan.areas.name': ['Nom', 'Ce qui est écrit dans la zone.'],
  'offers.plan.areas.kind': ['Genre', 'Ce qu’est la zone, qui décide de sa couleur.'],
  'offers.plan.areas.place': ['Position', 'Depuis la gauche, depuis le haut, largeur et hauteur.'],
  'offers.offers': ['Offres', 'Ce qui est offert, dans cet ordre.'],
  'offers.offers.code': ['Code de l’offre', 'Désigne l’offre dans les réponses.'],
  'offers.offers.name': ['Nom', 'Le nom de l’offre.'],
  'offers.offers.group': ['Groupe', 'Code du groupe où elle figure.'],
  'offers.offers.description': ['Description', 'Ce que l’on reçoit, en une phrase ou deux.'],
  'offers.offers.amount': ['Prix', 'Son prix, en cents\u00a0; rien, si ni prix ni fourchette n’est dit.'],
  'offers.offers.minimum': [
    'Montant minimal',
    'Le moins que l’on puisse donner, en cents, si le montant est libre.',
  ],
  'offers.offers.maximum': [
    'Montant maximal',
    'Le plus que l’on puisse donner, en cents, si le montant est libre.',
  ],
  'offers.offers.stock': ['Stock', 'Combien il y en a\u00a0; sans limite si rien n’est dit.'],
  'offers.offers.most': ['Au plus', 'Combien on peut en prendre\u00a0; une seule si rien n’est dit.'],
  'offers.offers.recommended': ['Recommandée', 'Y la montre comme celle qui convient à la plupart.'],
  'offers.offers.benefits': ['Avantages', 'Ce qui vient avec elle, par code de ligne.'],
  'offers.offers.marks': ['Commodités', 'Ce qu’elle a, dessiné sur le plan\u00a0: électricité ou eau.'],
  'offers.offers.place': [
    'Position',
    'Sur le plan\u00a0: depuis la gauche, depuis le haut, largeur et hauteur.',
  ],
  'offers.offers.taken_by': ['Déjà prise par', 'Qui l’a obtenue autrement\u00a0; elle n’est plus offerte.'],
};
