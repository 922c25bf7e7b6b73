import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '../domain/paths.ts'
import { pageContext, visitorContext, type PageContext, type VisitorContext } from '../server/pages/context.ts'
import { action as writeAccount } from './account.tsx'
import { loader } from './login.tsx'

/** What a page of the router is given by a shop with these pages, for such a shopper. */
function argsAt<Args>(url: URL, { step, visitor, pages = {}, form }: Given): Args {
  const context = new RouterContextProvider()
  context.set(visitorContext, { customer: async () => undefined, ...visitor } as unknown as VisitorContext)
  const shop = { contentPage: async (_locale: string, slug: string) => pages[slug] }
  context.set(pageContext, { shop, tag: () => {} } as unknown as PageContext)
  const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) })
  return { request, url, params: { step }, context } as unknown as Args
}
type Given = {
  step?: string | undefined
  visitor?: object
  pages?: Record<string, unknown>
  form?: Record<string, string>
}

const shownAt = (address: string, step?: string, pages?: Record<string, unknown>) =>
  loader(
    argsAt<Parameters<typeof loader>[0]>(new URL(address, 'https://portage.example'), {
      step,
      ...(pages && { pages }),
    }),
  )

// acceptance 29: the way back is in the language that the shopper chose last
test.each([
  ['/en/login?to=%2Fen%2Faccount%2Forders', undefined, '/fr/connexion?to=%2Ffr%2Fcompte%2Fcommandes'],
  [
    '/en/login/register?to=%2Fen%2Fcheckout%2Fcontact',
    'register',
    '/fr/connexion/inscription?to=%2Ffr%2Fpaiement%2Fcoordonnees',
  ],
  ['/en/login/new-password?token=abc', 'new-password', '/fr/connexion/nouveau-mot-de-passe?token=abc'],
  ['/en/login', undefined, '/fr/connexion'],
])('from %s French is at %3$s', async (address, step, fr) => expect((await shownAt(address, step)).path.fr).toBe(fr))

test('after the account is deleted, or left, the page says so', async () => {
  expect((await shownAt(paths.accountDeleted('en'))).answer).toEqual({ ok: true, notice: 'account-deleted' })
  expect((await shownAt(paths.signedOut('en'))).answer).toEqual({ ok: true, notice: 'signed-out' })
  expect((await shownAt(paths.login('en'))).answer).toBeUndefined()
})

test('whoever was signed out elsewhere before saving reads so, and is led back', async () => {
  const url = new URL('https://portage.example/fr/compte/adresses')
  const visitor = { account: async () => ({ ok: false, reason: 'signed-out' }) }
  const args = argsAt<Parameters<typeof writeAccount>[0]>(url, { visitor, form: { intent: 'address' } })
  const answer = await writeAccount(args)
  const to = answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
  expect(await shownAt(to)).toMatchObject({ to: url.pathname, answer: { ok: false, reason: 'signed-out' } })
})

test.each([
  [{}, undefined],
  [{ privacy: { title: 'Privacy' } }, '/en/explore/privacy'],
  [{ privacy: { movedTo: '/en/explore/privacy-policy' } }, '/en/explore/privacy-policy'],
])('where a shop has the pages %j, its privacy policy is at %s', async (pages, at) =>
  expect((await shownAt(paths.login('en', 'register'), 'register', pages)).privacy).toBe(at),
)
