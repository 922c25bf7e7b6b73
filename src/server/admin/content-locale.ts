import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import { changeHandlers } from './change-handlers.ts'

/**
 * A request that names no language of the content, or one that the shop does not have, is about English. Payload does
 * that only where words fall back to it. Here it would leave out all words that there are in both languages: a read
 * fails (500) on a filter or an order by one of them, a write loses them and is refused as if they were missing.
 */
export function withContentLocale(config: SanitizedConfig): SanitizedConfig {
  changeHandlers([...config.collections, ...config.globals], inContentLocale)
  return config
}

const inContentLocale =
  ({ handler }: Endpoint): Endpoint['handler'] =>
  async (req) => {
    const isWrite = ['POST', 'PATCH', 'PUT'].includes(req.method ?? '')
    // Payload reads a body's language by itself, but only where none is known.
    const named = req.locale ?? (isWrite ? await namedInBody(req) : undefined)
    req.locale = named === 'all' ? 'all' : localeOr(named)
    return handler(req)
  }

/** The language that a document of JSON names, or one in a form beside a file; the body is still to be read. */
async function namedInBody(req: PayloadRequest): Promise<unknown> {
  const type = req.headers.get('content-type') ?? ''
  // What is imported is long, and read as it comes.
  if (!/^(application\/json|multipart\/form-data)\b/i.test(type)) return undefined
  const body = (req as Request).clone()
  const json: unknown = await (
    /^multipart/i.test(type) ? body.formData().then((form) => JSON.parse(String(form.get('_payload')))) : body.json()
  ).catch(() => undefined)
  return typeof json === 'object' && json !== null && 'locale' in json ? json.locale : undefined
}
