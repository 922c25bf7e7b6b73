import { describe, expect, test } from 'vitest'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { changesAfter } from '../testing/rows.ts'
import { newPicture } from '../testing/picture.ts'
import { newestChange } from '../feed/changes.ts'
import { specifiedTerms } from '../../domain/shop-terms.ts'
import { specifiedColours } from '../../domain/shop-colours.ts'
import { iconHref, specifiedLook } from '../../domain/shop-look.ts'
import { DRAWN_ICON, SPECIFIED_NAME, shopIcon, shopName } from '../../domain/shop-name.ts'
import { returnLabelCost } from '../../domain/orders/return-label.ts'
import { webManifest } from '../pages/web-manifest.ts'
import { senderLines } from '../../domain/shop-sender.ts'
import { letterText } from '../mail/letter-text.ts'
import { specifiedAgentTerms } from '../../domain/ucp/agent-terms.ts'
import { SERVER_METADATA } from '../../domain/ucp/identity-linking.ts'
import { currentVersion } from '../../domain/ucp/version.ts'
import { profileEndpoints } from '../ucp/profile-endpoints.ts'
import { staffCookie } from '../testing/visitors.ts'

const siteUrl = 'https://portage.example'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let ordering: Ordering
  let signedIn: Promise<string> | undefined
  const { shopper, placed } = shoppersOf(() => (ordering ??= orderingOn(async () => shop.payload)))
  const save = async (json: object, locale = 'en') => {
    const cookie = await (signedIn ??= staffCookie(shop.payload, 'administrator'))
    const after = await newestChange(shop.payload)
    const answer = await admin('POST', `/globals/shop-settings?locale=${locale}`, { cookie, language: locale, json })
    const changes = await changesAfter(shop.payload, after)
    const dropped = changes.length > 0 ? await ordering.server.take(changes) : 'nothing saved'
    return { status: answer.status, text: await answer.text(), dropped }
  }

  test('what nobody has set is as specified, and what is saved is charged, promised and kept by the order', async () => {
    const before = await shopper([poles])
    expect(await ordering.server.shop.terms()).toEqual(specifiedTerms)
    const priced = (await before.review()).totals
    expect(priced).toMatchObject({ shipping: 0 })

    // Everything cached is dropped: every page says something of the settings.
    expect(await save({ regular: 12_50, hasFreeDelivery: true, freeFrom: 500_00, returnDays: 30 })).toMatchObject({
      status: 200,
      dropped: undefined,
    })
    const { totals } = await before.review()
    expect(totals).toMatchObject({ merchandise: priced.merchandise, shipping: 12_50 })
    expect((await ordering.server.shop.shell('fr', () => {})).terms).toEqual({
      shipping: { costs: { ...specifiedTerms.shipping.costs, regular: 12_50 }, freeFrom: 500_00 },
      returnDays: 30,
      returnLabel: 8_00,
    })
    const { order } = await placed(before)
    expect(order).toMatchObject({ returnDays: 30, totals: { shipping: 12_50 } })

    await shop.payload.create({
      collection: 'promo-messages',
      data: { text: 'Free from {free-from}, {return-days} days to return', order: 99, audience: 'all' },
      context: { silent: true },
    })
    const promised = async () =>
      (await ordering.server.shop.shell('en', () => {})).promoMessages.map(({ text }) => text)
    expect(await promised()).toContain('Free from $500, 30 days to return')
    expect((await save({ hasFreeDelivery: false })).status).toBe(200)
    expect((await promised()).filter((text) => text.includes('free-from') || text.includes('—'))).toEqual([])
    expect((await ordering.server.shop.terms()).shipping.freeFrom).toBeUndefined()
    const settings = await shop.payload.findGlobalVersions({ slug: 'shop-settings', overrideAccess: true })
    expect(settings.docs.map(({ version }) => version.savedBy)).toEqual(Array(2).fill(expect.stringContaining('@')))
  })

  test('its name, logo and colours are in the frame, and a colour that cannot be read is refused', async () => {
    expect((await ordering.server.shop.shell('fr', () => {})).look).toEqual(specifiedLook)
    const logo = await newPicture(shop.payload, 'own-logo.png')
    const named = { shopName: 'Aventure boréale', logo, mainColour: '#123A6B', saleColour: '#9c1458' }
    expect(await save(named)).toMatchObject({ status: 200, dropped: undefined })
    expect([(await ordering.server.shop.shell('en', () => {})).look, shopName()]).toEqual([
      {
        name: 'Aventure boréale',
        logo: { file: 'own-logo.png', width: 8, height: 8 },
        colours: { ...specifiedColours, main: '#123a6b', sale: '#9c1458' },
      },
      'Aventure boréale',
    ])
    expect(letterText({ locale: 'fr', subject: 'Merci', paragraphs: [] })).toContain('Aventure boréale')

    const weak = await save({ darkColour: '#8a8a8a' }, 'fr')
    expect(weak).toMatchObject({ status: 400, dropped: 'nothing saved' })
    expect(weak.text).toContain('contraste serait de')
    const { main: mainColour, sale: saleColour } = specifiedColours
    expect((await save({ shopName: SPECIFIED_NAME, logo: null, mainColour, saleColour })).status).toBe(200)
    expect([await ordering.server.shop.look(), shopName()]).toEqual([specifiedLook, SPECIFIED_NAME])
  })

  test('its slogan is in the frame of each language, and an icon in the tab, the list of apps and the admin', async () => {
    const frame = async (locale: 'en' | 'fr') => ordering.server.shop.shell(locale, () => {})
    expect(await frame('en')).not.toHaveProperty('slogan')
    const icon = await newPicture(shop.payload, 'own-icon.png')
    expect(await save({ slogan: 'Out there', icon })).toMatchObject({ status: 200, dropped: undefined })
    expect((await save({ slogan: 'Dehors' }, 'fr')).status).toBe(200)
    expect([(await frame('en')).slogan, (await frame('fr')).slogan]).toEqual(['Out there', 'Dehors'])
    const { look } = await frame('fr')
    expect(look.icon).toEqual({ file: 'own-icon.png' })
    expect(webManifest(look).icons).toEqual([{ src: iconHref(look.icon, 480), sizes: 'any' }])
    expect(shopIcon()).toBe(iconHref(look.icon, 120))
    expect((await save({ slogan: 'x'.repeat(71) })).status).toBe(400)
    expect((await save({ slogan: '', icon: null })).status).toBe(200)
    expect([(await frame('en')).slogan, shopIcon()]).toEqual([undefined, DRAWN_ICON])
  })

  test('an order has the price of the return label that was promised when it was placed', async () => {
    expect((await save({ returnLabel: 12_00 })).status).toBe(200)
    const { order } = await placed(await shopper([poles]))
    expect(returnLabelCost(order, 'changed-mind')).toBe(12_00)
    expect((await save({ returnLabel: 8_00 })).status).toBe(200)
    expect(returnLabelCost((await placed(await shopper([poles]))).order, 'changed-mind')).toBe(8_00)
  })

  test('how the shop is reached is said in each language, and what cannot be right is refused in words', async () => {
    const social = [{ network: 'instagram', url: 'https://www.instagram.com/portage' }]
    await save({ company: 'Portage inc.', address: '12 Main Street', telephone: '514-555-0171', social })
    await save({ address: '12, rue Principale' }, 'fr')
    const contact = { company: 'Portage inc.', telephone: '514-555-0171', social }
    expect([await ordering.server.shop.contact('en'), await ordering.server.shop.contact('fr')]).toEqual([
      { ...contact, address: '12 Main Street' },
      { ...contact, address: '12, rue Principale' },
    ])
    expect(senderLines('fr')).toEqual(['Portage inc.', '12, rue Principale', '514-555-0171'])
    await shop.payload.create({
      collection: 'promo-messages',
      data: { text: 'Call {telephone}', order: 99, audience: 'all' },
      context: { silent: true },
    })
    const { promoMessages } = await ordering.server.shop.shell('en', () => {})
    expect(promoMessages.map(({ text }) => text)).toContain('Call 514-555-0171')
    const wrong = await save({ returnDays: 0, social: [{ network: 'x', url: 'http://x.example' }] }, 'fr')
    expect(wrong).toMatchObject({ status: 400, dropped: 'nothing saved' })
    expect(wrong.text).toContain('de 1 à 365')
    expect(wrong.text).toContain('https://')
  })

  test('no agent finds the shop until it is switched on, and then by both profiles', async () => {
    await save({ agents: false })
    expect(await ordering.server.settings.agents()).toEqual(specifiedAgentTerms)
    const profiles = profileEndpoints(async () => shop.payload, ordering.server.settings, ordering.gateway, siteUrl)
    const ask = async (path: string, method = 'GET') => {
      const response = {
        status: 0,
        text: '',
        writeHead: (status: number) => ((response.status = status), response),
        end: (text = '') => void (response.text = text),
        setHeader: () => {},
        getHeader: () => undefined,
      }
      await profiles[path]!({ method, url: path, headers: {} } as never, response as never)
      return { status: response.status, text: response.text }
    }
    expect((await ask('/.well-known/ucp')).status).toBe(404)
    expect(
      await save({ agents: true, agentOrders: 7, agentRules: [{ host: 'Agent.Example.com', rule: 'bar' }] }),
    ).toMatchObject({ status: 200 })
    expect(await ordering.server.settings.agents()).toEqual({
      ...specifiedAgentTerms,
      isOn: true,
      ordersADay: 7,
      rules: [{ host: 'agent.example.com', isBarred: true }],
    })
    expect(JSON.parse((await ask('/.well-known/ucp')).text)).toMatchObject({ ucp: { version: currentVersion } })
    expect(JSON.parse((await ask('/ucp/2026-01-11/.well-known/ucp')).text)).toMatchObject({
      payment: { handlers: [{ id: 'card' }] },
    })
    expect((await ask('/.well-known/ucp', 'POST')).status).toBe(405)
    expect((await save({ agentOrders: 0 })).status).toBe(400)
    const linked = { host: 'agent.example.com', rule: 'allow', returnTo: 'https://agent.example.com/return\n' }
    expect((await ask(SERVER_METADATA)).status).toBe(404)
    expect(await save({ agentRules: [linked] })).toMatchObject({ status: 200 })
    expect(JSON.parse((await ask(SERVER_METADATA)).text)).toMatchObject({ issuer: siteUrl })
    expect((await save({ agentRules: [{ ...linked, returnTo: 'http://agent.example.com/return' }] })).status).toBe(400)
    await save({ agents: false })
    expect((await ask('/ucp/handlers/card.json')).status).toBe(404)
  })
})
