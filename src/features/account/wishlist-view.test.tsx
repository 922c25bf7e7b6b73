import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
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
      <WishlistView wishes={[]} missing={[]} left={left} />
    </MemoryRouter>,
  )
  if (words) expect(html).toMatch(new RegExp(`role="status".*${words}`))
  else expect(html).not.toContain('role="status"')
})

test.each([
  ['en', 'Anyone with this link can see your first name and this list:'],
  ['fr', 'Toute personne qui a ce lien voit votre prénom et cette liste\u00a0:'],
] as const)('in %s, the link to the list is in a field that can be copied from without a script', (locale, label) => {
  overwriteGetLocale(() => locale)
  const link = 'https://portage.example/en/wishlist/abc'
  const element = <WishlistView wishes={[]} missing={[]} link={link} left={0} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html).toContain(label)
  expect(html).toMatch(new RegExp(`<input(?=[^>]* readonly)(?=[^>]* value="${link}")[^>]*>`, 'i'))
})

test.each([
  ['en', ['5101-204'], '1 product on this list isn’t offered right now.', 'Remove it from the list'],
  ['fr', ['5101-204'], '1 produit de cette liste n’est pas offert en ce moment.', 'Le retirer de la liste'],
  ['fr', ['5101-204', '5102-100'], '2 produits de cette liste ne sont pas offerts en ce moment.', 'Les retirer de la'],
] as const)('in %s, a list with %j, which the shop does not offer now, says so and can lose them', (...shown) => {
  const [locale, missing, words, remove] = shown
  overwriteGetLocale(() => locale)
  const element = <WishlistView wishes={[]} missing={missing} left={0} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  for (const part of [words, remove, `value="${missing.join('.')}"`]) expect(html).toContain(part)
  expect(html).not.toContain(locale === 'en' ? 'Nothing on your list' : 'Rien dans votre liste')
})
