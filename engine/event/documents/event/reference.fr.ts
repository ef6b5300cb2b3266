import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { eventWords as english } from './reference.en.ts';

/** French words of a document of kind `event`. */
export const eventWords: WordsAs<typeof english> = {
  event: [
    'Événement',
    'L’événement servi à un nom d’hôte\u00a0: noms, dates, langues, thème, volets et options.',
  ],
  'event.event_code': [
    'Code de l’événement',
    'Le code court de l’événement en majuscules, comme dans les appels et les exportations.',
  ],
  'event.client_code': ['Code du client', 'Code court de l’organisme.'],
  'event.hosts': ['Noms d’hôte', 'Les noms d’hôte auxquels répond cet événement.'],
  'event.name': ['Nom de l’événement', 'Le nom de l’événement sur ses pages, ses courriels et ses billets.'],
  'event.client_name': ['Organisme', 'Le nom de l’organisme derrière l’événement.'],
  'event.location': ['Lieu', 'Lieu de l’événement, en quelques mots.'],
  'event.type': ['Mode', 'I\u00a0: en personne, O\u00a0: en ligne, H\u00a0: hybride.'],
  'event.dates': ['Dates', 'Le premier et le dernier jour de l’événement.'],
  'event.dates.start': ['Premier jour', 'Le jour où il commence.'],
  'event.dates.end': ['Dernier jour', 'Le jour où il se termine.'],
  'event.timezone': ['Fuseau horaire', 'Nom IANA du fuseau horaire de l’événement.'],
  'event.languages': ['Langues', 'Langues du site.'],
  'event.language': [
    'Langue par défaut',
    'Langue affichée aux personnes qui n’en ont pas choisi, quelle que soit la langue de leur navigateur. Laisser vide pour suivre le navigateur.',
  ],
  'event.client_logo': ['Logo de l’organisme', 'Adresse du logo de l’organisme.'],
  'event.event_logo': ['Logo de l’événement', 'Adresse du logo de l’événement.'],
  'event.theme': ['Thème', 'L’apparence des pages, des PDF et des billets.'],
  'event.theme.theme_type': ['Thème', 'Le style visuel commun aux pages, aux PDF et aux billets.'],
  'event.theme.theme_system': [
    'Couleurs et caractères',
    'Les couleurs, polices et coins dont le reste est dérivé.',
  ],
  'event.theme.theme_system.ink': ['Encre', 'La couleur du texte et des bandeaux foncés.'],
  'event.theme.theme_system.accent': [
    'Accent',
    'La couleur des boutons, des liens et du repère de sélection.',
  ],
  'event.theme.theme_system.second': ['Deuxième couleur', 'La deuxième couleur des illustrations.'],
  'event.theme.theme_system.third': ['Troisième couleur', 'La troisième couleur des illustrations.'],
  'event.theme.theme_system.fourth': ['Quatrième couleur', 'La quatrième couleur des illustrations.'],
  'event.theme.theme_system.font_display': ['Police des titres', 'La police de caractères des titres.'],
  'event.theme.theme_system.font_text': ['Police du texte', 'Police de tous les autres textes.'],
  'event.theme.theme_system.display_weight': ['Graisse des titres', 'L’épaisseur des titres, de 200 à 900.'],
  'event.theme.theme_system.display_stretch': [
    'Largeur des titres',
    'La largeur des lettres des titres en pourcentage, si la police le permet.',
  ],
  'event.theme.theme_system.display_tracking': [
    'Espacement des titres',
    'L’espace entre les lettres des titres, en millièmes de cadratin.',
  ],
  'event.theme.theme_system.display_leading': [
    'Interligne des titres',
    'La hauteur d’une ligne de titre, en pourcentage de sa taille.',
  ],
  'event.theme.theme_system.radius': ['Coins', 'L’arrondi des cartes et des champs, en px ou en rem.'],
  'event.theme.theme_system.radius_button': ['Coins des boutons', 'L’arrondi des boutons, en px ou en rem.'],
  'event.days': ['Journées', 'Les journées de l’événement, dans l’ordre.'],
  'event.days.code': [
    'Code de la journée',
    'Désigne la journée dans les inscriptions, les plages et les prix.',
  ],
  'event.days.label': ['Nom', 'Le nom de la journée.'],
  'event.days.date': ['Date', 'Le jour du calendrier.'],
  'event.days.hours': [
    'Heures d’ouverture',
    'Heures d’ouverture des portes, telles qu’affichées sur les billets.',
  ],
  'event.days.doors': [
    'Ouverture des portes',
    'Heure locale d’ouverture des portes. Le téléphone affiche le billet dès ce moment.',
  ],
  'event.days.closes': [
    'Heure de fermeture',
    'Heure locale de la fin de la journée, le lendemain si elle ne suit pas l’ouverture des portes. Sans elle, les entrées d’agenda durent toute la journée.',
  ],
  'event.days.capacity': [
    'Places',
    'Le nombre de places de la journée, tous volets confondus. Laisser vide pour n’avoir que la limite de l’événement.',
  ],
  'event.tracks': ['Volets', 'Les façons de participer offertes à l’inscription.'],
  'event.tracks.ID': ['Identifiant', 'Identifie le volet dans les données enregistrées.'],
  'event.tracks.code': ['Code du volet', 'Désigne le volet dans les autres documents.'],
  'event.tracks.name': ['Nom', 'Le nom du volet.'],
  'event.tracks.description': ['Description', 'Description en une phrase ou deux.'],
  'event.tracks.picture': ['Image', 'Image affichée à côté du volet, au moment du choix.'],
  'event.tracks.seo': ['Nom dans les adresses', 'Le nom du volet dans les adresses des pages.'],
  'event.tracks.modes': ['Modes', 'Si l’on participe en ligne, en personne ou des deux façons.'],
  'event.tracks.timezone': [
    'Fuseau horaire',
    'Nom IANA du fuseau dans lequel les heures du volet s’affichent.',
  ],
  'event.tracks.capacity': [
    'Places',
    'Le nombre de places du volet. Laisser vide pour n’avoir que la limite de l’événement.',
  ],
  'event.tracks.kept': ['Places réservées', 'Nombre de ces places réservées par l’équipe organisatrice.'],
  'event.options': ['Options', 'Le comportement de l’inscription, du menu et de la liste d’attente.'],
  'event.options.capacity': ['Places en tout', 'Nombre total de places. Laisser vide pour ne pas limiter.'],
  'event.options.registration_open': [
    'Inscriptions ouvertes',
    'N empêche de commencer une inscription. Celles qui sont déjà commencées peuvent être terminées.',
  ],
  'event.options.registration_workshops': [
    'Choix d’ateliers',
    'Y permet de réunir des ateliers sous «\u00a0Mes ateliers\u00a0».',
  ],
  'event.options.website_homepage_active': [
    'Page d’accueil',
    'Ce que l’accueil affiche pour l’instant\u00a0: le site, ou une seule page sans menu ni pied de page.',
  ],
  'event.options.website_menu_manage_registration': [
    'Gestion au menu',
    'Y ajoute au menu la gestion de son inscription.',
  ],
  'event.options.website_menu_submenu_activated': ['Sous-menus', 'N affiche le menu sans ses sous-menus.'],
  'event.options.lookup_reveals': [
    'Recherche explicite',
    'Y indique qu’une adresse n’a aucune inscription. N donne la même réponse dans les deux cas.',
  ],
  'event.options.waitlist': [
    'Liste d’attente',
    'Y propose une liste d’attente quand l’événement ou un volet est complet.',
  ],
  'event.options.waitlist_offer_hours': [
    'Durée de l’offre',
    'Nombre d’heures pendant lesquelles une place libérée est réservée à la personne suivante. Par défaut : 24.',
  ],
  'event.options.hold_minutes': [
    'Durée de réservation',
    'Nombre de minutes pendant lesquelles les choix sont réservés. Par défaut : 15.',
  ],
  'event.options.hold_cap_minutes': [
    'Réservation maximale',
    'Nombre maximal de minutes d’une réservation, prolongations comprises. Par défaut : 60.',
  ],
  'event.map': ['Carte', 'Les tuiles de la carte des lieux. Sans elles, la carte est un croquis.'],
  'event.map.tiles': [
    'Adresse des tuiles',
    'Adresse d’une tuile, avec {z}, {x} et {y} pour le zoom, la colonne et la rangée.',
  ],
  'event.map.attribution': ['Mention', 'Mention de la source des tuiles, affichée sur la carte.'],
  'event.map.attribution_link': ['Lien de la mention', 'Lien de la mention.'],
  'event.map.max_zoom': [
    'Zoom maximal',
    'Le zoom le plus proche pour lequel il existe des tuiles, de 1 à 22.',
  ],
  'event.analytics': ['Mesure d’audience', 'Les services qui mesurent les visites. Laisser vide pour aucun.'],
  'event.analytics.heatmap': [
    'Cartes de chaleur',
    'Le service qui montre où l’on clique et enregistre les visites.',
  ],
  'event.analytics.heatmap.service': ['Service', 'Le service qui fournit les cartes de chaleur.'],
  'event.analytics.heatmap.track': ['Mesure active', 'N conserve les réglages, mais ne mesure rien.'],
  'event.analytics.heatmap.site': ['Identifiant du site', 'Identifiant de ce site auprès du service.'],
  'event.analytics.product': ['Analyse d’utilisation', 'Le service qui compte les actions des visites.'],
  'event.analytics.product.flag': ['Comptage actif', 'N conserve la clé, mais ne compte rien.'],
  'event.analytics.product.key': ['Clé du projet', 'La clé publique du projet auprès du service.'],
  'event.analytics.product.region': [
    'Région',
    'Où le service conserve les données\u00a0: en Europe ou aux États-Unis.',
  ],
  'event.analytics.bugs': [
    'Rapports d’erreurs',
    'Le service qui reçoit les erreurs survenues dans les pages.',
  ],
  'event.analytics.bugs.service': ['Service', 'Le service qui reçoit les erreurs.'],
  'event.analytics.bugs.flag': ['Rapports actifs', 'N conserve la clé, mais ne signale rien.'],
  'event.analytics.bugs.key': ['Clé du chargeur', 'La clé publique du chargeur de ce service.'],
  'event.analytics.bugs.region': [
    'Région',
    'Où le service conserve les rapports\u00a0: en Europe ou aux États-Unis.',
  ],
  'event.analytics.tags': ['Gestion de balises', 'Le conteneur de balises que charge le site.'],
  'event.analytics.tags.container': ['Conteneur', 'Le nom du conteneur, qui commence par GTM-.'],
  'event.lists': ['Listes', 'Des listes de choix nommées, utilisables dans les champs.'],
  'event.words': [
    'Textes personnalisés',
    'Vos propres textes à la place de ceux du produit, par nom de texte.',
  ],
  'event.privacy_notice': [
    'Avis de confidentialité',
    'L’utilisation des renseignements personnels. Peut être en HTML.',
  ],
  'event.retention': [
    'Conservation',
    'Quand les renseignements personnels sont effacés. Laisser vide pour ne jamais les effacer automatiquement.',
  ],
  'event.retention.days': [
    'Effacement après',
    'Nombre de jours entre la fin de l’événement et l’effacement des renseignements personnels.',
  ],
  'event.retention.notice_days': [
    'Préavis',
    'Le nombre de jours de préavis à l’équipe organisatrice. Par défaut : 14.',
  ],
  'event.contact_email': [
    'Courriel de contact',
    'Adresse courriel de l’équipe organisatrice, visible du public.',
  ],
  'event.live_domain': ['Domaine public', 'Domaine du site public.'],
  'event.test_domain': ['Site d’essai', 'Y indique que cet événement se trouve sur un hôte d’essai.'],
  'event.testable': ['Essais permis', 'N renvoie le public d’un site d’essai vers le domaine public.'],
};
