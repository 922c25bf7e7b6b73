import { expect, test, type APIRequestContext } from '@playwright/test'
import { locales } from '../support/pages.ts'
import { staffRequest } from '../support/staff.ts'

type Refusal = { name?: string; data?: { errors: { path: string; message: string }[] } }

/**
 * A form marks a field only if the answer names its path and the reason. They are lost if the shop and the built admin
 * load their own copies of Payload, which no other test would notice.
 */
const refused = {
  products: {
    path: 'variants.0.salePrice',
    send: {
      _status: 'published',
      variants: [{ sku: 'R-1', price: 100_00, salePrice: 100_00 }],
    },
    en: 'R-1: the sale price must be below the price.',
    fr: 'R-1\u00a0: le prix réduit doit être inférieur au prix.',
  },
  media: {
    path: 'file',
    send: 'no picture',
    en: 'This picture can’t be read: the file may be damaged.',
    fr: 'Cette photo est illisible\u00a0: le fichier est peut-être endommagé.',
  },
  employees: {
    path: 'staffNumber',
    send: { name: 'Léa', staffNumber: 'E-1008', pin: '820134' },
    en: 'Four to ten digits.',
    fr: 'De quatre à dix chiffres.',
  },
  'promo-codes': {
    path: 'percent',
    send: { code: 'REFUSED', kind: 'percentage', percent: 150 },
    en: 'Enter 1 to 100 percent.',
    fr: 'Entrez un pourcentage de 1 à 100.',
  },
  inventory: {
    path: 'sku',
    send: { sku: 'R-1', location: 'online', quantity: 1 },
    en: 'No product has the SKU R-1.',
    fr: 'Aucun produit n’a l’UGS R-1.',
  },
  menus: {
    path: 'items.0.url',
    send: {
      _status: 'published',
      title: 'R',
      url: '/stores',
      language: 'en',
      items: [{ title: 'R', url: '/nowhere' }],
    },
    en: '“/nowhere” is a broken link in the English shop.',
    fr: '«\u00a0/nowhere\u00a0» est un lien brisé dans la boutique en anglais.',
  },
} as const

const answerOf = (staff: APIRequestContext, collection: string, send: object | string, language: string) =>
  staff.post(`/admin/api/${collection}?locale=en`, {
    headers: { cookie: `payload-lng=${language}` },
    ...(typeof send === 'string'
      ? {
          multipart: {
            _payload: JSON.stringify({ alt: 'R' }),
            file: { name: 'r.png', mimeType: 'image/png', buffer: Buffer.from(send) },
          },
        }
      : { data: send }),
  })

for (const language of locales)
  for (const [collection, { path, send, [language]: message }] of Object.entries(refused))
    test(`${language}: what the admin refuses of ${collection} names the field and says why`, async () => {
      const staff = await staffRequest()
      const answer = await answerOf(staff, collection, send, language)
      expect(answer.status()).toBe(400)
      const [error] = ((await answer.json()) as { errors: Refusal[] }).errors
      expect(error).toMatchObject({ name: 'ValidationError' })
      expect(error?.data?.errors).toContainEqual(expect.objectContaining({ path, message }))
      await staff.dispose()
    })
