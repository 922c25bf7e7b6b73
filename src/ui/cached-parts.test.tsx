import { renderToStringAsync } from 'preact-render-to-string'
import { createContext, useContext, useId, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { CachedMarkup, cachedMarkup } from './cached-markup.tsx'
import { cachedParts } from './cached-parts.tsx'
import { latePart, RenderedParts } from './late-part.tsx'

const Season = createContext('summer')
const drawn = vi.fn()

function Words({ word, onSelect }: { word: string; onSelect?(): void }) {
  drawn(word)
  const id = useId()
  return (
    <p id={id} onClick={onSelect}>
      {word} in {useContext(Season)} &amp; snow
    </p>
  )
}
const Cached = cachedMarkup('words', Words, ({ word }) => [word])

function shop() {
  const cache = new Map<string, { html: string; late: readonly string[] }>()
  return async (page: ReactNode, language = 'en') => {
    drawn.mockClear()
    const late = new Set<string>()
    const html = await renderToStringAsync(
      <RenderedParts value={late}>
        <CachedMarkup value={cachedParts(cache, language, late)}>{page}</CachedMarkup>
      </RenderedParts>,
    )
    return { html, late: [...late], drawn: drawn.mock.calls.flat() }
  }
}

test('a part is rendered once for all pages that show the same, in each language', async () => {
  const render = shop()
  const first = await render(<Cached word="tent" onSelect={() => {}} />)
  expect(first.drawn).toEqual(['tent'])
  expect(first.html).toContain('tent in summer &amp; snow</p>')
  expect(await render(<Cached word="tent" />)).toEqual({ ...first, drawn: [] })
  expect((await render(<Cached word="boot" />)).drawn).toEqual(['boot'])
  expect((await render(<Cached word="tent" />, 'fr')).drawn).toEqual(['tent'])
})

test('it is what the page around it makes it, in its place', async () => {
  const { html } = await shop()(
    <Season value="winter">
      <b>
        <Cached word="tent" />
      </b>
    </Season>,
  )
  expect(html).toMatch(/^<b><p id="[\w-]+">tent in winter &amp; snow<\/p><\/b>$/)
})

test('ids are those of no other part, and the same each time', async () => {
  const page = (
    <div>
      <Words word="own" />
      <Cached word="tent" />
      <Cached word="boot" />
    </div>
  )
  const idsOf = (html: string) => [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
  const ids = idsOf((await shop()(page)).html)
  expect(new Set(ids).size).toBe(3)
  expect(idsOf((await shop()(page)).html)).toEqual(ids)
})

test('late parts in it are named, also where it comes from the cache; one that is not loaded yet is not cached', async () => {
  const Late = latePart('late-words', async () => Words)
  const Around = cachedMarkup(
    'around',
    () => <Late word="lamp" />,
    () => [],
  )
  const render = shop()
  const loading = await render(<Around />)
  expect(loading.html).toContain('lamp in summer')
  const loaded = await render(<Around />)
  const known = await render(<Around />)
  expect([loaded.drawn, known.drawn]).toEqual([['lamp'], []])
  expect([loading.late, loaded.late, known.late]).toEqual([['late-words'], ['late-words'], ['late-words']])
})

test('without a cache it is drawn as any other', async () => {
  const page = () => renderToStringAsync(<Cached word="tent" />)
  expect(await page()).toBe(await page())
  expect(drawn).toHaveBeenCalledTimes(2)
})
