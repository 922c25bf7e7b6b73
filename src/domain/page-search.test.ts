import { expect, test } from 'vitest'
import { campaignSearch, pageSearch } from './page-search.ts'
import type { PageName } from './paths.ts'
import { withSearch } from './search-text.ts'

test.each<[PageName, string, string]>([
  ['listing', 'gender=men&brand=a&itc=1&page=2', '?gender=hommes&brand=a&page=2'],
  ['category', 'filters[custom_fields.Gender][0]=Women', '?gender=femmes'],
  ['search', 'q=sac à dos&stock=in', '?q=sac%20%C3%A0%20dos&stock=in'],
  ['search', 'q=x&activity=hiking,zzz&colour=green', '?q=x&colour=vert&activity=randonnee,zzz'],
  ['product', 'size=m&colour=plum&utm_source=x', '?colour=plum&size=m'],
  ['home', 'page=2', ''],
])('%s understands of %s, in French, %s', (page, search, understood) =>
  expect(pageSearch(page, new URLSearchParams(search), 'fr')).toBe(understood),
)

test.each<[PageName | undefined, string, string]>([
  ['listing', '?gender=hommes&itc=a&page=2&utm_source=news', '?itc=a&utm_source=news'],
  ['listing', '?filters%5Bcustom_fields.Gender%5D%5B0%5D=x&gclid=5', '?gclid=5'],
  ['product', '?colour=red&itc=1&page=3', '?itc=1&page=3'],
  ['explore', '?itc=5&a=%FF&%zz=1', '?itc=5&a=%FF&%zz=1'],
  ['explore', '?_routes=explore.fr&itc=5', '?itc=5'],
  [undefined, '', ''],
])('%s does not read of %s: %s (acceptance 27)', (page, search, rest) =>
  expect(campaignSearch(page, search)).toBe(rest),
)

test.each([
  ['/en/new', '?a=1', '/en/new?a=1'],
  ['/en/new?x=1', '?x=2&a=1', '/en/new?x=1&a=1'],
  ['/en/new#top', '?a=1', '/en/new?a=1#top'],
  ['/en/new?x=1#top', '', '/en/new?x=1#top'],
  ['https://elsewhere.example/', '?a=%20', 'https://elsewhere.example/?a=%20'],
])('%s with %s is %s', (address, search, whole) => expect(withSearch(address, search)).toBe(whole))
