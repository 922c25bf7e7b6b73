import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { isListPath, pageShapes, paths, siblingPath, stepOfWord, type PageName } from './paths.ts'

test.each([
  // acceptance 7, 8
  [paths.home('fr'), '/fr'],
  [paths.search('en', 'sac à dos'), '/en/search?q=sac%20%C3%A0%20dos'],
  [paths.search('fr', 'a&b=c#d'), '/fr/search?q=a%26b%3Dc%23d'],
  [paths.search('fr'), '/fr/search'],
  // acceptance 9, 12
  [paths.product('fr', '5027-227', 'carte-cadeau'), '/fr/product/5027-227/carte-cadeau'],
  [paths.category('en', 'tents'), '/en/category/tents'],
  // acceptance 14–17, 21, 22
  [paths.allProducts('en'), '/en/products'],
  [paths.allProducts('fr'), '/fr/produits'],
  [paths.listing('fr', 'voyage'), '/fr/produits/voyage'],
  [paths.listing('fr', 'voyage', 'deals'), '/fr/produits/voyage/aubaines'],
  [paths.listing('fr', 'voyage', 'new'), '/fr/produits/voyage/nouveau'],
  [paths.listing('en', ''), '/en/products'],
  [paths.deals('en'), '/en/products/deals'],
  [paths.newArrivals('fr'), '/fr/produits/nouveau'],
  [paths.collection('en', 'ultralight'), '/en/products/collections/ultralight'],
  [paths.brands('en'), '/en/brands'],
  [paths.brands('fr'), '/fr/marques'],
  [paths.brand('en', 'saltspray'), '/en/products/brands/saltspray'],
  [paths.brand('fr', 'saltspray', 'vetements/vestes'), '/fr/produits/marques/saltspray/vetements/vestes'],
  // acceptance 18, 19
  [paths.explore('en', 'ski-shop'), '/en/explore/ski-shop'],
  [paths.explore('fr', 'boutique-de-ski'), '/fr/explorer/boutique-de-ski'],
  [paths.returns('en'), '/en/explore/returns'],
  [paths.returns('fr'), '/fr/explorer/retours'],
  [paths.stores('fr'), '/fr/magasins'],
  [paths.store('en', 'calgary'), '/en/stores/calgary'],
  [paths.cart('en'), '/en/cart'],
  [paths.cart('fr'), '/fr/panier'],
  [paths.cart('en', 'PE'), '/en/cart?province=PE'],
  [paths.checkout('fr'), '/fr/paiement'],
  [paths.checkout('en', 'delivery'), '/en/checkout/delivery'],
  [paths.checkout('fr', 'payment'), '/fr/paiement/reglement'],
  [paths.orders('fr'), '/fr/commandes'],
  [paths.orders('en', { number: 'P-100001' }), '/en/orders?number=P-100001'],
  [paths.orders('fr', { link: 'payment-ended' }), '/fr/commandes?link=payment-ended'],
  [paths.orders('fr', { number: 'P 1', link: 'ended' }), '/fr/commandes?number=P%201&link=ended'],
  [paths.order('en', 'P-100001'), '/en/orders/P-100001'],
  [paths.order('fr', 'P-100001', 'a/b'), '/fr/commandes/P-100001?token=a%2Fb'],
  [paths.giftCards('en'), '/en/gift-cards'],
  [paths.login('fr'), '/fr/connexion'],
  [paths.accountDeleted('fr'), '/fr/connexion?deleted'],
  [paths.account('fr'), '/fr/compte'],
  // acceptance 127
  [paths.media('a b.png', 320), '/media/a%20b.png?w=320&q=65'],
])('%s is %s', (path, expected) => expect(path).toBe(expected))

// acceptance 14
test.each([
  ['/en/panier', '/en/cart'],
  ['/fr/cart', '/fr/panier'],
  ['/en/produits/voyage', '/en/products/voyage'],
  ['/fr/products/travel/deals', '/fr/produits/travel/deals'],
  ['/fr/brands', '/fr/marques'],
  ['/fr/stores/calgary', '/fr/magasins/calgary'],
  ['/fr/explore/ski-shop', '/fr/explorer/ski-shop'],
  ['/en/cart', undefined],
  ['/fr/search', undefined],
  ['/fr/product/1/x', undefined],
  ['/en', undefined],
  ['/panier', undefined],
  ['/de/panier', undefined],
  ['/en/paniers', undefined],
  ['/fr/en/cart', undefined],
])('the sibling of %s is %s (acceptance 14)', (path, sibling) => expect(siblingPath(path)).toBe(sibling))

test('no two pages of a language begin alike, but for those that belong together', () => {
  const together: Partial<Record<PageName, PageName>> = { store: 'stores', order: 'orders' }
  for (const locale of locales) {
    const firsts = (Object.keys(pageShapes) as PageName[])
      .filter((page) => !together[page])
      .map((page) => pageShapes[page][locale].split('/')[0])
    expect(new Set(firsts).size).toBe(firsts.length)
  }
})

test.each([
  ['delivery', 'delivery'],
  ['livraison', 'delivery'],
  ['coordonnees', 'contact'],
  ['paiement', undefined],
  [undefined, undefined],
])('the step of %s is %s', (word, step) => expect(stepOfWord(word)).toBe(step))

test.each([
  [paths.listing('en', 'camping/tents'), true],
  [paths.deals('fr'), true],
  [paths.category('fr', 'tentes'), true],
  [paths.search('en'), true],
  ['/fr/products/tents', false],
  [paths.product('en', '5101-204', 'tent'), false],
  [paths.home('fr'), false],
  ['/search', false],
])('%s is a list: %s', (path, isList) => expect(isListPath(path)).toBe(isList))
