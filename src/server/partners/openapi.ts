import { z } from 'zod'
import { shopName } from '../../domain/shop-name.ts'
import { PARTNER_API } from '../../domain/partners/api-scope.ts'
import { problemDetails } from './problem.ts'
import type { Route } from './route.ts'

/** Raised by what callers must know of; its first number is that of the address. */
const VERSION = '1.0.0'

const json = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } })
/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. Answers may get more members later, requests have those alone. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  })
  return plain
}

/** The description of the API, made from the schemas by which it reads and answers. */
export function openApi(routes: readonly Route[], { siteUrl }: { siteUrl: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { path, method, ...each } of routes)
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operation({ path, method, ...each }) }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shopName()} partner API`,
      version: VERSION,
      description:
        'Products, stock, orders and customers for systems of the merchant. Amounts are Canadian cents, times ISO 8601 in UTC. Lists go on with `after`, the `next` of the page before.',
    },
    servers: [{ url: siteUrl + PARTNER_API.slice(0, -1) }],
    security: [{ key: [] }],
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key made in the admin: ptg_…' } },
      schemas: { Problem: schemaOf(problemDetails, 'output') },
    },
    paths,
  }
}

function operation({ path, method, scope, summary, params, query, body, answer }: Omit<Route, 'run'>): object {
  const isWrite = method !== 'GET'
  return {
    operationId: `${method.toLowerCase()}-${path.replaceAll(/[{}]/g, '').replaceAll('/', '-')}`,
    summary,
    description: `Scope: ${scope}`,
    'x-scope': scope,
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(isWrite
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              description:
                'Of this write alone: asked for again with it within 48 hours, it is answered and not done again.',
              schema: { type: 'string', minLength: 8, maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(body && { requestBody: { required: true, ...json(schemaOf(body, 'input')) } }),
    responses: {
      200: { description: 'Done', ...json(schemaOf(answer, 'output')) },
      default: {
        description: 'Not done, and why (RFC 9457)',
        ...json({ $ref: '#/components/schemas/Problem' }, 'application/problem+json'),
      },
    },
  }
}

function parametersOf(shape: z.ZodObject, where: 'path' | 'query'): object[] {
  const { properties = {} } = schemaOf(shape, 'output') as { properties?: Record<string, Record<string, unknown>> }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    required: where === 'path',
    ...(description !== undefined && { description }),
    schema,
  }))
}
