import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from './run.ts'
import { sbomOf } from './sbom.ts'

const list = { bomFormat: 'CycloneDX', metadata: { component: { name: 'folder' } }, components: [{ name: 'pg' }] }

test('the list of packages is npm’s, under the name of the shop', () =>
  expect(sbomOf(`npm warn something\n${JSON.stringify(list)}\n`, 'portage')).toEqual({
    ...list,
    metadata: { component: { name: 'portage' } },
  }))

test.each(['', 'npm error 404', '{"error":{}}', JSON.stringify({ ...list, components: [] }), '{"bomFormat":"SPDX"}'])(
  'what is not a list (%s) is refused',
  (output) => expect(sbomOf(output, 'portage')).toBeUndefined(),
)

test('no esbuild is there whose server answers any website (before 0.25, GHSA-67mh-4wv8-f99x)', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
    .parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const versions = Object.entries(packages).flatMap(([where, { version }]) =>
    where.endsWith('node_modules/esbuild') && version ? [version] : [],
  )
  expect(versions).not.toEqual([])
  for (const version of versions) expect(Number(version.split('.')[1])).toBeGreaterThanOrEqual(25)
})
