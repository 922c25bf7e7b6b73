import { z } from 'zod'
import { serviceIcons } from './illustrations/icons.ts'
import { alertTypes, importances } from '../src/domain/content/slice.ts'
import { parseClock } from '../src/domain/store-hours/parse-clock.ts'
import { storeServices } from '../src/cms/collections/stores.ts'
import { provinceCodes } from '../src/domain/address/province.ts'

/**
 * Shapes of `stores.yaml`, `promos.yaml`, `pages/` and the copy in `vocabulary/`. Their references are checked by
 * `content-check.ts`.
 */

/** Straight apostrophes and quotation marks are slips of the keyboard in prose. */
const prose = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !/["']/.test(text), 'typographic quotes and apostrophes only')
const both = z.strictObject({ en: prose, fr: prose })
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const slugs = z.strictObject({ en: key, fr: key })
const path = z.string().regex(/^\/(?!\/|en(\/|$)|fr(\/|$))/, 'a path without /en or /fr')
const link = z.union([path, z.string().regex(/^(mailto|tel):\S+$/)])
const bothLinks = z.strictObject({ en: link, fr: link })

/** What `illustrations/` can draw as a landscape. */
export const scenes = [
  'lake-canoe',
  'mountain-camp',
  'forest-trail',
  'ski-slope',
  'coast-rain',
  'night-tent',
  'climbing-wall',
  'bike-ridge',
  'nordic-track',
  'river-rapids',
  'desert-hoodoos',
  'aurora',
  'snowshoe-forest',
  'city-commute',
  'autumn-lake',
  'glacier',
  'workshop',
  'gift-table',
  'store-front',
  'running-road',
  'family-camp',
  'powder-trees',
  'prairie-sky',
  'kayak-fjord',
] as const
const scene = z.enum(scenes)
/** What `film/` holds. */
const films = ['portage-day'] as const
const picture = z.strictObject({ scene, alt: both })

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM')
  .refine((text) => parseClock(text) !== undefined, 'no time the shop can read')
const closesLater = ({ open, close }: { open: string; close?: string | undefined }) =>
  open === 'closed' || (close !== undefined && close > open)

/** The first letters of postal codes, by province. */
const postalLetters: Record<string, string> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
}

export const storeSchema = z
  .strictObject({
    slug: key,
    name: both,
    street: prose,
    city: prose,
    province: z.enum(provinceCodes),
    postalCode: z.string().regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/),
    latitude: z.number().min(41).max(84),
    longitude: z.number().min(-142).max(-52),
    phone: z.string().regex(/^\d{3}-555-01\d\d$/),
    timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'no time zone'),
    services: z.array(z.enum(storeServices as [string, ...string[]])).min(1),
    hours: z
      .array(
        z.strictObject({ day: z.enum(days), open: time, close: time }).refine(closesLater, 'closes before it opens'),
      )
      .min(5),
    exceptions: z.array(
      z
        .strictObject({
          date: z.iso.date(),
          open: z.union([time, z.literal('closed')]),
          close: time.optional(),
          name: both,
          notice: both,
        })
        .refine(closesLater, 'closes before it opens'),
    ),
    description: both,
    departments: z
      .strictObject({ en: z.array(prose).min(2), fr: z.array(prose).min(2) })
      .refine(({ en, fr }) => en.length === fr.length, 'departments: as many in French as in English'),
    events: z
      .array(z.strictObject({ date: z.iso.date(), title: both, text: both }))
      .min(1)
      .max(3),
  })
  .refine(
    ({ province, postalCode }) => postalLetters[province]?.includes(postalCode[0]!),
    'postal code of another province',
  )

export const promoSchema = z.strictObject({
  text: z.strictObject({ en: prose.max(70), fr: prose.max(70) }),
  url: bothLinks.optional(),
  icon: z.enum(['truck', 'store', 'leaf', 'snowflake', 'gift']).optional(),
})

/** A renamed address; where it led shoppers stays theirs. */
export const redirectSchema = z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/') })

export const copySchema = z.record(key, both)
export const collectionSchema = z.strictObject({ name: both, slug: slugs, description: both })

const items = z
  .array(z.strictObject({ label: both, link: bothLinks, importance: z.enum(importances).default('normal') }))
  .min(1)
  .max(6)
const productCode = z.string().regex(/^\d{4}-\d{3}$/)
const carousel = z
  .strictObject({
    type: z.literal('productcarousel'),
    heading: both,
    source: z.enum(['products', 'category', 'collection', 'deals', 'new', 'top-sellers']),
    products: z.array(productCode).min(1).optional(),
    category: key.optional(),
    collection: key.optional(),
    limit: z.number().int().min(4).max(16).default(8),
  })
  .refine(
    ({ source, products }) => (source === 'products') === (products !== undefined),
    'products: with source products, and only then',
  )
  .refine(
    ({ source, category }) =>
      category === undefined ? source !== 'category' : ['category', 'deals', 'new'].includes(source),
    'category: with source category, deals or new',
  )
  .refine(
    ({ source, collection }) => (source === 'collection') === (collection !== undefined),
    'collection: with source collection, and only then',
  )

/** A block of a page: `type` is its slug, the rest as in `src/blocks/<block>/schema.ts`, with keys instead of ids. */
export const sliceSchema = z.union([
  z.strictObject({ type: z.literal('hero'), heading: both, text: both.optional(), picture, items: items.optional() }),
  z.strictObject({ type: z.literal('categorytiles'), heading: both, categories: z.array(key).min(2) }),
  carousel,
  z.strictObject({ type: z.literal('stories'), heading: both, pages: z.array(key).min(2) }),
  z.strictObject({ type: z.literal('markdowncopy'), copy: z.array(both).min(1) }),
  z.strictObject({ type: z.literal('image'), picture, caption: both.optional(), link: bothLinks.optional() }),
  z.strictObject({ type: z.literal('action'), items }),
  z.strictObject({ type: z.literal('vertimage'), picture, copy: both.optional(), link: bothLinks.optional() }),
  z.strictObject({
    type: z.literal('mediaembed'),
    title: both,
    film: z.enum(films),
    poster: picture,
    /** The products that the film shows, by their codes. */
    shows: z.array(productCode).default([]),
  }),
  z.strictObject({ type: z.literal('dropdown'), title: both, copy: both, isopen: z.boolean().default(false) }),
  z.strictObject({
    type: z.literal('columns'),
    heading: both.optional(),
    columns: z
      .array(
        z.strictObject({
          heading: both,
          text: both.optional(),
          link: bothLinks.optional(),
          icon: z.enum(serviceIcons).optional(),
        }),
      )
      .min(2)
      .max(4),
  }),
  z.strictObject({
    type: z.literal('storeteaser'),
    heading: both,
    text: both.optional(),
    stores: z.array(key).min(1).max(6),
  }),
  z.strictObject({ type: z.literal('inlinealert'), text: both, alerttype: z.enum(alertTypes).default('INFORMATION') }),
])

export const pageSchema = z.strictObject({
  key,
  title: both,
  slug: slugs,
  summary: both,
  picture: scene,
  pictureAlt: both,
  hideTopRibbonAndStoreSelector: z.boolean().default(false),
  layout: z.array(sliceSchema).min(1),
})

export type SeedStore = z.infer<typeof storeSchema>
export type SeedPromo = z.infer<typeof promoSchema>
export type SeedRedirect = z.infer<typeof redirectSchema>
export type SeedCollection = z.infer<typeof collectionSchema>
export type SeedSlice = z.infer<typeof sliceSchema>
export type SeedPage = z.infer<typeof pageSchema>
export type SeedCopy = z.infer<typeof copySchema>
