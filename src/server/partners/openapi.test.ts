import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'
import { apiRoutes } from './partner-api.ts'

type Operation = { requestBody?: object; responses: object }
const { paths } = openApi(apiRoutes, { siteUrl: 'https://portage.example' })
const operations = Object.values(paths).flatMap((methods) => Object.values(methods)) as Operation[]

/** The schemas of objects in a part of the description. */
const objectsIn = (part: unknown): Record<string, unknown>[] =>
  typeof part !== 'object' || part === null
    ? []
    : [
        ...('type' in part && part.type === 'object' && 'properties' in part ? [{ ...part }] : []),
        ...Object.values(part).flatMap(objectsIn),
      ]

test('bodies of requests have the members that are described and no others; answers may get more', () => {
  const asked = operations.flatMap(({ requestBody }) => objectsIn(requestBody))
  const answered = operations.flatMap(({ responses }) => objectsIn(responses))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([])
  expect(answered.filter((one) => 'additionalProperties' in one)).toEqual([])
})
