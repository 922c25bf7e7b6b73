import fc from 'fast-check'
import { expect, test } from 'vitest'
import { privateEmbedHtml, privateVideoUrl } from './video-privacy.ts'

const vimeo = 'https://player.vimeo.com/video/76979871'

// acceptance 145
test.each([
  ['no parameter', vimeo, `${vimeo}?dnt=1`],
  [
    'other parameters stay as they are',
    `${vimeo}?h=8272103f6e&title=0&color=%23fff`,
    `${vimeo}?h=8272103f6e&title=0&color=%23fff&dnt=1`,
  ],
  ['an empty query', `${vimeo}?`, `${vimeo}?dnt=1`],
  ['never twice', `${vimeo}?dnt=1`, `${vimeo}?dnt=1`],
  ['never twice, even from a doubled one', `${vimeo}?dnt=1&h=2&dnt=1`, `${vimeo}?h=2&dnt=1`],
  ['tracking asked for is turned off', `${vimeo}?dnt=0&h=2`, `${vimeo}?h=2&dnt=1`],
  ['a bare dnt', `${vimeo}?dnt`, `${vimeo}?dnt=1`],
  ['another parameter that ends like it', `${vimeo}?xdnt=0&dnts=1`, `${vimeo}?xdnt=0&dnts=1&dnt=1`],
  ['a hash stays behind the query', `${vimeo}#t=30s`, `${vimeo}?dnt=1#t=30s`],
  ['a question mark in the hash', `${vimeo}#a?b`, `${vimeo}?dnt=1#a?b`],
  ['protocol-relative', '//player.vimeo.com/video/1?h=2', '//player.vimeo.com/video/1?h=2&dnt=1'],
  ['escaped as in HTML', `${vimeo}?h=2&amp;title=0`, `${vimeo}?h=2&title=0&dnt=1`],
  ['a player of our own', '/videos/player?id=1', '/videos/player?id=1&dnt=1'],
])('%s (acceptance 145)', (_, url, expected) => expect(privateVideoUrl(url, false)).toBe(expected))

const moved = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'

// acceptance 147
test.each([
  ['https://www.youtube.com/embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  ['http://youtube.com/embed/M7lc1UVf-VE?rel=0&start=30', `${moved}?rel=0&start=30&dnt=1`],
  ['//www.youtube.com/embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  ['HTTPS://WWW.YouTube.com/embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  ['https://m.youtube.com/embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  ['https://www.youtube.com:443/embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  ['https://www.youtube.com./embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  ['https://x@www.youtube.com/embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  [' https://www.you\ntube.com/embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  ['https://youtube-nocookie.com/embed/M7lc1UVf-VE', `${moved}?dnt=1`],
  [`${moved}?dnt=1`, `${moved}?dnt=1`],
  ['https://youtu.be/M7lc1UVf-VE?si=x', `${moved}?si=x&dnt=1`],
  ['https://www.youtube.com/watch?list=PL1&v=M7lc1UVf-VE', `${moved}?list=PL1&dnt=1`],
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE&t=42s', `${moved}?start=42&dnt=1`],
  ['https://youtu.be/M7lc1UVf-VE?t=1h2m3s', `${moved}?start=3723&dnt=1`],
  ['https://www.youtube.com/shorts/M7lc1UVf-VE', `${moved}?dnt=1`],
  ['https://www.youtube.com/live/M7lc1UVf-VE', `${moved}?dnt=1`],
  [
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1&dnt=1',
  ],
])('YouTube moves: %s → %s (acceptance 147)', (url, expected) => expect(privateVideoUrl(url, false)).toBe(expected))

test.each([
  'https://youtube.com.example.net/embed/x',
  'https://notyoutube.com/embed/x',
  'https://www.youtube.com@example.net/x',
  'https://example.net/www.youtube.com',
])('%s is not YouTube', (url) => expect(privateVideoUrl(url, false)).toBe(`${url}?dnt=1`))

test.each(['', 'about:blank', 'data:text/html,x', 'javascript:void(0)', 'blob:https://x/1', '#t', '?x=1'])(
  '"%s" asks no player and stays',
  (url) => expect(privateVideoUrl(url, false)).toBe(url),
)

test('with C0002 granted nothing changes (acceptance 146)', () => {
  for (const url of [vimeo, 'https://www.youtube.com/embed/x', `${vimeo}?a&amp;b`]) {
    expect(privateVideoUrl(url, true)).toBe(url)
    expect(privateEmbedHtml(`<iframe src='${url}'></iframe>`, true)).toBe(`<iframe src='${url}'></iframe>`)
  }
})

// acceptance 145: inside `mediaembed.html`
test.each([
  [
    'as Vimeo writes it',
    '<iframe src="https://player.vimeo.com/video/1?app_id=122963&amp;h=2" width="640" height="360" allowfullscreen title="Tents"></iframe>',
    '<iframe src="https://player.vimeo.com/video/1?app_id=122963&amp;h=2&amp;dnt=1" width="640" height="360" allowfullscreen title="Tents"></iframe>',
  ],
  [
    'as YouTube writes it',
    '<iframe width="200" src="https://www.youtube.com/embed/abc?feature=oembed" allow="autoplay; encrypted-media"></iframe>',
    '<iframe width="200" src="https://www.youtube-nocookie.com/embed/abc?feature=oembed&amp;dnt=1" allow="autoplay; encrypted-media"></iframe>',
  ],
  [
    'bare ampersands',
    '<iframe src="//player.vimeo.com/video/1?a=1&b=2"></iframe>',
    '<iframe src="//player.vimeo.com/video/1?a=1&amp;b=2&amp;dnt=1"></iframe>',
  ],
  [
    'single quotes, capitals, line breaks',
    "<IFRAME\n SRC = 'https://player.vimeo.com/video/1'></IFRAME>",
    '<IFRAME\n SRC = "https://player.vimeo.com/video/1?dnt=1"></IFRAME>',
  ],
  [
    'no quotes',
    '<iframe src=https://player.vimeo.com/video/1 height=2></iframe>',
    '<iframe src="https://player.vimeo.com/video/1?dnt=1" height=2></iframe>',
  ],
  [
    'a numeric reference',
    '<iframe src="https://player.vimeo.com/video/1?a=1&#38;b=2"></iframe>',
    '<iframe src="https://player.vimeo.com/video/1?a=1&amp;b=2&amp;dnt=1"></iframe>',
  ],
  [
    'loaded later',
    '<iframe data-src="https://player.vimeo.com/video/1"></iframe>',
    '<iframe data-src="https://player.vimeo.com/video/1?dnt=1"></iframe>',
  ],
  [
    'two of them in other markup',
    '<p>src="https://vimeo.com/1"</p><iframe src="https://a.example/1"></iframe><img src="https://a.example/i.png"><iframe src="https://b.example/2"></iframe>',
    '<p>src="https://vimeo.com/1"</p><iframe src="https://a.example/1?dnt=1"></iframe><img src="https://a.example/i.png"><iframe src="https://b.example/2?dnt=1"></iframe>',
  ],
  [
    'a title that looks like an attribute, or contains a bracket',
    '<iframe title=\'a src="https://x.example/1" > b\' src="https://y.example/2"></iframe>',
    '<iframe title=\'a src="https://x.example/1" > b\' src="https://y.example/2?dnt=1"></iframe>',
  ],
  [
    'no iframe',
    '<blockquote>https://www.youtube.com/embed/x</blockquote>',
    '<blockquote>https://www.youtube.com/embed/x</blockquote>',
  ],
])('in HTML: %s (acceptance 145)', (_, html, expected) => {
  expect(privateEmbedHtml(html, false)).toBe(expected)
  expect(privateEmbedHtml(expected, false)).toBe(expected)
})

const anyUrl = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string(),
  fc
    .tuple(fc.constantFrom('https://www.youtube.com', '//youtu.be', vimeo), fc.string())
    .map((parts) => parts.join('/')),
)

test('doing it twice is doing it once, for URLs and in HTML', () =>
  fc.assert(
    fc.property(anyUrl, (url) => {
      const once = privateVideoUrl(url, false)
      expect(privateVideoUrl(once, false)).toBe(once)
      const html = privateEmbedHtml(`<iframe src="${url.replace(/["<>]/g, '')}"></iframe>`, false)
      expect(privateEmbedHtml(html, false)).toBe(html)
    }),
    { numRuns: 1000 },
  ))

test('a web URL ends up with exactly one dnt=1, and preserves the rest of its query (acceptance 145)', () =>
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }).filter((url) => !url.includes('&amp;')),
      (url) => {
        const [before, after] = [new URL(url), new URL(privateVideoUrl(url, false))]
        expect(after.searchParams.getAll('dnt')).toEqual(['1'])
        after.searchParams.delete('dnt')
        before.searchParams.delete('dnt')
        expect([...after.searchParams].filter(([name]) => name)).toEqual(
          [...before.searchParams].filter(([name]) => name),
        )
        expect([after.host, after.pathname, after.hash]).toEqual([before.host, before.pathname, before.hash])
      },
    ),
  ))
