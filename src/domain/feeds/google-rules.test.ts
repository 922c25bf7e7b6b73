import { expect, test } from 'vitest'
import type { GoogleItem } from './google-item.ts'
import { feedRules, googleProblems, type FeedRule } from './google-rules.ts'

const siteUrl = 'https://portage.example'
const good: GoogleItem = {
  id: 'A-M',
  item_group_id: 'A',
  title: 'Fundy Jacket – Saltspray, Moss, M',
  description: 'Dry & warm.',
  link: 'https://portage.example/en/product/A/fundy',
  image_link: 'https://portage.example/media/a.png',
  additional_image_link: [],
  availability: 'in_stock',
  price: '40.00 CAD',
  brand: 'Saltspray',
  identifier_exists: 'no',
  condition: 'new',
  google_product_category: '5598',
  product_type: 'Clothing > Jackets',
  gender: 'female',
  age_group: 'adult',
  color: 'Moss',
  size: 'M',
  product_highlight: [],
  product_detail: [],
  shipping: [],
  promotion_id: [],
}
const rulesOf = (...items: GoogleItem[]) => googleProblems(items, siteUrl).map(({ rule }) => rule)

test('nothing is wrong with a complete item, nor with its sister', () => {
  expect(rulesOf(good)).toEqual([])
  expect(rulesOf(good, { ...good, id: 'A-L', size: 'L', title: 'Fundy Jacket – Saltspray, Moss, L' })).toEqual([])
})

const bad: Record<FeedRule, Partial<GoogleItem>[]> = {
  required: [{ description: '' }, { brand: '' }],
  'too-long': [
    { title: 'x'.repeat(151) },
    { id: 'x'.repeat(51) },
    { brand: 'x'.repeat(71) },
    { product_highlight: ['x', 'x'.repeat(151)] },
    { product_detail: [{ section_name: '', attribute_name: 'x'.repeat(141), attribute_value: '' }] },
  ],
  'not-in-list': [{ size_system: 'CA' }, { age_group: 'teen' as 'adult' }],
  'gtin-digits': [{ gtin: '4006381333930' }],
  'gtin-reserved': [{ gtin: '2012345678903' }],
  'identifier-missing': [{ identifier_exists: 'yes' }],
  'price-form': [{ price: '40 $' }],
  'price-zero': [{ price: '0.00 CAD' }],
  'sale-not-lower': [{ sale_price: '40.00 CAD' }],
  'sale-dates': [
    { sale_price_effective_date: '2026-12-01/2026-12-24' },
    { sale_price: '30.00 CAD', sale_price_effective_date: '2026-12-24/2026-12-01' },
  ],
  'link-form': [{ link: '/en/product/A' }, { image_link: 'https://portage.example/media/a b.png' }],
  'link-elsewhere': [{ link: 'https://portage.example.evil.example/en' }],
  'picture-missing': [{ image_link: '' }],
  'too-many': [{ additional_image_link: Array.from({ length: 11 }, () => 'https://portage.example/media/a.png') }],
  'availability-date': [{ availability: 'preorder' }, { availability: 'preorder', availability_date: 'soon' }],
  'category-missing': [{ google_product_category: undefined as unknown as string }],
  'category-form': [{ google_product_category: 'Jackets' }],
  'worn-incomplete': [{ size: '' }, { color: '' }],
  'title-promotional': [{ title: 'Fundy – free shipping' }, { title: 'Veste, livraison gratuite' }, { title: 'New!' }],
  'title-capitals': [{ title: 'FUNDYJACKET' }],
  markup: [{ description: '<b>Dry</b>' }, { description: 'Dry &amp; warm' }],
  'colour-form': [{ color: '#00ff00' }, { color: '12' }, { color: 'a/b/c/d' }],
  'highlight-count': [{ product_highlight: ['One'] }],
  'seller-form': [{ external_seller_id: 'Gull Island' }],
  'id-twice': [{}],
  'group-titles': [{}],
  'group-same': [{}],
}
const together: Partial<Record<FeedRule, GoogleItem[]>> = {
  'id-twice': [good, { ...good, size: 'L' }],
  'group-titles': [good, { ...good, id: 'A-L', size: 'L', title: 'Another Jacket – Saltspray, Moss, L' }],
  'group-same': [good, { ...good, id: 'A-X' }],
}

test.each(feedRules.flatMap((rule) => bad[rule].map((change) => [rule, change] as const)))('%s: %j', (rule, change) =>
  expect(rulesOf(...(together[rule] ?? [{ ...good, ...change }]))).toContain(rule),
)
