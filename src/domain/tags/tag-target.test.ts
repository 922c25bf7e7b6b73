import { expect, test } from 'vitest'
import { tagTarget } from './tag-target.ts'

const known = new Set(['back-in-stock'])

// acceptance 54
test.each([
  [
    { id: 'back-in-stock', path: '/x', isLink: true },
    { kind: 'link', path: '/x' },
  ],
  [
    { id: 'back-in-stock', path: '/x', isLink: false },
    { kind: 'info', id: 'back-in-stock' },
  ],
  [
    { id: 'back-in-stock', path: '', isLink: true },
    { kind: 'info', id: 'back-in-stock' },
  ],
  [{ id: 'online-only', path: '/x', isLink: false }, { kind: 'text' }],
  [{ id: 'online-only', path: '', isLink: true }, { kind: 'text' }],
])('%j leads to %j', (tag, target) => expect(tagTarget(tag, known)).toEqual(target))
