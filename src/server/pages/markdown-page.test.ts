import { expect, test } from 'vitest'
import { markdownOf } from './markdown-page.ts'

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  sku: '5107-232',
  offers: { price: '69.95', availability: 'https://schema.org/InStock' },
}
const page = `<html><head><script type="application/ld+json">${JSON.stringify(product)}</script></head><body>
<header><a href="/en">Portage</a></header>
<main id="content"><nav><a href="/en">Home</a></nav><h1>Lakehead &amp; Fleece</h1>
<p>Warm, <strong>light</strong>. <a href="/en/brands/portage"> Portage </a></p>
<form><label>Size S<input type="radio"></label><button>Add to cart</button></form>
<img src="/media/a.jpg" alt="Green fleece"><img src="/x.jpg" alt=""><svg><title>x</title></svg>
<ul><li>Full zipper</li><li><button>More</button></li></ul>
<h2>Delivery</h2><p><span>Express</span><span>$18.00</span><span><span aria-hidden="true">2–3</span><span class="sr-only">2 to 3 days</span></span></p><script>alert(1)</script></main><footer>End</footer></body></html>`

test('a page in Markdown: what its main part says, whole addresses, and the variants', () => {
  const text = markdownOf(page, { address: 'https://portage.example/en/product/5107-232/x', locale: 'en' })
  expect(text).toBe(`# Lakehead & Fleece

Warm, **light**. [Portage](https://portage.example/en/brands/portage)

![Green fleece](https://portage.example/media/a.jpg)

-   Full zipper

## Prices and availability

| SKU | Colour | Size | Price | Availability |
| --- | --- | --- | --- | --- |
| 5107-232 |  |  | $69.95 | In stock |

## Delivery

Express $18.00 2 to 3 days

<https://portage.example/en/product/5107-232/x>
`)
})

test('what stands in the place of a page that is not there, without the title of its window', () => {
  const missing = '<main><title>Not found | Portage</title><h1>We lost the trail</h1><a href="/en">Home</a></main>'
  expect(markdownOf(missing, { address: 'https://portage.example/en/x', locale: 'en' })).toBe(
    '# We lost the trail\n\n[Home](https://portage.example/en)\n\n<https://portage.example/en/x>\n',
  )
})

test('a page without a main part says its address only', () =>
  expect(markdownOf('<p>x</p>', { address: 'https://portage.example/fr', locale: 'fr' })).toBe(
    '<https://portage.example/fr>\n',
  ))
