import type { Both } from '../../src/domain/locale.ts'

/**
 * Words that a shopper looks for before all tests (support/before.setup.ts), and no one else: the report of searches
 * has them half a minute later (admin-shopfront.spec.ts).
 */
export const lookedFor: Both = { en: 'zorblaxen', fr: 'zorblaxfr' }
