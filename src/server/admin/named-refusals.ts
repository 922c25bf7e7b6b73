import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { staffText } from '../../cms/staff-words.ts'
import { refusalsOf } from './refusals-of.ts'
import { changeHandlers, isBulk } from './change-handlers.ts'

/** How many are named; a message that fills the screen says less. Our choice. */
const MOST_NAMED = 5

type Refusal = { id: number | string; message: string }
type Answer = { message?: string; errors?: Refusal[] }

/**
 * Where several documents are changed or deleted at once and some are refused, says which, and the first reason of
 * each. Payload says only how many.
 */
export function withNamedRefusals(config: SanitizedConfig): SanitizedConfig {
  changeHandlers(config.collections, (endpoint, part) => (isBulk(endpoint) ? naming(part, endpoint) : undefined))
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
    const said: Refusal[] = []
    for (const refusal of errors.slice(0, MOST_NAMED)) {
      const title = titles.get(refusal.id) || String(refusal.id)
      const reason = req.method === 'PATCH' ? await reasonOf(req, part, refusal) : refusal.message
      // Some reasons name the document themselves.
      const isNamed = reason.includes(title)
      said.push({ ...refusal, message: isNamed ? reason : staffText(locale, 'several_refused', { title, reason }) })
    }
    const [next] = errors.slice(MOST_NAMED)
    if (next) said.push({ ...next, message: staffText(locale, 'several_left', { count: errors.length - MOST_NAMED }) })
    const whole = listsErrors(req) ? message : [message, ...said.map((one) => one.message)].join(' ')
    return Response.json({ ...body, message: whole, errors: said }, { status: 400, headers: answer.headers })
  }

/** Payload’s form shows the message alone; its buttons to delete, publish and unpublish show the errors too, or only. */
const listsErrors = (req: PayloadRequest): boolean =>
  req.method === 'DELETE' || Object.keys(req.data ?? {}).join() === '_status'

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
async function reasonOf(req: PayloadRequest, { slug }: SanitizedCollectionConfig, { id, message }: Refusal) {
  const [first] = await refusalsOf(req, {
    collection: slug as CollectionSlug,
    id,
    data: { ...req.data },
    draft: String(req.query.draft) === 'true',
    overrideLock: false,
  })
  return first ?? message
}
