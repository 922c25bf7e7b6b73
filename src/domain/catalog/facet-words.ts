import type { Locale } from '../locale.ts'
import type { Activity } from './activity.ts'
import type { ColourFamily } from './colour-family.ts'
import type { Gender } from './product.ts'

/**
 * The words of facet values in French addresses (acceptance 24); English ones write the keys. They are fixed instead of
 * made from the names that are shown: an address outlives a better translation.
 */
const french = {
  gender: { women: 'femmes', men: 'hommes', unisex: 'unisexe', kids: 'enfants' } satisfies Record<Gender, string>,
  colour: {
    black: 'noir',
    grey: 'gris',
    white: 'blanc',
    beige: 'beige',
    brown: 'brun',
    green: 'vert',
    teal: 'sarcelle',
    blue: 'bleu',
    purple: 'violet',
    pink: 'rose',
    red: 'rouge',
    orange: 'orange',
    yellow: 'jaune',
  } satisfies Record<ColourFamily, string>,
  activity: {
    hiking: 'randonnee',
    backpacking: 'longue-randonnee',
    camping: 'camping',
    'trail-running': 'course-en-sentier',
    'road-running': 'course-sur-route',
    'alpine-skiing': 'ski-alpin',
    'ski-touring': 'ski-de-haute-route',
    'nordic-skiing': 'ski-de-fond',
    snowboarding: 'planche-a-neige',
    snowshoeing: 'raquette',
    climbing: 'escalade',
    mountaineering: 'alpinisme',
    'mountain-biking': 'velo-de-montagne',
    'road-cycling': 'velo-de-route',
    commuting: 'deplacements-quotidiens',
    kayaking: 'kayak',
    canoeing: 'canot',
    paddleboarding: 'planche-a-pagaie',
    travel: 'voyage',
    yoga: 'yoga',
    swimming: 'natation',
    everyday: 'au-quotidien',
    'winter-play': 'jeux-d-hiver',
  } satisfies Record<Activity, string>,
}
/** Facets whose values are the shop's own, with a word in each language; those of others are keys of the merchant's. */
type WordedFacet = keyof typeof french
const isWorded = (facet: string): facet is WordedFacet => facet in french

const byFacet = <Value>(make: (words: [key: string, word: string][]) => Value): Record<WordedFacet, Value> => ({
  gender: make(Object.entries(french.gender)),
  colour: make(Object.entries(french.colour)),
  activity: make(Object.entries(french.activity)),
})
const wordOf = byFacet((words) => new Map(words))
// A link of the other language, or an older one, means the same.
const keyOf = byFacet(
  (words) =>
    new Map([...words.map(([key, word]) => [word, key] as const), ...words.map(([key]) => [key, key] as const)]),
)

/** The key of a value by its word in either language, in any case; what is no such word stays as it is. */
export const facetKey = (facet: string, word: string): string =>
  (isWorded(facet) ? keyOf[facet].get(word.toLowerCase()) : undefined) ?? word

/** How addresses of a language write a value: one listing has one address in each. */
export const facetWord = (facet: string, key: string, locale: Locale): string =>
  (locale === 'fr' && isWorded(facet) ? wordOf[facet].get(key) : undefined) ?? key
