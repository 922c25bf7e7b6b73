import type { Payload } from 'payload'
import { z } from 'zod'
import type { Locale } from '../../domain/locale.ts'
import type { ApiScope } from '../../domain/partners/api-scope.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import type { Outbox } from '../orders/outbox.ts'
import type { UsedKey } from './api-keys.ts'
import { schemaSentences } from '../http/schema-sentences.ts'
import { faultText, type Fault, type ApiProblem } from './problem.ts'

/** What the API reads and writes with. */
export type ApiParts = {
  payload(): Promise<Payload>
  catalogue: Catalogue
  outbox: Pick<Outbox, 'run'>
  siteUrl: string
}
type Object = z.ZodObject
type Shape<P extends Object, Q extends Object, B extends z.ZodType, A extends z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT'
  /** Below the API, with `{name}` for each of `params`. */
  path: string
  scope: ApiScope
  summary: string
  params: P
  query: Q
  /** Only of writes. */
  body?: B
  answer: A
  run(asked: RouteRequest<z.output<P>, z.output<Q>, z.output<B>>, parts: ApiParts): Promise<z.input<A> | ApiProblem>
}
/** A request to the API: its values, the key it shows, what its answer is stored under, and its language. */
type RouteRequest<Params, Query, Body> = {
  params: Params
  query: Query
  body: Body
  key: UsedKey
  idempotencyKey: string
  /** In which faults are said. */
  locale: Locale
}
/** A request before its values are read by a route's schemas. */
export type RawRequest = RouteRequest<Record<string, string>, Record<string, string>, unknown>
/** A route as it is looked for, run and described. */
export type Route = Pick<
  Shape<Object, Object, z.ZodType, z.ZodType>,
  'method' | 'path' | 'scope' | 'summary' | 'params' | 'query' | 'body' | 'answer'
> & {
  run(asked: RawRequest, parts: ApiParts): Promise<{ answer: unknown } | ApiProblem>
}

/** A route that reads what it is asked by its schemas, and answers nothing but what its schema says. */
export function route<P extends Object, Q extends Object, B extends z.ZodType, A extends z.ZodType>(
  shape: Shape<P, Q, B, A>,
): Route {
  const { method, path, scope, summary, params, query, body, answer } = shape
  return {
    method,
    path,
    scope,
    summary,
    params,
    query,
    ...(body && { body }),
    answer,
    async run(asked, parts) {
      const read = z.object({ params, query: query.strict(), body: body ?? z.undefined() }).safeParse(
        { params: asked.params, query: asked.query, body: body ? asked.body : undefined },
        {
          error: schemaSentences(asked.locale, (issue) =>
            isNoNumber(issue) ? faultText('whole_number', asked.locale) : undefined,
          ),
        },
      )
      if (!read.success) return { problem: 'invalid', errors: faultsOf(read.error) }
      const given = read.data as { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
      const { key, idempotencyKey, locale } = asked
      const done = await shape.run({ ...given, key, idempotencyKey, locale }, parts)
      return isProblem(done) ? done : { answer: answer.parse(done) }
    },
  }
}

/** Text of a query that was taken for a number; all numbers in queries are whole. */
const isNoNumber = ({ code, input }: z.core.$ZodRawIssue): boolean => code === 'invalid_type' && Number.isNaN(input)

const isProblem = (done: unknown): done is ApiProblem => typeof done === 'object' && done !== null && 'problem' in done

const faultsOf = ({ issues }: z.ZodError): Fault[] =>
  issues.map(({ path, message }) => ({ path: path.join('.'), message }))
