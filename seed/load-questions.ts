import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { spacedIn } from '../src/domain/french-spacing.ts'
import { locales } from '../src/domain/locale.ts'
import { readQuestion } from '../src/domain/questions/question-form.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

const schema = z.record(
  z.string(),
  z.array(
    z.strictObject({
      language: z.enum(locales),
      author: z.string(),
      on: z.iso.date(),
      text: z.string(),
      answer: z.string(),
    }),
  ),
)

/** The sample questions, each by the rules of the shop's own form. */
export function readQuestions() {
  const file = schema.parse(parse(readFileSync(new URL('questions.yaml', import.meta.url), 'utf8')))
  return Object.entries(file).flatMap(([product, questions]) =>
    questions.map(({ language, on, text, author, answer }, at) => {
      const spaced = (words: string) => spacedIn(language, words)
      const question = readQuestion({ text: spaced(text), author })
      if (Array.isArray(question)) throw new Error(`questions.yaml, ${product}: ${JSON.stringify(question)}`)
      return { key: `sample ${product} ${at}`, product, language, on, ...question, answer: spaced(answer) }
    }),
  )
}

/** Questions that show how they look; the admin marks them as samples. */
export async function loadQuestions({ payload, ensure, progress }: Seeding): Promise<void> {
  const questions = readQuestions()
  const idOf = await productIds(payload, questions)
  let done = 0
  for (const { key, product, on, ...question } of questions) {
    const id = idOf.get(product)
    if (id !== undefined)
      await ensure('questions', { key }, () => ({
        ...question,
        product: id,
        askedAt: `${on}T12:00:00.000Z`,
        status: 'published',
        mailState: 'none',
        isSample: true,
      }))
    progress('questions', ++done, questions.length)
  }
}
