import { poles } from './fixture.ts'

const STEPS = [
  { part: 'contact', phone: '418 555-0199' },
  {
    part: 'address',
    way: 'ship',
    name: 'Geneviève Roy',
    line1: '1200, rue Saint-Jean',
    city: 'Québec',
    province: 'QC',
    postalCode: 'G1R 1S8',
  },
  { part: 'delivery', method: 'regular' },
  { part: 'payment', method: 'card', token: 'test_approve' },
] as const
/** The URL of each part's form; the last one is the review. */
const PLACES = ['contact', 'address', 'delivery', 'payment', 'review'] as const

let count = 0

/**
 * A shopper who speaks HTTP to a shop as a browser without JavaScript does; each from an address of their own
 * (TRUST_PROXY).
 */
export class HttpShopper {
  readonly #cookies = new Map<string, string>()
  readonly #address = `10.${(++count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
  #order: Record<string, string> | undefined

  constructor(
    private readonly url: string,
    private readonly ask: typeof fetch = fetch,
    private readonly email = 'roy@example.com',
  ) {}

  async add(sku: string = poles): Promise<void> {
    const answer = await this.#send(
      '/api/cart',
      { 'content-type': 'application/json' },
      JSON.stringify({ intent: 'add', sku, quantity: 1, locale: 'en' }),
    )
    if (answer.status !== 200) throw new Error(`adding to the cart was answered with ${answer.status}`)
  }

  /** Fills in every step, or picks up at that store; after it only the last button is left. */
  async fillIn(store?: string): Promise<void> {
    for (const [index, step] of STEPS.entries()) {
      if (store && step.part === 'delivery') continue
      const { status } = await this.#form(
        PLACES[index] ?? '',
        store && step.part === 'address'
          ? { part: 'address', way: 'pickup', store, pickupName: 'Geneviève Roy' }
          : { ...step, ...(step.part === 'contact' && { email: this.email }) },
      )
      if (status !== 303) throw new Error(`the step ${step.part} was answered with ${status}`)
    }
    const page = await (await this.#send('/en/checkout/review', {})).text()
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
    this.#order = { part: 'place', key: hidden('key'), due: hidden('due') }
  }

  /** The order number in the shop's response. */
  async place(): Promise<string> {
    const { status, headers } = await this.#form('review', this.#order ?? {})
    const number = /\/orders\/(P-\d+)\?/.exec(headers.get('location') ?? '')?.[1]
    if (number === undefined)
      throw new Error(`placing the order was answered with ${status} ${headers.get('location') ?? ''}`)
    return number
  }

  async #form(step: string, fields: Record<string, string>): Promise<Response> {
    const answer = await this.#send(
      `/en/checkout/${step}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams(fields).toString(),
    )
    await answer.arrayBuffer()
    return answer
  }

  async #send(path: string, headers: Record<string, string>, body?: string): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.ask(this.url + path, {
      ...(body !== undefined && { method: 'POST', body }),
      redirect: 'manual',
      headers: { ...headers, cookie, origin: this.url, 'x-forwarded-for': this.#address },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }
}
