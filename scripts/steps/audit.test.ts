import { expect, test } from 'vitest'
import { auditVerdict } from './audit.ts'

const report = (vulnerabilities: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: {}, dependencies: { prod: 900 } },
  })

test.each([
  [report({}), 'clean', /nothing high or critical in 900/],
  [`npm warn config\n${report({})}`, 'clean', /900/],
  [report({ qs: { severity: 'moderate' } }), 'clean', /less than that: qs/],
  [report({ qs: { severity: 'moderate' }, tar: { severity: 'high' } }), 'bad', /tar \(high\)/],
  [report({ tar: { severity: 'critical' } }), 'bad', /tar \(critical\)/],
  [
    '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk","statusCode":405}',
    'unknown',
    /not checked/,
  ],
  ['npm error audit endpoint returned an error', 'unknown', /not checked/],
  ['', 'unknown', /not checked/],
] as const)('%s is %s', (output, state, words) =>
  expect(auditVerdict(output)).toEqual({ state, words: expect.stringMatching(words) }),
)
