import { fr } from '@payloadcms/translations/languages/fr'
import { frenchSpacing } from '../domain/french-spacing.ts'

type Words = Record<string, Record<string, string>>

/** Payload's own French where it is wrong, names another thing, or guesses at a gender; by part and key. */
const mended: Words = {
  authentication: {
    emailOrUsername: 'Courriel ou nom d’utilisateur',
    forgotPasswordEmailInstructions:
      'Entrez votre adresse courriel. Vous recevrez un lien pour choisir un nouveau mot de passe.',
    logoutSuccessful: 'Vous êtes hors session.',
    loggedOutSuccessfully: 'Vous êtes hors session.',
    youDidNotRequestPassword:
      'Si vous n’avez rien demandé, ne tenez pas compte de ce message : votre mot de passe reste le même.',
  },
  error: {
    localesNotSaved_one: 'La langue suivante n’a pas pu être enregistrée :',
    localesNotSaved_other: 'Les langues suivantes n’ont pas pu être enregistrées :',
    logoutFailed: 'La fermeture de session a échoué.',
    tokenInvalidOrExpired: 'Le lien n’est pas valide, ou il a expiré.',
    userEmailAlreadyRegistered: 'Un compte existe déjà pour cette adresse courriel.',
  },
  fields: {
    addLink: 'Ajouter un lien',
    addNew: 'Ajouter',
    addNewLabel: 'Ajouter : {{label}}',
    addUpload: 'Ajouter un fichier',
    chooseFromExisting: 'Choisir dans la liste',
    chooseLabel: 'Choisir : {{label}}',
    editLabelData: 'Modifier : {{label}}',
    labelRelationship: 'Relation : {{label}}',
    newLabel: 'Ajout : {{label}}',
    saveChanges: 'Enregistrer les modifications',
    selectExistingLabel: 'Choisir dans la liste : {{label}}',
    swapUpload: 'Changer de fichier',
    toggleBlock: 'Ouvrir ou fermer le bloc',
    uploadNewLabel: 'Téléverser : {{label}}',
  },
  general: {
    aboutToDelete: 'Supprimer « <1>{{title}}</1> » ({{label}}) ?',
    aboutToPermanentlyDelete: 'Supprimer pour de bon « <1>{{title}}</1> » ({{label}}) ?',
    allLocales: 'Toutes les langues',
    anotherUserTakenOver: 'Une autre personne a pris le relais dans ce document.',
    ascending: 'croissant',
    clear: 'Effacer',
    created: 'Création',
    createdAt: 'Créé le',
    createNew: 'Créer',
    createNewLabel: 'Créer : {{label}}',
    creating: 'Création en cours',
    creatingNewLabel: 'Création : {{label}}',
    deletedAt: 'Supprimé le',
    deletedCountSuccessfully: 'Suppression réussie : {{count}} {{label}}.',
    deletedSuccessfully: 'Suppression réussie.',
    descending: 'décroissant',
    edit: 'Modifier',
    exitLivePreview: 'Quitter l’aperçu en direct',
    fallbackToDefaultLocale: 'Prendre le contenu de la langue par défaut',
    globals: 'Réglages',
    goBack: 'Retour',
    leaveWithoutSaving: 'Quitter sans enregistrer',
    locale: 'Langue du contenu',
    locales: 'Langues du contenu',
    moving: 'Déplacement',
    next: 'Suivant',
    noLabel: '–',
    noResults: 'Aucun résultat ({{label}}). Rien n’existe encore, ou rien ne correspond aux filtres ci-dessus.',
    notFound: 'Introuvable',
    payloadSettings: 'Réglages de l’administration',
    perPage: 'Par page : {{limit}}',
    save: 'Enregistrer',
    saving: 'Enregistrement en cours…',
    schedulePublishFor: 'Programmer la publication de {{title}}',
    selectedCount: 'Sélection : {{count}} {{label}}',
    sortByLabelDirection: 'Trier par {{label}}, ordre {{direction}}',
    successfullyCreated: 'Création réussie : {{label}}.',
    successfullyDuplicated: 'Copie réussie : {{label}}.',
    takeOver: 'Prendre le relais',
    time: 'Heure',
    titleDeleted: 'Suppression réussie : « {{title}} » ({{label}}).',
    updatedCountSuccessfully: 'Modifications enregistrées : {{count}} {{label}}.',
    updatedLabelSuccessfully: 'Modifications enregistrées : {{label}}.',
    updatedSuccessfully: 'Modifications enregistrées.',
    updateForEveryone: 'Appliquer pour tout le monde',
    uploading: 'Téléversement',
    uploadingBulk: 'Téléversement de {{current}} sur {{total}}',
    viewing: 'Consultation',
  },
  localization: {
    cannotCopySameLocale: 'Choisissez une autre langue.',
    copyTo: 'Copier vers',
    copyToLocale: 'Copier vers une autre langue',
    localeToPublish: 'Langue à publier',
    selectLocaleToCopy: 'Choisissez la langue à copier',
    selectLocaleToDuplicate: 'Choisissez les langues à copier',
  },
  operators: {
    intersects: 'croise',
    isIn: 'est parmi',
    isLike: 'ressemble à',
    isNotIn: 'n’est pas parmi',
    isNotLike: 'ne ressemble pas à',
    near: 'près de',
    within: 'à l’intérieur de',
  },
  upload: {
    bulkUpload: 'Téléversement groupé',
    fileToUpload: 'Fichier à téléverser',
    filesToUpload: 'Fichiers à téléverser',
  },
  validation: {
    emailAddress: 'Entrez une adresse courriel valide.',
    enterNumber: 'Entrez un nombre valide.',
    greaterThanMax: '{{value}} dépasse le maximum de {{max}} ({{label}}).',
    lessThanMin: '{{value}} est sous le minimum de {{min}} ({{label}}).',
    longerThanMin: 'Il faut au moins {{minLength}} caractères.',
    required: 'Ce champ est obligatoire.',
    requiresTwoNumbers: 'Ce champ demande deux nombres.',
    shorterThanMax: 'Il faut au plus {{maxLength}} caractères.',
    validUploadID: 'Ce fichier n’existe pas.',
  },
  version: {
    aboutToUnpublish: 'Dépublier ce document ?',
    confirmUnpublish: 'Confirmer la dépublication',
    currentDraft: 'Brouillon actuel',
    currentlyViewing: 'Affichée maintenant',
    currentPublishedVersion: 'Version publiée actuelle',
    noRowsFound: 'Aucun résultat ({{label}})',
    noRowsSelected: 'Rien de sélectionné ({{label}})',
    previouslyDraft: 'Ancien brouillon',
    previousVersion: 'Version précédente',
    publishAllLocales: 'Publier dans toutes les langues',
    restoredSuccessfully: 'Restauration réussie.',
    reverting: 'Retour en cours…',
    revertToPublished: 'Revenir à la version publiée',
    selectLocales: 'Choisissez les langues à afficher',
    showLocales: 'Afficher les langues :',
    unpublish: 'Dépublier',
    unpublishedSuccessfully: 'Dépublication réussie.',
    unpublishing: 'Dépublication en cours…',
    viewingVersion: 'Version : {{entityLabel}} {{documentTitle}}',
    viewingVersionGlobal: 'Version : {{entityLabel}}',
    viewingVersions: 'Versions : {{entityLabel}} {{documentTitle}}',
    viewingVersionsGlobal: 'Versions : {{entityLabel}}',
  },
}

/** Payload's French in Canadian usage and typography. */
export const payloadFrench: typeof fr = {
  ...fr,
  translations: Object.fromEntries(
    Object.entries(fr.translations as Words).map(([part, words]) => [part, set({ ...words, ...mended[part] })]),
  ) as typeof fr.translations,
}

function set(words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset(inCanada(text))]))
}

function inCanada(text: string): string {
  return text
    .replace(/l['’]e-mail/g, 'le courriel')
    .replace(/\be-mail\b/g, 'courriel')
    .replace(/\bE-mail\b/g, 'Courriel')
}

function typeset(text: string): string {
  return frenchSpacing(
    text
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      .replaceAll('...', '…')
      .replace(/"([^"<>]*)"(?![^<]*>)/g, '« $1 »'),
  )
}
