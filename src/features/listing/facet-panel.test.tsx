// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { ratingValues } from '../../domain/catalog/listing.ts'
import { m } from '../../paraglide/messages.js'
import { FacetPanel } from './facet-panel.tsx'

/** The links of the ratings, by their words with the count. */
function ratings(search: string, counts: Record<string, number>) {
  const query = parseListingQuery(new URLSearchParams(search))
  const facets = { category: [], gender: [], brand: [], colour: [], size: [], activity: [] }
  document.body.innerHTML = renderToString(
    <MemoryRouter>
      <FacetPanel
        place={{ path: '/en/products/tents' }}
        page={{ query, total: 20, facets: { ...facets, rating: ratingValues(counts, query.rating) } }}
      />
    </MemoryRouter>,
  )
  const all = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  return Object.fromEntries(all.filter(([text]) => /\d/.test(text ?? '')))
}

test('one rating at a time; the one that is chosen is taken back, and nothing is offered where nobody said anything', () => {
  const text = (stars: number, count: number) => `${m.facet_rating_least({ stars })}(${count})`
  const counts = { '4.5': 7, '3.2': 2, '1.9': 3 }
  expect(ratings('activity=yoga&page=2', counts)).toEqual({
    [text(4, 7)]: '/en/products/tents?activity=yoga&rating=4',
    [text(3, 9)]: '/en/products/tents?activity=yoga&rating=3',
  })
  expect(ratings('rating=3', counts)).toEqual({
    [text(4, 7)]: '/en/products/tents?rating=4',
    [text(3, 9)]: '/en/products/tents',
  })
  expect(ratings('', {})).toEqual({})
  expect(ratings('rating=4', {})).toEqual({
    [text(4, 0)]: '/en/products/tents',
    [text(3, 0)]: '/en/products/tents?rating=3',
  })
})

test('on a small screen and beside few products a group is folded, unless something of it is chosen; women and men are at hand', () => {
  const value = (key: string, chosen = false) => ({ key, name: key, count: 3, chosen })
  const open = (total: number, isSmall: boolean) => {
    const facets = {
      category: [],
      gender: [value('women'), value('men')],
      brand: [value('portage'), value('saltspray')],
      colour: [value('red', true), value('blue')],
      size: [],
      activity: [],
      rating: ratingValues({ '4.5': 7 }, undefined),
    }
    document.body.innerHTML = renderToString(
      <MemoryRouter>
        <FacetPanel
          place={{ path: '/en/products/tents' }}
          page={{ query: parseListingQuery(new URLSearchParams('colour=red')), facets, total }}
          isSmall={isSmall}
        />
      </MemoryRouter>,
    )
    return [...document.querySelectorAll('details')].map((group) => [
      group.querySelector('summary')?.textContent,
      group.open,
    ])
  }
  const folded = [
    [m.facet_gender(), true],
    [m.facet_colour(), true],
    [m.facet_brand(), false],
    [m.facet_rating(), false],
  ]
  expect(open(9, true)).toEqual(folded)
  expect(open(8, false)).toEqual(folded)
  expect(open(9, false).every(([, isOpen]) => isOpen)).toBe(true)
})
