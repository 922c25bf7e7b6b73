import type { IncomingMessage } from 'node:http'

/** How much a client wants a type (RFC 9110, section 12.5.1), in small letters; 0 where it is not named. */
function weightOf(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name, ...parameters] = part.split(';').map((each) => each.trim())
    if (name !== type) continue
    const q = parameters.find((each) => each.startsWith('q='))
    return q === undefined ? 1 : Number(q.slice(2)) || 0
  }
  return 0
}

/** Whether a client wants Markdown by name, and at least as much as for HTML: agents do, browsers do not. */
export function wantsMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const accept = headers.accept?.toLowerCase() ?? ''
  if (!accept.includes('text/markdown')) return false
  const wanted = weightOf(accept, 'text/markdown')
  return wanted > 0 && wanted >= weightOf(accept, 'text/html')
}
