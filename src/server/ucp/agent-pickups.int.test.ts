import { describe, expect, test } from 'vitest'
import { agentOn, buyer, card } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'

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
