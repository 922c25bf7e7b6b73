/** So much of a conversation is at the start of a letter: room is left for what the shopper adds. */
const LONGEST_START = 2000

/**
 * What a letter to a person starts with: what the shopper wrote in the conversation, a line each, but for topics that
 * were only chosen; of a long conversation its last lines.
 */
export function letterStart(questions: readonly string[], topics: readonly string[]): string {
  const lines = questions.filter((question) => !topics.includes(question))
  while (lines.length > 1 && lines.join('\n').length > LONGEST_START) lines.shift()
  return lines.join('\n')
}
