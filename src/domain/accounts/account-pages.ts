import type { Both, Locale } from '../locale.ts'
import type { Lacked } from '../shop-lacks.ts'

/**
 * The purpose of the sign-in page, by the segment below `/en/login` and `/fr/connexion`; without a segment it signs in.
 */
export const loginSteps = {
  register: { en: 'register', fr: 'inscription' },
  forgot: { en: 'forgot', fr: 'oubli' },
  code: { en: 'code', fr: 'code' },
  confirm: { en: 'confirm', fr: 'confirmation' },
  'new-password': { en: 'new-password', fr: 'nouveau-mot-de-passe' },
} as const satisfies Record<string, Both>
export type LoginStep = keyof typeof loginSteps

/** The parts of my account, by the word below `/en/account` and `/fr/compte`; without a word it is the overview. */
export const accountSections = {
  profile: { en: 'profile', fr: 'profil' },
  addresses: { en: 'addresses', fr: 'adresses' },
  orders: { en: 'orders', fr: 'commandes' },
  wishlist: { en: 'wishlist', fr: 'liste-de-souhaits' },
  reviews: { en: 'reviews', fr: 'avis' },
  security: { en: 'security', fr: 'securite' },
  employee: { en: 'employee-pricing', fr: 'prix-employes' },
  privacy: { en: 'privacy', fr: 'confidentialite' },
} as const satisfies Record<string, Both>
export type AccountSection = keyof typeof accountSections

/**
 * The parts that a customer does not have. Of a shop that takes no reviews those of before stay: whoever wrote some has
 * a hold on them.
 * @param reviews how many are the customer's, where that is known
 */
export const sectionsLacked = (lacks: readonly Lacked[], reviews: number | undefined): AccountSection[] => [
  ...(lacks.includes('employee-prices') ? (['employee'] as const) : []),
  ...(lacks.includes('reviews') && reviews === 0 ? (['reviews'] as const) : []),
]

/** The step or section of a word in an address; undefined for a word that has none. */
const byWord =
  <Name extends string>(words: Record<Name, Both>) =>
  (locale: Locale, word: string | undefined): Name | undefined =>
    (Object.keys(words) as Name[]).find((name) => words[name][locale] === word)

export const loginStepOf = byWord<LoginStep>(loginSteps)
export const accountSectionOf = byWord<AccountSection>(accountSections)
