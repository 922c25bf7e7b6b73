import { expect, test } from 'vitest'
import { letterStart } from './letter-start.ts'

const topics = ['I want to talk to a person']
const long = (letter: string) => letter.repeat(500)
test.each([
  ['nothing was written', [], ''],
  ['only a topic was chosen', ['I want to talk to a person'], ''],
  [
    'what was written, a line each',
    ['My tent tore', 'I want to talk to a person', 'Order P-100010'],
    'My tent tore\nOrder P-100010',
  ],
  ['the last lines of much', [...'abcde'].map(long), [...'cde'].map(long).join('\n')],
])('a letter starts with the conversation: %s', (_, questions, start) =>
  expect(letterStart(questions, topics)).toBe(start),
)
