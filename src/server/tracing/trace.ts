import type { IncomingMessage } from 'node:http'

export type Attributes = Record<string, string | number>
/** A piece of work that is measured, and what it begins in turn. */
export type Span = {
  /** Whatever `work` begins is part of this span. */
  run<T>(work: () => T): T
  /** `name`: where what was done is known only now. */
  end(attributes?: Attributes, error?: unknown, name?: string): void
}
export type Begun = {
  name: string
  /** Whether another program is asked for it, such as the database, or it is done here. */
  kind: 'client' | 'internal'
  /** Words of ours, never what a shopper sent. */
  attributes(): Attributes
}
export type Tracer = {
  /** A request that came in, the only work that begins a trace, or goes on with that of a proxy. */
  request(attributes: Attributes, traceparent: string | undefined): Span
  /** None where nothing that is traced asked for it, as where the shop looks for work by itself. */
  below(begun: Begun): Span | undefined
}

let tracer: Tracer | undefined

/** Where spans go from now on; nowhere without one. */
export const traceWith = (given: Tracer | undefined): void => void (tracer = given)

/** Begins the span of a request where traces are recorded; below that of a proxy, where one is trusted. */
export function startRequest(
  { method = '', headers: { traceparent } }: Pick<IncomingMessage, 'method' | 'headers'>,
  id: string,
  trustProxy: boolean,
): Span | undefined {
  const above = trustProxy && typeof traceparent === 'string' ? traceparent : undefined
  return tracer?.request({ 'http.request.method': method, 'portage.request_id': id }, above)
}

/** Does work in a span of its own, with what `found` says of its result. */
export async function traced<T>(begun: Begun, work: () => Promise<T>, found?: (result: T) => Attributes): Promise<T> {
  const span = tracer?.below(begun)
  if (!span) return work()
  try {
    const result = await span.run(work)
    span.end(found?.(result))
    return result
  } catch (error) {
    span.end({}, error)
    throw error
  }
}
