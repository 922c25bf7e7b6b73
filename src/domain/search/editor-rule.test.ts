import { expect, test } from 'vitest'
import { toSearchRule, toSearchSynonym, type EditorRule } from './editor-rule.ts'

const rule: EditorRule = {
  id: '7',
  language: 'en',
  name: 'Spring',
  active: true,
  anchoring: 'contains',
  query: ' tent ',
  action: 'pin',
  products: ['5138-624', '5138-341'],
  url: '/en/stores',
  replacement: '',
}

test.each([
  [{}, { promote: [{ objectIDs: ['5138-624', '5138-341'], position: 0 }], filterPromotes: true }],
  [{ action: 'hide' }, { hide: [{ objectID: '5138-624' }, { objectID: '5138-341' }] }],
  [{ action: 'redirect' }, { params: { renderingContent: { redirect: { url: '/en/stores' } } } }],
  [
    { action: 'replace', replacement: 'shelter' },
    { params: { query: { edits: [{ type: 'replace', delete: 'tent', insert: 'shelter' }] } } },
  ],
  [{ action: 'replace' }, { params: { query: { edits: [{ type: 'remove', delete: 'tent' }] } } }],
] as const)('%j does %j', (more, consequence) =>
  expect(toSearchRule({ ...rule, ...more })).toEqual({
    objectID: 'editor-7',
    description: 'Spring',
    enabled: true,
    conditions: [
      {
        pattern: 'tent',
        anchoring: 'contains',
        ...(!('action' in more && more.action === 'replace') && { alternatives: true }),
      },
    ],
    consequence,
  }),
)

test.each([
  [{ query: ' ' }],
  [{ products: [] }],
  [{ action: 'hide', products: [] }],
  [{ action: 'redirect', url: '' }],
] as const)('%j does nothing', (more) =>
  expect(toSearchRule({ ...rule, ...more, products: 'products' in more ? [] : rule.products })).toBeUndefined(),
)

test.each([
  [{ from: 1_000_500 }, { from: 1000, until: 4_102_444_800 }],
  [{ until: 2_000_000 }, { from: 0, until: 2000 }],
  [
    { from: 1_000_000, until: 2_000_000 },
    { from: 1000, until: 2000 },
  ],
])('the dates %j are %j in seconds', (dates, validity) =>
  expect(toSearchRule({ ...rule, ...dates })?.validity).toEqual([validity]),
)

test('without dates a rule always applies', () => expect(toSearchRule(rule)).not.toHaveProperty('validity'))

test.each([
  [
    { kind: 'same', words: ['toque', 'beanie'] },
    { type: 'synonym', synonyms: ['toque', 'beanie'] },
  ],
  [
    { kind: 'one-way', input: 'shelter', words: ['tent'] },
    { type: 'onewaysynonym', input: 'shelter', synonyms: ['tent'] },
  ],
  [{ kind: 'same', words: ['toque'] }, undefined],
  [{ kind: 'one-way', words: ['tent'] }, undefined],
] as const)('%j is %j', (given, expected) =>
  expect(toSearchSynonym({ id: '1', language: 'en', input: '', ...given, words: [...given.words] })).toEqual(
    expected && { objectID: 'editor-1', ...expected },
  ),
)
