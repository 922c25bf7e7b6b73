/** What the pages of questions can say, after a form or a link of a mail. */
const questionSteps = ['sent', 'refused', 'confirm', 'confirmed', 'stop', 'stopped', 'allowed', 'expired'] as const
export type QuestionStep = (typeof questionSteps)[number]

/** A step that a URL may name. */
export const isQuestionStep = (text: string | undefined): text is QuestionStep =>
  questionSteps.some((step) => step === text)
