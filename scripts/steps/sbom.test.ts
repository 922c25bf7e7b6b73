import { expect, test } from 'vitest'
import { sbomOf } from './sbom.ts'

const list = { bomFormat: 'CycloneDX', metadata: { component: { name: 'folder' } }, components: [{ name: 'pg' }] }

test('the list of packages is npm’s, under the name of the shop', () =>
  expect(sbomOf(`npm warn something\n${JSON.stringify(list)}\n`, 'portage')).toEqual({
    ...list,
    metadata: { component: { name: 'portage' } },
  }))

test.each(['', 'npm error 404', '{"error":{}}', JSON.stringify({ ...list, components: [] }), '{"bomFormat":"SPDX"}'])(
  'what is no list (%s) is none',
  (output) => expect(sbomOf(output, 'portage')).toBeUndefined(),
)
