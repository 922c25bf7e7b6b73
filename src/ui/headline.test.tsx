import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Headline } from './headline.tsx'

test.each([
  ['Une garde-robe plus chaude', 'Une <span class="whitespace-nowrap">garde-robe</span> plus chaude'],
  ['Garde-robe', '<span class="whitespace-nowrap">Garde-robe</span>'],
  // Too long for a line, or no compound at all.
  ['Porte-bébés-de-randonnée', 'Porte-bébés-de-randonnée'],
  ['La neige – 2 - 3', 'La neige – 2 - 3'],
])('%s', (words, html) => expect(renderToStaticMarkup(<Headline>{words}</Headline>)).toBe(html))
