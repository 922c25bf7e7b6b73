import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { AnswerWaits } from './answer-waits.tsx'

const store = vi.hoisted((): { fields: Record<string, { value: unknown }> } => ({ fields: {} }))
vi.mock('@payloadcms/ui', () => ({
  useFormFields: (select: (of: [typeof store.fields]) => unknown) => select([store.fields]),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}))

test.each([
  ['pending', 'Oui, en mai.', true],
  ['pending', ' ', false],
  ['pending', null, false],
  ['published', 'Oui, en mai.', false],
  ['rejected', 'Oui, en mai.', false],
])('a question that is %s with the answer %j says that it waits: %s', (status, answer, waits) => {
  store.fields = { status: { value: status }, answer: { value: answer } }
  expect(renderToStaticMarkup(<AnswerWaits />).includes(staffText('fr', 'answer_waits'))).toBe(waits)
})
