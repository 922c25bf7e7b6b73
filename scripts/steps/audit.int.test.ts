import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { auditDependencies } from './audit.ts'

/** A registry that knows these weaknesses of nodemailer, and nothing else; or one without an audit. */
async function verdictFrom(weaknesses: object[] | undefined) {
  const asked: string[] = []
  const registry = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => {
      const isAudit = request.url === '/-/npm/v1/security/advisories/bulk'
      if (!isAudit || !weaknesses)
        response.writeHead(isAudit ? 405 : 404, { 'content-type': 'application/json' }).end('{}')
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(weaknesses.length > 0 ? { nodemailer: weaknesses } : {}))
    })
  })
  await new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', resolve))
  try {
    const { state, words } = await auditDependencies(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`)
    expect(asked).toContain('POST /-/npm/v1/security/advisories/bulk')
    return [state, words]
  } finally {
    registry.close()
  }
}
let count = 0
/** npm remembers what it read of a weakness by its number. */
const weakness = (severity: string) => ({
  id: Date.now() + ++count,
  url: `https://advisories.example/${count}`,
  title: 'A weakness',
  severity,
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 0, vectorString: null },
})

test(
  'npm is really asked: a registry that knows of a high weakness stops the work, any other answer does not',
  { timeout: 120_000 },
  async () => {
    expect(await verdictFrom([weakness('high')])).toEqual(['bad', expect.stringContaining('nodemailer (high)')])
    expect(await verdictFrom([weakness('low')])).toEqual([
      'clean',
      expect.stringContaining('less than that: nodemailer'),
    ])
    expect(await verdictFrom([])).toEqual(['clean', expect.stringContaining('nothing high or critical')])
    expect(await verdictFrom(undefined)).toEqual(['unknown', expect.stringContaining('not checked')])
  },
)
