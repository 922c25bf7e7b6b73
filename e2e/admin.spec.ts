import { expect, test, type Page } from '@playwright/test'
import { admin, signInToAdmin, staffRequest } from './support/staff.ts'

/**
 * An editor's change in the real admin, seen in the shop; on PostgreSQL too, with the admin in a process of its own
 * (scripts/test.ts).
 */

const chalk = {
  code: '5171-693',
  title: { en: 'Crushed Climbing Chalk', fr: 'Magnésie concassée' },
  listing: { en: '/en/products/climbing/chalk-and-crash-pads', fr: '/fr/produits/escalade/magnesie-et-matelas' },
}
/** A save is visible within a second; on a machine that is busy with the admin and a browser it may take longer. */
const VISIBLE = { timeout: 15_000, intervals: [100] }

test.describe.configure({ mode: 'serial' })

let editor: Page
/** What the browser refused to run, load or apply. */
const refusals: string[] = []
test.beforeAll(async ({ browser }) => {
  editor = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  editor.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text())
  })
  await signInToAdmin(editor)
})
test.afterAll(() => editor.close())

/** The form opens on the tab that was last used. */
async function openProduct(locale: 'en' | 'fr', tab: 'Content' | 'Variants'): Promise<void> {
  // Not by the list, whose links may still be those of the language before.
  await editor.goto(`${admin}/admin/collections/products/${(await saved(locale)).id}?locale=${locale}`)
  await expect(editor.getByLabel('Code', { exact: false }).first()).toHaveValue(chalk.code)
  // A press on a form that is not alive yet leads nowhere.
  await expect(editor.locator('[data-form-ready="true"]').first()).toBeAttached()
  // A group of the navigation has the same name.
  await editor.getByRole('main').getByRole('button', { name: tab, exact: true }).click()
}

async function publish(): Promise<void> {
  await editor.getByRole('button', { name: 'Publish changes' }).click()
  await expect(editor.getByText(/successfully/i).first()).toBeVisible({ timeout: 15_000 })
}

type Saved = { id: number; title: string; variants: { price: number }[] }

/** The contents of the database, from the admin's own endpoint. */
async function saved(locale: 'en' | 'fr'): Promise<Saved> {
  const answer = await editor.request.get(
    `${admin}/admin/api/products?where[code][equals]=${chalk.code}&locale=${locale}&depth=0`,
  )
  const [product] = ((await answer.json()) as { docs: Saved[] }).docs
  if (!product) throw new Error(`no product ${chalk.code}`)
  return product
}

/**
 * Fills in a field and publishes, until it is saved: a form that still reads its state from the server forgets what
 * was typed before.
 */
async function save(
  locale: 'en' | 'fr',
  tab: 'Content' | 'Variants',
  field: string,
  text: string,
  isSaved: (product: Saved) => boolean,
): Promise<void> {
  await expect(async () => {
    if (isSaved(await saved(locale))) return
    await openProduct(locale, tab)
    const input = editor.locator(`input[name="${field}"]`)
    await input.fill(text)
    await input.blur()
    await publish()
    expect(isSaved(await saved(locale))).toBe(true)
  }).toPass({ timeout: 60_000 })
}

const setPrice = (dollars: string) =>
  save(
    'en',
    'Variants',
    'variants.0.price',
    dollars,
    ({ variants }) => variants[0]?.price === Math.round(Number(dollars) * 100),
  )

/** What a test changed is set back by the admin's endpoint: a form takes as long as the test itself. */
async function setBack(locale: 'en' | 'fr', change: object): Promise<void> {
  const { id } = await saved(locale)
  const staff = await staffRequest()
  const answer = await staff.patch(`/admin/api/products/${id}?locale=${locale}`, {
    data: { _status: 'published', ...change },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await staff.dispose()
}

const setTitle = (locale: 'en' | 'fr', title: string) =>
  save(locale, 'Content', 'title', title, (product) => product.title === title)

test('a price changed in the admin is on the product page and on its listings, in both languages @desktop', async ({
  request,
}) => {
  const textOf = async (path: string) => (await (await request.get(path)).text()).replaceAll('\u00a0', ' ')
  const listed = { en: '$13.45', fr: '13,45 $' }
  // Both pages are cached with the old price before it changes.
  for (const locale of ['en', 'fr'] as const) expect(await textOf(chalk.listing[locale])).toContain(chalk.title[locale])
  await setPrice('13.45')
  for (const locale of ['en', 'fr'] as const) {
    await expect.poll(() => textOf(chalk.listing[locale]), VISIBLE).toContain(listed[locale])
    await expect.poll(() => textOf(`/${locale}/product/${chalk.code}`), VISIBLE).toContain(listed[locale])
  }
  const { variants } = await saved('en')
  await setBack('en', { variants: variants.map((variant) => ({ ...variant, price: 12_95 })) })
  await expect.poll(() => textOf(chalk.listing.en), VISIBLE).not.toContain(listed.en)
})

test('a French title changes the French pages and leaves the English ones @desktop', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const english = await textOf(chalk.listing.en)
  await setTitle('fr', 'Magnésie très concassée')
  await expect.poll(() => textOf(chalk.listing.fr), VISIBLE).toContain('Magnésie très concassée')
  expect(await textOf(chalk.listing.en)).toBe(english)
  await setBack('fr', { title: chalk.title.fr })
  await expect.poll(() => textOf(chalk.listing.fr), VISIBLE).not.toContain('très concassée')
})

test('in a narrow window the crumbs of a long name get shorter, and the account stays in sight @desktop', async () => {
  const full = editor.viewportSize()!
  await openProduct('fr', 'Content')
  await editor.setViewportSize({ width: 390, height: 844 })
  // Some of the shop's names are longer than that of any window.
  await editor.locator('.step-nav__last').evaluate((crumb) => crumb.append(' for a very long climb'))
  await expect(editor.locator('.app-header__account')).toBeInViewport({ ratio: 1 })
  expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await editor.setViewportSize(full)
})

test('a title changed in the admin is found by its new name, on the search page and by the protocol @desktop', async ({
  request,
}) => {
  const [was, now] = [
    { title: chalk.title.en, word: 'crushed' },
    { title: 'Quokka Climbing Chalk', word: 'quokka' },
  ]
  const product = `/en/product/${chalk.code}`
  const page = async (word: string) => (await request.get(`/en/search?q=${word}`)).text()
  const ids = async (index: string, query: string) =>
    (
      (await (await request.get(`/api/search/1/indexes/${index}?query=${query}`)).json()) as {
        hits: { objectID: string }[]
      }
    ).hits.map(({ objectID }) => objectID)
  // Cached without it, the page must not outlive the save.
  expect(await page(now.word)).not.toContain(product)
  await setTitle('en', now.title)
  try {
    await expect.poll(() => ids('products_en', now.word), VISIBLE).toEqual([chalk.code])
    await expect.poll(() => page(now.word), VISIBLE).toContain(product)
    expect(await ids('products_en', was.word)).not.toContain(chalk.code)
    expect(await ids('products_fr', encodeURIComponent(chalk.title.fr))).toContain(chalk.code)
  } finally {
    await setBack('en', { title: was.title })
  }
  await expect.poll(() => ids('products_en', was.word), VISIBLE).toContain(chalk.code)
})

test('what is not a price is refused with words, and nothing changes @desktop', async ({ request }) => {
  await expect(async () => {
    await openProduct('en', 'Variants')
    await editor.locator('input[name="variants.0.price"]').fill('twelve')
    await editor.getByRole('button', { name: 'Publish changes' }).click()
    await expect(editor.getByRole('alert').getByText('Enter an amount from 0')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  expect(await (await request.get(`/en/product/${chalk.code}`)).text()).toContain('$12.95')
})

test('an unpublished page is gone, and back once it is published again @desktop', async ({ request }) => {
  const statusOf = async (locale: 'en' | 'fr') => (await request.get(`/${locale}/product/${chalk.code}`)).status()
  await openProduct('en', 'Content')
  // Payload's menu of a document has no name.
  await editor.locator('.doc-controls__popup button').first().click()
  await editor.getByText('Unpublish', { exact: true }).click()
  await editor.getByRole('button', { name: 'Confirm', exact: true }).click()
  try {
    // Looked at while it is gone, it is remembered as gone; that must not outlive its publishing.
    for (const locale of ['en', 'fr'] as const) await expect.poll(() => statusOf(locale), VISIBLE).toBe(404)
    expect(await (await request.get(chalk.listing.en)).text()).not.toContain(chalk.title.en)
  } finally {
    await openProduct('en', 'Content')
    await publish()
  }
  for (const locale of ['en', 'fr'] as const) await expect.poll(() => statusOf(locale), VISIBLE).toBe(200)
  expect(await (await request.get(chalk.listing.en)).text()).toContain(chalk.title.en)
})

test('the admin never violated its own Content Security Policy @desktop', async () => {
  const policy = (await editor.goto(`${admin}/admin`))?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/)
  expect(refusals).toEqual([])
})
