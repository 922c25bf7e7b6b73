import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { WishlistView } from './wishlist-view.tsx'

test.each([
  ['en', 0, undefined],
  ['en', 1, '1 product from this browser didn’t fit: your wishlist holds 200.'],
  ['en', 58, '58 products from this browser didn’t fit: your wishlist holds 200.'],
  ['fr', 0, undefined],
  ['fr', 1, '1 produit de ce navigateur n’a pas trouvé place\u00a0: votre liste de souhaits en contient 200.'],
  ['fr', 58, '58 produits de ce navigateur n’ont pas trouvé place\u00a0: votre liste de souhaits en contient 200.'],
] as const)('in %s, a list for which %i wishes were too many says so: %s', (locale, left, words) => {
  overwriteGetLocale(() => locale)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WishlistView wishes={[]} left={left} />
    </MemoryRouter>,
  )
  if (words) expect(html).toMatch(new RegExp(`role="status".*${words}`))
  else expect(html).not.toContain('role="status"')
})
