import { createHash } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { CHECKOUT_SCOPE, ORDER_SCOPE } from '../src/domain/ucp/identity-linking.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount, password } from './support/accounts.ts'
import { agentHere, letIn, withAgentSetting } from './support/agents.ts'
import { staffRequest } from './support/staff.ts'
import { violations } from './support/violations.ts'

const verifier = 'a-verifier-of-this-journey-of-forty-three-characters'
const state = 'of-this-journey'

type Agent = Awaited<ReturnType<typeof agentHere>>

/** Where the agent sends its customer. */
const asks = ({ profile, returnTo }: Agent): string =>
  `/link-agent?${new URLSearchParams({
    client_id: profile,
    redirect_uri: returnTo,
    response_type: 'code',
    scope: `${CHECKOUT_SCOPE} ${ORDER_SCOPE}`,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()}`

/** A customer with an address, who is signed out. */
async function customer(page: Page, locale: Locale): Promise<string> {
  const email = await newAccount(page, locale)
  const address = {
    name: 'Léa Roy',
    line1: '1200, rue Saint-Jean',
    city: 'Québec',
    province: 'QC',
    postalCode: 'G1R 1S8',
  }
  const data = { intent: 'save-address', ...address, phone: '418-555-0144', locale }
  expect((await page.request.post('/api/account', { data })).status()).toBe(200)
  await page.context().clearCookies({ name: /session|account/ })
  return email
}

async function signInHere(page: Page, locale: Locale, email: string): Promise<void> {
  const [say, main] = [{ locale }, page.getByRole('main')]
  await main.getByLabel(m.account_email({}, say)).fill(email)
  await main.getByLabel(m.account_password({}, say)).fill(password)
  await main.getByRole('button', { name: m.account_sign_in({}, say), exact: true }).click()
}

async function someSku(): Promise<string> {
  const stock = await (
    await staffRequest()
  ).get('/admin/api/inventory?limit=1&depth=0&where[location][equals]=online&where[quantity][greater_than]=20')
  return ((await stock.json()) as { docs: { sku: string }[] }).docs[0]!.sku
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-CA' })

  test('fr: a customer lets an agent in, it orders for them, the order is in their account, and they end the link @desktop', async ({
    page,
    request,
  }) => {
    const say = { locale: 'fr' } as const
    const agent = await agentHere()
    await withAgentSetting(async () => {
      await letIn(agent.host)
      const email = await customer(page, 'fr')
      const main = page.getByRole('main')
      await expect
        .poll(async () => (await page.request.get('/.well-known/oauth-authorization-server')).status())
        .toBe(200)
      await page.goto(asks(agent))
      await expect(page).toHaveURL(new RegExp(`${paths.login('fr')}\\?to=`))
      await expect(main.getByText(m.link_sign_in({ agent: agent.host, shop: 'Portage' }, say))).toBeVisible()
      await expect(main.getByText(m.link_orders({}, say))).toBeVisible()
      await signInHere(page, 'fr', email)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(m.link_title({ agent: agent.host }, say))
      await expect(main.getByText(email)).toBeVisible()
      await main.getByRole('button', { name: m.link_allow({}, say), exact: true }).click()
      // The page that leads back has headings of its own.
      await expect(page.getByRole('heading', { name: 'The agent' })).toBeVisible()
      const { searchParams } = new URL(page.url())
      expect([searchParams.get('state'), searchParams.get('iss')]).toEqual([
        state,
        new URL(test.info().project.use.baseURL!).origin,
      ])

      const tokens = await request.post('/ucp/oauth/token', {
        form: {
          grant_type: 'authorization_code',
          code: searchParams.get('code')!,
          redirect_uri: agent.returnTo,
          client_id: agent.profile,
          code_verifier: verifier,
        },
      })
      const { access_token } = (await tokens.json()) as { access_token: string }
      const headers = { 'ucp-agent': `profile="${agent.profile}"`, authorization: `Bearer ${access_token}` }
      const shop = '/ucp/2026-04-08/checkout-sessions'
      const line_items = [{ item: { id: await someSku() }, quantity: 1 }]
      const fulfillment = { methods: [{ type: 'shipping', groups: [{ selected_option_id: 'regular' }] }] }
      const begun = await request.post(shop, { headers, data: { line_items, fulfillment } })
      const { id } = (await begun.json()) as { id: string }
      const payment = {
        instruments: [
          { id: 'i', handler_id: 'card', type: 'card', credential: { type: 'token', token: 'test_approve' } },
        ],
      }
      const done = await request.post(`${shop}/${id}/complete`, { headers, data: { payment } })
      const { order } = (await done.json()) as { order: { label: string } }

      await page.goto(paths.account('fr', 'orders'))
      await expect(main.getByText(order.label)).toBeVisible()
      await page.goto(paths.account('fr', 'security'))
      const end = main.getByRole('button', { name: m.account_agent_end_of({ agent: agent.host }, say) })
      await end.click()
      await expect(main.getByRole('status').first()).toHaveText(m.account_notice_link_ended({ agent: agent.host }, say))
      await expect(end).toHaveCount(0)
      expect((await request.get(`/ucp/2026-04-08/orders/${order.label}`, { headers })).status()).toBe(401)
    }).finally(agent.stop)
  })
})

test('en: the question is readable by everybody, and no leads back without a code @phone', async ({ page }) => {
  const agent = await agentHere()
  await withAgentSetting(async () => {
    await letIn(agent.host)
    const main = page.getByRole('main')
    await newAccount(page, 'en')
    await expect
      .poll(async () => (await page.request.get('/.well-known/oauth-authorization-server')).status())
      .toBe(200)
    await page.goto(asks(agent))
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      m.link_title({ agent: agent.host }, { locale: 'en' }),
    )
    expect(await violations(page)).toEqual([])
    await main.getByRole('button', { name: m.link_deny({}, { locale: 'en' }) }).click()
    await expect(page.getByRole('heading', { name: 'The agent' })).toBeVisible()
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null])
    const elsewhere = asks(agent).replace('return', 'elsewhere')
    await page.goto(elsewhere)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(m.link_unknown_title({}, { locale: 'en' }))
    await page.context().clearCookies({ name: /session|account/ })
    await page.goto(`${paths.login('en')}?to=${encodeURIComponent(`/en${elsewhere}`)}`)
    await expect(main.getByLabel(m.account_email({}, { locale: 'en' }))).toBeVisible()
    await expect(main.getByText(agent.host)).toHaveCount(0)
  }).finally(agent.stop)
})
