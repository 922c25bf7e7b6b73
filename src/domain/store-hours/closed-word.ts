const closedWords = ['closed', 'fermé', 'close', 'ferme']

/**
 * Whether the whole text, trimmed, in any case, é composed or not, is a word for closed: "closes at 5" is none
 * (acceptance 141).
 */
export const isClosedWord = (text: string): boolean => closedWords.includes(text.normalize('NFC').trim().toLowerCase())
