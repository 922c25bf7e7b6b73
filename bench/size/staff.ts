import sharp from 'sharp'

/** What the staff of a shop does while it is measured, by the admin's own REST API. */
export type Staff = {
  /** Gives a product another price. */
  savePrice(cents: number): Promise<SavedPrice>
  uploadPicture(): Promise<void>
  renameColour(): Promise<void>
  renameCategory(): Promise<void>
  /** Gives the SKU with the most units online more than anybody orders; returns the SKU. */
  fillStock(): Promise<string>
  /** Opens a page of the admin, to its last byte. */
  openPage(path: string): Promise<void>
  /** The id of the product that prices are saved to. */
  productId: number
}

/** The product's page, and how it writes the price. */
export type SavedPrice = { path: string; shown: string }

type Product = {
  id: number
  code: string
  slug: string
  variants: { sku: string; price: number }[]
  categories: number[]
}

/** Signed in as the administrator that the shop made at its start; for the product of that code, or any. */
export async function staffOf(
  url: string,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Record<string, string>,
  code?: string,
): Promise<Staff> {
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${url}/admin/api/users/login`, {
    method: 'POST',
    headers: { ...json, origin: url },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  })
  const { token } = (await signedIn.json()) as { token?: string }
  if (!token) throw new Error(`The bench could not sign in: ${signedIn.status}`)
  const authorization = `JWT ${token}`
  const call = async <T>(path: string, method: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/admin/api/${path}`, {
      method,
      headers: { ...json, authorization },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const first = async <T>(path: string) => (await call<{ docs: T[] }>(`${path}&limit=1&depth=0`, 'GET')).docs[0]
  const product = await first<Product>(
    `products?locale=en&where[_status][equals]=published${code ? `&where[code][equals]=${encodeURIComponent(code)}` : ''}`,
  )
  const colour = await first<{ id: number }>('colours?locale=en')
  if (!product || !colour) throw new Error('The catalogue of the bench is empty')
  let made = 0
  return {
    productId: product.id,
    async openPage(path) {
      const answer = await fetch(`${url}/admin/${path}`, { headers: { authorization }, redirect: 'manual' })
      const html = await answer.text()
      if (answer.status !== 200 || !html.includes('</html>')) throw new Error(`GET ${path}: ${answer.status}`)
    },
    async savePrice(cents) {
      const variants = product.variants.map((variant) => ({ ...variant, price: cents, salePrice: null }))
      await call(`products/${product.id}?locale=en`, 'PATCH', { variants, _status: 'published' })
      return { path: `/en/product/${product.code}/${product.slug}`, shown: `$${(cents / 100).toFixed(2)}` }
    },
    async uploadPicture() {
      const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#446655' } })
        .png()
        .toBuffer()
      const form = new FormData()
      form.set('_payload', JSON.stringify({ alt: 'A picture of the bench' }))
      form.set('file', new File([new Uint8Array(picture)], `bench-${Date.now()}.png`, { type: 'image/png' }))
      const answer = await fetch(`${url}/admin/api/media?locale=en`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
      if (answer.status !== 201) throw new Error(`The picture was refused: ${await answer.text()}`)
    },
    async fillStock() {
      const level = await first<{ id: number; sku: string }>('inventory?where[location][equals]=online&sort=-quantity')
      if (!level) throw new Error('Nothing is in stock in the catalogue of the bench')
      await call(`inventory/${level.id}`, 'PATCH', { quantity: 1_000_000 })
      return level.sku
    },
    async renameColour() {
      await call(`colours/${colour.id}?locale=en`, 'PATCH', { name: `Colour ${made++}` })
    },
    async renameCategory() {
      await call(`categories/${product.categories.at(-1)}?locale=en`, 'PATCH', { name: `Category ${made++}` })
    },
  }
}
