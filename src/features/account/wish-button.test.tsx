// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const answers: Response[] = []
const sent: unknown[] = []
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ signedIn: true, name: 'Anna', wishes: ['5101-204'] })
    sent.push(JSON.parse(String(init.body)))
    return answers.shift() ?? Response.json({ ok: true })
  })
})
afterEach(() => {
  sent.length = 0
  for (const name of ['wishlist', 'account']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

/** There is one list per document: each test starts with a new one, and its own copy of React. */
async function show(productId: string) {
  const { act, createElement } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const { overwriteGetLocale } = await import('../../paraglide/runtime.js')
  const { WishHeart } = await import('./wish-button.tsx')
  overwriteGetLocale(() => 'en')
  document.body.innerHTML = '<div></div>'
  await act(async () =>
    createRoot(document.querySelector('div')!).render(createElement(WishHeart, { productId, title: 'Trail tent' })),
  )
  const heart = document.querySelector('button')!
  expect(heart.getAttribute('aria-label')).toBe('Wishlist: Trail tent')
  return {
    isPressed: () => heart.getAttribute('aria-pressed') === 'true',
    click: () => act(async () => heart.click()),
    alertText: () => document.querySelector('[role=alert]')?.textContent,
  }
}

test('a guest’s wish is in the cookie by the time the press is over', async () => {
  const { isPressed, click } = await show('5102-100')
  expect(isPressed()).toBe(false)
  const pressed = click()
  expect(document.cookie).toContain('wishlist=5102-100')
  await pressed
  expect(isPressed()).toBe(true)
  await click()
  await expect.poll(() => document.cookie).not.toContain('5102-100')
  expect(sent).toEqual([])
})

test('whoever signed out in another tab sees no wish of the account', async () => {
  document.cookie = 'account=in; Path=/'
  const { isPressed } = await show('5101-204')
  await expect.poll(isPressed).toBe(true)
  document.cookie = 'account=; Max-Age=0; Path=/'
  const { act } = await import('react')
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect(isPressed()).toBe(false)
})

test('a customer’s wishes are loaded from and saved to the account; a failed save is undone and announced', async () => {
  document.cookie = 'account=in; Path=/'
  const { isPressed, click, alertText } = await show('5101-204')
  await expect.poll(isPressed).toBe(true)
  answers.push(Response.json({ ok: false, reason: 'signed-out' }, { status: 401 }))
  await click()
  await expect.poll(alertText).toContain('couldn’t update your wishlist')
  expect(isPressed()).toBe(true)
  await click()
  await expect.poll(alertText).toBeUndefined()
  expect(isPressed()).toBe(false)
  expect(sent).toMatchObject([{ intent: 'unwish', product: '5101-204' }, { intent: 'unwish' }])
})

test('a list that is full says so, and stays what it is', async () => {
  document.cookie = 'account=in; Path=/'
  const { isPressed, click, alertText } = await show('5102-100')
  answers.push(Response.json({ ok: false, reason: 'wishes-full' }, { status: 400 }))
  await click()
  await expect.poll(alertText).toContain('200 products')
  expect(isPressed()).toBe(false)
})

test('a guest’s full list drops nothing for another wish', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `5101-${100 + at}`).join('.')
  document.cookie = `wishlist=${many}; Path=/`
  const { isPressed, click, alertText } = await show('5102-100')
  await click()
  await expect.poll(alertText).toContain('60 products')
  expect([isPressed(), document.cookie.includes(`wishlist=${many}`)]).toEqual([false, true])
})

test('a cookie that cannot be read is an empty list, and is replaced', async () => {
  document.cookie = 'wishlist=%E0%A4; Path=/'
  const { isPressed, click } = await show('5102-100')
  await click()
  expect(isPressed()).toBe(true)
  expect(document.cookie).toContain('wishlist=5102-100')
})

// What it does to a label or a mark is not spoken by every screen reader.
test.each([
  ['en', 'Added to your wishlist', 'Removed from your wishlist'],
  ['fr', 'Ajouté à votre liste de souhaits', 'Retiré de votre liste de souhaits'],
] as const)(
  '%s: a press is announced, again for the next product, and not where it failed',
  async (locale, added, removed) => {
    const { act, createElement } = await import('react')
    const { createRoot } = await import('react-dom/client')
    const { overwriteGetLocale } = await import('../../paraglide/runtime.js')
    const { Announcements } = await import('../../ui/announcements.tsx')
    const { WishButton, WishHeart } = await import('./wish-button.tsx')
    overwriteGetLocale(() => locale)
    document.body.innerHTML = '<div></div>'
    const page = [
      createElement(WishButton, { key: 1, productId: '5102-100', locale }),
      createElement(WishHeart, { key: 2, productId: '5101-204', title: 'Trail tent' }),
      createElement(Announcements, { key: 3 }),
    ]
    await act(async () => createRoot(document.querySelector('div')!).render(page))
    const [button, heart] = document.querySelectorAll('button')
    const press = (one: HTMLElement | undefined) => act(async () => one?.click())
    const announced = () => document.querySelector('[role=status]')!
    expect(announced().textContent).toBe('')
    await press(button)
    expect([announced().textContent, button?.hasAttribute('aria-pressed')]).toEqual([added, false])
    const before = announced().firstChild
    await press(heart)
    expect([announced().textContent, heart?.ariaPressed]).toEqual([added, 'true'])
    expect(announced().firstChild).not.toBe(before)
    await press(heart)
    expect(announced().textContent).toBe(removed)
    document.cookie = `wishlist=${Array.from({ length: 60 }, (_, at) => `5101-${100 + at}`).join('.')}; Path=/`
    await press(heart)
    expect(announced().textContent).toBe(removed)
  },
)
