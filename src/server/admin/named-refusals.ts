import {
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  ValidationError,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { labelOfPath } from '../../cms/label-of-path.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { staffText } from '../../cms/staff-words.ts'

/** How many are named; a message that fills the screen says less. Our choice. */
const MOST_NAMED = 5

type Refusal = { id: number | string; message: string }
type Answer = { message?: string; errors?: Refusal[] }

/**
 * Where several documents are changed at once and some are refused, says which, and the first reason of each. Payload
 * says only how many.
 */
export function withNamedRefusals(config: SanitizedConfig): SanitizedConfig {
  for (const part of config.collections)
    if (part.endpoints)
      // The endpoints are the same objects for every collection: they are replaced, not changed.
      part.endpoints = part.endpoints.map((endpoint) =>
        endpoint.method === 'patch' && endpoint.path === '/'
          ? { ...endpoint, handler: naming(part, endpoint) }
          : endpoint,
      )
  return config
}

const naming =
  (part: SanitizedCollectionConfig, { handler }: Endpoint): Endpoint['handler'] =>
  async (req) => {
    const answer = await handler(req)
    if (answer.status !== 400) return answer
    const body = (await answer.json()) as Answer
    const { message, errors = [] } = body
    const locale = localeOf(req)
    const titles = await titlesOf(req, part, errors)
    const said = []
    for (const refusal of errors.slice(0, MOST_NAMED)) {
      const title = titles.get(refusal.id) || String(refusal.id)
      said.push(staffText(locale, 'several_refused', { title, reason: await reasonOf(req, part, refusal) }))
    }
    const left = errors.length - said.length
    if (left > 0) said.push(staffText(locale, 'several_left', { count: left }))
    return Response.json({ ...body, message: [message, ...said].join(' ') }, { status: 400, headers: answer.headers })
  }

/** What the form's list calls them. */
async function titlesOf(req: PayloadRequest, { slug, admin }: SanitizedCollectionConfig, errors: Refusal[]) {
  const { useAsTitle = 'id' } = admin
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: errors.slice(0, MOST_NAMED).map(({ id }) => id) } },
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    ...(req.locale && { locale: req.locale as 'en' }),
    req: readRequest(req),
  })
  const titleOf = (doc: object) => Object.entries(doc).find(([name]) => name === useAsTitle)?.[1]
  return new Map(docs.map((doc) => [doc.id, String(titleOf(doc) ?? '')]))
}

/** Payload reports the fields of a refusal without their reasons: it is refused once more, and nothing is written. */
async function reasonOf(req: PayloadRequest, { slug, fields }: SanitizedCollectionConfig, { id, message }: Refusal) {
  const own = isolateObjectProperty(req, ['transactionID'])
  delete own.transactionID
  await initTransaction(own)
  try {
    await req.payload.update({
      collection: slug as CollectionSlug,
      id,
      data: { ...req.data } as object,
      draft: String(req.query.draft) === 'true',
      depth: 0,
      overrideAccess: false,
      overrideLock: false,
      req: own,
    })
  } catch (error) {
    const [first] = error instanceof ValidationError ? error.data.errors : []
    if (first) return `${labelOfPath(req, fields, first.path)} – ${first.message}`
  } finally {
    await killTransaction(own)
  }
  return message
}
