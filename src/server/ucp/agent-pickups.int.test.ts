import { describe, expect, test } from 'vitest'
import { pickupWords } from '../orders/group-words.ts'
import { agentOn, buyer, card } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'

type OrderRead = { fulfillment: { expectations: object[]; events: { type: string; description: string }[] } }

const asked = {
  line_items: [{ item: { id: '5101-204-PLUM-M' }, quantity: 1 }],
  fulfillment: { methods: [{ type: 'pickup', selected_destination_id: 'calgary' }] },
}

describe.each(databases)('%s', (database) => {
  const { ordering, ask } = agentOn(shopOn(database))

  test('who picks an order up is its buyer; without a name it is asked for, and the order taken all the same', async () => {
    const pickupNameOf = async (who: object, expected: object[]) => {
      const { body } = await ask('POST', '/checkout-sessions', { ...asked, buyer: who })
      expect(body).toMatchObject({ status: 'ready_for_complete', messages: expected })
      const done = await ask('POST', `/checkout-sessions/${body.id}/complete`, card())
      return (await ordering().orders.sheet(done.body.order!.label))?.order.pickupName
    }
    const { email } = buyer
    const warning = { type: 'warning', code: 'missing', path: '$.buyer.first_name' }
    expect(await pickupNameOf({ email, phone_number: '418 555-0199' }, [warning])).toBeUndefined()
    expect(await pickupNameOf({ ...buyer, phone_number: '418 555-0199' }, [])).toBe('Geneviève Roy')
  })

  test('an agent gets what the page says of a pickup: when it should be ready, that it is, and that it was fetched', async () => {
    const whole = { ...asked, buyer: { ...buyer, phone_number: '418 555-0199' } }
    const { body } = await ask('POST', '/checkout-sessions', whole, { 'accept-language': 'en-CA' })
    const { stores } = await ordering().checkouts.read({ token: body.id, locale: 'en' })
    const ready = stores.find(({ slug }) => slug === 'calgary')?.ready
    // The store has none of them.
    expect(ready).toMatchObject({ fromWarehouse: true })
    const promise = pickupWords(ready!, 'en')
    expect(body).toMatchObject({
      fulfillment: { methods: [{ groups: [{ options: [{ id: 'pickup', description: promise }] }] }] },
    })
    const done = await ask('POST', `/checkout-sessions/${body.id}/complete`, card())
    const { id, label } = done.body.order!
    const order = async (language: string) =>
      (await ask('GET', `/orders/${id}`, undefined, { 'accept-language': language })).body as unknown as OrderRead
    const [expectation] = (await order('en-CA')).fulfillment.expectations
    expect(expectation).toMatchObject({
      description: `In-store pickup · ${promise}`,
      fulfillable_on: ready?.day,
    })
    const staff = 'staff@portage.example'
    for (const action of ['prepare', 'make-ready', 'deliver'] as const)
      expect(await ordering().orders.act(label, { action }, staff)).toEqual({ ok: true })
    const said = async (language: string) =>
      (await order(language)).fulfillment.events.map(({ type, description }) => [type, description])
    expect(await said('en-CA')).toEqual([
      ['ready_for_pickup', 'Ready for pickup at Calgary'],
      ['delivered', 'Picked up at Calgary'],
    ])
    expect(await said('fr-CA')).toEqual([
      ['ready_for_pickup', 'Prête à ramasser au magasin Calgary'],
      ['delivered', 'Ramassée au magasin Calgary'],
    ])
  })

  test('a store that there is not is said to be none', async () => {
    const methods = [{ type: 'pickup', selected_destination_id: 'atlantis' }]
    const { body } = await ask('POST', '/checkout-sessions', { ...asked, buyer, fulfillment: { methods } })
    expect(body.messages).toContainEqual(
      expect.objectContaining({
        path: '$.fulfillment.methods[0].selected_destination_id',
        content: 'Le magasin atlantis n’existe pas. Choisissez l’une des destinations.',
      }),
    )
  })

  test('a pickup needs a phone number: until it is there, neither is it ready nor has it the costs of a delivery', async () => {
    const { body } = await ask('POST', '/checkout-sessions', { ...asked, buyer })
    const path = '$.buyer.phone_number'
    expect(body).toMatchObject({ status: 'incomplete', messages: [{ code: 'missing', path }] })
    expect(body.totals.map(({ type }) => type)).toEqual(['subtotal', 'total'])
    const again = async (phone_number: string, email = buyer.email) =>
      (await ask('PUT', `/checkout-sessions/${body.id}`, { ...asked, buyer: { ...buyer, email, phone_number } })).body
    expect(await again('12')).toMatchObject({ status: 'incomplete', messages: [{ code: 'invalid', path }] })
    expect((await again('418 555-0199', 'roy')).messages).toMatchObject([{ code: 'invalid', path: '$.buyer.email' }])
    const whole = await again('418 555-0199')
    expect(whole).toMatchObject({ status: 'ready_for_complete', messages: [] })
    expect(whole.totals.map(({ type }) => type)).toEqual(['subtotal', 'tax', 'total'])
    expect((await ask('POST', `/checkout-sessions/${body.id}/complete`, card())).body.status).toBe('completed')
  })
})
