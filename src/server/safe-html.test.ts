import { expect, test } from 'vitest'
import { inlineText, richText } from './safe-html.ts'

// acceptance 62: headings included, links with the locale prefix
test('renders headings, lists and links of the shop', () => {
  expect(richText('## Fit\n\n- [Tents](/products/camping-and-hiking)\n', 'en')).toBe('<h2>Fit</h2>\n<ul>\n<li><a href="/en/products/camping-and-hiking">Tents</a></li>\n</ul>\n')
  expect(inlineText('Voir [les tentes](/produits/camping-et-randonnee)', 'fr')).toContain('href="/fr/produits/camping-et-randonnee"')
})

test('a title inside the copy is no second h1', () => expect(richText('# Title', 'en')).toBe('<h2>Title</h2>\n'))

// acceptance 101
test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action="https://evil.example"><input name=a></form>',
])('lets nothing of %s run', (payload) => expect(richText(payload, 'en')).not.toMatch(/script|on\w+=|evil|style=|<svg|<iframe|<form|<img/i))

test('an outside link is kept and does not hand over the window', () => expect(inlineText('[Parks](https://parks.canada.ca)', 'en')).toBe('<a href="https://parks.canada.ca" rel="noopener">Parks</a>'))
