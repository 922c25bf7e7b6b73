import { describe, expect, test } from 'vitest'
import { blockSchemas } from '../src/blocks/schemas.ts'
import { importances } from '../src/domain/content/slice.ts'
import { locales } from '../src/domain/locale.ts'
import { readContent, type SeedSlice } from './content.ts'
import { sceneSvg } from './illustrations/scenes.ts'
import { readFooterMenu, readHelpMenu, readMenus } from './menus.ts'

const content = readContent()
const slices: SeedSlice[] = content.pages.flatMap(({ layout }) => layout)
const set = <T>(values: Iterable<T>) => new Set(values)
const occur = <T>(values: Iterable<T>, wanted: Iterable<T>) =>
  expect(
    [...set(wanted)].filter((each) => !set(values).has(each)),
    'nowhere in the seed',
  ).toEqual([])

describe('the words of editors', () => {
  /** Content from other sites is left to editors: the seeded shop contacts no third party. */
  const elsewhere = ['mediaembed', 'iframeembed', 'formembed']
  test('use every slice', () =>
    occur(
      slices.map(({ type }) => type as string),
      blockSchemas.map(({ slug }) => slug).filter((slug) => !elsewhere.includes(slug)),
    ))

  test('use every importance, and alerts of more than one kind (acceptance 65, 68)', () => {
    occur(
      slices.flatMap((slice) => ('items' in slice ? (slice.items ?? []).map(({ importance }) => importance) : [])),
      importances,
    )
    occur(
      slices.flatMap((slice) => (slice.type === 'inlinealert' ? [slice.alerttype] : [])),
      ['INFORMATION', 'WARNING'],
    )
  })

  test('show the picture of a page once, at its head or as its first block', () => {
    const twice = content.pages.filter(({ picture, layout }) => {
      const shown = layout.flatMap((slice) => (slice.type === 'image' ? [slice.picture.scene] : []))
      // A picture that opens a page stands in for that of its head (opensWithPicture).
      return shown.indexOf(picture ?? '') > (layout[0]?.type === 'image' ? 0 : -1)
    })
    expect(twice.map(({ key }) => key)).toEqual([])
  })

  test('leave the days to return something to the settings', () => {
    const written = content.pages.filter((page) =>
      /sixty days|soixante jours|\b60 (days|jours)/i.test(JSON.stringify(page)),
    )
    expect(written.map(({ key }) => key)).toEqual([])
  })

  test('hide the ribbon on a page (acceptance 35)', () =>
    occur(
      content.pages.map((page) => page.hideTopRibbonAndStoreSelector),
      [true, false],
    ))

  test('have promo messages with and without a link (acceptance 56)', () =>
    occur(
      content.promos.map(({ url }) => url !== undefined),
      [true, false],
    ))

  test('have stores that are drawn each on its own street', () => {
    const drawn = content.stores.map(({ slug }) => sceneSvg(`store-${slug}`))
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|null/)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('have stores with hours, closed days and exceptions that say why (acceptance 57, 58)', () => {
    expect(content.stores.length).toBeGreaterThan(5)
    occur(
      content.stores.flatMap(({ exceptions }) => exceptions.map(({ open }) => open === 'closed')),
      [true, false],
    )
    expect(
      content.stores.flatMap(({ exceptions }) => exceptions).every(({ name, notice }) => name.fr && notice.fr),
    ).toBe(true)
  })
})

// acceptance 3, 4, 59–61
describe('the menus', () => {
  const menus = { en: readMenus('en'), fr: readMenus('fr') }

  test('have their top groups in order (acceptance 3, 4)', () => {
    expect(menus.en).toHaveLength(9)
    expect(menus.fr.map(({ title }) => title)).toEqual([
      'Course et entraînement',
      'Hiver',
      'Sacs à dos',
      'Voyage',
      'Électronique',
      'Femmes',
      'Hommes',
      'Enfants',
      'Bottes et chaussures',
      'Nouveautés',
      'Marques',
      'Aubaines',
    ])
  })

  test.each(locales)(
    'have panels of products and of brands, groups beside them and brands that pay (%s, acceptance 59–61)',
    (locale) => {
      const tops = menus[locale]
      occur(
        tops.map(({ megaMenu }) => megaMenu),
        ['subNav', 'brands', 'about'],
      )
      expect(tops.some(({ groups }) => groups.length > 0)).toBe(true)
      occur(
        tops
          .flatMap(({ items }) => items.flatMap((item) => [item, ...item.links]))
          .map(({ coopBrand }) => coopBrand !== undefined),
        [true, false],
      )
    },
  )

  test.each(locales)('have help and a footer (%s)', (locale) =>
    expect([readHelpMenu(locale).length > 0, readFooterMenu(locale).length > 0]).toEqual([true, true]),
  )
})
