import type { QuestionError, QuestionField, QuestionProblem } from './question-form.ts'

const fields: readonly QuestionField[] = ['text', 'author', 'email']
const problems: readonly QuestionProblem[] = ['missing', 'no-email', 'too-long', 'link', 'markup']
const reasons = ['unknown-product', 'too-many'] as const

/** Why a question was refused, as the address of a page says it to a browser without scripts. */
export type QuestionRefusal = QuestionError | (typeof reasons)[number]

export const refusalText = (why: QuestionRefusal): string =>
  typeof why === 'string' ? why : `${why.field} ${why.problem}`

/** @param text untrusted */
export function readRefusal(text: string | null): QuestionRefusal | undefined {
  const [first, second] = text?.split(' ') ?? []
  const [field, problem] = [fields.find((each) => each === first), problems.find((each) => each === second)]
  return field && problem ? { field, problem } : reasons.find((each) => each === text)
}
