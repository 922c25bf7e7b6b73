import { expect, test } from 'vitest'
import type { Locale } from '../domain/locale.ts'
import { productsToCsv } from './product-table.ts'
import { readTable, sampleTable } from './testing/read-table.ts'

const { titles, jacket, empty, table } = sampleTable

test('the rows of a product are its variants; what is of the product is on the first, or on each', async () => {
  const two = jacket.replace('plum | a.jpg | b.jpg', '"plum | a.jpg | b.jpg\nmoss"')
  const first = `${two},A,plum,"$1,299.95",999.5,no`
  const apart = await readTable(table(first, `${empty},B,moss,"1 299,95",,oui`, `5104-400${empty},C,,1,,`))
  const repeated = await readTable(table(first, `${two},B,moss,"1\u00a0299,95 $",,yes`))
  expect(repeated.problems).toEqual([])
  expect(apart.products).toEqual(repeated.products)
  expect(apart.products[0]).toMatchObject({
    code: '5101-204',
    title: { en: 'Fundy Jacket', fr: 'Veste Fundy' },
    categories: ['jackets', 'women'],
    colours: [
      { colour: 'plum', pictures: ['a.jpg', 'b.jpg'] },
      { colour: 'moss', pictures: [] },
    ],
    variants: [
      { sku: 'A', colour: 'plum', price: 1_299_95, salePrice: 999_50, stocked: false },
      { sku: 'B', colour: 'moss', price: 1_299_95, stocked: true },
    ],
  })
  expect(apart.products[0]?.variants[1]).not.toHaveProperty('salePrice')
  expect(apart.problems.join()).toMatch(/^4: title/)
})

test('semicolons, tabs, marks, quotes and breaks of any system read alike', async () => {
  const csv = table(`${jacket},A,plum,12.50,,yes`)
  const { products } = await readTable(csv)
  expect(products).toHaveLength(1)
  const quoted = csv.replaceAll(/[^,\n]+/g, '"$&"')
  for (const other of [
    `\uFEFF${csv}\n\n`,
    `${csv}\n${csv.split('\n')[1]!.replaceAll(/[^,]/g, '')}\n`,
    csv.replaceAll('\n', '\r\n'),
    csv.replaceAll(',', ';'),
    csv.replaceAll(',', '\t'),
    quoted,
    quoted.replaceAll(',', ';').replaceAll('12.50', '12,50'),
  ])
    expect(await readTable(other)).toEqual({ products, problems: [] })
})

test.each<[string, string[], Locale, (string | RegExp)[]]>([
  ['what is not a price', [`${jacket},A,plum,free,,`], 'en', [/^2: price: .free. is not an amount in dollars/]],
  [
    'a price that reads in two ways',
    [`${jacket},A,plum,"104,959",,`],
    'en',
    ['2: price: “104,959” can be read in two ways. Write dollars and cents, such as 1299.95 or 1299,95.'],
  ],
  [
    'in French',
    [`${jacket},A,plum,1,,`, `${empty},B,,1,,peut-être`],
    'fr',
    ['3: stocked\u00a0: «\u00a0peut-être\u00a0» n’est ni oui ni non.'],
  ],
  [
    'all that is wrong with a row at once, each cell once',
    [`${jacket.replace('Dry.', '')},A,plum,free,,maybe`, `${empty},${'B'.repeat(41)},moss,,,`],
    'en',
    [
      /^2: price: .free. is not an amount/,
      /^2: stocked: .maybe. is neither/,
      '2: description_en: this is required.',
      /^3: sku: /,
      '3: price: this is required.',
      /^3: B+: this product has no colour .moss./,
    ],
  ],
  [
    'all that is wrong with variants beside each other, each at its row',
    [`${jacket},A,plum,1,1,`, `${empty},A,plum,1,,`, `${empty},B,plum,1,2,`, `${empty},C,,free,1,`],
    'en',
    [
      '5: price: “free” is not an amount in dollars, such as 1,299.95 or 1 299,95.',
      '2: sale_price must be below the price.',
      '3: SKU A is used twice.',
      '4: Two variants have the same colour and size: plum.',
      '4: sale_price must be below the price.',
    ],
  ],
  [
    'another title on a later row',
    [`${jacket},A,plum,1,,`, `${jacket.replace('Dry.', 'Wet.')},B,,1,,`],
    'en',
    ['3: description_en differs from line 2, where the product begins.'],
  ],
  ['a row of no product', [`${empty},A,plum,1,,`], 'en', ['2: the code of the product is missing.']],
  [
    'the same SKU and code again',
    [`${jacket},A,plum,1,,`, `5104-400${jacket.slice(8)},A,plum,1,,`, `${jacket},D,plum,1,,`],
    'en',
    ['3: A already appears on line 2.', '4: 5101-204 already appears on line 2.'],
  ],
  [
    'the same SKU and code again, beside what is wrong besides',
    [`${jacket},A,plum,1,,`, `5104-400${jacket.slice(8)},A,plum,free,,`, `${jacket},D,plum,1,2,`],
    'en',
    [
      /^3: price: /,
      '3: A already appears on line 2.',
      '4: sale_price must be below the price.',
      '4: 5101-204 already appears on line 2.',
    ],
  ],
  ['too few cells', [`${jacket},A`], 'en', ['2: this line has 12 cells; the first line has 16.']],
])('%s is refused by its line, in words', async (_, rows, locale, problems) =>
  expect((await readTable(table(...rows), locale)).problems).toEqual(
    problems.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  ),
)

/** `_` stands for U+00A0. */
test.each<[Locale, string, string, string[]]>([
  [
    'en',
    '12345678905',
    '27/11/2026',
    [
      '2: published_on: “27/11/2026” is not a date such as 2026-11-27. A spreadsheet rewrites dates its own way: format the column as text, then enter them again.',
      '2: gtin: “12345678905” is not a barcode: 8, 12, 13 or 14 digits, the last of which checks the others. A spreadsheet drops a zero at the start or writes 1.23E+11: format the column as text, then enter the digits again.',
    ],
  ],
  [
    'fr',
    '"1,23457E+11"',
    '2026-11-27 00:00',
    [
      '2: published_on_: «_2026-11-27 00:00_» n’est pas une date comme 2026-11-27. Un tableur réécrit les dates à sa façon_: mettez la colonne au format texte, puis entrez‑les de nouveau.',
      '2: gtin_: «_1,23457E+11_» n’est pas un code-barres_: 8, 12, 13 ou 14 chiffres, dont le dernier vérifie les autres. Un tableur supprime le zéro du début ou écrit 1,23E+11_: mettez la colonne au format texte, puis entrez de nouveau les chiffres.',
    ],
  ],
])('%s: what a spreadsheet made of a barcode or a date is said', async (locale, gtin, day, problems) => {
  const row = `${jacket.replace('2026-01-01', day)},A,plum,1,,yes,${gtin}`
  expect((await readTable(`${titles},gtin\n${row}`, locale)).problems).toEqual(
    problems.map((each) => each.replaceAll('_', '\u00a0').replace('published\u00a0on', 'published_on')),
  )
})

test('a title that is missing, unknown or there twice is refused', async () => {
  expect((await readTable('code,brand,brand,prize\nA,A,A,1')).problems).toEqual([
    '1: The column sku is missing.',
    expect.stringMatching(/^1: Unknown columns: prize\. A table of products has: code, title_en, /),
    '1: The column brand appears twice.',
  ])
})

test('columns for the days of a sale are refused once, with where those are set', async () =>
  expect((await readTable('code;sku;sale_from;sale_until\nA;A;;', 'fr')).problems).toEqual([
    expect.stringMatching(/^1: Colonnes inconnues\u00a0: sale_from, sale_until\. /),
    '1: Un tableau de produits n’a pas de dates pour un prix réduit. Indiquez le premier et le dernier jour sous Soldes.',
  ]))

test.each([
  [
    'name;price_cad',
    'en',
    '1: This is not a file of products: the first line must name the columns, at least code, sku.',
  ],
  ['\u0089PNG', 'fr', /^1: Ce n’est pas un fichier de produits/],
] as const)('a file of something else, %j, is refused by what it lacks', async (text, locale, problem) =>
  expect((await readTable(text, locale)).problems).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ]),
)

test('products come back as they went, whatever their words are', async () => {
  const words = (text: string) => ({ en: text, fr: `${text} é` })
  const products = [
    {
      code: '-1',
      title: words('=SUM("A1"), a | b; c'),
      slug: { en: 'a', fr: 'b' },
      brand: 'lowcloud',
      categories: ['tents'],
      description: words('First.\n\n- "second"\n- back\\slash | bar'),
      features: { en: 'Only in English', fr: '' },
      specifications: [
        { label: words('Weight | packed'), value: words('2\n3 \\n') },
        { label: words('Other'), value: words('1') },
      ],
      gender: 'women',
      availability: 'Available',
      shippingClass: 'standard',
      lowStockUpTo: 12,
      isNew: true,
      popularity: 12.5,
      publishedOn: '2026-01-01',
      pictures: ['a.jpg', 'b.jpg'],
      colours: [
        { colour: 'plum', pictures: [] },
        { colour: 'moss', pictures: ['c.jpg'] },
      ],
      sizes: [{ key: 's', name: { en: 'S', fr: 'P' } }],
      variants: [
        {
          sku: '-1',
          colour: 'plum',
          size: 's',
          price: 1_299_95,
          salePrice: 5,
          employeePrice: 0,
          clearance: true,
          stocked: false,
          weightGrams: 0,
        },
        { sku: '+2', colour: 'moss', size: 's', price: 1_299_95, clearance: false, stocked: true },
      ],
      collections: ['ultralight', 'winter'],
      activities: ['hiking'],
      tags: [{ tag: 'sale', skus: ['-1'] }],
    },
  ]
  const second = {
    ...products[0],
    code: 'B',
    variants: [{ sku: 'B', colour: 'plum', price: 1, clearance: false, stocked: true }],
  }
  for (const locale of ['en', 'fr'] as const) {
    const csv = productsToCsv(products, true, locale) + productsToCsv([second], false, locale)
    expect(await readTable(csv)).toEqual({ products: [...products, second], problems: [] })
    // As its spreadsheets expect it.
    expect(csv).toContain(locale === 'fr' ? '"1299,95";"0,05"' : '"1299.95","0.05"')
    expect(csv).toContain(locale === 'fr' ? ';"12,5";' : ',"12.5",')
  }
})
