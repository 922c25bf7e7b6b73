import {
  type CollectionSlug,
  NotFound,
  UnauthorizedError,
  type Endpoint,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import type { Both } from '../../domain/locale.ts'
import { storedFileAnswer } from '../media/stored-file-answer.ts'
import { originals, type ShopStorage } from '../media/shop-storage.ts'
import { changeHandlers } from './change-handlers.ts'

const noVersions: Both = { en: 'These have no saved versions.', fr: 'Aucune version de ces éléments n’est conservée.' }
const noAddress: Both = { en: 'There’s no address to confirm here.', fr: 'Il n’y a pas d’adresse à confirmer ici.' }
const noFile: Both = { en: 'This file doesn’t exist.', fr: 'Ce fichier n’existe pas.' }

const PREFERENCES = 'payload-preferences'

/** The largest number that either database gives a document. */
const LARGEST_ID = 2 ** 31 - 1

/**
 * Payload adds version endpoints to every collection and global, an e-mail confirmation endpoint to auth collections,
 * and a file endpoint to uploads. It fails (500) where versions or confirmation are disabled, where the file does not
 * exist, and for an id that no document can have. Here they answer that there is nothing (404).
 */
export const notFoundForUnusedEndpoints =
  (storage: ShopStorage) =>
  (config: SanitizedConfig): SanitizedConfig => {
    changeHandlers([...config.collections, ...config.globals], (endpoint, part) => handlerOf(part, endpoint, storage))
    return config
  }

function handlerOf(
  part: SanitizedCollectionConfig | SanitizedGlobalConfig,
  { path: at, method, handler }: Endpoint,
  storage: ShopStorage,
): Endpoint['handler'] {
  if (part.slug === PREFERENCES && method === 'delete') return deletePreference
  if (at.startsWith('/versions') && !part.versions) return (req) => nothing(req, noVersions)
  if (at === '/verify/:id' && !('auth' in part && part.auth?.verify)) return (req) => nothing(req, noAddress)
  // Not by `upload.handlers`: with a handler Payload accepts files from elsewhere, whose bytes were never checked.
  if (at === '/file/:filename' && isUploads(part.slug))
    return fileHandler(part as SanitizedCollectionConfig, storage, part.slug, handler)
  // With words as for a number that no document has. Payload would cut it to a number, and give the databases what is
  // none.
  if (at.includes('/:id'))
    return (req) => (isPossibleId(part, req) ? handler(req) : Promise.reject(new NotFound(req.t)))
  return handler
}

/**
 * Forgets a preference of the caller. Payload's own asks the database for a column that its query does not have (500),
 * and answers alike (404) where there is none.
 */
const deletePreference: Endpoint['handler'] = async (req) => {
  if (!req.user) throw new UnauthorizedError(req.t)
  const { collection, id } = req.user
  const key = String(req.routeParams?.key)
  const own = { key: { equals: key }, 'user.relationTo': { equals: collection }, 'user.value': { equals: id } }
  const { docs } = key.includes('\0')
    ? { docs: [] }
    : await req.payload.delete({ collection: PREFERENCES, where: own, depth: 0, req })
  if (docs.length === 0) throw new NotFound(req.t)
  return Response.json({ message: req.t('general:deletedSuccessfully') })
}

/** Could a document of these have the id in the address? One that may be left out may be missing. */
function isPossibleId({ slug }: { slug: string }, { payload, routeParams }: PayloadRequest): boolean {
  const id = routeParams?.id
  if (id === undefined) return true
  // PostgreSQL knows no text with a zero.
  if (payload.collections[slug as CollectionSlug]?.customIDType === 'text') return !String(id).includes('\0')
  return /^[1-9]\d{0,9}$/.test(String(id)) && Number(id) <= LARGEST_ID
}

const isUploads = (slug: string): slug is keyof typeof originals => slug in originals

/**
 * The file itself, for callers with read access; the others are refused by Payload either way. It knows nothing of a
 * bucket, so files there are sent here. A path is never a file.
 */
const fileHandler =
  (
    { access }: SanitizedCollectionConfig,
    { originals: files, bucket }: ShopStorage,
    slug: keyof typeof originals,
    handler: Endpoint['handler'],
  ): Endpoint['handler'] =>
  async (req) => {
    if (!(await access.read({ req }))) return handler(req)
    const name = String(req.routeParams?.filename)
    const found = isFileName(name) ? await files[slug].exists(name) : undefined
    if (!found) return nothing(req, noFile)
    return bucket ? storedFileAnswer(files[slug], name, found, req.headers.get('range') ?? undefined) : handler(req)
  }

/** A name that the storage can have: no path, no zero, and no longer than a disk allows. */
const isFileName = (name: string): boolean => /^[^/\\\0]{1,255}$/.test(name) && name !== '..'

const nothing = (req: PayloadRequest, why: Both) =>
  Response.json({ errors: [{ message: why[localeOf(req)] }] }, { status: 404 })
