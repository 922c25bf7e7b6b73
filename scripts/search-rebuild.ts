import { readArguments } from './steps/arguments.ts'
import { openShopSearch } from './steps/shop-search.ts'

/**
 * Rebuilds the search index from the database; the shop goes on answering from the old one, and takes the new one over
 * by itself.
 */
readArguments({
  command: 'npm run search:rebuild',
  says: 'Makes the search index anew from the database; the shop goes on answering from the old one.',
  options: {},
})
const { shop, engine, products, bar, close } = await openShopSearch()
const began = performance.now()
await shop.indexes.rebuild((done) => bar('products', done, products))
const own = await engine.engine()
console.log(
  `The search index is rebuilt: ${own.index('products_en').size} products and ${own.index('suggestions_en').size} suggestions in English, ${own.index('products_fr').size} and ${own.index('suggestions_fr').size} in French (${((performance.now() - began) / 1000).toFixed(1)} s)`,
)
await close()
