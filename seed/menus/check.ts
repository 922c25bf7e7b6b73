import { locales, type Locale } from '../../src/domain/locale.ts'
import { readFooterMenu, readHelpMenu, readMenus, type SeedMenu } from '../menus.ts'
import { readBrands } from '../read-vocabulary.ts'
import { pageOf } from './page-of.ts'

/**
 * Checks that every link of the menus leads to a page with something on it. Prints counts and problems; with `--all`
 * every link with its number of products.
 */
const found: string[] = []
const brandKeys = new Map(readBrands().map(({ key, name }) => [name, key]))

/**
 * The shapes that the main menus may use (acceptance 21 for French), and the genders that French may say (acceptance
 * 24).
 */
const mainShapes: Record<Locale, RegExp> = {
  en: /^\/(products(\/[a-z0-9-]+)*|brands|explore\/[a-z0-9-]+|product\/\d{4}-\d{3}\/[a-z0-9-]+)(\?\S+)?$/,
  fr: /^\/(produits(\/[a-z0-9-]+)+|marques|product\/\d{4}-\d{3}\/[a-z0-9-]+)(\?(?!(.*&)?gender=(?!(femmes|hommes|unisexe)(,(femmes|hommes|unisexe))*(&|$)))\S+)?$/,
}

for (const locale of locales) {
  const main = readMenus(locale)
  checkTree(locale, 'menu', main, mainShapes[locale])
  checkTree(locale, 'help', readHelpMenu(locale))
  checkTree(locale, 'footer', readFooterMenu(locale))
  const counts = main.map((top) => linksOf(top).length)
  console.log(
    `${locale}: ${main.length} top items, ${counts.reduce((sum, count) => sum + count, 0)} entries: ${main.map(({ title }, i) => `${title} ${counts[i]}`).join(', ')}`,
  )
}
console.log(`${found.length} problems`, ...found.map((sentence) => `\n${sentence}`))
process.exitCode = found.length ? 1 : 0

function checkTree(locale: Locale, name: string, menus: SeedMenu[], shape?: RegExp) {
  checkList(`${locale} ${name}`, menus)
  for (const top of menus) {
    const where = `${locale} ${name}: ${top.title}`
    checkList(where, top.items)
    checkList(`${where} (groups)`, top.groups)
    for (const item of top.items) checkList(`${where} › ${item.title}`, item.links)
    for (const { title, url, coopBrand } of linksOf(top)) {
      const link = `${where} › ${title}: ${url}`
      const page = pageOf(locale, url)
      if (page.kind === 'none') found.push(`${link}: ${page.why}`)
      if (page.kind === 'listing' && page.total === 0) found.push(`${link}: is empty`)
      if (shape && !shape.test(url)) found.push(`${link}: not a URL of this menu`)
      if (coopBrand && !url.split(/[/?]/).includes(brandKeys.get(coopBrand) ?? '?'))
        found.push(`${link}: paid for by ${coopBrand}, but leads elsewhere`)
      if (process.argv.includes('--all'))
        console.log(page.kind === 'listing' ? String(page.total).padStart(4) : '   –', link)
    }
  }
}

/** A list that says a title twice, or offers one page under two names, is a slip. */
function checkList(where: string, links: { title: string; url: string }[]) {
  for (const field of ['title', 'url'] as const) {
    const values = links.map((link) => link[field])
    for (const value of new Set(values))
      if (values.filter((other) => other === value).length > 1) found.push(`${where}: ${value} twice`)
  }
}

function linksOf(top: SeedMenu): { title: string; url: string; coopBrand?: string }[] {
  return [top, ...top.groups, ...top.items.flatMap((item) => [item, ...item.links])]
}
