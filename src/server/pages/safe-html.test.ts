import { expect, test } from 'vitest'
import { embedHtml, formHtml, inlineText, richText } from './safe-html.ts'

// acceptance 62: headings included, links with the locale prefix
test('renders headings, lists and links of the shop', () => {
  expect(richText('## Fit\n\n- [Tents](/products/camping-and-hiking)\n', 'en')).toBe(
    '<h2>Fit</h2>\n<ul>\n<li><a href="/en/products/camping-and-hiking">Tents</a></li>\n</ul>\n',
  )
  expect(inlineText('Voir [les tentes](/produits/camping-et-randonnee)', 'fr')).toContain(
    'href="/fr/produits/camping-et-randonnee"',
  )
})

// Each is in the hint below the fields.
test.each([
  ['**bold**', '<p><strong>bold</strong></p>'],
  ['*italic*', '<p><em>italic</em></p>'],
  ['## Heading', '<h2>Heading</h2>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
  ['[our stores](/stores)', '<p><a href="/en/stores">our stores</a></p>'],
  ['[sizes](#shoe-sizes)', '<p><a href="#shoe-sizes">sizes</a></p>'],
])('Markdown as its hint teaches it, %j', (markdown, html) => expect(richText(markdown, 'en').trim()).toBe(html))

test('a title inside the copy is not a second h1', () => expect(richText('# Title', 'en')).toBe('<h2>Title</h2>\n'))

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
])('lets nothing of %s run', (payload) =>
  expect(richText(payload, 'en')).not.toMatch(/script|on\w+=|evil|style=|<svg|<iframe|<form|<img/i),
)

test('an outside link is preserved and does not hand over the window', () =>
  expect(inlineText('[Parks](https://parks.canada.ca)', 'en')).toBe(
    '<a href="https://parks.canada.ca" rel="noopener">Parks</a>',
  ))

// acceptance 66, 101
test('an embed retains only the player of a known site, in a sandbox and under its title', () => {
  const html = embedHtml(
    '<blockquote>Watch <a href="https://x.example">here</a></blockquote><iframe width="560" height="315" src="//player.vimeo.com/video/1?h=2&amp;dnt=1" onload="x()" srcdoc="y"></iframe><script src="https://x.example"></script>',
    'By “canoe”',
    'en',
  )
  expect(html).toMatch(
    /^<iframe src="https:\/\/player\.vimeo\.com\/video\/1\?h=2&amp;dnt=1&amp;autoplay=1&amp;playsinline=1" title="By “canoe”" width="560" height="315" sandbox="allow-scripts [^"]*" allow="[^"]*" allowfullscreen(="")? referrerpolicy="[^"]*"><\/iframe>$/,
  )
  expect(html).not.toMatch(/allow-top-navigation/)
})

test.each([
  '<iframe src="https://evil.example"></iframe>',
  '<iframe src="http://player.vimeo.com/video/1"></iframe>',
  '<script src="https://player.vimeo.com/api/player.js"></script>',
  'words',
  '',
])('an embed without such a player is dropped: %s', (html) => expect(embedHtml(html, 'T', 'en')).toBeUndefined())

// acceptance 69, 100
test('a form retains its controls and its action on a listed host', () => {
  const html = formHtml(
    '<form name="cookie" id="f" action="https://formspree.io/f/abc" method="POST" onsubmit="x()"><label for="email">E-mail</label><input id="email" type="email" name="email" required placeholder="you@example.com" style="x" autofocus><select name="s"><option value="1" selected>One</option></select><textarea name="t" rows="3">Hello</textarea><button formaction="javascript:x()">Send</button></form><script>x()</script>',
  )
  expect(html).toBe(
    '<form action="https://formspree.io/f/abc" method="post" target="_blank" rel="noopener"><label for="form-email">E-mail</label><input type="email" name="email" required placeholder="you@example.com" id="form-email" /><select name="s"><option value="1" selected>One</option></select><textarea name="t" rows="3">Hello</textarea><button>Send</button></form>',
  )
})

test.each([
  '<form action="https://evil.example/f"><input name="a"></form>',
  '<form action="http://formspree.io/f"><input name="a"></form>',
  '<form action="/en/cart"><input name="a"></form>',
  '<form><input name="a"></form>',
  '<input name="a">',
  '<script>x()</script>',
])('no form is left of %s', (html) => expect(formHtml(html)).toBeUndefined())

test('password and file inputs are removed', () =>
  expect(
    formHtml(
      '<form action="https://formspree.io/f"><input type="Password" name="p"><input type=file name="f"><input name="a"></form>',
    ),
  ).toMatch(/^<form[^>]*><input name="a" \/><\/form>$/))
