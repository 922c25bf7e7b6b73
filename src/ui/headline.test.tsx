import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Headline, ListedTitle } from './headline.tsx'

test.each([
  ['Une garde-robe plus chaude', 'Une <span class="whitespace-nowrap">garde-robe</span> plus chaude'],
  ['Garde-robe', '<span class="whitespace-nowrap">Garde-robe</span>'],
  ['Tether 3-in-1 Cable', 'Tether <span class="whitespace-nowrap">3-in-1</span> Cable'],
  ['Women’s-Cut PFD', '<span class="whitespace-nowrap">Women’s-Cut</span> PFD'],
  // Too long for a line, or no compound at all.
  ['Porte-bébés-de-randonnée', 'Porte-bébés-de-randonnée'],
  ['Trekking-Pole Tent', 'Trekking-Pole Tent'],
  ['La neige – 2 - 3', 'La neige – 2 - 3'],
])('%s', (words, html) => expect(renderToStaticMarkup(<Headline>{words}</Headline>)).toBe(html))

test('in the smaller type of a list a longer compound stays whole', () => {
  expect(renderToStaticMarkup(<ListedTitle>Trekking-Pole Tent</ListedTitle>)).toBe(
    '<span class="whitespace-nowrap">Trekking-Pole</span> Tent',
  )
  expect(renderToStaticMarkup(<ListedTitle>Porte-bébés-de-randonnée</ListedTitle>)).toBe('Porte-bébés-de-randonnée')
})
