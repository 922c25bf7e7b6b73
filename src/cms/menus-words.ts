import type { Both, Locale } from '../domain/locale.ts'
import { filled } from './filled.ts'
import { staffWords } from './staff-words.ts'

/**
 * What taking a menu out as a file and in again says to the staff, in the two languages of the admin; `{name}` is the
 * menu's language.
 */
const words = {
  ...staffWords,
  menu: { en: 'The {name} menu', fr: 'Menu {name}' },
  exportMenu: { en: 'Export the {name} menu', fr: 'Exporter le menu {name}' },
  importMenu: { en: 'Import the {name} menu', fr: 'Importer le menu {name}' },
  file: { en: 'File of the {name} menu', fr: 'Fichier du menu {name}' },
  preview: { en: 'Preview the {name} menu', fr: 'Prévisualiser le menu {name}' },
  publish: { en: 'Publish the {name} menu', fr: 'Publier le menu {name}' },
  discard: { en: 'Discard the draft of the {name} menu', fr: 'Abandonner le brouillon du menu {name}' },
  sure: {
    en: 'Discard all that waits in the {name} menu? Its draft becomes what shoppers see now.',
    fr: 'Abandonner tout ce qui attend dans le menu {name} ? Son brouillon redevient ce que la clientèle voit maintenant.',
  },
  imported: {
    en: 'The file is the draft of the {name} menu now.',
    fr: 'Le fichier est maintenant le brouillon du menu {name}.',
  },
  published: { en: 'The {name} menu is published.', fr: 'Le menu {name} est publié.' },
  discarded: { en: 'The draft of the {name} menu is discarded.', fr: 'Le brouillon du menu {name} est abandonné.' },
  changed: { en: 'Waits to be published: {titles}.', fr: 'En attente de publication : {titles}.' },
  removed: { en: 'Goes when the menu is published: {titles}.', fr: 'Disparaît à la publication du menu : {titles}.' },
  asItWas: { en: 'Shoppers see the menu as it was.', fr: 'La clientèle voit le menu tel qu’il était.' },
  dead: {
    en: 'These URLs lead nowhere in the {name} shop. Mend them, then the menu can be published:',
    fr: 'Ces adresses ne mènent nulle part dans la boutique en {name}. Corrigez-les, puis le menu pourra être publié :',
  },
  noUrl: { en: 'no URL', fr: 'aucune adresse' },
  leadsNowhere: {
    en: '“{url}” leads nowhere in the {name} shop.',
    fr: '« {url} » ne mène nulle part dans la boutique en {name}.',
  },
  noJson: {
    en: 'The file is no JSON. Nothing was changed.',
    fr: 'Le fichier n’est pas du JSON. Rien n’a été modifié.',
  },
  noMenu: {
    en: 'The file holds no menu: a list of items with title and url. Nothing was changed.',
    fr: 'Le fichier ne contient aucun menu : une liste d’éléments avec title et url. Rien n’a été modifié.',
  },
  tooDeep: {
    en: 'A menu has three levels at most. Nothing was changed.',
    fr: 'Un menu a trois niveaux au plus. Rien n’a été modifié.',
  },
  noLanguage: { en: 'The languages are en and fr.', fr: 'Les langues sont en et fr.' },
  noRight: { en: 'Your role may not change menus.', fr: 'Votre rôle ne permet pas de modifier les menus.' },
} satisfies Record<string, Both>

const names: Record<Locale, Both> = { en: { en: 'English', fr: 'anglais' }, fr: { en: 'French', fr: 'français' } }

export type MenuWord = keyof typeof words

/** `of` is the language of the menu, `locale` that of who reads it. */
export const menuWord = (
  locale: Locale,
  word: MenuWord,
  { of, ...values }: { of?: Locale; url?: string; titles?: string } = {},
): string => filled(words[word][locale], { ...values, ...(of && { name: names[of][locale] }) })
