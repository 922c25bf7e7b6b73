import { expect, test } from 'vitest'
import { tsvWriter, xmlWriter } from './feed-text.ts'

const item = {
  id: 'A',
  title: 'Toques & <mitts>\u0007',
  size: undefined,
  highlight: ['Warm, dry', 'Light'],
  shipping: [{ country: 'CA', price: '10.00 CAD' }],
  detail: [{ name: 'Size: all', value: '5" wide' }],
}

test('as XML, what it has is escaped, and groups are nested', () => {
  const {
    start,
    item: write,
    end,
  } = xmlWriter({ title: 'Portage', link: 'https://portage.example/en', description: 'A & B' })
  expect(start).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Portage</title>')
  expect(start).toContain('<description>A &amp; B</description>')
  expect(write(item)).toBe(
    '<item><g:id>A</g:id><g:title>Toques &amp; &lt;mitts&gt;</g:title><g:highlight>Warm, dry</g:highlight><g:highlight>Light</g:highlight>' +
      '<g:shipping><g:country>CA</g:country><g:price>10.00 CAD</g:price></g:shipping>' +
      '<g:detail><g:name>Size: all</g:name><g:value>5" wide</g:value></g:detail></item>\n',
  )
  expect(end).toBe('</channel></rss>\n')
})

test('as a table, lists are separated by commas, and what contains one is in quotes', () => {
  const {
    start,
    item: write,
    end,
  } = tsvWriter([
    { name: 'id' },
    { name: 'size' },
    { name: 'highlight', isList: true },
    { name: 'shipping', parts: ['country', 'region', 'price'] },
    { name: 'detail', parts: ['name', 'value'] },
  ])
  expect(start).toBe('id\tsize\thighlight\tshipping(country:region:price)\tdetail(name:value)\n')
  expect(write(item)).toBe('A\t\t"Warm, dry",Light\tCA::10.00 CAD\t"Size: all":"5"" wide"\n')
  expect(write({ id: 'a\tb\nc' })).toBe('a b c\t\t\t\t\n')
  expect(end).toBe('')
})
