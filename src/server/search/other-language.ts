import type { Locale } from '../../domain/locale.ts'

/**
 * What is asked for in the shop’s other language, in English and in French; several names are separated by commas.
 * What the categories are called is understood already. Words that say something else in the other language are left
 * out: `pull`, `course`, `cap`.
 */
const things: readonly Record<Locale, string>[] = [
  { en: 'backpack, rucksack, knapsack', fr: 'sac à dos, packsack' },
  { en: 'jacket, coat', fr: 'manteau, veste' },
  { en: 'raincoat', fr: 'imperméable' },
  { en: 'pants', fr: 'pantalon' },
  { en: 'shirt', fr: 'chemise' },
  { en: 'sweater, pullover', fr: 'chandail' },
  { en: 'fleece', fr: 'polar' },
  { en: 'skirt', fr: 'jupe' },
  { en: 'base layer, long underwear, long johns', fr: 'couche de base, sous-vêtements longs' },
  { en: 'swimsuit', fr: 'maillot de bain' },
  { en: 'beanie, toque', fr: 'tuque' },
  { en: 'hat', fr: 'chapeau' },
  { en: 'mittens, mitts', fr: 'mitaines, moufles' },
  { en: 'gloves', fr: 'gants' },
  { en: 'socks', fr: 'bas, chaussettes' },
  { en: 'boots', fr: 'bottes' },
  { en: 'shoes', fr: 'chaussures, souliers' },
  { en: 'gaiters', fr: 'guêtres' },
  { en: 'sunglasses', fr: 'lunettes, lunettes de soleil' },
  { en: 'goggles', fr: 'lunettes de ski' },
  { en: 'helmet', fr: 'casque' },
  { en: 'watch', fr: 'montre' },
  { en: 'tent', fr: 'tente' },
  { en: 'sleeping bag', fr: 'sac de couchage' },
  { en: 'sleeping pad', fr: 'matelas de sol' },
  { en: 'hammock', fr: 'hamac' },
  { en: 'chair', fr: 'chaise' },
  { en: 'stove', fr: 'réchaud' },
  { en: 'cookset, cookware', fr: 'batterie de cuisine' },
  { en: 'bottle', fr: 'bouteille, gourde' },
  { en: 'cooler', fr: 'glacière' },
  { en: 'water filter', fr: 'filtre à eau' },
  { en: 'headlamp', fr: 'lampe frontale' },
  { en: 'lantern', fr: 'lanterne' },
  { en: 'knife', fr: 'couteau' },
  { en: 'first aid', fr: 'premiers soins' },
  { en: 'bear spray', fr: 'chasse-ours' },
  { en: 'poles', fr: 'bâtons' },
  { en: 'rope', fr: 'corde' },
  { en: 'harness', fr: 'baudrier' },
  { en: 'carabiner', fr: 'mousqueton' },
  { en: 'snowshoes', fr: 'raquettes' },
  { en: 'snowboard', fr: 'planche à neige' },
  { en: 'bike, bicycle', fr: 'vélo, bicyclette' },
  { en: 'canoe', fr: 'canot' },
  { en: 'paddle', fr: 'pagaie' },
  { en: 'life jacket, pfd', fr: 'vfi, gilet de sauvetage' },
  { en: 'dry bag', fr: 'sac étanche' },
  { en: 'luggage, suitcase', fr: 'valise' },
  { en: 'towel', fr: 'serviette' },
  { en: 'gift card', fr: 'carte-cadeau' },
  { en: 'winter', fr: 'hiver' },
  { en: 'summer', fr: 'été' },
  { en: 'rain', fr: 'pluie' },
  { en: 'snow', fr: 'neige' },
  { en: 'down', fr: 'duvet' },
  { en: 'wool', fr: 'laine' },
  { en: 'waterproof', fr: 'imperméable' },
  { en: 'insulated', fr: 'isolé' },
]

const named = (text: string): string[] => text.split(', ')

/** The words of the other language that a shopper may type in `locale`, each with what it is called there. */
export const namesOfOtherLanguage = (locale: Locale): { input: string; synonyms: string[] }[] => {
  const other = locale === 'en' ? 'fr' : 'en'
  const names = new Map<string, string[]>()
  for (const thing of things)
    for (const input of named(thing[other])) names.set(input, [...(names.get(input) ?? []), ...named(thing[locale])])
  return [...names].map(([input, synonyms]) => ({ input, synonyms }))
}
