import { problems, readCatalogue } from './read.ts'

const products = readCatalogue()
const found = problems(products)
console.log(found.join('\n'))
console.log(
  `${products.length} products in ${new Set(products.map((product) => product.category)).size} categories, ${found.length} problems`,
)
process.exitCode = found.length ? 1 : 0
