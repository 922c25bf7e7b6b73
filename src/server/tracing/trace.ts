export type Attributes = Record<string, string | number>
/** A piece of work that is measured, and what it begins in turn. */
export type Span = {
  /** Whatever `work` begins is part of this span. */
  run<T>(work: () => T): T
  end(attributes?: Attributes, error?: unknown): void
}
export type StartSpan = (name: string, attributes: Attributes) => Span

let start: StartSpan | undefined

/** Where spans go from now on; nowhere without one. */
export const traceWith = (given: StartSpan | undefined): void => void (start = given)

/** Begins a span where traces are recorded. Names and attributes are words of ours, never what a shopper sent. */
export const startSpan = (name: string, attributes: Attributes): Span | undefined => start?.(name, attributes)

/** Does work in a span of its own, with what `found` says of its result. */
export async function traced<T>(
  name: string,
  attributes: () => Attributes,
  work: () => Promise<T>,
  found?: (result: T) => Attributes,
): Promise<T> {
  const span = start?.(name, attributes())
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
