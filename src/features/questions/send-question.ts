import { readQuestion, type QuestionError } from '../../domain/questions/question-form.ts'
import type { AskAnswer, AskMail } from '../../domain/questions/question.ts'

export type Sent =
  | { state: 'sent'; mails: AskMail }
  | { state: 'wrong'; errors: QuestionError[] }
  | { state: 'unknown-product' | 'too-many' | 'failed' }

/** Sends the question of a form; what became of it. */
export async function sendQuestion(form: FormData): Promise<Sent> {
  const fields = Object.fromEntries([...form].filter((entry) => typeof entry[1] === 'string'))
  const read = readQuestion(fields)
  if (Array.isArray(read)) return { state: 'wrong', errors: read }
  try {
    const response = await fetch('/api/questions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    const answer = (await response.json()) as AskAnswer
    if (answer.ok) return { state: 'sent', mails: answer.mails }
    return answer.reason === 'wrong-fields' ? { state: 'wrong', errors: answer.errors } : { state: answer.reason }
  } catch {
    return { state: 'failed' }
  }
}
