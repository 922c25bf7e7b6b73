import { fr } from '@payloadcms/translations/languages/fr'
import { frenchSpacing } from '../domain/french-spacing.ts'

type Words = Record<string, Record<string, string>>

/** Payload's own French where it is wrong, names another thing, or guesses at a gender; by part and key. */
const mended: Words = {
  authentication: {
    accountVerified: 'Compte vérifié.',
    checkYourEmailForPasswordReset:
      'Si un compte existe pour cette adresse, vous recevrez bientôt un courriel pour changer de mot de passe. Regardez aussi dans vos courriels indésirables.',
    emailOrUsername: 'Courriel ou nom d’utilisateur',
    emailVerified: 'Courriel vérifié.',
    forgotPasswordEmailInstructions:
      'Entrez votre adresse courriel. Vous recevrez un lien pour choisir un nouveau mot de passe.',
    loggedOutSuccessfully: 'Vous êtes hors session.',
    logoutSuccessful: 'Vous êtes hors session.',
    newAccountCreated:
      'Un compte vient d’être créé pour vous sur <a href="{{serverURL}}">{{serverURL}}</a>. Suivez ce lien, ou collez-le dans votre navigateur, pour confirmer votre adresse courriel : <a href="{{verificationURL}}">{{verificationURL}}</a><br>. Vous pourrez ensuite vous connecter.',
    successfullyRegisteredFirstUser: 'Le premier compte est créé.',
    successfullyUnlocked: 'Compte déverrouillé.',
    verifiedSuccessfully: 'Vérification réussie.',
    youDidNotRequestPassword:
      'Si vous n’avez rien demandé, ne tenez pas compte de ce message : votre mot de passe reste le même.',
  },
  error: {
    documentNotFound: 'Aucun élément n’a le numéro {{id}} : il a peut-être été supprimé, ou vous n’y avez pas accès.',
    followingFieldsInvalid_one: 'Champ à corriger :',
    followingFieldsInvalid_other: 'Champs à corriger :',
    notAllowedToAccessPage: 'Votre rôle ne donne pas accès à cette page.',
    notAllowedToPerformAction: 'Votre rôle ne permet pas cette action.',
    localesNotSaved_one: 'Impossible d’enregistrer cette langue :',
    localesNotSaved_other: 'Impossible d’enregistrer ces langues :',
    logoutFailed: 'Impossible de fermer la session.',
    tokenInvalidOrExpired: 'Le lien n’est pas valide, ou il a expiré.',
    // Above the sentence that a role does not open a page: whoever reads it is signed in.
    unauthorized: 'Accès refusé',
    userEmailAlreadyRegistered: 'Un compte existe déjà pour cette adresse courriel.',
  },
  fields: {
    addLabel: 'Ajouter : {{label}}',
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
    aboutToRestore: 'Restaurer « <1>{{title}}</1> » ({{label}}) ?',
    aboutToRestoreAsDraft: 'Restaurer « <1>{{title}}</1> » ({{label}}) comme brouillon ?',
    aboutToTrash: 'Mettre « <1>{{title}}</1> » ({{label}}) à la corbeille ?',
    allLocales: 'Toutes les langues',
    anotherUserTakenOver: 'Une autre personne a pris le relais dans ce document.',
    ascending: 'croissant',
    clear: 'Effacer',
    // Payload writes a colon behind these four, without its space.
    created: 'Création\u00a0',
    createdAt: 'Créé le',
    createNew: 'Créer',
    createNewLabel: 'Créer : {{label}}',
    creating: 'Création en cours',
    creatingNewLabel: 'Création : {{label}}',
    currentlyEditing:
      'modifie ce document. Si vous prenez le relais, cette personne ne pourra plus le modifier et pourrait perdre ses changements non enregistrés.',
    deletedAt: 'Supprimé le',
    deletedCountSuccessfully: 'Suppression réussie : {{count}} {{label}}.',
    deletedSuccessfully: 'Suppression réussie.',
    descending: 'décroissant',
    documentIsTrashed: 'À la corbeille, en lecture seule : {{label}}.',
    documentOutOfDate: 'Quelqu’un d’autre vient de modifier ce document. Ce que vous voyez n’est plus à jour.',
    edit: 'Modifier',
    exitLivePreview: 'Quitter l’aperçu en direct',
    fallbackToDefaultLocale: 'Prendre le contenu de la langue par défaut',
    false: 'Non',
    globals: 'Réglages',
    goBack: 'Retour',
    leaveWithoutSaving: 'Quitter sans enregistrer',
    lastModified: 'Dernière modification\u00a0',
    locale: 'Langue du contenu\u00a0',
    locales: 'Langues du contenu\u00a0',
    moving: 'Déplacement',
    next: 'Suivant',
    noLabel: '–',
    noResults: 'Aucun résultat ({{label}}). Rien n’existe encore, ou rien ne correspond aux filtres ci-dessus.',
    notFound: 'Introuvable',
    of: 'sur',
    payloadSettings: 'Réglages de l’administration',
    permanentlyDeletedCountSuccessfully: 'Suppression définitive réussie : {{count}} {{label}}.',
    perPage: 'Par page : {{limit}}',
    restoredCountSuccessfully: 'Restauration réussie : {{count}} {{label}}.',
    save: 'Enregistrer',
    saving: 'Enregistrement en cours…',
    schedulePublishFor: 'Programmer la publication : {{title}}',
    searchBy: 'Rechercher : {{label}}',
    selectedCount: 'Sélection : {{count}} {{label}}',
    sortByLabelDirection: 'Trier par {{label}}, ordre {{direction}}',
    successfullyCreated: 'Création réussie : {{label}}.',
    successfullyDuplicated: 'Copie réussie : {{label}}.',
    successfullyReindexed:
      'Documents réindexés : {{count}} sur {{total}} ({{collections}}). Brouillons ignorés : {{skips}}.',
    takeOver: 'Prendre le relais',
    time: 'Heure',
    titleDeleted: 'Suppression réussie : « {{title}} » ({{label}}).',
    titleRestored: 'Restauration réussie : « {{title}} » ({{label}}).',
    true: 'Oui',
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
    // After a number.
    fileToUpload: 'fichier à téléverser',
    filesToUpload: 'fichiers à téléverser',
  },
  validation: {
    emailAddress: 'Entrez une adresse courriel valide.',
    enterNumber: 'Entrez un nombre valide.',
    greaterThanMax: '{{value}} dépasse le maximum de {{max}} ({{label}}).',
    invalidInput: 'Cette valeur n’est pas valide.',
    invalidSelection: 'Ce choix n’est pas valide.',
    invalidSelections: 'Ces choix ne sont pas valides :',
    lessThanMin: '{{value}} est sous le minimum de {{min}} ({{label}}).',
    longerThanMin: 'Il faut au moins {{minLength}} caractères.',
    required: 'Ce champ est obligatoire.',
    // Payload fills in “1 Lignes”.
    requiresAtLeast: 'Il en faut au moins {{count}}.',
    requiresNoMoreThan: 'Il en faut au plus {{count}}.',
    requiresTwoNumbers: 'Ce champ demande deux nombres.',
    shorterThanMax: 'Il faut au plus {{maxLength}} caractères.',
    trueOrFalse: 'Répondez par oui ou par non.',
    validUploadID: 'Ce fichier n’existe pas.',
  },
  version: {
    aboutToPublishSelection: 'Publier toute la sélection ({{label}}) ?',
    aboutToRestore: 'Revenir à la version du {{versionDate}} ({{label}}) ?',
    aboutToRestoreGlobal: 'Revenir à la version du {{versionDate}} ({{label}}) ?',
    aboutToRevertToPublished: 'Revenir à la version publiée et abandonner les changements ?',
    aboutToUnpublish: 'Dépublier ce document ?',
    aboutToUnpublishIn: 'Dépublier ce document en {{locale}} ?',
    aboutToUnpublishSelection: 'Dépublier toute la sélection ({{label}}) ?',
    confirmUnpublish: 'Confirmer la dépublication',
    currentDocumentStatus: 'État du document : {{docStatus}}',
    currentDraft: 'Brouillon actuel',
    currentlyViewing: 'Version affichée',
    currentPublishedVersion: 'Version publiée actuelle',
    draftSavedSuccessfully: 'Brouillon enregistré.',
    modifiedOnly: 'Seulement ce qui a changé',
    noRowsFound: 'Aucun résultat ({{label}})',
    noRowsSelected: 'Rien de sélectionné ({{label}})',
    previouslyDraft: 'Ancien brouillon',
    previouslyPublished: 'Publiée auparavant',
    previousVersion: 'Version précédente',
    publishAllLocales: 'Publier dans toutes les langues',
    restoredSuccessfully: 'Restauration réussie.',
    reverting: 'Retour en cours…',
    revertToPublished: 'Revenir à la version publiée',
    revertUnsuccessful: 'Impossible d’annuler : aucune version publiée n’a été trouvée.',
    scheduledSuccessfully: 'C’est programmé.',
    selectLocales: 'Choisissez les langues à afficher',
    showLocales: 'Afficher les langues :',
    // Payload writes a colon after it.
    status: 'État\u00a0',
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
    .replace(/Êtes-vous sûr(?: de vouloir continuer)?\s*\?/g, 'Continuer ?')
    .replace(/Êtes-vous sûr de vouloir les abandonner/g, 'Les abandonner')
}

function typeset(text: string): string {
  return frenchSpacing(
    text
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      .replaceAll('...', '…')
      .replace(/"([^"<>]*)"(?![^<]*>)/g, '« $1 »'),
  )
}
