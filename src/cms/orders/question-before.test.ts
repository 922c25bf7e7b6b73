import { expect, test } from 'vitest'
import { sampleSheet } from '../testing/sample-sheet.ts'
import { questionBefore } from './question-before.ts'

test('the question before a cancellation names the gift cards that were sent already', () => {
  const cards = [
    { name: '•••• 2XWN (ann@example.com)', isSent: true, isSpent: false },
    { name: '•••• 7KLM (bob@example.com)', isSent: false, isSpent: false },
  ]
  expect(questionBefore(sampleSheet({ cards }), 'en', 'cancel')).toMatch(
    /refund everything\?\nGift cards already emailed stop working.*: •••• 2XWN \(ann@example\.com\)$/,
  )
})
