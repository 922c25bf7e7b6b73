import type { Activity } from '../../catalog/activity.ts'
import type { ColourFamily } from '../../catalog/colour-family.ts'
import type { Gender } from '../../catalog/product.ts'
import type { Locale } from '../../locale.ts'
import type { Meaning } from './meaning.ts'

/**
 * Words that mean the same in every catalogue: for whom, colours, activities, what is reduced, new or in stock. In the
 * singular and the plural where the forms differ by more than an `s`; several are separated by commas.
 */
type Words<Key extends string> = Record<Locale, Partial<Record<Key, string>>>

const genders: Words<Gender> = {
  en: {
    women: 'women, womens, woman, ladies, lady, female, feminine',
    men: 'men, mens, man, gentlemen, male, masculine, guys',
    kids: 'kids, kid, children, childrens, child, youth, youths, junior, juniors, teen, teens, teenager, teenagers, boy, boys, girl, girls, toddler, toddlers, infant, infants, newborn',
    unisex: 'unisex',
  },
  fr: {
    women: 'femme, femmes, dame, dames, féminin, féminine, féminins, féminines',
    men: 'homme, hommes, monsieur, messieurs, masculin, masculine, masculins, masculines',
    kids: 'enfant, enfants, jeune, jeunes, junior, juniors, ado, ados, adolescent, adolescents, adolescente, adolescentes, garçon, garçons, fille, filles, fillette, fillettes, bambin, bambins, nourrisson, nourrissons, tout-petit, tout-petits',
    unisex: 'unisexe, unisexes, mixte',
  },
}
const adults: Record<Locale, string> = { en: 'adult, adults, grown-up, grown-ups', fr: 'adulte, adultes' }

const colours: Words<ColourFamily> = {
  en: {
    black: 'black, jet black',
    grey: 'grey, gray, charcoal, light grey, dark grey, light gray, dark gray, silver',
    white: 'white, off white, ivory',
    beige: 'beige, tan',
    brown: 'brown, dark brown, light brown',
    green: 'green, dark green, light green, forest green, olive green',
    teal: 'teal, turquoise',
    blue: 'blue, navy, navy blue, light blue, dark blue, sky blue, royal blue',
    purple: 'purple, violet, mauve, lilac, lavender',
    pink: 'pink, fuchsia, light pink, hot pink',
    red: 'red, burgundy, maroon, crimson, scarlet, dark red, bright red',
    orange: 'orange, bright orange',
    yellow: 'yellow, mustard, gold, bright yellow',
  },
  fr: {
    black: 'noir, noire, noirs, noires',
    grey: 'gris, grise, grises, argent, argenté, gris pâle, gris foncé, anthracite',
    white: 'blanc, blanche, blancs, blanches, ivoire, blanc cassé',
    beige: 'beige, beiges',
    brown: 'brun, brune, bruns, brunes, marron, marrons',
    green: 'vert, verte, verts, vertes, vert foncé, vert pâle, vert forêt, vert olive',
    teal: 'sarcelle, turquoise, turquoises, bleu sarcelle',
    blue: 'bleu, bleue, bleus, bleues, bleu marine, marine, bleu ciel, bleu pâle, bleu foncé, bleu royal',
    purple: 'violet, violette, violets, violettes, mauve, mauves, pourpre, lilas, lavande',
    pink: 'rose, roses, fuchsia, rose pâle',
    red: 'rouge, rouges, bourgogne, bordeaux, rouge vif, rouge foncé',
    orange: 'orange, oranges, orangé, orangée',
    yellow: 'jaune, jaunes, moutarde, doré, dorée',
  },
}

const activities: Words<Activity> = {
  en: {
    hiking: 'hiking, hike, hikes, walking',
    backpacking: 'backpacking',
    camping: 'camping',
    'trail-running': 'trail running',
    'road-running': 'road running',
    'alpine-skiing': 'alpine skiing, downhill skiing, alpine ski',
    'ski-touring': 'ski touring, backcountry skiing',
    'nordic-skiing': 'cross country skiing, nordic skiing, xc skiing, cross country ski',
    snowboarding: 'snowboarding',
    snowshoeing: 'snowshoeing',
    climbing: 'climbing, rock climbing',
    mountaineering: 'mountaineering, alpinism',
    'mountain-biking': 'mountain biking',
    'road-cycling': 'road cycling, road biking',
    commuting: 'commuting',
    kayaking: 'kayaking',
    canoeing: 'canoeing, canoe tripping',
    paddleboarding: 'paddleboarding, paddle boarding',
    travel: 'travel, travelling, traveling',
    yoga: 'yoga',
    swimming: 'swimming',
  },
  fr: {
    hiking: 'randonnée, randonnées, randonnée pédestre, marche',
    backpacking: 'longue randonnée',
    camping: 'camping',
    'trail-running': 'course en sentier, course en trail',
    'road-running': 'course sur route',
    'alpine-skiing': 'ski alpin',
    'ski-touring': 'ski de haute route, ski de randonnée',
    'nordic-skiing': 'ski de fond, ski nordique',
    snowboarding: 'planche à neige',
    snowshoeing: 'raquette',
    climbing: 'escalade',
    mountaineering: 'alpinisme',
    'mountain-biking': 'vélo de montagne',
    'road-cycling': 'vélo de route, cyclisme sur route',
    kayaking: 'kayak',
    canoeing: 'canot, canotage',
    paddleboarding: 'planche à pagaie',
    travel: 'voyage, voyages',
    yoga: 'yoga',
    swimming: 'natation, baignade',
  },
}

const states: Words<'sale' | 'new' | 'stock' | 'mine'> = {
  en: {
    sale: 'on sale, sale, sales, deals, deal, discount, discounts, discounted, clearance, reduced, marked down, on clearance, on special, markdown, markdowns',
    new: 'new, new arrival, new arrivals, just in, latest, brand new',
    stock: 'in stock, available, available now, available online, in-stock',
    mine: 'in my store, at my store, my store, in my favourite store, at my favourite store, in my local store, near me',
  },
  fr: {
    sale: 'en solde, solde, soldes, soldé, soldés, soldée, soldées, en rabais, rabais, aubaine, aubaines, en aubaine, liquidation, en liquidation, réduit, réduits, réduite, réduites, à prix réduit, en promotion, promotion, promotions, promo, en promo, en spécial, au rabais',
    new: 'nouveau, nouveaux, nouvel, nouvelle, nouvelles, nouveauté, nouveautés, nouvel arrivage, nouveaux arrivages',
    stock: 'en stock, disponible, disponibles, disponible en ligne, disponibles en ligne, en inventaire',
    mine: 'dans mon magasin, à mon magasin, en magasin, mon magasin, dans ma succursale, ma succursale, près de chez moi, près de moi',
  },
}

const listed = (texts: string | undefined): string[] => (texts ?? '').split(', ').filter(Boolean)

/** Words of a language with what they mean in every catalogue. */
export function fixedWords(locale: Locale): [words: string, meaning: Meaning][] {
  const each = <Key extends string>(
    words: Partial<Record<Key, string>>,
    meaning: (key: Key) => Meaning,
  ): [string, Meaning][] =>
    (Object.keys(words) as Key[]).flatMap((key) =>
      listed(words[key]).map((text): [string, Meaning] => [text, meaning(key)]),
    )
  return [
    ...each(genders[locale], (key) => ({ kind: 'gender', values: [key] })),
    ...each({ adults: adults[locale] }, () => ({ kind: 'gender', values: ['women', 'men', 'unisex'] })),
    ...each(colours[locale], (key) => ({ kind: 'colour', key })),
    ...each(activities[locale], (key) => ({ kind: 'activity', key })),
    ...each(states[locale], (kind) => ({ kind })),
  ]
}

/** What joins a word to what it is said of: it goes with the word. */
export const joiners: Record<Locale, { before: ReadonlySet<string>; not: ReadonlySet<string> }> = {
  en: { before: new Set(['for', 'in', 'by', 'from', 'of']), not: new Set(['for', 'with', 'without', 'to']) },
  fr: {
    before: new Set(['pour', 'en', 'de', 'd', 'des', 'du', 'par', 'couleur', 'marque', 'la', 'les', 'le']),
    not: new Set(['pour', 'avec', 'sans', 'de', 'd', 'du', 'des', 'a', 'au', 'aux']),
  },
}

/** Words before the name of a place where something is available. */
export const atPlace: ReadonlySet<string> = new Set(['at', 'in', 'near', 'a', 'au', 'en', 'pres', 'chez'])
/** The word for a store, and what may be between it and its name. */
export const storeWords: ReadonlySet<string> = new Set([
  'store',
  'shop',
  'magasin',
  'succursale',
  'boutique',
  'location',
])
export const betweenStoreAndName: ReadonlySet<string> = new Set([
  'the',
  'in',
  'at',
  'of',
  'de',
  'd',
  'du',
  'a',
  'le',
  'la',
])
/** Words before a size. */
export const sizeCues: ReadonlySet<string> = new Set([
  'size',
  'sizes',
  'sz',
  'taille',
  'tailles',
  'pointure',
  'grandeur',
  'eu',
  'us',
  'uk',
])

/** The letters that stand for a size in words; of both languages, as labels are. */
export const sizeLetters: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  petit: 's',
  petite: 's',
  moyen: 'm',
  moyenne: 'm',
  grand: 'l',
  grande: 'l',
  'x small': 'xs',
  'extra small': 'xs',
  'x large': 'xl',
  'extra large': 'xl',
  'tres grand': 'xl',
  'tres petit': 'xs',
  tg: 'xl',
  tp: 'xs',
  g: 'l',
  p: 's',
}

/** What a tent is for is written one way and typed in others; in the plural, which stands for both. */
export const sameUnits: readonly (readonly string[])[] = [
  ['person', 'people', 'p', 'man'],
  ['places', 'place', 'personnes', 'p'],
]
