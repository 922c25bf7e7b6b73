import { depthOf } from '../index/record.ts'
import { readParams, type SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'

/** A request as it came, below the base path: `/1/indexes/…`. Header names in small letters. */
export type ProtocolRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | string[] | undefined>
  bodyText: string
}
export type ProtocolAnswer = { status: number; body: unknown }

export type Body = Record<string, unknown>

/** The body as JSON, whatever its content type: browsers send it as text, to avoid a preflight request. */
export function jsonOf(bodyText: string): unknown {
  if (bodyText.trim() === '') return {}
  let json: unknown
  try {
    json = JSON.parse(bodyText)
  } catch {
    throw new Refusal('Invalid JSON in body')
  }
  if (depthOf(json, DEEPEST_BODY) > DEEPEST_BODY) throw new Refusal(`Too deep a body, at most ${DEEPEST_BODY} levels`)
  return json
}

/** Records have 20 levels, and a batch some around them. */
const DEEPEST_BODY = 30

/** A JSON object, not a list. */
export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body of a request; anything but an object is a Refusal. */
export function bodyOf(bodyText: string): Body {
  const json = jsonOf(bodyText)
  if (!isBody(json)) throw new Refusal('Expecting a JSON object in body')
  return json
}

/** Search parameters by themselves, and those of a `params` text such as `query=tent&page=1`; the former prevail. */
export function paramsOf({ params, ...rest }: Body): { search: SearchParams; given: Body } {
  const given = {
    ...(typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : isBody(params) ? params : {}),
    ...rest,
  }
  return { search: readParams<SearchParams>(given), given }
}

/** The request as echoed in a response's `params`. */
export const paramsText = (given: Body): string =>
  new URLSearchParams(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString()

/** Credentials are in headers or in the address. */
export const credential = (
  { headers, query }: Pick<ProtocolRequest, 'headers' | 'query'>,
  name: 'x-algolia-api-key' | 'x-algolia-application-id',
): string => {
  const header = headers[name]
  return (Array.isArray(header) ? header[0] : header) ?? query.get(name) ?? ''
}
