import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { shopDay } from '../src/domain/shop-day.ts'
import { m as staff } from '../src/paraglide-staff/messages.js'
import { withAgentSetting } from './support/agents.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

const saveIn = { en: 'Save', fr: 'Enregistrer' } as const

/** The admin in a language, for the first administrator. */
async function openAdmin(page: Page, locale: Locale, path: string): Promise<void> {
  test.setTimeout(180_000)
  await asStaff(page)
  await page.context().addCookies([{ name: 'payload-lng', value: locale, url: admin }])
  await page.goto(`${admin}/admin/${path}`)
}

async function save(page: Page, locale: Locale): Promise<void> {
  const button = page.getByRole('button', { name: saveIn[locale], exact: true })
  await button.click()
  // There is nothing to save any more.
  await expect(button).toBeDisabled()
}

/** Chooses in a list of several, as the keyboard does. */
async function choose(page: Page, field: string, ...options: string[]): Promise<void> {
  const list = page.locator(`#field-${field}`).getByRole('combobox')
  for (const option of options) {
    await list.click()
    await page.keyboard.type(option)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
}

test('an administrator makes an API key with permissions, and sees it this once @desktop', async ({
  page,
  request,
}) => {
  const say = { locale: 'en' } as const
  await openAdmin(page, 'en', 'collections/api-keys/create')
  await page.locator('#field-name').fill('ERP in the browser')
  await expect(page.getByText(staff.partners_key_save_first({}, say))).toBeVisible()
  await choose(page, 'scopes', staff.api_scope_read_products({}, say))
  const ends = page.locator('#field-expiresAt').getByRole('textbox')
  await ends.fill('2099-12-01')
  await ends.press('Tab')
  await expect(ends).toHaveValue('Dec 1, 2099')
  // Today is good to its end.
  await ends.fill(shopDay(Date.now()))
  await ends.press('Tab')
  await save(page, 'en')
  await page.getByRole('button', { name: staff.partners_key_make({}, say) }).click()
  const shown = page.getByRole('textbox', { name: staff.partners_key_made({}, say) })
  const key = await shown.inputValue()
  const ask = async (path: string) =>
    (await request.get(`/api/v1/${path}`, { headers: { authorization: `Bearer ${key}` } })).status()
  expect([await ask('products'), await ask('orders')]).toEqual([200, 403])
  await page.reload()
  await expect(page.getByRole('button', { name: staff.partners_key_make({}, say) })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await (await staffRequest()).delete('/admin/api/api-keys?where[name][equals]=ERP in the browser')
})

const agent = { 'ucp-agent': 'profile="https://agent.example.com/browser"; version="2026-01-11"' }

const buyer = { first_name: 'Zoé', last_name: 'Roy', email: 'agent-buyer@example.com', phone_number: '514-555-0171' }
const home = {
  id: 'home',
  first_name: 'Zoé',
  last_name: 'Roy',
  street_address: '1200, rue Saint-Jean',
  address_locality: 'Québec',
  address_region: 'QC',
  postal_code: 'G1R 1S8',
  address_country: 'CA',
}
const fulfillment = {
  methods: [
    {
      type: 'shipping',
      destinations: [home],
      selected_destination_id: 'home',
      groups: [{ selected_option_id: 'regular' }],
    },
  ],
}
const payment = { id: 'i', handler_id: 'card', type: 'card', credential: { type: 'token', token: 'test_approve' } }

for (const locale of ['en', 'fr'] as const)
  test(`${locale}: staff let agents order, and see what one began in the log @desktop`, async ({ page, request }) => {
    const say = { locale }
    const api = await staffRequest()
    const shop = '/ucp/2026-01-11/checkout-sessions'
    await withAgentSetting(async () => {
      await openAdmin(page, locale, 'globals/shop-settings')
      await page.getByRole('button', { name: staff.tab_agents({}, say) }).click()
      const box = page.getByRole('checkbox', { name: staff.label_shop_settings_agents({}, say) })
      await box.click()
      await save(page, locale)
      const stock = await api.get(
        '/admin/api/inventory?limit=1&depth=0&where[location][equals]=online&where[quantity][greater_than]=20',
      )
      const [{ sku } = { sku: '' }] = ((await stock.json()) as { docs: { sku: string }[] }).docs
      const data = { line_items: [{ item: { id: sku }, quantity: 1 }], buyer, fulfillment }
      const begin = () => request.post(shop, { headers: agent, data })
      await expect.poll(async () => (await begin()).status()).toBe(201)
      const { id } = (await (await begin()).json()) as { id: string }
      const done = await request.post(`${shop}/${id}/complete`, { headers: agent, data: { payment_data: payment } })
      expect(await done.json()).toMatchObject({ status: 'completed' })

      await page.goto(`${admin}/admin/collections/agent-sessions`)
      const row = (status: string) =>
        page
          .getByRole('row')
          .filter({ hasText: 'https://agent.example.com/browser' })
          .filter({ hasText: status })
          .first()
      await expect(row(staff.option_agent_sessions_status_open({}, say))).toBeVisible()
      const ordered = row(staff.option_agent_sessions_status_completed({}, say))
      const number = /P-\d+/.exec(await ordered.innerText())![0]
      const found = await api.get(`/admin/api/orders?depth=0&where[number][equals]=${number}`)
      const [order] = ((await found.json()) as { docs: { id: number; agent: string }[] }).docs
      expect(order).toMatchObject({ agent: 'https://agent.example.com/browser' })
      await page.goto(`${admin}/admin/collections/orders/${order!.id}`)
      await expect(page.getByText('https://agent.example.com/browser').first()).toBeVisible()
    })
  })

test('an administrator makes a webhook, finds its message with what became of it, and sends it again @desktop', async ({
  page,
}) => {
  const say = { locale: 'en' } as const
  const api = await staffRequest()
  await openAdmin(page, 'en', 'collections/webhooks/create')
  await page.locator('#field-name').fill('Warehouse in the browser')
  await page.locator('#field-url').fill('https://receiver.invalid/hooks')
  await choose(page, 'events', staff.webhook_event_stock_changed({}, say))
  await save(page, 'en')
  await page.getByRole('button', { name: staff.partners_secret_make({}, say) }).click()
  const secret = page.getByRole('textbox', { name: staff.partners_secret_made({}, say) })
  await expect(secret).toHaveValue(/^whsec_/)

  const levels = await api.get('/admin/api/inventory?limit=1&depth=0&sort=id&where[location][not_equals]=online')
  const [level] = ((await levels.json()) as { docs: { id: number; quantity: number }[] }).docs
  const counted = await api.patch(`/admin/api/inventory/${level!.id}`, { data: { quantity: level!.quantity + 1 } })
  expect(counted.status()).toBe(200)
  const messages = async () => {
    const answer = await api.get(
      '/admin/api/webhook-deliveries?depth=1&where[webhook.name][equals]=Warehouse in the browser',
    )
    return ((await answer.json()) as { docs: { state: string; attempts: number }[] }).docs
  }
  await expect.poll(async () => (await messages())[0]?.attempts, { timeout: 30_000 }).toBeGreaterThan(0)
  // Turned off, what waits is given up at its next attempt.
  const [active, webhook] = [page.getByRole('checkbox', { name: staff.label_webhooks_active({}, say) }), page.url()]
  await active.click()
  await save(page, 'en')
  await expect.poll(async () => (await messages())[0]?.state, { timeout: 30_000 }).toBe('failed')

  await page.goto(`${admin}/admin/collections/webhook-deliveries`)
  const row = page.getByRole('row').filter({ hasText: 'Warehouse in the browser' }).first()
  await expect(row).toContainText(staff.option_webhook_deliveries_state_failed({}, say))
  await row.getByRole('link').first().click()
  await page.waitForURL(/webhook-deliveries\/\d+/)
  const message = page.url()
  const again = page.getByRole('button', { name: staff.partners_replay({}, say) })
  await again.click()
  await expect(page.getByText(staff.partners_off({}, say))).toBeVisible()
  await page.goto(webhook)
  await active.click()
  await save(page, 'en')
  await page.goto(message)
  await again.click()
  await expect(page.getByText(staff.partners_replayed({}, say))).toBeVisible()
  await api.delete('/admin/api/webhooks?where[name][equals]=Warehouse in the browser')
})
