import { expect, test } from 'vitest'
import { reachOf } from './shop-contact.ts'

test('a shop is reached as its settings say, and nowhere where they say nothing', () => {
  expect(reachOf({ company: 'Portage inc.', email: 'aide@portage.test' })).toEqual({ email: 'aide@portage.test' })
  expect(reachOf({ company: 'Portage inc.', telephone: '' })).toBeUndefined()
})
