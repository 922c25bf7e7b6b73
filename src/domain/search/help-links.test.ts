import { expect, test } from 'vitest'
import { footwear } from '../assistant/help-words.ts'
import type { Both, Locale } from '../locale.ts'
import { helpLinks, readHelpPages, type HelpPage } from './help-links.ts'

const both = (en: string, fr: string): Both => ({ en, fr })
/** A page of editors by its title and slug, and the headings of its sections. */
const editors = (title: Both, slug: Both, headings: Both<string[]> = { en: [], fr: [] }) => ({
  title,
  names: { en: [title.en, slug.en], fr: [title.fr, slug.fr] },
  headings,
})
const own = (topic: HelpPage['topic'], title: Both, names: Both<string[]> = { en: [], fr: [] }) => ({
  topic,
  title,
  names,
})

const pages = [
  editors(both('Returns and Exchanges', 'Retours et échanges'), both('returns', 'retours'), {
    en: ['The short version', 'In store', 'By mail', 'I lost the receipt. What now?'],
    fr: ['En bref', 'En magasin', 'Par la poste', 'J’ai perdu le reçu. Que faire ?'],
  }),
  editors(both('Shipping', 'Livraison'), both('shipping', 'livraison'), {
    en: ['Rates and times', 'Bikes', 'Large items', 'Gift cards and sellers'],
    fr: ['Tarifs et délais', 'Vélos', 'Gros articles', 'Cartes-cadeaux et vendeurs'],
  }),
  editors(both('Gift Card Help', 'Aide sur les cartes-cadeaux'), both('gift cards help', 'aide cartes cadeaux')),
  editors(both('Contact Us', 'Nous joindre'), both('contact', 'nous joindre')),
  editors(both('Repair and Care', 'Réparation et entretien'), both('repair and care', 'reparation et entretien'), {
    en: ['Washing a rain jacket', 'Washing down', 'Wool, leather and tents'],
    fr: ['Laver un imperméable', 'Laver le duvet', 'Laine, cuir et tentes'],
  }),
  editors(both('Accessibility', 'Accessibilité'), both('accessibility', 'accessibilite')),
  editors(both('Privacy Policy', 'Politique de confidentialité'), both('privacy', 'confidentialite')),
  editors(both('Our Story', 'Notre histoire'), both('our story', 'notre histoire')),
  editors(both('How Boots Should Fit', 'Bien ajuster ses bottes'), both('boot fitting', 'ajustement des bottes')),
  editors(both('Gift Guide', 'Guide de cadeaux'), both('gift guide', 'guide cadeaux')),
  editors(both('The Ski Shop', 'La boutique de ski'), both('ski shop', 'boutique de ski')),
  editors(both('Camping in the Snow', 'Camper dans la neige'), both('winter camping', 'camping dhiver')),
  own('orders', both('Order status', 'État d’une commande')),
  own('stores', both('Stores', 'Magasins')),
  own('balance', both('Gift card balance', 'Solde d’une carte-cadeau')),
  own('account', both('My account', 'Mon compte')),
  own('wishlist', both('Wishlist', 'Liste de souhaits')),
  own('brands', both('Brands', 'Marques')),
  own('stores', both('Stores', 'Magasins'), { en: ['Ontario', 'Quebec'], fr: ['Ontario', 'Québec'] }),
  own('stores', both('Ottawa, Westboro', 'Ottawa, Westboro'), { en: ['Ottawa', 'Ontario'], fr: ['Ottawa', 'Ontario'] }),
  own('stores', both('Montréal, Rosemont', 'Montréal, Rosemont'), {
    en: ['Montréal, Rosemont', 'Quebec'],
    fr: ['Montréal, Rosemont', 'Québec'],
  }),
  own('sizes', both('Men’s clothing sizes', 'Tailles pour hommes')),
  own('sizes', both('Glove sizes', 'Tailles de gants'), {
    en: ['Glove sizes', 'Mitts'],
    fr: ['Tailles de gants', 'Mitaines'],
  }),
  own('sizes', both('Women’s footwear sizes', 'Pointures pour femmes'), {
    en: ['Women’s footwear sizes', footwear.en],
    fr: ['Pointures pour femmes', footwear.fr],
  }),
]
const linksFor = (locale: Locale, query: string, isRead: boolean) =>
  helpLinks(
    query,
    locale,
    readHelpPages(pages.map((page) => ({ ...page, title: page.title[locale], href: page.title.en }))),
    isRead,
  )
    .map(({ title }) => title)
    .join(' · ')

// About the shop: words of a page, of what it is about, in either language and in any number.
test.each<[Locale, string, string]>([
  ['en', 'returns', 'Returns and Exchanges · Order status'],
  ['en', 'Return policy', 'Returns and Exchanges · Order status'],
  ['en', 'how do I return an item?', 'Returns and Exchanges · Order status'],
  ['en', 'refund', 'Returns and Exchanges · Order status'],
  ['en', 'lost receipt', 'Returns and Exchanges'],
  ['en', 'track my order', 'Order status'],
  ['en', 'where is my package', 'Order status'],
  ['en', 'P-100001', 'Order status'],
  ['en', 'cancel order', 'Order status'],
  ['en', 'store hours', 'Stores'],
  ['en', 'stores', 'Stores'],
  ['en', 'are you open on Sunday', 'Stores'],
  ['en', 'store hours Ottawa', 'Ottawa, Westboro'],
  ['en', 'Quebec stores', 'Stores · Montréal, Rosemont'],
  ['en', 'free shipping', 'Shipping'],
  ['en', 'delivery time', 'Shipping'],
  ['en', 'warranty', 'Repair and Care'],
  ['en', 'lifetime guarantee', 'Repair and Care'],
  ['en', 'size guide', 'Men’s clothing sizes'],
  ['en', 'sizing chart', 'Men’s clothing sizes'],
  ['en', 'glove size chart', 'Glove sizes'],
  ['en', 'shoe size', 'Women’s footwear sizes'],
  ['en', 'gift', 'Gift Card Help · Gift Guide'],
  ['en', 'gift card balance', 'Gift card balance'],
  ['en', 'gift cards', 'Gift Card Help · Gift card balance'],
  ['en', 'contact', 'Contact Us'],
  ['en', 'phone number', 'Contact Us'],
  ['en', 'customer service', 'Contact Us'],
  ['en', 'help', 'Contact Us'],
  ['en', 'privacy', 'Privacy Policy'],
  ['en', 'log in', 'My account'],
  ['en', 'boot fitting', 'How Boots Should Fit'],
  ['en', 'ski shop', 'The Ski Shop'],
  ['en', 'retour', 'Returns and Exchanges · Order status'],
  ['fr', 'retour', 'Retours et échanges · État d’une commande'],
  ['fr', 'Retours', 'Retours et échanges · État d’une commande'],
  ['fr', 'politique d’échange', 'Retours et échanges · État d’une commande'],
  ['fr', 'retourner un article', 'Retours et échanges · État d’une commande'],
  ['fr', 'suivre ma commande', 'État d’une commande'],
  ['fr', 'suivi de colis', 'État d’une commande'],
  ['fr', 'heures d’ouverture', 'Magasins'],
  ['fr', 'heures d’ouverture Québec', 'Magasins · Montréal, Rosemont'],
  ['fr', 'horaire magasin montreal', 'Montréal, Rosemont'],
  ['fr', 'garantie', 'Réparation et entretien'],
  ['fr', 'garantie à vie', 'Réparation et entretien'],
  ['fr', 'livraison gratuite', 'Livraison'],
  ['fr', 'pointure', 'Pointures pour femmes'],
  ['fr', 'guide des tailles souliers', 'Pointures pour femmes'],
  ['fr', 'entretien', 'Réparation et entretien'],
  ['fr', 'frais de livraison', 'Livraison'],
  ['fr', 'guide des tailles', 'Tailles pour hommes'],
  ['fr', 'taille gants', 'Tailles de gants'],
  ['fr', 'carte-cadeau solde', 'Solde d’une carte-cadeau'],
  ['fr', 'cartes-cadeaux', 'Aide sur les cartes-cadeaux · Solde d’une carte-cadeau'],
  ['fr', 'contact', 'Nous joindre'],
  ['fr', 'service à la clientèle', 'Nous joindre'],
  ['fr', 'aide', 'Nous joindre'],
  ['fr', 'mot de passe oublié', 'Mon compte'],
  ['fr', 'laver imperméable', 'Réparation et entretien'],
  ['fr', 'store hours', 'Magasins'],
])('%s: “%s” is about %s', (locale, query, links) => expect(linksFor(locale, query, false)).toBe(links))

test.each<[Locale, string]>([
  ['en', 'tent'],
  ['en', 'track pants'],
  ['en', 'running shoes'],
  ['en', 'balance bike'],
  ['en', 'New Balance'],
  ['en', 'balance'],
  ['en', 'size M'],
  ['en', 'boots size 9'],
  ['en', 'gloves'],
  ['en', 'open toe sandals'],
  ['en', 'ski'],
  ['en', 'boots'],
  ['en', 'camping'],
  ['en', 'bikes'],
  ['en', 'repair kit'],
  ['en', 'camp table'],
  ['en', 'receipt book'],
  ['en', 'washing card'],
  ['en', 'tents in store'],
  ['en', 'jackets at Ottawa'],
  ['en', 'back in stock'],
  ['en', 'lost'],
  ['fr', 'retour en stock'],
  ['fr', 'veste garantie à vie'],
  ['fr', 'compteur de vélo'],
  ['fr', 'sac de compression'],
  ['fr', 'soldes'],
  ['fr', 'bottes'],
  ['fr', 'vélos'],
  ['fr', 'pantalon taille 32'],
  ['fr', 'tente en magasin'],
  ['fr', 'fermeture éclair'],
  ['fr', 'cadeau pour homme'],
  ['fr', 'imperméable'],
  ['fr', 'carte'],
  ['fr', 'carte topographique'],
  ['fr', 'bon'],
  ['fr', 'guide'],
  ['fr', 'neige'],
  ['fr', 'location'],
  ['fr', 'livre'],
  ['fr', 'trousse de réparation'],
  ['fr', '★'],
  ['fr', 'de la'],
])('%s: “%s” is about products only', (locale, query) =>
  expect([linksFor(locale, query, true), linksFor(locale, query, false)]).toEqual(['', '']),
)

test('the heading of a section is found, unless its words are filters', () =>
  expect([true, false].map((isRead) => linksFor('en', 'rain jacket', isRead))).toEqual(['', 'Repair and Care']))

test('there are three links at most, and none twice', () => {
  const page = { names: { en: [], fr: [] }, topic: 'brands' as const }
  const many = ['a', 'b', 'b', 'c', 'd'].map((href) => ({ ...page, title: href, href }))
  expect(helpLinks('brands', 'en', readHelpPages(many), false).map(({ href }) => href)).toEqual(['a', 'b', 'c'])
})
